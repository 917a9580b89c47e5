"""Games under the rules: played by people, by bots, and by bots in simulations."""
