"""Identification: from logs of a robot's motion to its dynamic parameters; exciting trajectories."""
