"""Attacks by the rules of 2016: dice, defense, damage, consequences."""
