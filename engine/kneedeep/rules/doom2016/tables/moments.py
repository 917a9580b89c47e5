"""The moments at which effects of cards and abilities are used, as bits."""

PLAYED, NEXT_ATTACK, BEFORE_ATTACK, ATTACKING, DEFENDING, AFTER_ATTACK, ENEMY_ATTACKED = (1 << n for n in range(7))
ACTIVATION_START, ACTIVATION_END, STATUS, FRAGGED, DEMON_ACTIVATED = (1 << n for n in range(7, 12))
MOMENTS = {
    "played": PLAYED,
    "next-attack": NEXT_ATTACK,
    "before-attack": BEFORE_ATTACK,
    "attacking": ATTACKING,
    "defending": DEFENDING,
    "after-attack": AFTER_ATTACK,
    "enemy-attacked": ENEMY_ATTACKED,
    "activation-start": ACTIVATION_START,
    "activation-end": ACTIVATION_END,
    "status": STATUS,
    "fragged": FRAGGED,
    "demon-activated": DEMON_ACTIVATED,
}
"""The moments by their names in the data."""
