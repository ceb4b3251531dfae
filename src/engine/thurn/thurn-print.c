/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The whole state as one line of JSON, as the protocol orders it: written with
 * known lengths, because a record is verified by its hash after each turn. */

#include "thurn-text.h"

#define PUT(text, literal) relais_text_put (text, literal, sizeof literal - 1)

static void
put_name (RelaisText *text, const char *name)
{
  if (name == NULL)
    {
      PUT (text, "null");
      return;
    }
  PUT (text, "\"");
  relais_text_str (text, name);
  PUT (text, "\"");
}

/* ,"key":number */
#define PUT_NUMBER(text, key, number)                                         \
  do                                                                          \
    {                                                                         \
      PUT (text, key);                                                        \
      relais_text_int (text, number);                                         \
    }                                                                         \
  while (0)

static void
separate (RelaisText *text, bool *first)
{
  if (!*first)
    PUT (text, ",");
  *first = false;
}

static void
put_city (RelaisText *text, unsigned city, bool *first)
{
  separate (text, first);
  put_name (text, city == THURN_NONE ? NULL : thurn_cities[city]);
}

/* From the first on, or from the last back. */
static void
put_cities (RelaisText *text, const uint8_t *cities, unsigned n, bool backwards)
{
  bool first = true;

  PUT (text, "[");
  for (unsigned i = 0; i < n; i++)
    put_city (text, cities[backwards ? n - 1 - i : i], &first);
  PUT (text, "]");
}

static void
put_set (RelaisText *text, uint32_t cities)
{
  bool first = true;

  PUT (text, "[");
  RELAIS_EACH (city, cities)
    put_city (text, city, &first);
  PUT (text, "]");
}

static void
put_counts (RelaisText *text, const uint8_t count[THURN_CITIES])
{
  bool first = true;

  PUT (text, "[");
  for (unsigned city = 0; city < THURN_CITIES; city++)
    for (unsigned i = 0; i < count[city]; i++)
      put_city (text, city, &first);
  PUT (text, "]");
}

static void
put_tiles (RelaisText *text, const ThurnEdition *e, const ThurnState *s)
{
  PUT (text, ",\"tiles\":{");
  for (unsigned stack = 0; stack < THURN_STACKS; stack++)
    {
      unsigned size = thurn_stack_size[stack];

      if (stack > 0)
        PUT (text, ",");
      put_name (text, thurn_stacks[stack]);
      PUT (text, ":[");
      for (unsigned i = size - s->tiles_left[stack]; i < size; i++)
        {
          relais_text_int (text, e->tiles[stack][i]);
          if (i + 1 < size)
            PUT (text, ",");
        }
      PUT (text, "]");
    }
  PUT (text, "},\"coaches\":{");
  for (unsigned i = 0; i < THURN_COACHES; i++)
    {
      if (i > 0)
        PUT (text, ",");
      put_name (text, thurn_coaches[i]);
      PUT_NUMBER (text, ":", s->coaches_left[i]);
    }
  PUT (text, "}");
}

static void
put_turn (RelaisText *text, const ThurnState *s)
{
  PUT (text, ",\"ending\":");
  if (s->ending)
    {
      PUT_NUMBER (text, "{\"turn\":", s->ending_turn);
      PUT_NUMBER (text, ",\"player\":", s->ending_player);
      PUT_NUMBER (text, ",\"last_turn\":", s->last_turn);
      PUT (text, "}");
    }
  else
    PUT (text, "null");
  PUT (text, ",\"official\":");
  put_name (text, thurn_official_names[s->official]);
  PUT (text, ",\"closing\":");
  if (s->phase != THURN_HOUSE)
    {
      PUT (text, "null");
      return;
    }
  if (s->region < THURN_REGIONS)
    {
      PUT (text, "{\"mode\":\"region\",\"region\":");
      put_name (text, thurn_regions[s->region]);
    }
  else
    PUT (text, "{\"mode\":\"each\",\"region\":null");
  PUT (text, ",\"open\":");
  put_set (text, s->open);
  PUT (text, "}");
}

static void
put_seat (RelaisText *text, const ThurnState *s, unsigned i)
{
  const ThurnSeat *seat = &s->seats[i];

  PUT (text, "{\"hand\":");
  if (thurn_knows_hand (s, i))
    put_counts (text, seat->hand);
  else
    relais_text_int (text, seat->n_hand);
  PUT (text, ",\"seen\":");
  put_counts (text, seat->seen);
  PUT (text, ",\"route\":");
  put_cities (text, seat->route, seat->n_route, false);
  PUT (text, ",\"houses\":");
  put_set (text, seat->houses);
  PUT_NUMBER (text, ",\"left\":", seat->left);
  PUT_NUMBER (text, ",\"coach\":", seat->coach);
  PUT (text, ",\"tiles\":[");
  for (unsigned t = 0; t < seat->n_tiles; t++)
    {
      if (t > 0)
        PUT (text, ",");
      PUT (text, "{\"stack\":");
      put_name (text, thurn_stacks[seat->tile[t].stack]);
      PUT_NUMBER (text, ",\"value\":", seat->tile[t].value);
      PUT (text, "}");
    }
  PUT (text, "]}");
}

void
thurn_print_state (const void *edition, const void *state, RelaisText *text)
{
  const ThurnState *s = state;
  bool whole = thurn_viewer (s) == RELAIS_ALL;

  PUT_NUMBER (text, "{\"game\":\"thurn\",\"format\":1,\"players\":", s->players);
  if (whole)
    PUT_NUMBER (text, ",\"seed\":", (int64_t) s->seed);
  else
    PUT (text, ",\"seed\":null");
  PUT_NUMBER (text, ",\"options\":{\"outside\":", s->outside);
  PUT_NUMBER (text, ",\"first_player\":", s->first_player);
  PUT_NUMBER (text, "},\"turn\":", s->turn);
  PUT_NUMBER (text, ",\"player\":", s->player);
  PUT (text, ",\"phase\":");
  put_name (text, thurn_phase_names[s->phase]);
  PUT (text, ",\"face_up\":");
  put_cities (text, s->face_up, THURN_SLOTS, false);
  PUT (text, ",\"deck\":");
  if (whole)
    put_cities (text, s->deck, s->n_deck, true);
  else
    relais_text_int (text, s->n_deck);
  PUT (text, ",\"discards\":");
  put_cities (text, s->discards, s->n_discards, false);
  PUT_NUMBER (text, ",\"shuffles\":", s->shuffles);
  put_tiles (text, edition, s);
  put_turn (text, s);
  PUT (text, ",\"seats\":[");
  for (unsigned i = 0; i < s->players; i++)
    {
      if (i > 0)
        PUT (text, ",");
      put_seat (text, s, i);
    }
  PUT (text, "]}");
}
