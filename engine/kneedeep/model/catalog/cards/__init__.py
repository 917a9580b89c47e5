"""Cards of the 2016 edition with their effects: actions, events, Glory Kills, classes, squads, abilities of demons."""
