"""Judging scenarios: checks, what they find, and the facts they share."""
