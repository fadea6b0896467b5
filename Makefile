# Python 3.11+ and make are all this file asks for: each target sets up what it needs in .venv.

PYTHON ?= python3
JOBS ?= $(shell nproc 2>/dev/null || getconf _NPROCESSORS_ONLN)
# One more than there are processors: the tests in the browser mostly wait.
WORKERS ?= $(shell expr $(JOBS) + 1)

# The kernel, the template, and of each system its worked examples, situations and counted lines of play.
QUICK := tests/kernel tests/mechanics tests/perft tests/docs/test_names.py tests/contract/test_other_system.py \
	$(wildcard tests/systems/*/test_example*.py tests/systems/*/test_situations.py)

VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test quick check types format fast slow wheel pictures bench soak clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.play ## open the table in the browser
	@$(BIN)/escadrille

# Tests run what is written, unless they are about what is compiled.
test quick: export ESCADRILLE_PURE := 1

test: check ## run everything: the static checks, then all tests; the slowest are listed
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal --durations=15 --every-bar

quick: $(VENV)/.dev ## run a part of the tests, of every system a little, in less than two minutes
	$(BIN)/ruff check
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal $(QUICK)

check: $(VENV)/.dev types ## run the static checks alone: ruff, mypy, import-linter, tsc
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

types: ## check the types of the page's code, and that its libraries are those of npm
	@tests/system-packages
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory node_modules/.made && \
		node_modules/.bin/tsc -p jsconfig.json && node tools/vendor.mjs --check; fi

node_modules/.made: package.json package-lock.json
	@npm ci --silent --no-audit --no-fund
	@touch $@

format: $(VENV)/.dev ## put the code in house format and sort imports
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

fast: $(VENV)/.compiler slow ## compile the hot modules in place (needs a C compiler); changed sources run as Python
	@command -v $${CC:-cc} >/dev/null || { echo "No C compiler (Debian, Ubuntu: apt install gcc)" >&2; exit 1; }
	$(BIN)/python hatch_build.py
	@$(BIN)/escadrille --version

slow: ## take away what make fast compiled
	rm -f src/escadrille/compiled.json
	find src -name '*.so' -delete

wheel: $(VENV)/.compiler ## build two wheels into dist: pure Python, and compiled where there is a C compiler
	$(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@if command -v $${CC:-cc} >/dev/null; then HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 \
		$(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .; \
		else echo "No C compiler: the pure wheel only" >&2; fi
	@ls dist

pictures: $(VENV)/.dev types ## take the pictures of docs/pictures anew
	$(BIN)/python -m tools.pictures

bench: $(VENV)/.bench ## measure the engine beside catanatron, the table beside its disk
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/table.py
	$(BIN)/python bench/opening.py
	$(BIN)/python -m bench.siege

soak: $(VENV)/.dev $(VENV)/.compiler ## play 20,000 random games of each system, edit as many situations, attack and kill the server
	for system in $$($(BIN)/python -c 'from escadrille.kernel.registry import slugs; print(*slugs())'); do \
		$(BIN)/escadrille sim $$system --games 20000 --seats random --seed 1 --jobs $(JOBS) || exit; \
	done
	ESCADRILLE_COMPILED=all $(BIN)/python -m pytest -q tests/compiled
	ESCADRILLE_GEOMETRY=20000 $(BIN)/python -m pytest -q tests/mechanics
	@tests/system-packages
	ESCADRILLE_MUTANTS=20000 ESCADRILLE_GAMES=50 $(BIN)/python -m pytest -q -n $(JOBS) tests/attack/test_situations.py
	ESCADRILLE_ATTACKS=25 ESCADRILLE_HALVES=1103 ESCADRILLE_POURED=110 ESCADRILLE_SOAK=1 \
		$(BIN)/python -m pytest -q tests/attack --ignore tests/attack/test_situations.py
	ESCADRILLE_KILLS=100 $(BIN)/python -m pytest -q -rP tests/table/test_kill.py

clean: ## remove .venv, caches and build outputs
	rm -rf $(VENV) node_modules build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Escadrille needs Python 3.11 or newer, and $(PYTHON) is not: try make PYTHON=python3.11" >&2; \
		exit 1; }
	@echo "Setting up $(VENV) (the first time only)"
	@$(PYTHON) -m venv $(VENV) || { \
		echo "No virtual environment could be made (Debian, Ubuntu: apt install python3-venv)" >&2; \
		exit 1; }
	@touch $@

# The builder is installed beside the rest, so that its version is pinned too.
$(VENV)/.builder: $(VENV)/.made pyproject.toml constraints.txt
	@$(INSTALL) hatchling
	@touch $@

# What mypyc needs beside the house itself.
$(VENV)/.compiler: $(VENV)/.play
	@$(INSTALL) mypy setuptools
	@touch $@

$(VENV)/.play: $(VENV)/.builder
	@$(INSTALL) --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev $(VENV)/.bench: $(VENV)/.%: $(VENV)/.builder
	@$(INSTALL) --no-build-isolation --editable '.[$*]'
	@touch $(VENV)/.play $@
