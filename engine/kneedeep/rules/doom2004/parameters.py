"""The parameters of the ruleset: every number and switch that a scenario or a difficulty may change."""

from typing import NamedTuple

from kneedeep.model.catalog.action_points import action_points
from kneedeep.model.catalog.house_rules import house_rule_values
from kneedeep.model.catalog.play_data import PlayData
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.model.setup import setup_part

RULESET = "doom-2004"


class Parameters(NamedTuple):
    """The parameters of one game, for its number of marines.

    Rule: scenario format, house rules: ruleset default, then difficulty, then a named switch, then `setup`.
    The last one wins.
    """

    # what each side starts with
    bullets: int
    rockets: int
    cells: int
    wounds: int
    armor: int
    armor_max: int
    cards: int
    points: tuple[int, ...]
    """Movement points of each action of a marine, in their order."""
    weapons: tuple[str, ...]
    without: tuple[str, ...]
    hand: int
    draw: int
    hand_max: int
    spawn_cards: int
    deck: str
    """The deck named by the scenario, empty for none."""
    invaders_without: tuple[str, ...]
    replace: tuple[tuple[str, str], ...]
    respawn_where: str
    respawn_wait: int
    # switches
    corner: str
    respawn_distance: str
    respawn_band: tuple[int, int]
    spawn_band: tuple[int, int] | None
    reveal_sight: str
    oversized_hazard: str
    idle_hazard: str
    direct_friendly_fire: bool
    adrenaline_unload: bool
    pickup_forced: bool
    encounter_on_entry: bool
    knockback_any_damage: bool
    knockback_away: bool
    ammo_on_any: bool
    blow_through_once: bool
    barrel_chain: bool
    spawn_figures_transparent: bool
    respawn_unconnected: str
    respawn_tokens_bar: bool
    tie: str
    recycle_named: bool
    # numbers of the rules
    adrenaline: int
    health: int
    heal: int
    door: int
    airless: int
    knockback: int
    seeking: int
    soul_drain_range: int
    soul_drain_heal: int
    soul_cube_charge: int
    bot_activation: int
    bots: int
    rounds_at_most: int


def parameters_of(scenario: Scenario, play: PlayData, marines: int) -> Parameters:
    """The parameters of a scenario's game for a number of marines.

    Raises ValueError if a house rule has an invalid value.
    """
    given = house_rule_values(RULESET, scenario.rules)
    level = next(level for level in play.difficulties if level.id == given["difficulty"])
    harder = {name: number.value for name, number in level.changes.items()}
    numbers = {name: number.value for name, number in play.numbers.items()}
    start = play.marine_start[marines]
    own = setup_part(scenario.setup, "marines", marines)
    theirs = setup_part(scenario.setup, "invaders", marines)
    respawn = setup_part(scenario.setup, "respawn", marines)
    draw = numbers["draw"] if given["invader_draw"] == 2 else marines

    return Parameters(
        bullets=own.get("bullets", max(0, start.bullets.value + harder.get("bullets", 0))),
        rockets=own.get("rockets", 0),
        cells=own.get("cells", 0),
        wounds=max(1, own.get("wounds", start.wounds.value + harder.get("wounds", 0))),
        armor=own.get("armor", start.armor.value),
        armor_max=own.get("armor_max", 1_000),
        cards=own.get("cards", max(0, start.cards.value + harder.get("cards", 0))),
        points=action_points(play.marine_actions, own.get("move")),
        weapons=tuple(own.get("weapons", ())),
        without=tuple(own.get("without", ())),
        hand=theirs.get("hand", numbers["hand"]),
        draw=theirs.get("draw", draw + harder.get("draw", 0)),
        hand_max=theirs.get("hand_max", numbers["hand_max"] + harder.get("hand_max", 0)),
        spawn_cards=numbers["spawn_cards"] + harder.get("spawn_cards", 0),
        deck=theirs.get("deck", ""),
        invaders_without=tuple(theirs.get("without", ())),
        replace=tuple(theirs.get("replace", {}).items()),
        respawn_where=respawn.get("where", "band"),
        respawn_wait=respawn.get("wait", 1),
        spawn_band=band if isinstance(band := given["spawn_band"], tuple) else None,
        pickup_forced=given["pickup"] == "forced",
        encounter_on_entry=given["encounter"] == "on-entry",
        knockback_any_damage=given["knockback_needs"] == "any-damage",
        knockback_away=given["knockback_path"] == "away",
        ammo_on_any=given["ammo_on"] == "any",
        blow_through_once=given["blow_through"] == "one-attack",
        spawn_figures_transparent=given["spawn_blockers"] == "figures-transparent",
        respawn_tokens_bar=given["respawn_tokens"] == "barred",
        rounds_at_most=1_000,
        **{
            name: given[name] == "on"
            for name in "direct_friendly_fire adrenaline_unload barrel_chain recycle_named".split()
        },
        **{
            name: (given | numbers)[name]
            for name in (
                "corner respawn_distance respawn_band reveal_sight oversized_hazard idle_hazard respawn_unconnected tie "
                "adrenaline health heal door airless knockback seeking soul_drain_range soul_drain_heal "
                "soul_cube_charge bot_activation bots"
            ).split()
        },
    )
