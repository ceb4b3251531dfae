#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of the application, each a short 16 bit WAV file beside this script.

Everything is computed: damped sines, filtered noise and a plucked string. The noise comes from fixed seeds, so a
second run writes the same files. Sounds are soft (a peak of at most half of what fits), about equally loud, and begin
and end in silence.
Usage: make-sounds.py [FOLDER]
"""
import math
import os
import random
import struct
import sys
import wave

RATE = 22050
PEAK = 0.5
LOUDNESS = 0.1  # root of the mean square, where the peak allows it
RISE = 0.002    # seconds at the beginning, so that nothing clicks
FADE = 0.03     # and at the end


def silence(seconds):
    return [0.0] * int(RATE * seconds)


def add(into, sound, at=0.0, gain=1.0):
    start = int(RATE * at)
    for i, value in enumerate(sound):
        if start + i < len(into):
            into[start + i] += gain * value
    return into


def ring(seconds, partials, attack=0.002):
    """Sines that die away: (hertz, gain, seconds to 1/e)."""
    sound = silence(seconds)
    for hertz, gain, decay in partials:
        for i in range(len(sound)):
            t = i / RATE
            sound[i] += gain * min(t / attack, 1.0) * math.exp(-t / decay) * math.sin(2 * math.pi * hertz * t)
    return sound


def noise(seconds, seed):
    source = random.Random(seed)
    return [source.uniform(-1, 1) for _ in range(int(RATE * seconds))]


def low_pass(sound, hertz):
    k = 1 - math.exp(-2 * math.pi * hertz / RATE)
    state, out = 0.0, []
    for value in sound:
        state += k * (value - state)
        out.append(state)
    return out


def high_pass(sound, hertz):
    return [a - b for a, b in zip(sound, low_pass(sound, hertz))]


def shaped(sound, envelope):
    return [value * envelope(i / RATE) for i, value in enumerate(sound)]


def pluck(hertz, seconds, seed, damping=0.996):
    """A string: noise that goes round and loses its edges (Karplus and Strong)."""
    line = low_pass(noise(1 / hertz, seed), 3000)
    out = []
    for i in range(int(RATE * seconds)):
        value = line[i % len(line)]
        out.append(value)
        line[i % len(line)] = damping * 0.5 * (value + line[(i + 1) % len(line)])
    return out


def hoof(seed, pitch):
    knock = ring(0.09, [(pitch, 0.8, 0.018), (pitch * 1.83, 0.4, 0.011), (120, 0.5, 0.022)], 0.001)
    dust = shaped(low_pass(noise(0.06, seed), 2200), lambda t: math.exp(-t / 0.012))
    return add(knock, dust, gain=0.7)


def hooves(steps):
    """A gallop, three beats a step."""
    sound = silence(0.09 + 0.13 * steps)
    for step in range(steps):
        for beat, (at, pitch, gain) in enumerate(((0.0, 560, 0.7), (0.04, 690, 0.6), (0.08, 480, 1.0))):
            add(sound, hoof(10 * step + beat, pitch), 0.13 * step + at, gain)
    return sound


def coin():
    one = ring(0.22, [(3150, 0.6, 0.05), (4730, 0.45, 0.04), (6290, 0.3, 0.03), (2100, 0.2, 0.03)], 0.0008)
    sound = silence(0.28)
    add(sound, one)
    return add(sound, ring(0.22, [(3480, 0.5, 0.05), (5130, 0.4, 0.035), (6900, 0.2, 0.03)], 0.0008), 0.075, 0.8)


def paper():
    rustle = high_pass(low_pass(noise(0.26, 5), 5200), 1100)
    return shaped(rustle, lambda t: (0.35 + 0.65 * math.sin(math.pi * min(t / 0.1, 1)) ** 2)
                  * math.sin(math.pi * min(t / 0.26, 1)) * (1.0 + 0.5 * math.sin(2 * math.pi * 27 * t)))


def river():
    wash = shaped(low_pass(noise(0.42, 8), 900), lambda t: math.sin(math.pi * min(t / 0.42, 1)) ** 1.5
                  * (0.7 + 0.3 * math.sin(2 * math.pi * 9 * t)))
    for k, (at, hertz) in enumerate(((0.06, 520), (0.15, 700), (0.24, 600), (0.31, 840))):
        drop = silence(0.07)
        for i in range(len(drop)):
            t = i / RATE
            drop[i] = math.sin(2 * math.pi * (hertz + 2600 * t) * t) * math.exp(-t / 0.018) * min(t / 0.003, 1)
        add(wash, drop, at, 0.16 + 0.03 * (k % 2))
    return wash


def hammer():
    sound = silence(0.32)
    for at, gain, pitch in ((0.0, 1.0, 330), (0.15, 0.85, 345)):
        knock = ring(0.18, [(pitch, 0.8, 0.03), (pitch * 2.41, 0.5, 0.016), (pitch * 4.9, 0.25, 0.008)], 0.0008)
        add(knock, shaped(noise(0.02, 3), lambda t: math.exp(-t / 0.003)), gain=0.5)
        add(sound, knock, at, gain)
    return sound


def hire():
    sound = silence(0.34)
    add(sound, pluck(293.7, 0.34, 1))
    return add(sound, pluck(392.0, 0.25, 2), 0.09)


def circus():
    """Three notes of a barrel organ."""
    sound = silence(0.36)
    for k, hertz in enumerate((784.0, 659.3, 880.0)):
        length = 0.11 if k < 2 else 0.16
        note = ring(length, [(hertz, 0.6, 0.2), (2 * hertz, 0.25, 0.15), (3 * hertz, 0.15, 0.1)], 0.015)
        add(sound, shaped(note, lambda t, n=length: min(1.0, (n - t) / 0.03)), 0.1 * k)
    return sound


def bell():
    return ring(0.42, [(523.3, 0.5, 0.22), (1046.5, 0.3, 0.16), (1255, 0.25, 0.12), (1570, 0.15, 0.09),
                       (2637, 0.1, 0.05)], 0.002)


def turn():
    return pluck(196.0, 0.25, 4, 0.992)


def horn(hertz, seconds):
    partials = [(hertz * k, 1.0 / k ** 1.4, 1.0) for k in range(1, 8)]
    return shaped(ring(seconds, partials, 0.02), lambda t: min(1.0, (seconds - t) / 0.06))


def fanfare():
    sound = silence(0.56)
    for at, hertz, length in ((0.0, 392.0, 0.1), (0.09, 392.0, 0.1), (0.18, 523.3, 0.38), (0.18, 659.3, 0.38)):
        add(sound, horn(hertz, length), at)
    return sound


def refusal():
    sound = silence(0.24)
    for at in (0.0, 0.09):
        add(sound, ring(0.12, [(165, 0.8, 0.03), (247, 0.3, 0.02)], 0.003), at)
    return sound


SOUNDS = {
    "hooves-1": lambda: hooves(1),
    "hooves-2": lambda: hooves(2),
    "hooves-3": lambda: hooves(3),
    "bell": bell,
    "circus": circus,
    "coin": coin,
    "fanfare": fanfare,
    "hammer": hammer,
    "hire": hire,
    "paper": paper,
    "refusal": refusal,
    "river": river,
    "turn": turn,
}


def finish(sound):
    mean = sum(sound) / len(sound)
    sound = [value - mean for value in sound]
    most = max(abs(value) for value in sound)
    mean_square = sum(value * value for value in sound) / len(sound)
    gain = min(PEAK / most, LOUDNESS / math.sqrt(mean_square))
    rise, fade = int(RATE * RISE), int(RATE * FADE)
    return [value * gain * min(1.0, i / rise, (len(sound) - 1 - i) / fade) for i, value in enumerate(sound)]


def write(path, sound):
    with wave.open(path, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(b"".join(struct.pack("<h", round(value * 32767)) for value in sound))


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.abspath(__file__))
    for name, make in SOUNDS.items():
        write(os.path.join(folder, name + ".wav"), finish(make()))


if __name__ == "__main__":
    main()
