# SPDX-License-Identifier: GPL-3.0-or-later
"""Screens in memory and buses for tests, so that none of them disturbs another, or the user."""

import os
import signal
import subprocess
import sys

# What tests need of the desktop; nothing else that happens to be installed is asked.
NEEDED = ("Xvfb", "dbus-daemon")

BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:tmpdir={home}</listen><servicedir>{home}/services</servicedir>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy>
</busconfig>"""


def end_tidily():
    """Who is told to end, as Meson does when a test takes too long, still ends what was started and goes through `finally`."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda which, frame: sys.exit(128 + which))


def start_screen(size):
    """A process and the name of the display. Xvfb's own choice of a number is not safe from others that choose at the same
    moment, a process's number is. A screen that may reset itself does so whenever the last of its clients goes, and loses who
    comes just then."""
    for number in range(1000 + os.getpid() % 30000, 65536, 1000):
        reading, writing = os.pipe()
        screen = subprocess.Popen(["Xvfb", f":{number}", "-screen", "0", size, "-displayfd", str(writing), "-noreset",
                                   "-nolisten", "tcp"], pass_fds=[writing], stdin=subprocess.DEVNULL,
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            is_ready = pipe.readline().strip() == str(number)
        if is_ready:
            return screen, f":{number}"
        screen.wait()
    raise AssertionError("Xvfb does not start")


def start_bus(home, environment):
    """A process and the address. The bus starts what has a file in the home's `services`, in this environment."""
    (home / "services").mkdir(exist_ok=True)
    (home / "bus.conf").write_text(BUS.format(home=home))
    bus = subprocess.Popen(["dbus-daemon", f"--config-file={home / 'bus.conf'}", "--nofork", "--print-address"],
                           env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return bus, bus.stdout.readline().strip()


def end(processes):
    """The last one first: what a bus has started goes before the screen."""
    for process in reversed(processes):
        process.terminate()
        process.wait()
        if process.stdout:
            process.stdout.close()
