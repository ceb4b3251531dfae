/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "loire-sounds.h"

#include <stddef.h>

/* Silent is what only follows from something that is heard: points, the market
 * after a purchase, cards laid back. */
const char *const loire_sounds[LOIRE_EVENTS] = {
  [RELAIS_EVENT_POINTS] = LOIRE_SILENT,
  [RELAIS_EVENT_ENDING] = "bell",
  [RELAIS_EVENT_TURN] = "turn",
  [RELAIS_EVENT_OVER] = "fanfare",
  [LOIRE_EVENT_RODE] = "hooves-3",
  [LOIRE_EVENT_HORSE_BOUGHT] = LOIRE_SILENT,
  [LOIRE_EVENT_RETURNED] = "coin",
  [LOIRE_EVENT_PAID] = "coin",
  [LOIRE_EVENT_GOT] = "coin",
  [LOIRE_EVENT_BOUGHT] = "coin",
  [LOIRE_EVENT_SOLD] = "coin",
  [LOIRE_EVENT_BOAT] = "river",
  [LOIRE_EVENT_MARKET] = LOIRE_SILENT,
  [LOIRE_EVENT_CIRCUS] = "circus",
  [LOIRE_EVENT_BUILT] = "hammer",
  [LOIRE_EVENT_PALACE] = "hammer",
  [LOIRE_EVENT_HIRED] = "hire",
  [LOIRE_EVENT_TOKEN] = LOIRE_SILENT,
  [LOIRE_EVENT_DREW] = "paper",
  [LOIRE_EVENT_SHOWN] = "paper",
  [LOIRE_EVENT_SHUFFLED] = "paper",
  [LOIRE_EVENT_BOTTOM] = LOIRE_SILENT,
  [LOIRE_EVENT_MARKED] = "paper",
  [LOIRE_EVENT_UNMARKED] = LOIRE_SILENT,
  [LOIRE_EVENT_DELIVERED] = "paper",
};

/* A longer ride is heard longer. */
static const char *
hooves (int steps)
{
  if (steps <= 1)
    return "hooves-1";
  return steps == 2 ? "hooves-2" : "hooves-3";
}

const char *
loire_sound_of (const RelaisEvent *event)
{
  const char *name = loire_sounds[event->kind];

  if (event->kind == LOIRE_EVENT_RODE)
    return hooves (event->arg[4]);
  return *name != '\0' ? name : NULL;
}
