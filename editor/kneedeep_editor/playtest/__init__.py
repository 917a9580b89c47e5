"""Playing the open scenario in its window. `feature` connects the sub-packages."""
