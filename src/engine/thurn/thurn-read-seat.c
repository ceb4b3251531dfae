/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a setup tells of a seat, and lists of cities. */

#include "thurn-read.h"

typedef struct
{
  uint8_t *cities;
  unsigned max;
  uint8_t *n;
} CityList;

static void
read_listed_city (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data)
{
  CityList *list = data;
  uint8_t city;

  if (index == list->max)
    RELAIS_WRONG (r, THURN_REFUSE_POS_TOO_MANY, { (int32_t) list->max });
  if (index < list->max && relais_read_word (r, v, thurn_cities, THURN_CITIES, &city))
    list->cities[(*list->n)++] = city;
}

void
thurn_read_cities (RelaisReader *r, RelaisJsonValue v, uint8_t *cities, unsigned max, uint8_t *n)
{
  CityList list = { cities, max, n };

  *n = 0;
  relais_read_elements (r, v, read_listed_city, &list);
}

static void
read_counted_city (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data)
{
  uint8_t *count = data;
  uint8_t city;

  if (index == THURN_CARDS)
    RELAIS_WRONG (r, THURN_REFUSE_POS_TOO_MANY, { THURN_CARDS });
  if (index < THURN_CARDS && relais_read_word (r, v, thurn_cities, THURN_CITIES, &city))
    count[city]++;
}

void
thurn_read_counts (RelaisReader *r, RelaisJsonValue v, uint8_t count[THURN_CITIES])
{
  relais_read_elements (r, v, read_counted_city, count);
}

typedef struct
{
  uint32_t *set;
  uint16_t twice;
} CitySet;

static void
read_city_of_set (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data)
{
  CitySet *set = data;
  uint8_t city;

  if (!relais_read_word (r, v, thurn_cities, THURN_CITIES, &city))
    return;
  if (*set->set & RELAIS_BIT (city))
    RELAIS_WRONG (r, set->twice, { city });
  *set->set |= RELAIS_BIT (city);
}

void
thurn_read_set (RelaisReader *r, RelaisJsonValue v, uint16_t twice, uint32_t *set)
{
  CitySet reading = { set, twice };

  relais_read_elements (r, v, read_city_of_set, &reading);
}

static void
read_route (RelaisReader *r, RelaisJsonValue v, ThurnSeat *seat)
{
  thurn_read_cities (r, v, seat->route, THURN_CITIES, &seat->n_route);
  for (unsigned i = 0; i < seat->n_route; i++)
    seat->routed |= RELAIS_BIT (seat->route[i]);
}

static void
read_coach (RelaisReader *r, RelaisJsonValue v, ThurnSeat *seat)
{
  uint8_t coach;

  if (!relais_read_byte (r, v, THURN_LAST_COACH, RELAIS_NO_RULE, &coach))
    return;
  if (coach > 0 && coach < THURN_FIRST_COACH)
    RELAIS_WRONG (r, THURN_REFUSE_NO_SUCH_COACH, { coach });
  else
    seat->coach = coach;
}

static void
read_tile_member (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  ThurnTile *tile = data;

  if (key == 0)
    relais_read_word (r, v, thurn_stacks, THURN_STACKS, &tile->stack);
  else
    relais_read_byte (r, v, UINT8_MAX, RELAIS_NO_RULE, &tile->value);
}

static void
read_tile (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data)
{
  static const char *const keys[] = { "stack", "value" };
  ThurnSeat *seat = data;
  ThurnTile tile = { 0, 0 };
  int before = r->findings->count;

  if (index == THURN_MAX_TILES)
    RELAIS_WRONG (r, RELAIS_REFUSAL_COUNT_BETWEEN, { 0, THURN_MAX_TILES });
  relais_read_members (r, v, keys, 2, read_tile_member, &tile);
  if (index >= THURN_MAX_TILES || r->findings->count > before || !relais_read_complete (r, v, keys, 2))
    return;
  /* Length tiles may be had again (T-CLOSE-3), the others not (T-CLOSE-4). */
  if (tile.stack > THURN_STACK_LEN7 && seat->stacks & 1u << tile.stack)
    RELAIS_WRONG (r, THURN_REFUSE_POS_TILE_TWICE, { tile.stack });
  seat->stacks |= (uint16_t) (1u << tile.stack);
  seat->tile[seat->n_tiles++] = tile;
}

enum { KEY_HAND, KEY_SEEN, KEY_ROUTE, KEY_HOUSES, KEY_LEFT, KEY_COACH, KEY_TILES, SEAT_KEYS };
static const char *const seat_keys[SEAT_KEYS] = { "hand", "seen", "route", "houses", "left", "coach", "tiles" };

static void
read_seat_member (RelaisReader *r, unsigned key, RelaisJsonValue v, void *data)
{
  ThurnSeat *seat = data;

  switch (key)
    {
    case KEY_HAND: thurn_read_counts (r, v, seat->hand); break;
    case KEY_SEEN: thurn_read_counts (r, v, seat->seen); break;
    case KEY_ROUTE: read_route (r, v, seat); break;
    case KEY_HOUSES: thurn_read_set (r, v, THURN_REFUSE_POS_HOUSE_TWICE, &seat->houses); break;
    case KEY_LEFT:
      reading_of (r)->left[seat - state_of (r)->seats] = true;
      relais_read_byte (r, v, UINT8_MAX, RELAIS_NO_RULE, &seat->left);
      break;
    case KEY_COACH: read_coach (r, v, seat); break;
    default: relais_read_elements (r, v, read_tile, seat); break;
    }
}

void
thurn_read_seat (RelaisReader *r, unsigned index, RelaisJsonValue v, void *data)
{
  ThurnSeat *seat;

  if (index >= state_of (r)->players)
    {
      RELAIS_WRONG (r, RELAIS_REFUSAL_COUNT_BETWEEN, { 0, state_of (r)->players });
      return;
    }
  seat = &state_of (r)->seats[index];
  relais_read_members (r, v, seat_keys, SEAT_KEYS, read_seat_member, seat);
  for (unsigned city = 0; city < THURN_CITIES; city++)
    {
      seat->n_hand = (uint8_t) (seat->n_hand + seat->hand[city]);
      if (seat->hand[city] > 0)
        seat->holds |= RELAIS_BIT (city);
    }
}
