"""The elements that tools work on: areas, ids, copies, what a deletion takes along, what is alike."""
