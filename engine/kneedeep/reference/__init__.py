"""The reference engine: a second implementation of board rules, small and slow, with networkx and shapely.

It shares only compiled boards with the main engine: spaces, edges, doors, tokens. Comparing the
two is `kneedeep validate --cross-check`; `kneedeep.api.Board` offers its graphs and shapes.
"""
