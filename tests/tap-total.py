#!/usr/bin/python3
# SPDX-FileCopyrightText: The Relais developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Adds up what the last `meson test` of a build directory did, in TAP points instead of test programs.

usage: tap-total.py [--status N] BUILD_DIR      (N: what `meson test` itself ended with)

Prints what was skipped and why, what failed and its last words, and as the last line `N passed, N failed`.
Ends with 0 only if something passed and nothing failed.
"""

import argparse
import json
import pathlib
import re
import sys

POINT = re.compile(r"(not )?ok\b\s*(?:\d+\b)?\s*(?:- )?(.*)")
PLAN = re.compile(r"1\.\.(\d+)\s*(?:#\s*SKIP\S*\s*(.*))?$", re.IGNORECASE)
DIRECTIVE = re.compile(r"(?:^|\s)#\s*(SKIP|TODO)\S*\s*(.*)$", re.IGNORECASE)
# lines that explain no failure: good points, plans, GLib's brackets around groups, meson's remark on the exit status
CHATTER = re.compile(r"\s*$|ok\b|1\.\.\d|TAP version|\(test program exited with|# (Start|End) of |# random seed")
SANITIZER = re.compile(r"runtime error:|ERROR: \w+Sanitizer|^SUMMARY:")

MOST_LINES = 15  # that are shown of one failure


class Tally:
    """What one test came to. `why` are the lines that explain a failure, `skips` pairs of name and reason."""

    def __init__(self):
        self.passed = 0
        self.failed = 0
        self.skips = []
        self.why = []


def last_lines(test):
    """The end of what a test printed, where most of them say what went wrong, with any sanitizer's verdict first."""
    out, err = ([line for line in test.get(stream, "").splitlines() if not CHATTER.match(line)] for stream in ("stdout", "stderr"))
    verdict = [line for line in err if SANITIZER.search(line)]
    tail = (out[-MOST_LINES // 2 :] if err else out[-MOST_LINES:]) + err[-MOST_LINES:]
    return [line for line in verdict if line not in tail] + tail


def read_tap(test):
    tally = Tally()
    plan = None
    points = 0
    explaining = False  # the lines of comment below a failed point belong to it
    for line in test.get("stdout", "").splitlines():
        if match := PLAN.match(line):
            plan = int(match[1])
            if plan == 0:
                tally.skips.append(("", match[2] or "no reason given"))
        elif match := POINT.match(line):
            points += 1
            explaining = False
            directive = DIRECTIVE.search(match[2])
            if directive and (match[1] or directive[1].upper() == "SKIP"):
                name = match[2][: directive.start()].strip()
                tally.skips.append((name, directive[2] or directive[1]))
            elif match[1]:
                tally.failed += 1
                tally.why.append(line)
                explaining = True
            else:
                tally.passed += 1
        elif line.startswith("Bail out!"):
            tally.failed = max(tally.failed, 1)
            tally.why.append(line)
        elif explaining and line.startswith("#") and not CHATTER.match(line):
            tally.why.append(line)

    trouble = None
    if plan is None:
        trouble = "no TAP plan in its output"
    elif plan != points:
        trouble = f"planned {plan} points, made {points}"
    elif test["result"] not in ("OK", "SKIP") and not tally.failed:
        trouble = "all its points are good, but it ended badly"
    if trouble:
        tally.failed = max(tally.failed, 1)
        tally.why.append(trouble)
    # a program that died, rather than found something wrong, says why outside of the protocol
    if trouble or test["result"] in ("ERROR", "TIMEOUT", "INTERRUPT"):
        tally.why += [line for line in last_lines(test) if line not in tally.why]
    return tally


def read_exit_status(test):
    tally = Tally()
    if test["result"] == "SKIP":
        output = (test.get("stdout", "") + test.get("stderr", "")).strip().splitlines()
        tally.skips.append(("", output[-1] if output else "no reason given"))
    elif test["result"] in ("OK", "EXPECTEDFAIL"):
        tally.passed = 1
    else:
        tally.failed = 1
        tally.why = last_lines(test)
    return tally


def tap_tests(build):
    """Names, as the log writes them, of the tests that speak TAP; the log itself does not say."""
    names = set()
    for test in json.loads((build / "meson-info/intro-tests.json").read_text()):
        if test["protocol"] != "tap":
            continue
        project = test["suite"][0].partition(":")[0]
        suites = "+".join(suite.partition(":")[2] for suite in test["suite"])
        names.add(f"{project}:{suites} / {test['name']}" if suites else f"{project} / {test['name']}")
        names.add(test["name"])
    return names


def main():
    parser = argparse.ArgumentParser(description="Adds up the TAP points of the last `meson test`.")
    parser.add_argument("--status", type=int, default=0, help="what `meson test` ended with")
    parser.add_argument("build", type=pathlib.Path)
    args = parser.parse_args()

    log = args.build / "meson-logs/testlog.json"
    tests = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
    tap = tap_tests(args.build)

    passed = failed = 0
    skips, failures = [], []
    for test in tests:
        by_status = test["name"] not in tap or test["result"] in ("EXPECTEDFAIL", "UNEXPECTEDPASS")
        tally = read_exit_status(test) if by_status else read_tap(test)
        name = test["name"].partition(":")[2] or test["name"]
        passed += tally.passed
        failed += tally.failed
        skips += [f"skipped {name}{': ' if point else ''}{point} ({reason})" for point, reason in tally.skips]
        if tally.failed:
            code = test.get("returncode", 0)
            ended = f"signal {-code}" if code < 0 else f"status {code}"
            failures.append(f"FAILED {name} ({test['result'].lower()}, {ended})")
            failures += ["    " + line for line in tally.why[:MOST_LINES]]
            if len(tally.why) > MOST_LINES:
                failures.append(f"    ... {len(tally.why) - MOST_LINES} more lines")
    if args.status and not failed:
        failed = 1
        failures.append(f"FAILED meson test ended with status {args.status}, though no test failed")

    for line in skips + failures:
        print(line)
    if failed:
        print(f"everything the tests printed: {args.build / 'meson-logs/testlog.txt'}")
    print(f"{passed} passed, {failed} failed")
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
