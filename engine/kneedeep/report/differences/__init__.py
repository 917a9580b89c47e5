"""The differences between two drafts, in words and as a picture, and their effects on the game."""
