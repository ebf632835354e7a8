"""URDF, the robot descriptions of ROS."""
