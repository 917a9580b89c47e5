"""The events of the 2004 game as named tuples, and their sentences.

The name of the kind comes first, then its parts. Figures, spaces, doors, tokens, areas and cards are numbers.
"""
