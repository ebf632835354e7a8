// Pinocchio's constrained dynamics of a robot on a free base with closed loops (built and called by benchmarks/structures.py).
#include <cstddef>
#include <string>
#include <vector>

#include <pinocchio/algorithm/constrained-dynamics.hpp>

#include "robot.hpp"

namespace {

using Eigen::VectorXd;
using Constraints = std::vector<pinocchio::RigidConstraintModel, Eigen::aligned_allocator<pinocchio::RigidConstraintModel>>;
using ConstraintData = std::vector<pinocchio::RigidConstraintData, Eigen::aligned_allocator<pinocchio::RigidConstraintData>>;

// Lines: "joints n", "gravity x y z", the inertia of the base, for each joint "parent armature placement inertia", then
// "loops m" and for each loop joint and placement of both of its ends.
struct Peer {
  pinocchio::Model model;
  pinocchio::Data data;
  Constraints loops;
  ConstraintData loop_data;
  std::vector<VectorXd> q, v, tau;
  pinocchio::ProximalSettings settings;

  explicit Peer(const char * path) : settings(1e-10, 1e-10, 1e-10, 2) {
    std::ifstream in(path);
    std::string word;
    int joints = 0, count = 0;
    Eigen::Vector3d gravity;
    in >> word >> joints >> word >> gravity(0) >> gravity(1) >> gravity(2);
    model.gravity.linear(gravity);
    const auto base = model.addJoint(0, pinocchio::JointModelFreeFlyer(), pinocchio::SE3::Identity(), "base");
    model.appendBodyToJoint(base, peers::read_inertia(in), pinocchio::SE3::Identity());
    VectorXd armature = VectorXd::Zero(6 + joints);
    for (int j = 0; j < joints; ++j) {
      std::size_t parent = 0;
      in >> parent >> armature(6 + j);
      const pinocchio::SE3 placement = peers::read_placement(in);
      const auto id = model.addJoint(parent, pinocchio::JointModelRZ(), placement, "joint" + std::to_string(j + 1));
      model.appendBodyToJoint(id, peers::read_inertia(in), pinocchio::SE3::Identity());
    }
    model.armature = armature;
    in >> word >> count;
    for (int k = 0; k < count; ++k) {
      std::size_t one = 0, other = 0;
      in >> one;
      const pinocchio::SE3 at_one = peers::read_placement(in);
      in >> other;
      const pinocchio::SE3 at_other = peers::read_placement(in);
      loops.emplace_back(pinocchio::CONTACT_3D, model, one, at_one, other, at_other, pinocchio::LOCAL);
    }
    if (!in) throw std::runtime_error("cannot read the robot");
    data = pinocchio::Data(model);
    for (const auto & loop : loops) loop_data.emplace_back(loop);
    pinocchio::initConstraintDynamics(model, data, loops, loop_data);
  }
};

} // namespace

extern "C" void * peer_new(const char * path) { return new Peer(path); }

extern "C" void peer_states(void * handle, std::size_t count, const double * q, const double * v, const double * tau) {
  Peer & p = *static_cast<Peer *>(handle);
  for (std::size_t k = 0; k < count; ++k) {
    p.q.push_back(Eigen::Map<const VectorXd>(q + p.model.nq * k, p.model.nq));
    p.v.push_back(Eigen::Map<const VectorXd>(v + p.model.nv * k, p.model.nv));
    p.tau.push_back(Eigen::Map<const VectorXd>(tau + p.model.nv * k, p.model.nv));
  }
}

extern "C" void constrained(void * handle, std::size_t rounds, double * out) {
  Peer & p = *static_cast<Peer *>(handle);
  for (std::size_t r = 0; r < rounds; ++r)
    for (std::size_t k = 0; k < p.q.size(); ++k) {
      pinocchio::constraintDynamics(p.model, p.data, p.q[k], p.v[k], p.tau[k], p.loops, p.loop_data, p.settings);
      if (out) Eigen::Map<VectorXd>(out + p.model.nv * k, p.model.nv) = p.data.ddq;
    }
}
