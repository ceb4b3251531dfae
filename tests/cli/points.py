# SPDX-License-Identifier: GPL-3.0-or-later
"""The test functions of a script, one after the other, in TAP."""

import traceback


def run(names):
    """Every test_… among the names; the status of the script: 1 if one failed."""
    tests = [(name[5:].replace("_", "-"), test) for name, test in names.items() if name.startswith("test_")]
    failed = 0
    print(f"1..{len(tests)}")
    for number, (name, test) in enumerate(tests, 1):
        try:
            test()
            print(f"ok {number} - {name}", flush=True)
        except Exception:  # whatever it was, the other tests go on
            failed += 1
            print(f"not ok {number} - {name}", flush=True)
            for line in traceback.format_exc().splitlines():
                print(f"# {line}", flush=True)
    return 1 if failed else 0
