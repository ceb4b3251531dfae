/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "loire-judge.h"

enum
{
  RIDES,
  RIDES_WITHOUT_HORSE,
  VILLAGES,             /* stops of the messenger in villages */
  IDLE_VILLAGES,        /* where it did nothing */
  MARKS,
  MARKS_TAKEN_BACK,     /* for another message (L-DEL-6) */
  HABITS
};

static_assert (HABITS <= RELAIS_AI_MAX_HABITS, "callers have room for them");

const RelaisAiHabit loire_habits[] = {
  [RIDES] = { "rides", -1 },
  [RIDES_WITHOUT_HORSE] = { "rides_without_horse", RIDES },
  [VILLAGES] = { "messenger_stops", -1 },
  [IDLE_VILLAGES] = { "messenger_stops_idle", VILLAGES },
  [MARKS] = { "marks", -1 },
  [MARKS_TAKEN_BACK] = { "marks_taken_back", -1 },
  [HABITS] = { NULL, -1 },
};

const int loire_uses[] = {
  LOIRE_EVENT_HIRED, LOIRE_EVENT_BUILT, LOIRE_EVENT_PALACE, LOIRE_EVENT_DELIVERED, LOIRE_EVENT_BOUGHT, LOIRE_EVENT_SOLD,
  RELAIS_EVENT_POINTS,
};

void
loire_watch (const void *state, RelaisMove move, uint32_t counts[RELAIS_AI_MAX_HABITS])
{
  const LoireState *s = state;
  unsigned at = s->seats[s->player].stack[LOIRE_MESSENGER_FIGURE].at;

  switch (move.kind)
    {
    case LOIRE_MOVE_RIDE_MERCHANT:
    case LOIRE_MOVE_RIDE_MESSENGER:
      counts[RIDES]++;
      counts[RIDES_WITHOUT_HORSE] += move.a == 0;
      break;
    case LOIRE_MOVE_MARK:
      counts[MARKS]++;
      counts[MARKS_TAKEN_BACK] += move.b != LOIRE_NONE;
      break;
    case LOIRE_MOVE_DONE:
      if (s->phase != LOIRE_MESSENGER || loire_is_city (at))
        break;
      counts[VILLAGES]++;
      counts[IDLE_VILLAGES] += s->used.action == LOIRE_NOTHING;
      break;
    default:
      break;
    }
}
