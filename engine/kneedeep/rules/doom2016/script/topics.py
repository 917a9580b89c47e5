"""What a script's conditions hang on: a topic is marked in the state when something of it changes."""

OPENED, USED, GOT, KILLED, SUMMONED, LEFT, STOOD, FLAGGED, FRAGGED, JUDGED, ROUND, REVEALED = (
    1 << n for n in range(12)
)
