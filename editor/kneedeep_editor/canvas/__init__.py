"""The map on the screen: viewpoint, painting, pointer."""
