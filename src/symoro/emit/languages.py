"""The registry of languages, and `emit`: a model as source text in one of them."""

from __future__ import annotations

from typing import Any, Protocol

from symoro.emit.c import C
from symoro.emit.casadi import CasADi
from symoro.emit.cpp import Cpp
from symoro.emit.fortran import Fortran
from symoro.emit.fortran77 import Fortran77
from symoro.emit.javascript import JavaScript
from symoro.emit.jax import Jax
from symoro.emit.julia import Julia
from symoro.emit.latex import Latex
from symoro.emit.maple import Maple
from symoro.emit.mathematica import Mathematica
from symoro.emit.matlab import Matlab
from symoro.emit.numpy import NumPy
from symoro.emit.options import configure
from symoro.emit.printer import Language
from symoro.emit.python import Python
from symoro.emit.rust import Rust
from symoro.emit.unit import Unit
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


class Emittable(Protocol):
    """Anything that has a unit of code: a Model."""

    @property
    def unit(self) -> Unit: ...


def find_language(name: str) -> Language:
    """The language by id or alias, in any case."""
    key = str(name).lower()
    key = ALIASES.get(key, key)
    if key not in LANGUAGES:
        raise UnknownName("language", name, LANGUAGES)
    return LANGUAGES[key]


def emit(model: Emittable, language: str, **options: Any) -> dict[str, str]:
    """The model's source files in a language, by file name."""
    target = find_language(language)
    return target.files(configure(model.unit, target, options))


def emit_text(model: Emittable, language: str, **options: Any) -> str:
    """The model in one text: what `emit` gives, in a form that stands alone."""
    target = find_language(language)
    return target.text(configure(model.unit, target, options))
