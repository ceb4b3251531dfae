#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Calls all that the running program offers on the bus, with odd arguments. Prints TAP.

usage: calls.py [--calls N] [--seed N] BUILD-FOLDER PROGRAM

What there is to call is what the program itself tells (introspection). After each call it must live and answer, and may not have
used more of the processor than a call is worth. The same seed makes the same calls. The bus is the test's own.
"""

import argparse
import os
import pathlib
import random
import re
import sys
import xml.etree.ElementTree

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "ui"))

import driving  # noqa: E402

# Seconds of the processor, for a call and what it sets going; sanitizers slow everything down.
MOST = 2
MOST_SANITIZED = 10
# Windows that calls open stay open.
LIFE = 40
LONG = 200000
TEXTS = ("", " ", "relative", "file:///%00", "file://", "file:///", "file:///dev/null", "file:///dev/zero", "file:///proc/self/mem",
         "http://example.org/a.relais", "trash:///", "%", "%n%s", "\n", "a\nb", "<b>", "\u202e", "\ufffe", "\U0010ffff", "loire", "anna",
         "RELAIS-1-073BP-8XEP4-V94B6", "a" * LONG, "file:///" + "a/" * (LONG // 2), "\n" * LONG, "a " * LONG, "a" + "\u0301" * LONG, "../" * 2000)
NUMBERS = (0, 1, 2, 255, 65535, 2 ** 31 - 1)
# What does something; the rest is answered by libraries.
OURS = ("org.freedesktop.Application", "org.gnome.Shell.SearchProvider2", "org.gtk.Actions", "org.gtk.Application")
# Answers of the library about arguments that nothing of ours has looked at yet.
OF_GLIB = re.compile(r"^\(relais[^)]*\): (GLib-GIO|GLib-GObject|GLib)-CRITICAL \*\*: .*\n|^\s*$", re.MULTILINE)


def split(form):
    """The types that one after the other make a signature."""
    while form:
        n = 0
        while form[n] == "a":
            n += 1
        depth = 0
        while True:
            depth += {"(": 1, "{": 1, ")": -1, "}": -1}.get(form[n], 0)
            n += 1
            if depth == 0:
                break
        yield form[:n]
        form = form[n:]


class Caller:
    """Draws calls, makes them, and looks at the program."""

    def __init__(self, desktop, seed):
        from gi.repository import Gio, GLib
        self.gio, self.glib = Gio, GLib
        self.desktop = desktop
        self.chance = random.Random(seed)
        self.most = MOST_SANITIZED if desktop.path.name == "relais-watched" else MOST
        self.names = []
        self.files = self.make_files()
        self.worst = 0

    def make_files(self):
        files = [path.as_uri() for name in ("record", "setup", "edition", "problem")
                 for path in sorted((HERE / "corpus" / name).iterdir())]
        pipe = self.desktop.home / "pipe.relais"
        os.mkfifo(pipe)
        return files + [pipe.as_uri(), self.desktop.home.as_uri()]

    # the program

    def start(self):
        self.desktop.start()
        self.methods = list(self.look("/"))
        assert any(interface == "org.gnome.Shell.SearchProvider2" for _, interface, _, _ in self.methods), self.methods
        self.ours = [method for method in self.methods if method[1] in OURS]
        self.names = self.ask(driving.OBJECT, "org.gtk.Actions", "List", "()", ())[0]

    def end(self):
        """In order, or, where it asks what is to become of a game, by force."""
        try:
            self.desktop.activate("quit")
        except self.glib.Error:
            pass
        try:
            driving.until("the end", lambda: self.desktop.program.poll() is not None, patience=10)
        except AssertionError:
            self.desktop.kill()
        else:
            assert self.desktop.program.returncode == 0, self.desktop.ended()

    def used(self):
        fields = pathlib.Path(f"/proc/{self.desktop.program.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    # what it offers

    def ask(self, path, interface, method, form, arguments):
        value = arguments if isinstance(arguments, self.glib.Variant) else self.glib.Variant(form, arguments)
        return self.desktop.session.call_sync(driving.ID, path, interface, method, value, None, self.gio.DBusCallFlags.NO_AUTO_START,
                                              driving.PATIENCE * 4000, None).unpack()

    def look(self, path):
        text, = self.ask(path, "org.freedesktop.DBus.Introspectable", "Introspect", "()", ())
        node = xml.etree.ElementTree.fromstring(text)
        for interface in node.iter("interface"):
            for method in interface.iter("method"):
                form = "".join(arg.get("type") for arg in method.iter("arg") if arg.get("direction", "in") == "in")
                yield path, interface.get("name"), method.get("name"), f"({form})"
        for child in node.findall("node"):
            yield from self.look(path.rstrip("/") + "/" + child.get("name"))

    # what it is asked

    def text(self):
        kind = self.chance.randrange(8)
        if kind < 3 and self.names:
            return self.chance.choice(self.names)
        if kind < 5:
            return self.chance.choice(self.files)
        return self.chance.choice(TEXTS)

    def value(self, form, depth=0):
        """Some value of a type, as a GVariant."""
        variant, first = self.glib.Variant, form[0]
        if first == "s":
            return variant("s", self.text())
        if first == "o":
            return variant("o", self.chance.choice(("/", driving.OBJECT, "/a/b")))
        if first == "g":
            return variant("g", self.chance.choice(("", "s", "a{sv}")))
        if first == "b":
            return variant("b", self.chance.random() < 0.5)
        if first == "d":
            return variant("d", self.chance.choice((0.0, -1.5, float("nan"), float("inf"))))
        if first == "v":
            inner = self.chance.choice("sbuis" if depth > 3 else ("s", "b", "u", "i", "as", "v", "a{sv}", "(ss)"))
            return variant("v", self.value(inner, depth + 1))
        if first in "ynqiuxt":
            most = {"y": 255, "n": 2 ** 15 - 1, "q": 2 ** 16 - 1}.get(first, 2 ** 31 - 1)
            return variant(first, min(self.chance.choice(NUMBERS), most))
        parts = [form[1:]] * self.chance.choice((0, 0, 1, 1, 2, 5)) if first == "a" else list(split(form[1:-1]))
        builder = self.glib.VariantBuilder(self.glib.VariantType(form))
        for part in parts:
            builder.add_value(self.value(part, depth + 1))
        return builder.end()

    def draw(self):
        """One call; sometimes its arguments are of other types than they should be."""
        path, interface, method, form = self.chance.choice(self.ours if self.chance.random() < 0.8 else self.methods)
        if self.chance.random() < 0.05:
            form = self.chance.choice(("()", "(s)", "(as)", "(a{sv})", "(u)"))
        return path, interface, method, form, self.value(form)

    def ended(self, told):
        """Whether somebody asked it to."""
        if self.desktop.program.poll() is None:
            return False
        assert self.desktop.program.returncode == 0, f"{told}: {self.desktop.ended()}"
        return True

    def call(self, path, interface, method, form, value):
        """That the program outlives it; False if it was asked to end."""
        told = f"{path} {interface}.{method} {form}"
        before = self.used()
        try:
            self.ask(path, interface, method, form, value)
        except self.glib.Error as error:
            assert "Timeout" not in error.message, f"{told} is not answered"
        if self.ended(told):
            return False
        try:
            # not a ping, which GLib answers in a thread of its own
            self.names = self.ask(driving.OBJECT, "org.gtk.Actions", "List", "()", ())[0]
        except self.glib.Error:
            driving.until("an answer or the end", lambda: self.ended(told))
            return False
        cost = self.used() - before
        self.worst = max(self.worst, cost)
        assert cost < self.most, f"{told} costs {cost} s of the processor"
        return True

    def say_long_things(self):
        """Each to what shows it, and a moment for showing it."""
        self.start()
        search = driving.OBJECT + "/SearchProvider", "org.gnome.Shell.SearchProvider2"
        for text in (text for text in TEXTS if len(text) >= LONG):
            for form, method, values in (("(as)", "GetInitialResultSet", ([text],)), ("(asu)", "LaunchSearch", ([text], 0)),
                                         ("(sasu)", "ActivateResult", (text, [text], 0))):
                assert self.call(*search, method, form, self.glib.Variant(form, values))
                assert self.call(driving.OBJECT, "org.gtk.Actions", "DescribeAll", "()", self.glib.Variant("()", ()))
        self.desktop.settle()
        self.end()

    def run(self, calls):
        while calls > 0:
            self.start()
            for _ in range(min(LIFE, calls)):
                calls -= 1
                if not self.call(*self.draw()):
                    break
            else:
                self.end()
            left = OF_GLIB.sub("", self.desktop.words())
            assert "CRITICAL" not in left and "WARNING" not in left and "ERROR" not in left, left[-3000:]
            (self.desktop.home / "stderr").write_text("")


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--calls", type=int, default=80)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("build")
    parser.add_argument("program")
    arguments = parser.parse_args()
    driving.need()
    desktop = driving.Desktop(arguments.build, arguments.program)
    # a library's critical about arguments that it passes on is no end of the program
    desktop.environment["G_DEBUG"] = "gc-friendly"
    caller = Caller(desktop, arguments.seed)

    def test_long_texts_cost_no_more_than_short_ones():
        caller.say_long_things()

    def test_the_program_outlives_all_calls_and_answers():
        caller.run(arguments.calls)
        print(f"# {arguments.calls} calls, the longest {caller.worst:.2f} s")

    try:
        status = driving.run([test_long_texts_cost_no_more_than_short_ones, test_the_program_outlives_all_calls_and_answers], desktop)
    finally:
        desktop.close()
    sys.exit(status)


main()
