"""No command writes over a file of the user's unasked."""

from pathlib import Path

import pytest

from tests.support.command import Shell
from tests.support.examples import portal_example
from tests.support.small_maps.two_halls import halls

OWN = "format: 1\nruleset: doom-2004\nauthor: the kneedeep authors\n"


def test_files_of_the_user_are_written_over_only_when_forced(shell: Shell, tmp_path: Path) -> None:
    source = tmp_path / "map.yaml"
    source.write_text(halls(), encoding="utf-8")
    other = tmp_path / "other.yaml"
    other.write_text(halls(tokens="[{kind: body, at: [1, 1]}]"), encoding="utf-8")
    shell("export", source, "-o", tmp_path / "in.html", "--embed")
    page = tmp_path / "in.html"
    commands: tuple[tuple[str, tuple[object, ...]], ...] = (
        ("out.yaml", ("import", page, "-o")),
        ("out.yaml", ("merge", source, source, other, "-o")),
        ("out.yaml", ("diff", source, other, "-o")),
        ("out.yaml", ("export", source, "--to", "html", "-o")),
        ("out.yaml", ("passport", source, "--draft", "-o")),
        ("out.tmx", ("export", source, "-o")),
        ("out.html", ("export", source, "-o")),
        ("out.png", ("render", source, "-o")),
        ("out.svg", ("render", source, "-o")),
        ("out.pdf", ("print", source, "-o")),
    )
    for name, command in commands:
        target = tmp_path / name
        target.write_text(OWN.replace("kneedeep", "") if name != "out.yaml" else OWN, encoding="utf-8")
        before = target.read_bytes()
        done = shell(*command, target)
        assert done.status == 2 and f"{name} exists" in done.err and "--force" in done.err, (command, done)
        assert target.read_bytes() == before
        done = shell(*command, target, "--force")
        assert done.status in (0, 1) and target.read_bytes() != before, (command, done)
        done = shell(*command, target)
        if name not in ("out.yaml", "out.tmx"):
            assert done.status == 0, (command, done)


def test_an_import_is_repeated_until_somebody_changes_it(shell: Shell, tmp_path: Path) -> None:
    source, tiled, back = tmp_path / "map.yaml", tmp_path / "map.tmx", tmp_path / "back.yaml"
    source.write_text(halls(), encoding="utf-8")
    shell("export", source, "-o", tiled, "--with-rest")
    tiled.write_text(tiled.read_text(encoding="utf-8").replace("Halls", "Rooms", 1), encoding="utf-8")
    for _ in range(2):
        assert shell("import", tiled, "-o", back).status == 0
        tiled.write_text(tiled.read_text(encoding="utf-8").replace("Rooms", "Caves"), encoding="utf-8")
    back.write_text(back.read_text(encoding="utf-8").replace("Caves", "Mines"), encoding="utf-8")
    done = shell("import", tiled, "-o", back)
    assert done.status == 2 and "back.yaml exists" in done.err and "Mines" in back.read_text(encoding="utf-8")


def test_a_picture_beside_a_file_is_not_written_over(shell: Shell, tmp_path: Path) -> None:
    source, beside = tmp_path / "map.yaml", tmp_path / "out-map.png"
    source.write_text(halls(), encoding="utf-8")
    beside.write_bytes(b"mine")
    done = shell("export", source, "-o", tmp_path / "out.tmx")
    assert done.status == 2 and "out-map.png exists" in done.err
    assert beside.read_bytes() == b"mine" and not (tmp_path / "out.tmx").exists()


def test_a_gallery_is_not_written_into_another_folder(shell: Shell, tmp_path: Path) -> None:
    scenarios, site = tmp_path / "maps", tmp_path / "site"
    scenarios.mkdir()
    site.mkdir()
    (scenarios / "a.yaml").write_text(halls(), encoding="utf-8")
    (site / "index.html").write_text("mine", encoding="utf-8")
    done = shell("gallery", scenarios, "-o", site)
    assert done.status == 2 and "--force" in done.err
    assert (site / "index.html").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("ending", ["html", "uvtt", "png", "svg", "pdf"])
def test_what_the_program_made_is_made_again(shell: Shell, tmp_path: Path, ending: str) -> None:
    command = {"pdf": "print", "png": "render", "svg": "render"}.get(ending, "export")
    target = tmp_path / f"a.{ending}"
    source = tmp_path / "map.yaml"
    for text in (halls(), portal_example()):
        source.write_text(text, encoding="utf-8")
        before = target.read_bytes() if target.exists() else b""
        done = shell(command, source, "-o", target)
        assert done.status == 0 and target.read_bytes() != before, done
