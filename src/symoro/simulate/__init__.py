"""Simulation: the direct dynamic model integrated over time, with controllers and sensor noise."""

from symoro.simulate.controllers import PD, ComputedTorque, GivenTorques
from symoro.simulate.forward_simulation import simulate
from symoro.simulate.motion_record import Simulation
from symoro.simulate.sensor_noise import Noise
from symoro.simulate.trajectories import Fourier, Quintic, Sampled

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
