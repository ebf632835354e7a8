"""Simulation: the direct dynamic model integrated over time, with controllers and sensor noise."""

from symoro.simulate.forward_simulation import simulate
from symoro.simulate.motion_record import Noise, Simulation
from symoro.simulate.trajectory_control import (
    PD,
    ComputedTorque,
    Fourier,
    GivenTorques,
    Quintic,
    Sampled,
)

__all__ = [
    "PD",
    "ComputedTorque",
    "Fourier",
    "GivenTorques",
    "Noise",
    "Quintic",
    "Sampled",
    "Simulation",
    "simulate",
]
