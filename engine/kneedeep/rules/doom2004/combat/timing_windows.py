"""The windows in which event cards are played, each with its bit in `State.windows`."""

WINDOWS = (
    "invader-start",
    "marine-turn",
    "pick-up",
    "marine-attack",
    "marine-dice",
    "marine-ammo",
    "activation",
    "invader-attack",
)
BITS = {name: 1 << place for place, name in enumerate(WINDOWS)}
