#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a test of widgets with a screen, a bus and a home of its own, so that several can run at a time.

usage: alone.py [--screen WIDTHxHEIGHT] PROGRAM [ARGUMENT...]

Where these cannot be had it gets those of whoever runs it, and skips itself if there is no display.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import screens

size = "1280x1024"
command = sys.argv[1:]
if command[0] == "--screen":
    size, command = command[1], command[2:]

if not all(map(shutil.which, screens.NEEDED)):
    os.execv(command[0], command)

screens.end_tidily()
home = pathlib.Path(tempfile.mkdtemp(prefix="relais-alone-"))
processes = []
try:
    screen, display = screens.start_screen(size + "x24")
    processes.append(screen)
    (home / "run").mkdir(mode=0o700)
    environment = dict(os.environ, DISPLAY=display, GDK_BACKEND="x11", XDG_RUNTIME_DIR=str(home / "run"),
                       XDG_DATA_HOME=str(home), XDG_CONFIG_HOME=str(home), XDG_CACHE_HOME=str(home))
    bus, environment["DBUS_SESSION_BUS_ADDRESS"] = screens.start_bus(home, environment)
    processes.append(bus)
    status = subprocess.run(command, env=environment, check=False).returncode
finally:
    screens.end(processes)
    shutil.rmtree(home, ignore_errors=True)
# as a shell tells of a signal
sys.exit(status if status >= 0 else 128 - status)
