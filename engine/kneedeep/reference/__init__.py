"""The reference engine: the rules of a board once more, small and slow, with networkx and shapely.

It takes nothing from the engine beside it but what a compiled board holds: spaces, edges, doors, tokens. Comparing the
two is `kneedeep validate --cross-check`; `kneedeep.api.Board` offers its graphs and shapes.
"""
