"""A position for a space has the doors, areas and keys that a walk there needs, and no others."""

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.views.overlays import OverlayScene, scenes
from kneedeep.analysis.views.positions import narrowed_scene, position_of_scene
from kneedeep.model.geometry.space import Space
from tests.support.random_play import shipped


def first_scene(name: str, space: Space) -> OverlayScene:
    facts = Facts(shipped(name))
    bit = 1 << facts.board.number[space]
    return next(scene for scene in scenes(facts, 2) if scene.setting.revealed & bit)


def test_only_the_doors_areas_and_keys_of_the_walk_are_ticked() -> None:
    for name, space, doors, areas in (
        ("specimen-run", (20, 6), {"door:landing-east", "door:vault-door"}, ()),
        ("range-day", (14, 3), {"door:east-door"}, ()),
        ("tutorial", (14, 8), {"door:hatch"}, ("relay",)),
    ):
        scene = first_scene(name, space)
        position = position_of_scene(narrowed_scene(scene, space), 2, (space,), needed=True)
        assert (set(position.doors), position.areas, position.keys) == (doors, areas, ())
        assert position.marines[0].at == space
        before = position_of_scene(scene, 2, (space,))
        assert len(before.doors) + len(before.keys) > len(doors), f"{name}: nothing is left out"


def test_a_space_that_only_a_teleporter_leads_to_keeps_the_whole_state() -> None:
    scene = first_scene("split-shift", (21, 1))
    assert narrowed_scene(scene, (21, 1)) is scene
