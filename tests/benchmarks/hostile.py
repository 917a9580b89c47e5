"""`kneedeep validate` and `kneedeep solve` on files that ask for the most work."""

import tempfile
from pathlib import Path

from tests.benchmarks.table import Table
from tests.support.generators.hostile_files import SHAPES
from tests.support.process_cost import measured


def tables() -> list[Table]:
    """Processor time and memory for each shape and size."""
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "map.yaml")
        for name, (shape, sizes) in SHAPES.items():
            for size in sizes:
                path.write_text(shape(size), encoding="utf-8")
                found = [measured([command, str(path)], Path(folder)) for command in ("validate", "solve")]
                cells = [cell for one in found for cell in (f"{one.seconds:.1f}", f"{one.megabytes:.0f}")]
                rows.append((name, f"{size:,}", f"{path.stat().st_size / 1024:.0f}", *cells))
    columns = ("shape", "size", "KB", "validate s", "MB", "solve s", "MB")
    return [Table("Files that ask for the most work (at most 5 s, 500 MB)", columns, rows)]
