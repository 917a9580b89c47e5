"""Two drafts beside each other: what differs in words and as a picture, and what that means for the game."""
