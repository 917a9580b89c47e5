"""What a scenario's script means, and every course of play it allows: conditions, exploration, locks, solution."""
