"""The board of a game and what lies and stands on it: doors, tokens, figures, what is blocked and revealed."""
