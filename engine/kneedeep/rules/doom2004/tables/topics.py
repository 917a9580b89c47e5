"""Topics that a script's conditions depend on: one is marked in the state when something of it changes."""

REVEALED, OPENED, USED, GOT, KILLED, DESTROYED, LEFT, STOOD, FLAGGED, FRAGGED, JUDGED, ROUND = (
    1 << n for n in range(12)
)
TOPICS = {
    "flag": FLAGGED,
    "reveal": REVEALED,
    "clear": REVEALED | KILLED,
    "reach": STOOD | LEFT,
    "spaces": STOOD | LEFT,
    "exit": LEFT,
    "open": OPENED,
    "use": USED,
    "got": GOT,
    "kill": KILLED,
    "destroy": DESTROYED,
    "summoned": 0,
    "hold": ROUND,
    "round": ROUND,
    "rounds": ROUND,
    "frags": FRAGGED,
    "manual": JUDGED,
    "never": 0,
}
"""By kind of condition: the topics it depends on."""
