"""The robot in 3D: its geometry in numbers and the panel that draws it."""
