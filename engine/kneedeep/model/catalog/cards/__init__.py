"""Cards of the 2016 edition: action cards, events, Glory Kills, classes, squads, abilities of demons, and what they do."""
