"""MJCF, the robot descriptions of MuJoCo."""
