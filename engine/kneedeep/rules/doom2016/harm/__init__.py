"""Dice and damage."""
