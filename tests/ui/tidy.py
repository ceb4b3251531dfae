#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a test of widgets has for itself goes with it, also when it is told to end in the middle. Prints TAP.

usage: tidy.py
"""

import contextlib
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import screens

ALONE = pathlib.Path(__file__).resolve().parent / "alone.py"
PATIENCE = 20

# It says where it is, and then takes too long.
STUCK = "import os, time; print(os.environ['XDG_DATA_HOME'], os.getpid(), flush=True); time.sleep(600)"


def family(pid):
    """All that descend from a process."""
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], stdout=subprocess.PIPE, text=True, check=False).stdout
    children = [int(word) for word in listed.split()]
    return children + [one for child in children for one in family(child)]


def is_there(pid):
    return pathlib.Path(f"/proc/{pid}").exists()


def told_to_end(alone, folder):
    home, stuck = alone.stdout.readline().split()
    started = family(alone.pid)
    assert home.startswith(folder) and int(stuck) in started and len(started) >= 3, (home, stuck, started)
    alone.send_signal(signal.SIGTERM)
    status = alone.wait(PATIENCE)
    assert status == 128 + signal.SIGTERM, status
    assert not pathlib.Path(home).exists(), home
    end = time.monotonic() + PATIENCE
    while any(map(is_there, started)):
        assert time.monotonic() < end, list(filter(is_there, started))
        time.sleep(0.01)


def test_a_test_that_is_told_to_end_leaves_nothing():
    with tempfile.TemporaryDirectory() as folder:
        alone = subprocess.Popen([sys.executable, ALONE, sys.executable, "-c", STUCK], stdout=subprocess.PIPE, text=True,
                                 env=dict(os.environ, TMPDIR=folder), start_new_session=True)
        try:
            told_to_end(alone, folder)
        finally:
            alone.stdout.close()
            with contextlib.suppress(ProcessLookupError):
                os.killpg(alone.pid, signal.SIGKILL)
            alone.wait()


if not all(map(shutil.which, (*screens.NEEDED, "ps"))):
    print(f"1..0 # SKIP one of {', '.join(screens.NEEDED)}, ps is not installed")
    sys.exit()
print("1..1", flush=True)
test_a_test_that_is_told_to_end_leaves_nothing()
print("ok 1 - a test that is told to end leaves nothing")
