"""The return of fragged marines in every state of the board."""
