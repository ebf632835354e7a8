"""symoro: symbolic models of robots as the smallest and fastest code."""

from symoro import lazy_names

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

# Where the names are, for the interpreter; `__init__.pyi` says the same to type checkers.
lazy_names.offer(__name__, {
    "api": ("bounds", "generate", "matrix", "models", "optimize", "propose"),
    "compute": ("Compute", "singularities"),
    "errors": ("SymoroError",),
    "formats.builder": ("Builder",),
    "formats.dh": ("from_dh",),
    "formats.pinocchio_model": ("from_pinocchio",),
    "gui.notebook": ("view",),
    "identify.excitation": ("excite",),
    "identify.estimation": ("identify",),
    "library": ("load", "robot_names"),
    "limits": ("raise_limit",),
    "model": ("Model",),
    "robot.data": ("Robot",),
    "simulate.forward_simulation": ("simulate",),
    "lazy_names": ("__version__",),
})  # fmt: skip
