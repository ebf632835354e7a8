"""Identification: dynamic parameters from logs of motion, and exciting trajectories."""
