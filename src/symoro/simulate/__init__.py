"""Motion of a robot in time: its direct model integrated, under motors that are controlled or free."""

from symoro.simulate.controllers import PD, ComputedTorque, GivenTorques
from symoro.simulate.motion import Simulation
from symoro.simulate.noise import Noise
from symoro.simulate.run import simulate
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
