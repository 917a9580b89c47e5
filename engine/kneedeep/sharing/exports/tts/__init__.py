"""The format of Tabletop Simulator, experimental: nobody has loaded such a file in the program yet."""
