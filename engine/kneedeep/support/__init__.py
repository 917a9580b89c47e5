"""What every package may use: texts and languages, systems, limits of time and work, shipped files, extensions."""
