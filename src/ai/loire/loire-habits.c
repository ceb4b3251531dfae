/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "loire-judge.h"

/* Hundredths of a point that players give away rather than ride or stop like that. */
#define ON_FOOT 60
#define FOR_NOTHING 80
#define TAKEN_BACK 160

enum
{
  RIDES,
  RIDES_WITHOUT_HORSE,
  STOPS,                /* of the messenger */
  IDLE_STOPS,           /* where it did nothing */
  VILLAGES,             /* those of them in villages */
  IDLE_VILLAGES,
  MARKS,
  MARKS_TAKEN_BACK,     /* for another message (L-DEL-6) */
  HABITS
};

static_assert (HABITS <= RELAIS_AI_MAX_HABITS, "callers have room for them");

const RelaisAiHabit loire_habits[] = {
  [RIDES] = { "rides", -1 },
  [RIDES_WITHOUT_HORSE] = { "rides_without_horse", RIDES },
  [STOPS] = { "messenger_stops", -1 },
  [IDLE_STOPS] = { "messenger_stops_idle", STOPS },
  [VILLAGES] = { "in_villages", -1 },
  [IDLE_VILLAGES] = { "in_villages_idle", VILLAGES },
  [MARKS] = { "marks", -1 },
  [MARKS_TAKEN_BACK] = { "marks_taken_back", -1 },
  [HABITS] = { NULL, -1 },
};

const int loire_uses[] = {
  LOIRE_EVENT_HIRED, LOIRE_EVENT_BUILT, LOIRE_EVENT_PALACE, LOIRE_EVENT_DELIVERED, LOIRE_EVENT_BOUGHT, LOIRE_EVENT_SOLD,
  RELAIS_EVENT_POINTS,
};

/* Is the messenger about to leave where it did nothing? */
static bool
is_idle (const LoireState *s)
{
  return s->phase == LOIRE_MESSENGER && s->used.action == LOIRE_NOTHING && s->used.palatium == 0;
}

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
      if (s->phase != LOIRE_MESSENGER)
        break;
      counts[STOPS]++;
      counts[IDLE_STOPS] += is_idle (s);
      counts[VILLAGES] += !loire_is_city (at);
      counts[IDLE_VILLAGES] += is_idle (s) && !loire_is_city (at);
      break;
    default:
      break;
    }
}

int
loire_oddness (const void *state, RelaisMove move)
{
  const LoireState *s = state;

  /* Alone nobody looks on, and points are all there is. */
  if (s->players == 1)
    return 0;
  switch (move.kind)
    {
    case LOIRE_MOVE_RIDE_MERCHANT:
    case LOIRE_MOVE_RIDE_MESSENGER:
      return move.a == 0 ? ON_FOOT : 0;
    case LOIRE_MOVE_DONE:
      return is_idle (s) ? FOR_NOTHING : 0;
    case LOIRE_MOVE_MARK:
      return move.b != LOIRE_NONE ? TAKEN_BACK : 0;
    default:
      return 0;
    }
}
