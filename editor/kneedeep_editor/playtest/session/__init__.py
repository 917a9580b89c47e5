"""The game under way: who plays, its history and files, how it starts and goes on."""
