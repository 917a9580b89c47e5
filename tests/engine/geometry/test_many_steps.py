"""The steps of a board of many spaces are the same, whether their bit sets are listed or made when asked for."""

import pytest

from kneedeep.model.geometry import steps as module
from kneedeep.model.geometry.lattice import Lattice
from kneedeep.model.geometry.steps import Steps


def test_bit_sets_made_when_asked_for_are_those_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    lattice = Lattice([(x, y) for x in range(7) for y in range(5) if (x, y) != (3, 3)] + [(20, 20)])
    listed = Steps(lattice, lattice.inner).bits
    monkeypatch.setattr(module, "LISTED", 3)
    made = Steps(lattice, lattice.inner).bits
    assert list(made) == listed
    assert made[2:9:3] == listed[2:9:3]
    assert len(made) == len(lattice)
    assert not isinstance(made, list)
