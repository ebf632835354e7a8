# make setup | run | test | lint | bench | clean
# Needs python3 (3.11 or newer) and make; on Debian and Ubuntu the other tools are installed when they are missing.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
ROBOT := rx90
KINEMATIC := dgm,jacobian,velocities
DYNAMIC := idm,inertia,ddm
LANGUAGES := c,python,matlab
OUT := out

.PHONY: setup tools run test lint bench clean

setup: tools $(STAMP)

tools:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "symoro needs Python 3.11 or newer: make PYTHON=python3.x setup"; exit 1; }
	@missing=""; \
	need() { command -v "$$1" >/dev/null || missing="$$missing $$2"; }; \
	need gcc "gcc libc6-dev"; need g++ g++; need gfortran gfortran; need octave octave; need node nodejs; need rustc rustc; need giac xcas; \
	$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || missing="$$missing python3-venv"; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if ! command -v apt-get >/dev/null; then echo "Missing:$$missing. Install them with your package manager, then run make again."; exit 0; fi; \
	if [ "$$(id -u)" = 0 ]; then as=""; \
	elif sudo -n true 2>/dev/null; then as="sudo"; \
	else echo "Missing:$$missing. Run: sudo apt-get install$$missing"; exit 0; fi; \
	echo "Installing$$missing"; \
	{ $$as apt-get update -qq && $$as env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null; } \
	|| echo "Could not install$$missing. Run: sudo apt-get install$$missing"

$(STAMP): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test,lint,interop]'
	@touch $@

run: setup
	$(BIN)/symoro show $(ROBOT)
	$(BIN)/symoro base $(ROBOT)
	$(BIN)/symoro cost $(ROBOT)
	$(BIN)/symoro generate $(ROBOT) $(KINEMATIC) --lang $(LANGUAGES) -o $(OUT)
	$(BIN)/symoro generate $(ROBOT) $(DYNAMIC) --parameters base --lang $(LANGUAGES) -o $(OUT)
	$(BIN)/symoro verify $(ROBOT) $(KINEMATIC),$(DYNAMIC) --lang $(LANGUAGES)
	@ls -l $(OUT)

lint: setup
	$(BIN)/ruff check src tests benchmarks examples
	$(BIN)/mypy

test: lint
	$(BIN)/pytest -n auto

bench: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]' || echo "Some peers could not be installed; the benchmark says which."
	$(BIN)/python benchmarks/models.py -o benchmarks/results/models.json
	$(BIN)/python -m benchmarks.peers -o benchmarks/results/speed.json --picture docs/pictures/speed.png

clean:
	rm -rf $(OUT) build .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +
