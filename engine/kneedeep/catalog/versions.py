"""Versions of the executable rulesets: one rises when a game with the same seed and actions goes otherwise than before."""

VERSIONS = {"doom-2004": "3"}
