"""How a scenario can be won: a planning problem per branch, what is reachable in it, its state space, solutions and time bounds."""
