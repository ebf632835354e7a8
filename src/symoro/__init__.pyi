"""symoro: symbolic models of robots as the smallest and fastest code."""

from symoro.api import bounds, generate, matrix, models, optimize, propose
from symoro.compute import Compute, singularities
from symoro.errors import SymoroError
from symoro.formats.builder import Builder
from symoro.formats.dh import from_dh
from symoro.formats.pinocchio_model import from_pinocchio
from symoro.gui.notebook import view
from symoro.identify.estimation import identify
from symoro.identify.excitation import excite
from symoro.library import load, robot_names
from symoro.limits import raise_limit
from symoro.model import Model
from symoro.robot.data import Robot
from symoro.simulate.forward_simulation import simulate

__all__ = [
    "Builder",
    "Compute",
    "Model",
    "Robot",
    "SymoroError",
    "bounds",
    "excite",
    "from_dh",
    "from_pinocchio",
    "generate",
    "identify",
    "load",
    "matrix",
    "models",
    "optimize",
    "propose",
    "raise_limit",
    "robot_names",
    "simulate",
    "singularities",
    "view",
]
__version__: str
