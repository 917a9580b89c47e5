"""The solver: a planning problem per branch, its reachable facts, its state space, solutions and time bounds."""
