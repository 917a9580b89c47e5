"""The topics of a script's conditions. The state marks a topic when it changes."""

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
"""The topics of each kind of condition."""
