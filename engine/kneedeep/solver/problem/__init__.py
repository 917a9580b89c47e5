"""The planning problem: its facts, actions and regions."""
