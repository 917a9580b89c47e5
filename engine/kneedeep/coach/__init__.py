"""Scenarios made from nothing and made fair; the core does not know it, only commands and the window do."""
