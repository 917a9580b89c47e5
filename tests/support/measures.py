"""What can be measured of the code itself, with a target for each: `python -m tests.support.measures`.

It ends with 1 when a number is above its ceiling in `tests/fixtures/measures.json`. `--write` lowers the ceilings to
what is measured now, so that the numbers only fall.
"""

import ast
import json
import re
import statistics
import subprocess
import sys
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

import networkx as nx

ROOT = Path(__file__).resolve().parents[2]
CEILINGS = ROOT / "tests" / "fixtures" / "measures.json"
MOST_COMPLEX = 15
MEGABYTE = 1_000_000
TARGETS = {
    "lines of the product": 130_000,
    "lines of the tests": 72_000,
    "megabytes of generated files in git": 3,
    "modules of the rules in import circles": 0,
    "Any in the engine": 400,
    "functions with complexity over 15": 120,
    "median lines of a check": 50,
    'docstrings with "Return what"': 20,
    'docstrings with "so many"': 20,
}
Function = ast.FunctionDef | ast.AsyncFunctionDef
GENERATED = ("*.png", "*.ts", "*.1", "schemas/*.json", "engine/findings/*")
"""Files in git that a command makes. Golden files are left out: tests compare with them."""


@cache
def tracked(*patterns: str) -> tuple[Path, ...]:
    """The files of the checkout that git knows, by patterns."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--", *patterns], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return tuple(path for name in listed.split("\0") if name and (path := ROOT / name).exists())


def product() -> tuple[Path, ...]:
    """All modules of the engine and the editor."""
    return tracked("engine/*.py", "editor/*.py")


def lines(paths: Sequence[Path]) -> int:
    """The number of lines of files."""
    return sum(path.read_bytes().count(b"\n") for path in paths)


def generated() -> float:
    """Megabytes of generated files in git."""
    return round(sum(path.stat().st_size for path in tracked(*GENERATED)) / MEGABYTE, 1)


def in_circles(imports: Mapping[str, Iterable[str]]) -> int:
    """The number of modules in import cycles. `imports`: the imported modules by module."""
    graph = nx.DiGraph([(name, other) for name, others in imports.items() for other in others])
    return sum(len(part) for part in nx.strongly_connected_components(graph) if len(part) > 1)


def imported(tree: ast.Module, names: Container[str]) -> Iterator[str]:
    """Yield those of the named modules that a module imports. A package of a module counts only by its own names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            full = [f"{node.module}.{alias.name}" for alias in node.names]
            found = [name if name in names else node.module for name in full]
        else:
            continue
        yield from (name for name in found if name in names)


def any_in_engine() -> int:
    """How often `Any` is written in the engine, imports aside."""
    texts = (path.read_text(encoding="utf-8") for path in tracked("engine/*.py"))
    return sum(
        len(re.findall(r"\bAny\b", line)) for text in texts for line in text.splitlines() if "import" not in line
    )


def complexity(function: Function) -> int:
    """The number of ways through a function, functions in it aside."""
    ways = 1
    left: list[ast.AST] = [function]
    while left:
        for node in ast.iter_child_nodes(left.pop()):
            if isinstance(node, Function | ast.ClassDef):
                continue
            left.append(node)
            match node:
                case ast.BoolOp(values=values):
                    ways += len(values) - 1
                case ast.comprehension(ifs=conditions):
                    ways += 1 + len(conditions)
                case (
                    ast.If() | ast.For() | ast.AsyncFor() | ast.While()
                    | ast.ExceptHandler() | ast.IfExp() | ast.match_case()
                ):  # fmt: skip
                    ways += 1
    return ways


def check_lines() -> int:
    """The median number of lines of Python of a check of the analysis."""
    paths = [path for path in tracked("engine/kneedeep/analysis/checks/*.py") if path.name != "__init__.py"]
    return round(statistics.median(lines([path]) for path in paths))


def measured() -> dict[str, float]:
    """All current numbers. Imports for types count in the circles of the rules."""
    engine = ROOT / "engine"
    rules = {
        ".".join(path.relative_to(engine).with_suffix("").parts).removesuffix(".__init__")
        for path in tracked("engine/kneedeep/rules/*.py")
    }
    imports: dict[str, list[str]] = {}
    ways = what = many = 0
    for path in product():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts[1:]).removesuffix(".__init__")
        if name in rules:
            imports[name] = list(imported(tree, rules))
        for node in ast.walk(tree):
            if isinstance(node, Function):
                ways += complexity(node) > MOST_COMPLEX
            if isinstance(node, Function | ast.ClassDef | ast.Module):
                said = ast.get_docstring(node, clean=False) or ""
                what += "Return what" in said
                many += "so many" in said
    return {
        "lines of the product": lines(product()),
        "lines of the tests": lines(tracked("tests/*.py")),
        "megabytes of generated files in git": generated(),
        "modules of the rules in import circles": in_circles(imports),
        "Any in the engine": any_in_engine(),
        f"functions with complexity over {MOST_COMPLEX}": ways,
        "median lines of a check": check_lines(),
        'docstrings with "Return what"': what,
        'docstrings with "so many"': many,
    }


def main(arguments: Sequence[str]) -> int:
    """Print the table. With `--write`, lower the ceilings first. Returns 1 if a number is above its ceiling."""
    now = measured()
    kept: dict[str, float] = json.loads(CEILINGS.read_text(encoding="utf-8")) if CEILINGS.exists() else {}
    if "--write" in arguments:
        kept = {name: min(number, kept.get(name, number)) for name, number in now.items()}
        CEILINGS.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8", newline="\n")
    print(f"{'':40} {'now':>9} {'ceiling':>9} {'target':>9}")
    for name, number in now.items():
        mark = "  too high" if number > kept.get(name, 0) else ""
        print(f"{name:40} {number:9,} {kept.get(name, 0):9,} {TARGETS[name]:9,}{mark}")
    return int(any(number > kept.get(name, 0) for name, number in now.items()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
