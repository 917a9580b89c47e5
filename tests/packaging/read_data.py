"""Reads every data file of the installed package and prints where it is, then a digest and a name for each file."""

import hashlib
import json
from pathlib import Path

import kneedeep
from kneedeep.support import resources


def parse(file: Path) -> None:
    """Reads a data file as what its name says. Raises ValueError or yaml.YAMLError where it is not that."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".json":
        json.loads(text)
    elif file.suffix == ".yaml":
        import yaml

        yaml.safe_load(text)


package = Path(kneedeep.__file__).parent
folders = [*(resources.folder(kind) for kind in resources.KINDS), *sorted(package.rglob("data"))]
print(package / "__init__.py")
for file in (file for folder in folders for file in sorted(folder.rglob("*"))):
    if file.is_file() and "__pycache__" not in file.parts:
        parse(file)
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
        print(digest, file.relative_to(package.parent).as_posix())
