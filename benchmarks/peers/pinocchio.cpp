// Pinocchio's algorithms over an array of states, behind a plain C interface (built and called by pinocchio_peer.py).
#include <cstddef>
#include <vector>

#include <pinocchio/algorithm/aba-derivatives.hpp>
#include <pinocchio/algorithm/aba.hpp>
#include <pinocchio/algorithm/crba.hpp>
#include <pinocchio/algorithm/jacobian.hpp>
#include <pinocchio/algorithm/kinematics.hpp>
#include <pinocchio/algorithm/regressor.hpp>
#include <pinocchio/algorithm/rnea-derivatives.hpp>
#include <pinocchio/algorithm/rnea.hpp>

#include "robot.hpp"

namespace {

using Eigen::VectorXd;
using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

struct Peer {
  pinocchio::Model model;
  pinocchio::Data data;
  std::vector<VectorXd> q, v, a;
  explicit Peer(const char * path) : model(peers::read_model(path)), data(model) {}
};

std::vector<VectorXd> rows(std::size_t count, int width, const double * x) {
  std::vector<VectorXd> out;
  for (std::size_t k = 0; k < count; ++k) out.push_back(Eigen::Map<const VectorXd>(x + width * k, width));
  return out;
}

template <typename Matrix>
double * put(double * out, const Matrix & x) {
  Eigen::Map<RowMajor>(out, x.rows(), x.cols()) = x;
  return out + x.rows() * x.cols();
}

// One call per state; results are written row after row where a place for them is given, else they stay in pinocchio::Data.
template <typename Call, typename Result>
void each(Peer & p, std::size_t rounds, double * out, Call call, Result result) {
  for (std::size_t r = 0; r < rounds; ++r) {
    double * to = out;
    for (std::size_t k = 0; k < p.q.size(); ++k) {
      call(p.q[k], p.v[k], p.a[k]);
      if (out) to = result(to);
    }
  }
}

} // namespace

#define PEER(name, call, result)                                                                                        \
  extern "C" void name(void * handle, std::size_t rounds, double * out) {                                               \
    Peer & p = *static_cast<Peer *>(handle);                                                                            \
    each(                                                                                                               \
      p, rounds, out, [&](const VectorXd & q, const VectorXd & v, const VectorXd & a) { (void)v, (void)a; call; },      \
      [&](double * to) { return result; });                                                                             \
  }

extern "C" void * peer_new(const char * path) { return new Peer(path); }
extern "C" void peer_delete(void * handle) { delete static_cast<Peer *>(handle); }
extern "C" void peer_states(void * handle, std::size_t count, const double * q, const double * v, const double * a) {
  Peer & p = *static_cast<Peer *>(handle);
  p.q = rows(count, p.model.nv, q), p.v = rows(count, p.model.nv, v), p.a = rows(count, p.model.nv, a);
}

PEER(rnea, pinocchio::rnea(p.model, p.data, q, v, a), put(to, p.data.tau))
PEER(crba, pinocchio::crba(p.model, p.data, q), put(to, p.data.M.selfadjointView<Eigen::Upper>()))
PEER(aba, pinocchio::aba(p.model, p.data, q, v, a), put(to, p.data.ddq))
PEER(nonLinearEffects, pinocchio::nonLinearEffects(p.model, p.data, q, v), put(to, p.data.nle))
PEER(computeGeneralizedGravity, pinocchio::computeGeneralizedGravity(p.model, p.data, q), put(to, p.data.g))
PEER(forwardKinematics, pinocchio::forwardKinematics(p.model, p.data, q), put(to, p.data.oMi.back().toHomogeneousMatrix()))
PEER(computeJointJacobians, pinocchio::computeJointJacobians(p.model, p.data, q),
     put(put(to, p.data.oMi.back().toHomogeneousMatrix()), p.data.J))
PEER(computeJointTorqueRegressor, pinocchio::computeJointTorqueRegressor(p.model, p.data, q, v, a), put(to, p.data.jointTorqueRegressor))
PEER(computeRNEADerivatives, pinocchio::computeRNEADerivatives(p.model, p.data, q, v, a),
     put(put(put(to, p.data.dtau_dq), p.data.dtau_dv), p.data.M.selfadjointView<Eigen::Upper>()))
PEER(computeABADerivatives, pinocchio::computeABADerivatives(p.model, p.data, q, v, a), put(put(to, p.data.ddq_dq), p.data.ddq_dv))
