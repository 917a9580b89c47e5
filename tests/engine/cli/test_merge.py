"""`kneedeep merge` with a file that is too large; the rest is in `transcripts/merge.txt`."""

from pathlib import Path

from tests.support.command import Shell
from tests.support.files import path_of


def test_a_file_that_is_too_large_is_merged_by_lines(shell: Shell, tmp_path: Path) -> None:
    text = path_of("tutorial.yaml").read_text(encoding="utf-8")
    imp = "{kind: imp, at: [14, -4]}"
    files = {"base": f"{text}# {'x' * (1 << 20)}\n", "ours": text.replace(imp, ""), "theirs": text.replace(imp, "[]")}
    for name, content in files.items():
        (tmp_path / name).write_text(content, encoding="utf-8", newline="")
    done = shell("merge", *(tmp_path / name for name in files))
    assert done.status == 1 and "merged by lines: base can't be read (The file is larger" in done.err
