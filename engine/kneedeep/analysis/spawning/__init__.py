"""Spawn places of invaders, and their starvation by marines."""
