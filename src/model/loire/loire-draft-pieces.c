/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which pieces there are, what they are called, how many are left. */

#include "loire-draft.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/loire/loire-rules.h"
#include "engine/loire/loire.h"
#include "loire-cards.h"

#define SHARED (2u * LOIRE_COLOURS + 1)  /* shields, tiles, horses; then the circus and each seat's */
#define OF_SEAT (LOIRE_FIGURES + LOIRE_BUILDINGS + 3)

/* Pieces of a seat, in the palette's order. */
static const LoirePiece of_seat[OF_SEAT] = {
  { LOIRE_PIECE_FIGURE, LOIRE_MERCHANT_FIGURE, 0 },
  { LOIRE_PIECE_FIGURE, LOIRE_MESSENGER_FIGURE, 0 },
  { LOIRE_PIECE_BOAT, 0, 0 },
  { LOIRE_PIECE_BUILDING, LOIRE_FARM, 0 },
  { LOIRE_PIECE_BUILDING, LOIRE_MONASTERY, 0 },
  { LOIRE_PIECE_BUILDING, LOIRE_CASTLE, 0 },
  { LOIRE_PIECE_TOKEN, 0, 0 },
  { LOIRE_PIECE_PALACE, 0, 0 },         /* not in the casual game: the last */
};

/* 0 or 1 */
static guint
circuses (const LoireState *s)
{
  return s->variant != LOIRE_CASUAL ? 1 : 0;
}

/* L-CAS-1 */
static guint
pieces_of_seat (const LoireState *s)
{
  return s->variant != LOIRE_CASUAL ? OF_SEAT : OF_SEAT - 1;
}

static guint
count_pieces (const LoireState *s)
{
  return SHARED + circuses (s) + s->players * pieces_of_seat (s);
}

guint
loire_draft_n_pieces (const RelaisDraftBoard *board)
{
  return count_pieces (loire_draft_peek (board));
}

static LoirePiece
nth_piece (const LoireState *s, guint i)
{
  LoirePiece piece;

  if (i < LOIRE_COLOURS)
    return (LoirePiece) { LOIRE_PIECE_SHIELD, i, 0 };
  if (i < 2 * LOIRE_COLOURS)
    return (LoirePiece) { LOIRE_PIECE_TILE, i - LOIRE_COLOURS, 0 };
  i -= 2 * LOIRE_COLOURS;
  if (i == 0)
    return (LoirePiece) { LOIRE_PIECE_HORSE, 0, 0 };
  if (i == 1 && circuses (s) == 1)
    return (LoirePiece) { LOIRE_PIECE_CIRCUS, 0, 0 };
  i -= 1u + circuses (s);
  piece = of_seat[i % pieces_of_seat (s)];
  piece.seat = i / pieces_of_seat (s);
  return piece;
}

static const char *const seat_words[LOIRE_PIECE_SORTS] = {
  [LOIRE_PIECE_BOAT] = "boat",
  [LOIRE_PIECE_TOKEN] = "token",
  [LOIRE_PIECE_PALACE] = "palace",
};

/* What a seat's piece is called before its number. */
static const char *
word_of (const LoirePiece *piece)
{
  switch (piece->sort)
    {
    case LOIRE_PIECE_FIGURE: return loire_figure_names[piece->number];
    case LOIRE_PIECE_BUILDING: return loire_buildings[piece->number];
    default: return seat_words[piece->sort];
    }
}

void
loire_draft_piece_id (const LoirePiece *piece, char id[32])
{
  switch (piece->sort)
    {
    case LOIRE_PIECE_SHIELD: g_snprintf (id, 32, "shield-%s", loire_colours[piece->number]); break;
    case LOIRE_PIECE_TILE: g_snprintf (id, 32, "market-%s", loire_colours[piece->number]); break;
    case LOIRE_PIECE_CIRCUS: g_strlcpy (id, "circus", 32); break;
    case LOIRE_PIECE_HORSE: g_strlcpy (id, "horse", 32); break;
    default: g_snprintf (id, 32, "%s-%u", word_of (piece), piece->seat);
    }
}

gboolean
loire_draft_find_piece (const LoireState *s, const char *id, LoirePiece *piece)
{
  guint n = count_pieces (s);

  for (guint i = 0; i < n; i++)
    {
      char text[32];

      *piece = nth_piece (s, i);
      loire_draft_piece_id (piece, text);
      if (g_str_equal (text, id))
        return TRUE;
    }
  return FALSE;
}

static gboolean
find_number (const char *id, const char *prefix, guint most, guint *number)
{
  guint64 value;

  if (!g_str_has_prefix (id, prefix) || !g_ascii_string_to_unsigned (id + strlen (prefix), 10, 0, most, &value, NULL))
    return FALSE;
  *number = (guint) value;
  return TRUE;
}

/* "saumur", "shield-saumur", "market-4", "river-07", "palace-nantes.bank", "merchant-0" */
gboolean
loire_draft_find_place (const LoireState *s, const char *id, LoireDraftPlace *place)
{
  const char *location = g_str_has_prefix (id, "shield-") ? id + strlen ("shield-") : id;

  *place = (LoireDraftPlace) { 0 };
  for (guint i = 0; i < LOIRE_LOCATIONS; i++)
    if (g_str_equal (location, loire_locations[i]))
      {
        *place = (LoireDraftPlace) { LOIRE_PLACE_LOCATION, i, 0 };
        return TRUE;
      }
  if (find_number (id, "market-", LOIRE_COLOURS, &place->number) && place->number > 0)
    {
      place->sort = LOIRE_PLACE_MARKET;
      place->number--;
      return TRUE;
    }
  if (find_number (id, "river-", LOIRE_LAST_SPACE, &place->number))
    {
      place->sort = LOIRE_PLACE_RIVER;
      return TRUE;
    }
  for (guint i = 0; i < LOIRE_PALACES; i++)
    {
      g_autofree char *palace = g_strconcat ("palace-", loire_palaces[i], NULL);

      if (g_str_equal (id, palace))
        {
          *place = (LoireDraftPlace) { LOIRE_PLACE_PALACES, i, 0 };
          return TRUE;
        }
    }
  for (guint i = 0; i < s->players; i++)
    for (guint f = 0; f < LOIRE_FIGURES; f++)
      {
        char text[32];

        loire_draft_piece_id (&(LoirePiece) { LOIRE_PIECE_FIGURE, f, i }, text);
        if (g_str_equal (text, id))
          {
            *place = (LoireDraftPlace) { LOIRE_PLACE_STACK, f, i };
            return TRUE;
          }
      }
  return FALSE;
}

/* Texts */

/* Of a player's piece. */
char *
loire_draft_piece_title (const LoirePiece *piece, const RelaisDraftSeats *seats)
{
  const char *template;

  switch (piece->sort)
    {
    case LOIRE_PIECE_FIGURE:
      template = piece->number == LOIRE_MERCHANT_FIGURE ? C_("piece", "Merchant of {player}")
                                                        : C_("piece", "Messenger of {player}");
      break;
    case LOIRE_PIECE_BUILDING:
      template = piece->number == LOIRE_FARM ? C_("piece", "Farm of {player}")
        : piece->number == LOIRE_MONASTERY ? C_("piece", "Monastery of {player}") : C_("piece", "Castle of {player}");
      break;
    case LOIRE_PIECE_BOAT: template = C_("piece", "Boat of {player}"); break;
    case LOIRE_PIECE_TOKEN: template = C_("piece", "Message token of {player}"); break;
    default: template = C_("piece", "Palace of {player}");
    }
  return relais_lore_fill (template, "player", seats->name[piece->seat], NULL);
}

static char *
colour_title (const char *template, guint colour)
{
  g_autofree char *name = relais_lore_name (&relais_loire, LOIRE_CLASS_COLOUR, (gint32) colour);

  return relais_lore_fill (template, "colour", name, NULL);
}

static char *
capitalised_name (guint class, guint number)
{
  g_autofree char *name = relais_lore_name (&relais_loire, class, (gint32) number);

  return loire_capitalised (name);
}

/* Under the picture: a token and a palace look nearly the same. */
static char *
caption_of (const LoirePiece *piece)
{
  switch (piece->sort)
    {
    case LOIRE_PIECE_SHIELD:
    case LOIRE_PIECE_TILE: return capitalised_name (LOIRE_CLASS_COLOUR, piece->number);
    case LOIRE_PIECE_CIRCUS: return g_strdup (C_("piece", "Circus"));
    case LOIRE_PIECE_HORSE: return g_strdup (C_("piece", "Horse"));
    case LOIRE_PIECE_FIGURE: return capitalised_name (LOIRE_CLASS_FIGURE, piece->number);
    case LOIRE_PIECE_BUILDING: return capitalised_name (LOIRE_CLASS_BUILDING, piece->number);
    /* TRANSLATORS: the caption under the picture of a piece: as short as it can be told, no more than 12 letters */
    case LOIRE_PIECE_BOAT: return g_strdup (C_("caption", "Boat"));
    /* TRANSLATORS: the caption under the picture of a message token: no more than 12 letters */
    case LOIRE_PIECE_TOKEN: return g_strdup (C_("caption", "Token"));
    default: return g_strdup (C_("caption", "Palace"));
    }
}

static const char *
seat_sprite (const LoirePiece *piece, const char *colour)
{
  g_autofree char *sprite = g_strdup_printf ("%s-%s", piece->sort == LOIRE_PIECE_PALACE ? "seat-badge" : word_of (piece),
                                             colour);

  return g_intern_string (sprite);
}

static void
tell_shared (const LoirePiece *piece, RelaisPieceText *text)
{
  text->seat = -1;
  text->sprite = g_intern_string (text->id);
  switch (piece->sort)
    {
    case LOIRE_PIECE_SHIELD:
      text->title = colour_title (C_("piece", "Shield, {colour}"), piece->number);
      text->group = "shields";
      text->group_title = g_strdup (_("Shields"));
      break;
    case LOIRE_PIECE_TILE:
      text->title = colour_title (C_("piece", "Market tile, {colour}"), piece->number);
      text->group = "market";
      text->group_title = g_strdup (_("Market"));
      break;
    default:
      text->title = caption_of (piece);
      text->group = "table";
      text->group_title = g_strdup (_("For all"));
    }
}

void
loire_draft_tell_piece (const RelaisDraftBoard *board, const RelaisDraftSeats *seats, guint i, RelaisPieceText *text)
{
  static const char *const groups[RELAIS_MAX_SEATS] = { "seat-0", "seat-1", "seat-2", "seat-3" };
  LoirePiece piece = nth_piece (loire_draft_peek (board), i);
  char id[32];

  loire_draft_piece_id (&piece, id);
  text->id = g_strdup (id);
  text->caption = caption_of (&piece);
  if (piece.sort < LOIRE_PIECE_FIGURE)
    {
      tell_shared (&piece, text);
      return;
    }
  text->seat = (int) piece.seat;
  text->title = loire_draft_piece_title (&piece, seats);
  text->group = groups[piece.seat];
  text->group_title = g_strdup (seats->name[piece.seat]);
  text->sprite = seat_sprite (&piece, seats->colour[piece.seat]);
}

/* Counting */

/* Horses that are neither free nor under a figure; less than none if there are
 * too many. */
int
loire_draft_horses_left (const RelaisDraftBoard *board)
{
  return loire_horses_left (board->edition, loire_draft_peek (board));
}

static void
count_building (const LoireEdition *e, const LoireState *s, const LoirePiece *piece, guint *left, guint *total)
{
  const LoireSeat *seat = &s->seats[piece->seat];
  guint farms = loire_count (seat->built[LOIRE_FARM] | seat->built[LOIRE_CASTLE]);
  guint monasteries = loire_count (seat->built[LOIRE_MONASTERY]);
  guint farms_left = e->farms - MIN (farms, e->farms);

  switch (piece->number)
    {
    case LOIRE_FARM:
      *total = e->farms;
      *left = farms_left;
      break;
    case LOIRE_MONASTERY:
      *total = e->monasteries;
      *left = e->monasteries - MIN (monasteries, e->monasteries);
      break;
    default:
      /* a castle is a farm with a tower */
      *total = e->towers;
      *left = MIN (s->towers, farms_left + loire_count (seat->built[LOIRE_FARM]));
    }
}

void
loire_draft_count (const RelaisDraftBoard *board, const LoirePiece *piece, guint *left, guint *total)
{
  const LoireEdition *e = board->edition;
  const LoireState *s = loire_draft_peek (board);
  const LoireSeat *seat = &s->seats[piece->seat];
  guint used = 0;

  switch (piece->sort)
    {
    case LOIRE_PIECE_SHIELD:
      LOIRE_EACH (village, LOIRE_VILLAGES)
        used += s->shields[village] == piece->number;
      *total = e->shields[piece->number];
      break;
    case LOIRE_PIECE_TILE:
      for (guint i = 0; i < LOIRE_COLOURS; i++)
        used += s->market[i] == piece->number;
      *total = 1;
      break;
    case LOIRE_PIECE_CIRCUS:
      used = s->circus != LOIRE_NONE;
      *total = 1;
      break;
    case LOIRE_PIECE_HORSE:
      *total = loire_horses_in_all (e, s->players);
      *left = (guint) MAX (loire_draft_horses_left (board), 0);
      return;
    case LOIRE_PIECE_FIGURE:
      used = seat->stack[piece->number].at != LOIRE_NONE;
      *total = 1;
      break;
    case LOIRE_PIECE_BUILDING:
      count_building (e, s, piece, left, total);
      return;
    case LOIRE_PIECE_TOKEN:
      used = loire_tokens_placed (seat);
      *total = seat->tokens;
      break;
    case LOIRE_PIECE_PALACE:
      *total = seat->n_palaces;
      for (guint i = 0; i < LOIRE_PALACES; i++)
        *total += !(seat->palaces & LOIRE_BIT (i)) && s->palaces[i] > 0;
      used = seat->n_palaces;
      break;
    default:    /* a boat is always somewhere */
      *total = used = 1;
    }
  *left = *total - MIN (used, *total);
}

void
loire_draft_count_piece (const RelaisDraftBoard *board, guint i, guint *left, guint *total)
{
  LoirePiece piece = nth_piece (loire_draft_peek (board), i);

  loire_draft_count (board, &piece, left, total);
}
