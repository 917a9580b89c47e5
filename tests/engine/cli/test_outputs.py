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
