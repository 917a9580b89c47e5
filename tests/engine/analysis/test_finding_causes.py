"""A defect gives its own code and no trail of others: slips of the hand at every place of the shipped scenarios."""

import json
import random
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.yaml_patch.value_text import inline
from kneedeep.support import resources
from tests.support.cases import cases
from tests.support.generators import broken_scenarios as broken
from tests.support.generators.mutations import mutated

SCENARIOS = resources.names("scenarios", ".yaml")
SMALL = "tutorial.yaml"
FEW = ("airless.yaml", "range-day.yaml")
anywhere = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in FEW else pytest.mark.nightly) for name in SCENARIOS]
)
JOINING = {"BRD001", "BRD002", "BRD003", "BRD004"}
DRAWN, OF_SMALL = 5, 15
"""How many of the changes of a larger scenario are tried, and in an ordinary run of the small one."""
drawn = pytest.mark.parametrize("drawn", [OF_SMALL, pytest.param(None, marks=pytest.mark.nightly, id="all")])


def some(changes: Iterable[broken.Broken], seed: int, drawn: int | None = DRAWN) -> list[broken.Broken]:
    every = list(changes)
    return every if drawn is None or len(every) <= drawn else random.Random(seed).sample(every, drawn)


def gives_one(changes: Iterable[broken.Broken], expected: set[str], *, or_none: bool = False) -> None:
    tried = 0
    for change, data in changes:
        tried += 1
        codes = broken.codes_in(data)
        assert codes <= expected, f"{change}: {sorted(codes)}"
        assert len(codes) == 1 or (or_none and not codes), f"{change}: {sorted(codes)}"
    assert tried


@cases("name", SCENARIOS)
def test_a_shipped_scenario_is_clean(name: str) -> None:
    assert broken.found_in(broken.shipped(name)) == []
    assert broken.found_in(broken.capped_by_hand(broken.shipped(name))) == []


@drawn
@pytest.mark.parametrize("by_hand", [False, True])
def test_a_piece_off_by_one_gives_one_code(by_hand: bool, drawn: int | None, seed: int) -> None:
    data = broken.shipped(SMALL)
    gives_one(some(broken.shifted(broken.capped_by_hand(data) if by_hand else data), seed, drawn), JOINING)


@anywhere
def test_a_piece_off_by_one_gives_one_code_anywhere(name: str, seed: int) -> None:
    gives_one(some(broken.shifted(broken.capped_by_hand(broken.shipped(name))), seed), JOINING)
    gives_one(some(broken.shifted(broken.shipped(name)), seed), JOINING)


@drawn
def test_a_bad_value_or_key_gives_one_code(drawn: int | None, seed: int) -> None:
    data = broken.shipped(SMALL)
    gives_one(some(broken.unreadable(data), seed, drawn and 3 * drawn), {"SCN002", "SCN003"})
    changes = some(broken.unreadable_sections(data), seed, drawn)
    gives_one(changes, {"SCN002", "SCN003", "SCN007"}, or_none=True)


@anywhere
def test_a_bad_value_or_key_gives_one_code_anywhere(name: str, seed: int) -> None:
    gives_one(some(broken.unreadable(broken.shipped(name)), seed), {"SCN002", "SCN003"})


@anywhere
def test_a_fault_of_a_home_made_piece_gives_one_code(name: str, seed: int) -> None:
    data = broken.home_made(broken.shipped(name))
    assert broken.found_in(data) == []
    changes = [one for one in broken.unreadable(data) if one.change.startswith("piece_types ")]
    gives_one(some(changes, seed), {"SCN002", "SCN003"})
    lost: tuple[object, ...] = ([], 3, {"own": 2})
    gives_one([broken.Broken("no types", {**data, "piece_types": one}) for one in lost], {"SCN002", "SCN005"})


@anywhere
def test_an_own_piece_with_the_id_of_another_explains_what_follows(name: str) -> None:
    data = broken.home_made(broken.shipped(name))
    bar = {"rows": ["##"], "openings": ["N@0"]}
    for own in data["piece_types"]:
        copies = [{**bar, "id": own["id"]}, *data["piece_types"]]
        assert broken.codes_in({**data, "piece_types": copies}) == {"SCN004"}
    own_types = broken.shipped(name).get("piece_types", [])
    for piece in broken.shipped(name)["pieces"][:3]:
        types = [*own_types, {**bar, "id": piece["piece"]}]
        assert broken.codes_in({**broken.shipped(name), "piece_types": types}) == {"SCN004"}


@cases("name", SCENARIOS)
def test_a_map_without_pieces_gives_one_finding(name: str) -> None:
    (finding,) = broken.found_in({**broken.shipped(name), "pieces": []})
    assert finding.code == "BRD009"
    assert finding.message == "The map has no pieces: the marines have no place to start."


@anywhere
def test_a_piece_at_no_place_of_the_board_explains_what_lay_on_it(name: str, seed: int) -> None:
    data = broken.shipped(name)
    places = ([10**9, 0], [1], "here", [10**9, -(10**9)])
    pieces = data["pieces"]
    spots = [
        (index, at, [*pieces[:index], {**piece, "at": at}, *pieces[index + 1 :]])
        for index, piece in enumerate(pieces)
        for at in places
    ]
    changes = [broken.Broken(f"piece {index} at {at}", {**data, "pieces": moved}) for index, at, moved in spots]
    gives_one(some(changes, seed), {"SCN002"})


@cases("name", SCENARIOS)
def test_a_missing_key_is_one_finding_with_all_that_lies_behind(name: str) -> None:
    data = broken.shipped(name)
    locks = {door.get("key") for door in data["doors"]}
    for key in [token for token in data["tokens"] if token["kind"] == "key" and token["color"] in locks]:
        tokens = [token for token in data["tokens"] if token is not key]
        found = analyse(read(inline({**data, "tokens": tokens})))
        (finding,) = [one for one in found if one.severity != "info" and one.allowed is None]
        assert finding.code == "RCH003"
        assert f"there is no {key['color']} key" in finding.message
        assert (finding.witness or {})["followers"]


def test_a_misspelt_word_gives_one_code() -> None:
    gives_one(broken.misspelt(broken.shipped(SMALL)), {"SCN002", "SCN003", "SCN005"}, or_none=True)


@anywhere
def test_a_misspelt_word_gives_one_code_anywhere(name: str, seed: int) -> None:
    gives_one(some(broken.misspelt(broken.shipped(name)), seed), {"SCN002", "SCN003", "SCN005"}, or_none=True)


@anywhere
def test_an_element_written_twice_gives_one_code(name: str, seed: int) -> None:
    gives_one(some(broken.doubled(broken.shipped(name)), seed), {"SCN004", "BRD001", "BRD006", "CMP002"}, or_none=True)


@pytest.mark.nightly
@pytest.mark.parametrize("name", SCENARIOS)
def test_every_slip_gives_one_code(name: str) -> None:
    data = broken.shipped(name)
    gives_one(broken.shifted(data), JOINING)
    gives_one(broken.shifted(broken.capped_by_hand(data)), JOINING)
    gives_one(broken.unreadable(data), {"SCN002", "SCN003"})
    gives_one(broken.misspelt(data), {"SCN002", "SCN003", "SCN005", "SCN008"}, or_none=True)
    gives_one(broken.doubled(data), {"SCN004", "BRD001", "BRD006", "CMP002"}, or_none=True)


def test_ignoring_a_cause_does_not_bring_its_followers_back() -> None:
    data = broken.capped_by_hand(broken.shipped(SMALL))
    (store,) = (piece for piece in data["pieces"] if piece.get("id") == "store")
    store["at"] = [12, 6]
    findings = analyse(read(inline(data)), select=("BRD",), ignore=("BRD001",))
    assert not [finding for finding in findings if finding.severity == "error"]


def findings_in(data: Any) -> list[Finding]:
    return analyse(read(json.dumps(data).encode()))


def two_unknown_names() -> Any:
    data = broken.shipped("tutorial.yaml")
    data["pieces"][0]["piece"] = "room-of-no-box"
    data["pieces"][0]["area"] = "area-of-no-map"
    return data


def test_two_unknown_names_in_one_element_have_two_fingerprints() -> None:
    found = [finding for finding in findings_in(two_unknown_names()) if finding.code == "SCN005"]
    assert len(found) == 2 and found[0].elements == found[1].elements
    assert found[0].fingerprint != found[1].fingerprint


def test_two_unknown_keys_in_one_element_have_two_fingerprints() -> None:
    data = broken.shipped("tutorial.yaml")
    data["tokens"][0] |= {"tint": "red", "wieght": 3}
    found = [finding for finding in findings_in(data) if finding.code == "SCN003"]
    assert len({finding.fingerprint for finding in found}) == len(found) == 2


def test_a_finding_keeps_its_fingerprint_when_another_one_goes() -> None:
    data = two_unknown_names()
    before = {finding.message: finding.fingerprint for finding in findings_in(data)}
    data["pieces"][0]["area"] = broken.shipped("tutorial.yaml")["pieces"][0]["area"]
    (left,) = [finding for finding in findings_in(data) if finding.code == "SCN005"]
    assert before[left.message] == left.fingerprint


@given(st.data())
def test_no_two_findings_of_a_file_share_a_fingerprint(draw: st.DataObject) -> None:
    data = draw.draw(mutated(broken.shipped(draw.draw(st.sampled_from(["tutorial.yaml", "airless.yaml"])))))
    prints = [finding.fingerprint for finding in findings_in(data)]
    assert len(set(prints)) == len(prints)
