# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The drawings of Thurn und Taxis; what both games share lies in the folder above."""
