# make help lists what there is. Everything is set up on the first call and again when a lock changes.

PYTHON ?= python3
BIN := .venv/bin
WHEEL_BIN := .venv-wheel/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')

.DEFAULT_GOAL := help
.PHONY: help play test test-plain test-wheel test-long debian check fix goldens gallery pictures bench ladder wheel release lock clean

help: ## what there is
	@grep -E '^[a-z-]+:.*## ' Makefile | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 20

play: ## play in the browser at once; the engine is compiled behind the lobby
	@$(PYTHON) tools/play.py

test: .venv/.ready ## every check: lint, types, tests on the source and on the wheel
	@# The C compiler keeps one core busy for minutes: lint, types and packages take the other.
	@$(MAKE) -j2 check debian .venv-wheel/.ready
	@$(MAKE) test-plain test-wheel

test-plain: .venv/.ready debian
	$(BIN)/pytest -n auto --dist worksteal -m "not long"

test-wheel: .venv-wheel/.ready
	$(WHEEL_BIN)/pytest -n auto --dist worksteal -m "both and not long" --wheel tests

test-long: .venv/.ready .venv-wheel/.ready debian ## slow sweeps: 2,000 games of every kind under all laws
	$(WHEEL_BIN)/pytest -n auto --dist worksteal -m long --wheel tests

debian: # what the tests need of Debian: a browser and a database
	@tests/install-debian-packages

check: .venv/.ready ## lint, types and the direction of imports
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

fix: .venv/.ready ## format, and mend what ruff can mend
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

goldens: .venv/.ready ## write the golden files anew; read the diff like code
	$(BIN)/pytest -q -n auto --dist worksteal -m "not long" --goldens tests/games

gallery: .venv/.ready debian ## the pictures of docs/, drawn anew; look at each
	$(BIN)/python tools/gallery.py

pictures: .venv/.ready debian ## the pictures of the pages in docs/, taken anew; look at each
	$(BIN)/python tools/pictures.py

bench: .venv/.ready .venv-wheel/.ready ## speed of drawings, and of play beside OpenSpiel and catanatron; BESIDE=<commit> too
	$(BIN)/python bench/drawings.py
	$(BIN)/python bench/run.py $(BESIDE)
	$(WHEEL_BIN)/python bench/live.py

ladder: .venv/.ready .venv-wheel/.ready ## who beats whom: plays for hours, goes on where it was; docs/ladder.md
	$(WHEEL_BIN)/python bench/ladder

wheel: .make/wheel ## build the compiled wheel into dist/
	@ls dist/*.whl

release: .venv/.ready ## build sdist and wheel into dist/, and try both where there is neither compiler nor node
	$(BIN)/python tools/release.py

lock: .venv/.ready ## resolve the locks anew
	$(BIN)/pip install -q pip-tools
	$(BIN)/pip-compile -q --strip-extras --no-emit-index-url --no-emit-find-links --no-header -o requirements.lock pyproject.toml
	$(BIN)/pip-compile -q --extra dev --strip-extras --allow-unsafe --no-emit-index-url --no-emit-find-links --no-header -o requirements-dev.lock pyproject.toml

clean: ## forget everything that was set up or built
	rm -rf .venv .venv-wheel .venv-play .bench .make build dist src/palio.egg-info src/palio/server/assets

.venv/.ready: pyproject.toml setup.py requirements-dev.lock examples/bottega/pyproject.toml src/palio/server/package.json
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q --disable-pip-version-check -r requirements-dev.lock
	$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e . -e examples/bottega
	$(BIN)/python -m palio.server.assets
	@touch $@

.make/wheel: .venv/.ready $(SOURCES)
	@mkdir -p .make dist
	rm -rf dist/*.whl build/lib* build/bdist*
	$(BIN)/python -m build -q --wheel --no-isolation
	@touch $@

.venv-wheel/.ready: .make/wheel requirements-dev.lock
	$(PYTHON) -m venv .venv-wheel
	$(WHEEL_BIN)/pip install -q --disable-pip-version-check -r requirements-dev.lock
	$(WHEEL_BIN)/pip install -q --disable-pip-version-check --no-deps --force-reinstall dist/palio-*.whl
	$(WHEEL_BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation ./examples/bottega
	@touch $@
