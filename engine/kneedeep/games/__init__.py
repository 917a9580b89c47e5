"""Games played by the rules: by people, by bots, and by bots many times."""
