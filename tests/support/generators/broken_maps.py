"""Maps that are broken in shapes nobody writes by hand: `tests/fixtures/broken_maps_*.yaml`."""

import copy
from pathlib import Path

import yaml

from kneedeep.model.scenario.yaml_patch.value_text import inline
from tests.support.generators.broken_scenarios import Data, shipped

FIXTURES = Path(__file__).parents[2] / "fixtures"
SHAPES_2004, OF_2016 = (
    yaml.safe_load((FIXTURES / f"broken_maps_{year}.yaml").read_text(encoding="utf-8")) for year in (2004, 2016)
)
SHAPES_2016: dict[str, tuple[Data, str]] = {name: (shape, shape["found"]) for name, shape in OF_2016.items()}
"""What is changed in a good map, and the codes found at error or warning level."""
PLAYED = tuple(name for name, shape in OF_2016.items() if shape.get("played"))


def broken(shape: str) -> str:
    """The text of a map of either edition with one shape."""
    of_2004 = shape in SHAPES_2004
    data = shipped("tutorial.yaml" if of_2004 else "range-day.yaml")
    change(data, copy.deepcopy(SHAPES_2004[shape] if of_2004 else OF_2016[shape]))
    return inline(data)


def change(data: Data, shape: Data) -> None:
    """Change the data of a map as a shape says."""
    data |= shape.get("set", {})
    for section, index, key, value in shape.get("change", ()):
        data[section][index][key] = value
    for section, entries in shape.get("add", {}).items():
        data[section] = [*data.get(section, []), *entries]
    for key in shape.get("drop", ()):
        del data[key]
