"""What the script of a scenario means: its conditions and effects, and what is set up in each branch of its choices."""
