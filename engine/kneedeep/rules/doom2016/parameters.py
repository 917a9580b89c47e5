"""The parameters of the ruleset: all numbers and house rules that a scenario may change."""

from typing import Any, NamedTuple

from kneedeep.model.catalog.house_rules import house_rule_values
from kneedeep.model.catalog.play_data import PlayData
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.model.setup import setup_part

ROUNDS_AT_MOST = 200
"""The round limit. Longer games end without a winner."""


class Parameters(NamedTuple):
    """The parameters of one game, for its number of marines."""

    # numbers
    step: int
    turning: int
    teleport: int
    door: int
    difficult: int
    enemy: int
    sprint: int
    health: int
    hand: int
    fragged_hand: int
    health_pack: int
    glory_heal: int
    toughness: int
    stun_dice: int
    event_hand: int
    event_sets: int
    argent: int
    cards_alone: int
    weapons: int
    # house rules
    invader_cards: str
    new_types: str
    reactions: str
    end_of_move: str
    door_reach: str
    demon_doors: str
    displaced_enters: bool
    stun_die: str
    toughness_stunned: bool
    stunned_reactions: bool
    facedown_argent: str
    glory_free: bool
    glory_one: bool
    summon_large: str
    summon_room: str
    argent_stored: str
    infestation: str
    horde: str
    respawn_full: str
    simultaneous: str
    advanced: bool
    # set-up
    hand_given: bool
    """True if the scenario sets the marines' hand size, regardless of the squad card."""
    starting: tuple[tuple[str, ...], ...]
    """The weapons of each seat. Empty if the marines choose."""
    classes: bool
    squad: bool


def parameters_of(scenario: Scenario, play: PlayData, marines: int) -> Parameters:
    """The parameters of a scenario's game for a number of marines.

    Raises ValueError if a house rule has an invalid value.
    """
    rules = house_rule_values(scenario.ruleset, scenario.rules)
    numbers: dict[str, Any] = {name: number.value for name, number in play.numbers.items()}
    own = setup_part(scenario.setup, "marines", marines)
    theirs = setup_part(scenario.setup, "invaders", marines)
    advanced = rules["advanced"] == "on"
    starting = own.get("weapons", "choose")
    return Parameters(
        **{
            name: numbers[name]
            for name in (
                "step turning teleport door difficult enemy sprint fragged_hand health_pack glory_heal toughness "
                "stun_dice event_sets cards_alone weapons"
            ).split()
        },
        health=max(1, own.get("health", numbers["health"])),
        hand=own.get("hand", numbers["hand"]),
        event_hand=theirs.get("hand", numbers["event_hand"]),
        argent=theirs.get("argent", numbers["argent"]) if advanced else 0,
        **{
            name: rules[name]
            for name in (
                "invader_cards new_types reactions end_of_move door_reach demon_doors stun_die facedown_argent "
                "summon_large summon_room argent_stored infestation horde respawn_full simultaneous"
            ).split()
        },
        displaced_enters=rules["displaced_enters"] == "on",
        toughness_stunned=rules["toughness_stunned"] == "on",
        stunned_reactions=rules["stunned_reactions"] == "allowed",
        glory_free=rules["glory_cost"] == "free",
        glory_one=rules["glory_limit"] == "one",
        advanced=advanced,
        hand_given="hand" in own,
        starting=() if starting == "choose" else tuple(tuple(pair) for pair in starting),
        classes=advanced and own.get("classes", "none") == "choose",
        squad=advanced and own.get("squad", "printed") == "printed",
    )
