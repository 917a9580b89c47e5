"""The coach: generates scenarios from a seed and wishes, furnishes laid maps, and balances maps.

`laying` lays pieces, `furnishing` furnishes a laid map, `generator` does both, `tuning` finds small changes. Stories,
prices and sentences are data: `stories/README.md`.
"""
