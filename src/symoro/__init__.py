"""symoro: symbolic models of robots as the smallest and fastest code."""

from symoro.api import Model, generate, models, optimize
from symoro.errors import SymoroError
from symoro.library.builtin import load, robot_names
from symoro.robot.data import Robot

__all__ = ["Model", "Robot", "SymoroError", "generate", "load", "models", "optimize", "robot_names"]
__version__ = "0.1.0"
