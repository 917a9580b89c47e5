"""Topics that a script's conditions depend on: one is marked in the state when something of it changes.

`STOOD`: a marine is at another place. `WALKED_OFF`: a demon has left an area that may be clear by that.
`SIGHTED`: a marine sees an area whose text or steps wait for that.
"""

(OPENED, USED, GOT, KILLED, SUMMONED, LEFT, STOOD, FLAGGED, FRAGGED, JUDGED, ROUND, REVEALED, WALKED_OFF, SIGHTED) = (
    1 << n for n in range(14)
)
TOPICS = {
    "flag": FLAGGED,
    "reveal": REVEALED,
    "clear": KILLED | SUMMONED | WALKED_OFF,
    "reach": STOOD | LEFT,
    "spaces": STOOD | LEFT,
    "exit": LEFT,
    "open": OPENED,
    "use": USED,
    "got": GOT,
    "kill": KILLED,
    "destroy": 0,
    "summoned": SUMMONED,
    "hold": ROUND,
    "round": ROUND,
    "rounds": ROUND,
    "frags": FRAGGED,
    "manual": JUDGED,
    "never": 0,
}
"""By kind of condition: the topics it depends on."""
