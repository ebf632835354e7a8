"""The pages of the workbench: menus, tables, models, simulation and identification."""
