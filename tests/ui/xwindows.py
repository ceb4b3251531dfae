# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks the screen what xdotool does not tell: which windows are popovers, and may never be given the keyboard."""

import ctypes


class Attributes(ctypes.Structure):
    """XWindowAttributes."""
    _fields_ = [
        ("x", ctypes.c_int), ("y", ctypes.c_int), ("width", ctypes.c_int), ("height", ctypes.c_int), ("border", ctypes.c_int),
        ("depth", ctypes.c_int), ("visual", ctypes.c_void_p), ("root", ctypes.c_ulong), ("kind", ctypes.c_int),
        ("bit_gravity", ctypes.c_int), ("win_gravity", ctypes.c_int), ("backing_store", ctypes.c_int),
        ("backing_planes", ctypes.c_ulong), ("backing_pixel", ctypes.c_ulong), ("save_under", ctypes.c_int),
        ("colormap", ctypes.c_ulong), ("map_installed", ctypes.c_int), ("map_state", ctypes.c_int),
        ("all_event_masks", ctypes.c_long), ("your_event_mask", ctypes.c_long), ("do_not_propagate_mask", ctypes.c_long),
        ("override_redirect", ctypes.c_int), ("screen", ctypes.c_void_p),
    ]


HANDLER = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)


class Screen:
    """A connection of its own."""

    def __init__(self, display):
        self.x = ctypes.CDLL("libX11.so.6")
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        # a window that is gone by now is no reason to end
        self.handler = HANDLER(lambda *_: 0)
        self.x.XSetErrorHandler(self.handler)
        self.connection = ctypes.c_void_p(self.x.XOpenDisplay(display.encode()))
        assert self.connection, f"the screen {display} cannot be reached"

    def attributes(self, window):
        found = Attributes()
        known = self.x.XGetWindowAttributes(self.connection, ctypes.c_ulong(int(window)), ctypes.byref(found))
        return found if known else None

    def is_popover(self, window):
        found = self.attributes(window)
        return found is None or bool(found.override_redirect)

    def close(self):
        self.x.XCloseDisplay(self.connection)
