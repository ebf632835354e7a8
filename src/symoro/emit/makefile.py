"""A makefile for a folder of generated C: one library of all models, and programs of yours linked with it."""

from __future__ import annotations

from collections.abc import Iterable

TEMPLATE = """# Written by symoro. make: lib{name}.a from the generated models; make control: the same and control.c linked with it.
CC ?= gcc
CFLAGS ?= -std=c99 -O3 -march=native -fno-math-errno -Wall
MODELS := {models}

lib{name}.a: $(MODELS:=.o)
\t$(AR) rcs $@ $^

%.o: %.c %.h
\t$(CC) $(CFLAGS) -c $< -o $@

%: %.c lib{name}.a
\t$(CC) $(CFLAGS) $< -o $@ -L. -l{name} -lm

clean:
\trm -f *.o lib{name}.a
.PHONY: clean
"""


def makefile(name: str, sources: Iterable[str]) -> str:
    """The text of a makefile for C sources, given by their file names."""
    models = sorted({source.removesuffix(".c") for source in sources if source.endswith(".c")})
    return TEMPLATE.format(name=name, models=" ".join(models))
