// A robot as text, the same for every peer: see `description` in robots.py.
#pragma once

#include <fstream>
#include <stdexcept>
#include <string>

#include <pinocchio/multibody.hpp>
#include <pinocchio/multibody/joint.hpp>

namespace peers {

inline pinocchio::SE3 read_placement(std::istream & in) {
  pinocchio::SE3 M;
  for (int row = 0; row < 3; ++row)
    for (int column = 0; column < 4; ++column)
      in >> (column < 3 ? M.rotation()(row, column) : M.translation()(row));
  return M;
}

inline pinocchio::Inertia read_inertia(std::istream & in) {
  double mass, xx, xy, yy, xz, yz, zz;
  Eigen::Vector3d centre;
  in >> mass >> centre(0) >> centre(1) >> centre(2) >> xx >> xy >> yy >> xz >> yz >> zz;
  return pinocchio::Inertia(mass, centre, pinocchio::Symmetric3(xx, xy, yy, xz, yz, zz));
}

// Lines: "joints n", "gravity x y z", then for each joint: parent kind(R|P) armature, placement (3x4), inertia (10).
inline pinocchio::Model read_model(const std::string & path) {
  std::ifstream in(path);
  std::string word;
  int joints = 0;
  pinocchio::Model model;
  in >> word >> joints >> word;
  Eigen::Vector3d gravity;
  in >> gravity(0) >> gravity(1) >> gravity(2);
  model.gravity.linear(gravity);
  Eigen::VectorXd armature(joints);
  for (int j = 0; j < joints; ++j) {
    std::size_t parent = 0;
    std::string kind;
    in >> parent >> kind >> armature(j);
    const pinocchio::SE3 placement = read_placement(in);
    const std::string name = "joint" + std::to_string(j + 1);
    const auto id = kind == "R" ? model.addJoint(parent, pinocchio::JointModelRZ(), placement, name)
                                : model.addJoint(parent, pinocchio::JointModelPZ(), placement, name);
    model.appendBodyToJoint(id, read_inertia(in), pinocchio::SE3::Identity());
  }
  if (!in) throw std::runtime_error("cannot read the robot in " + path);
  model.armature = armature;
  return model;
}

} // namespace peers
