"""The marines: turns, attacks, cards, orders, equipment, encounters, respawn, sentry bots."""
