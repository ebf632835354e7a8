"""Robot files: each format is read into a `Robot`, foreign ones by way of a neutral description.

Importing any part of this package gives `Robot` its method `save` and its tables in a notebook.
"""

from symoro.formats.files import robot_tables, save_robot
from symoro.robot import register_services

register_services(save=save_robot, tables=robot_tables)
