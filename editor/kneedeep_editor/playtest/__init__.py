"""Playing the open scenario: the game under way, its picture, its panel."""
