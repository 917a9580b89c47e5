"""The search: reachability, successors, fixpoint and state space."""
