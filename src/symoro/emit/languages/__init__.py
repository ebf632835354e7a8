"""The table of languages: one row per language of this folder, found by id or alias."""

from __future__ import annotations

from symoro.emit.languages.c import C
from symoro.emit.languages.casadi import CasADi
from symoro.emit.languages.cpp import Cpp
from symoro.emit.languages.fortran import Fortran, Fortran77
from symoro.emit.languages.javascript import JavaScript
from symoro.emit.languages.jax import Jax
from symoro.emit.languages.julia import Julia
from symoro.emit.languages.latex import Latex
from symoro.emit.languages.maple import Maple
from symoro.emit.languages.mathematica import Mathematica
from symoro.emit.languages.matlab import Matlab
from symoro.emit.languages.numpy import NumPy
from symoro.emit.languages.python import Python
from symoro.emit.languages.rust import Rust
from symoro.emit.printer import Language as Language
from symoro.errors import UnknownName

CLASSES = (
    C,
    Cpp,
    Fortran,
    Fortran77,
    Rust,
    Python,
    NumPy,
    CasADi,
    Jax,
    JavaScript,
    Julia,
    Matlab,
    Mathematica,
    Maple,
    Latex,
)
LANGUAGES: dict[str, Language] = {kind.id: kind() for kind in CLASSES}
ALIASES = {alias: language.id for language in LANGUAGES.values() for alias in language.aliases}


def find_language(name: str) -> Language:
    """The language with this id or alias, upper and lower case alike; UnknownName lists the ids."""
    key = str(name).lower()
    key = ALIASES.get(key, key)
    if key not in LANGUAGES:
        raise UnknownName("language", name, LANGUAGES)
    return LANGUAGES[key]
