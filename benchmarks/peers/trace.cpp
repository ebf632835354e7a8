// Pinocchio traced by CasADi: its templates run on casadi::SX, and CasADi writes the C (built and called by casadi_peer.py).
#include <pinocchio/autodiff/casadi.hpp>

#include <pinocchio/algorithm/aba.hpp>
#include <pinocchio/algorithm/crba.hpp>
#include <pinocchio/algorithm/jacobian.hpp>
#include <pinocchio/algorithm/kinematics.hpp>
#include <pinocchio/algorithm/regressor.hpp>
#include <pinocchio/algorithm/rnea-derivatives.hpp>
#include <pinocchio/algorithm/rnea.hpp>

#include "robot.hpp"

namespace {

using casadi::SX;
using Model = pinocchio::ModelTpl<SX>;
using Data = pinocchio::DataTpl<SX>;
using Vector = Eigen::Matrix<SX, Eigen::Dynamic, 1>;

Vector vector(const SX & x) {
  Vector out(x.numel());
  for (casadi_int k = 0; k < x.numel(); ++k) out(k) = x(k);
  return out;
}

template <typename Matrix>
SX dense(const Matrix & m, bool symmetric = false) {
  SX out = SX::zeros(m.cols(), m.rows()); // CasADi stores by columns: the transpose is row by row
  for (int i = 0; i < m.rows(); ++i)
    for (int j = 0; j < m.cols(); ++j) out(j, i) = symmetric && j < i ? m(j, i) : m(i, j);
  return out;
}

} // namespace

int main(int count, char ** arguments) {
  if (count != 4) return 2;
  const Model model = peers::read_model(arguments[1]).cast<SX>();
  const std::string folder = arguments[2], name = arguments[3];
  const SX q = SX::sym("q", model.nq), v = SX::sym("v", model.nv), a = SX::sym("a", model.nv);
  const Vector Q = vector(q), V = vector(v), A = vector(a);
  const auto fresh = [&] { return Data(model); };
  casadi::CodeGenerator out(name + ".c");
  const auto add = [&](const char * function, const std::vector<SX> & inputs, const std::vector<SX> & outputs) {
    out.add(casadi::Function(function, inputs, outputs));
  };
  { Data d = fresh(); pinocchio::rnea(model, d, Q, V, A); add("rnea", {q, v, a}, {dense(d.tau)}); }
  { Data d = fresh(); pinocchio::crba(model, d, Q); add("crba", {q}, {dense(d.M, true)}); }
  { Data d = fresh(); pinocchio::aba(model, d, Q, V, A); add("aba", {q, v, a}, {dense(d.ddq)}); }
  { Data d = fresh(); pinocchio::nonLinearEffects(model, d, Q, V); add("nonLinearEffects", {q, v}, {dense(d.nle)}); }
  { Data d = fresh(); pinocchio::computeGeneralizedGravity(model, d, Q); add("computeGeneralizedGravity", {q}, {dense(d.g)}); }
  { Data d = fresh(); pinocchio::forwardKinematics(model, d, Q); add("forwardKinematics", {q}, {dense(d.oMi.back().toHomogeneousMatrix())}); }
  {
    Data d = fresh();
    pinocchio::computeJointJacobians(model, d, Q);
    add("computeJointJacobians", {q}, {dense(d.oMi.back().toHomogeneousMatrix()), dense(d.J)});
  }
  {
    Data d = fresh();
    pinocchio::computeJointTorqueRegressor(model, d, Q, V, A);
    add("computeJointTorqueRegressor", {q, v, a}, {dense(d.jointTorqueRegressor)});
  }
  {
    Data d = fresh();
    pinocchio::computeRNEADerivatives(model, d, Q, V, A);
    add("computeRNEADerivatives", {q, v, a}, {dense(d.dtau_dq), dense(d.dtau_dv), dense(d.M, true)});
  }
  out.generate(folder + "/");
  return 0;
}
