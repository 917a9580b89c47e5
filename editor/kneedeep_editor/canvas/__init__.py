"""The map on the screen: viewpoint, painting, mouse and keyboard input."""
