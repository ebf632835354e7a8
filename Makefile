# make setup | run | test | lint | docs | dist | bench | audit | pythons | pictures | gallery | soak | clean
# Needs python3 (3.11 or newer) and make. `make run` installs the package alone; the other targets install everything that the
# tests need. On Debian and Ubuntu that includes the compilers and programs that are missing.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
LIGHT := $(VENV)/.package
ROBOT := rx90
KINEMATIC := dgm,jacobian,velocities
DYNAMIC := idm,inertia,ddm
LANGUAGES := c,python,matlab
OUT := out

.PHONY: setup tools run test lint docs dist bench audit pythons pictures gallery soak kernels clean

setup: tools $(STAMP)

tools:
	@missing=""; \
	need() { "$$1" --version </dev/null >/dev/null 2>&1 || missing="$$missing $$2"; }; \
	need gcc "gcc libc6-dev"; need g++ g++; need gfortran gfortran; need octave octave; need node nodejs; need rustc rustc; need giac xcas; need chromium "chromium chromium-driver"; need pdflatex "texlive-latex-base texlive-latex-recommended texlive-latex-extra"; \
	$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || missing="$$missing python3-venv"; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if ! command -v apt-get >/dev/null; then echo "Missing:$$missing. Install them with your package manager, then run make again."; exit 0; fi; \
	if [ "$$(id -u)" = 0 ]; then as=""; \
	elif sudo -n true 2>/dev/null; then as="sudo"; \
	else echo "Missing:$$missing. Run: sudo apt-get install$$missing"; exit 0; fi; \
	echo "Installing$$missing"; \
	{ $$as apt-get update -qq && $$as env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null; } \
	|| echo "Could not install$$missing. Run: sudo apt-get install$$missing"

$(LIGHT): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "symoro needs Python 3.11 or newer: make PYTHON=python3.x run"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' || { echo "Python's venv is missing. On Debian and Ubuntu: apt install python3-venv"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check --editable .
	@touch $@

$(STAMP): $(LIGHT)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test,lint,docs,dist,interop]'
	@touch $@

run: export PYTHONDONTWRITEBYTECODE =  # bytecode is stored, so that each command starts quickly
run: $(LIGHT)
	$(BIN)/symoro show $(ROBOT)
	$(BIN)/symoro generate $(ROBOT) $(KINEMATIC),$(DYNAMIC) --parameters base --lang $(LANGUAGES) -o $(OUT)
	$(BIN)/symoro verify $(ROBOT) $(KINEMATIC),$(DYNAMIC) --lang python
	$(BIN)/symoro document $(ROBOT) -o $(OUT)/$(ROBOT).html --code c
	@echo "Figure, parameters, equations, operation counts and code of the $(ROBOT), to open in a browser:"
	@echo "$(CURDIR)/$(OUT)/$(ROBOT).html"

lint: setup
	$(BIN)/ruff check src tests benchmarks examples docs tools
	$(BIN)/ruff format --check --quiet src tests benchmarks examples docs tools
	$(BIN)/mypy
	$(BIN)/vulture
	$(BIN)/codespell
	$(BIN)/python tools/check_words.py

test: export PYTHONDONTWRITEBYTECODE =  # bytecode is stored, so that the many processes of the tests start quickly
test: lint docs
	$(BIN)/pytest -n auto --dist worksteal

# The site, in build/site. It runs the program for the page of every model, and any link that leads nowhere is an error.
docs: setup
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

# Wheel and sdist, in build/dist, and the wheel tried in an environment of its own.
dist: setup
	rm -rf build/dist build/clean
	$(BIN)/python -m build --outdir build/dist
	$(PYTHON) -m venv build/clean
	build/clean/bin/python -m pip install --quiet --disable-pip-version-check build/dist/*.whl
	cd build && clean/bin/symoro --version && clean/bin/symoro generate rx90 idm --lang c --parameters base > /dev/null && \
	clean/bin/python -c 'import symoro as sy; m = sy.generate(sy.load("panda"), "idm"); print(m.cost, m.compile().rows([0.1] * 7, [0.2] * 7, [0.3] * 7))'

# Known vulnerabilities of the installed dependencies; needs the network.
audit: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check pip-audit
	$(BIN)/pip-audit --skip-editable --progress-spinner off

# A part of the tests with other versions of Python and NumPy, where the interpreters are installed (on the path or by pyenv).
pythons: setup
	$(BIN)/python tools/try_pythons.py -o benchmarks/results/pythons.json
	PYTHONPATH=. $(BIN)/python docs/trust_page.py

bench: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]' || echo "Some peers could not be installed; the benchmark says which."
	$(BIN)/python benchmarks/models.py -o benchmarks/results/models.json
	$(BIN)/python -m benchmarks.peers -o benchmarks/results/speed.json --picture docs/pictures/speed.png

# Pictures of the documentation, from the results that its tables show, and screenshots of the workbench.
pictures: setup
	PYTHONPATH=. $(BIN)/python docs/pictures/make_pictures.py
	PYTHONPATH=. $(BIN)/python docs/pictures/make_gallery.py
	$(BIN)/python docs/pictures/make_parameters.py
	PYTHONPATH=. $(BIN)/python docs/pictures/make_arms.py
	$(BIN)/python examples/13_cable_of_springs.py docs/pictures/cable.png
	$(BIN)/python examples/14_excavator.py docs/pictures/excavator.png
	PYTHONPATH=. $(BIN)/python docs/pictures/make_screenshots.py

# docs/gallery.json and docs/gallery/*.png: the robots of the library and of the packages that carry URDF and MJCF files.
gallery: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps rtb-data robosuite pybullet dm-control || echo "Robots of packages that could not be installed are listed as failures."
	PYTHONPATH=. $(BIN)/python docs/pictures/make_robot_gallery.py

# Random robots, mutated files and random calls, resumed where the last run ended: make soak SECONDS=3600
SECONDS := 7200
soak: setup
	PYTHONPATH=. $(BIN)/python -m tests.soak --seconds $(SECONDS)

# After a change of the C sources of the inverse geometric models: their LLVM form, for machines without a C compiler (needs clang 19), and
# their translations into Python and MATLAB.
SOURCES := $(patsubst %,src/symoro/solvers/%.c,inverse near_singular linear shared general sliding solve solvers)
CLANG := clang-19 -std=c99 -O1 -S -emit-llvm -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-math-errno -fno-trapping-math -ffp-contract=fast \
	-fassociative-math -fno-signed-zeros -fno-stack-protector -fno-ident -x c - -o -
NEAREST := $(patsubst %,src/symoro/solvers/%.c,nearest nearest_entry)
PLAIN_LLVM := sed -E '/^(target|source_filename|attributes|; |$$)/d; s/ \#[0-9]+( \{)?$$/\1/; s/ \#[0-9]+,/,/; s/, !(llvm|tbaa|srcloc|alias.scope|noalias)[^ ]* ![0-9]+//g; /noalias.scope/d; /^!/d; s/dso_local //'
kernels:
	{ echo "; sha256 of $(notdir $(SOURCES)): $$(cat $(SOURCES) | sha256sum | cut -d' ' -f1)"; \
	cat $(SOURCES) | $(CLANG) | $(PLAIN_LLVM) \
	; } > src/symoro/solvers/solvers.ll
	{ echo "; sha256 of $(notdir $(NEAREST)): $$(cat $(NEAREST) | sha256sum | cut -d' ' -f1)"; cat $(NEAREST) | $(CLANG) | $(PLAIN_LLVM) ; } \
	> src/symoro/solvers/nearest.ll
	$(BIN)/python tools/translate_solvers.py

clean:
	rm -rf $(OUT) build .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +
