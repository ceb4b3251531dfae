#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Another program of the desktop, outside of the sandbox: from its window a file can be dragged, and it has the clipboard read
and written. Told so by lines on standard input, of JSON, each of which is answered by one: null reads, a text is written.

usage: neighbour.py TITLE FILE
"""

import json
import sys

import gi

for library in ("Gdk", "Gtk"):
    gi.require_version(library, "4.0")
from gi.repository import Gdk, Gio, GLib, Gtk


def answer(value):
    print(json.dumps(value), flush=True)


def on_read(clipboard, result):
    try:
        answer(clipboard.read_text_finish(result))
    except GLib.Error:
        answer(None)  # nothing is there, or no text


def on_line(stream, _, clipboard):
    line = stream.readline()
    if not line:
        loop.quit()
        return False
    text = json.loads(line)
    if text is None:
        clipboard.read_text_async(None, on_read)
    else:
        clipboard.set(text)
        answer(text)
    return True


Gtk.init()
loop = GLib.MainLoop()
file = Gio.File.new_for_path(sys.argv[2])
label = Gtk.Label(label=file.get_basename(), width_request=200, height_request=100)
source = Gtk.DragSource(actions=Gdk.DragAction.COPY, content=Gdk.ContentProvider.new_for_value(Gdk.FileList.new_from_list([file])))
label.add_controller(source)
window = Gtk.Window(title=sys.argv[1], child=label, decorated=False)
GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, on_line, window.get_clipboard())
window.present()
loop.run()
