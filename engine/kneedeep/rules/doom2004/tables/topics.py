"""Topics that a script's conditions depend on: one is marked in the state when something of it changes."""

REVEALED, OPENED, USED, GOT, KILLED, DESTROYED, LEFT, STOOD, FLAGGED, FRAGGED, JUDGED, ROUND = (
    1 << n for n in range(12)
)
