/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is wrong with a draft: what the engine finds, and the gaps. */

#include "loire-draft-findings.h"

#include <glib/gi18n-lib.h>

#include "engine/loire/loire-rules.h"
#include "engine/loire/loire.h"
#include "record/relais-value-path.h"

int
loire_draft_path_seat (const char *path)
{
  guint seat;

  return relais_value_path_within (path, "seats.#", &seat) != NULL ? (int) seat : -1;
}

int
loire_draft_path_figure (const char *path)
{
  const char *rest = relais_value_path_within (path, "seats.#", NULL);

  for (guint f = 0; f < LOIRE_FIGURES && rest != NULL; f++)
    if (relais_value_path_within (rest, loire_figure_names[f], NULL) != NULL)
      return (int) f;
  return -1;
}

typedef struct
{
  const RelaisDraftBoard *board;
  const LoireState *s;
  const RelaisDraftSeats *seats;
  GPtrArray *findings;
  guint32 misplaced;            /* villages whose tokens do not fit the shields that are drawn */
} Check;

/* Places to light up */

/* Of a path like "buildings.tours.turn". */
static guint32
village_of_path (const char *path)
{
  const char *rest = relais_value_path_within (path, "buildings", NULL);

  for (guint i = 0; i < LOIRE_LOCATIONS && rest != NULL; i++)
    if (relais_value_path_within (rest, loire_locations[i], NULL) != NULL)
      return LOIRE_BIT (i);
  return 0;
}

static guint32
of_location (guint location)
{
  return location < LOIRE_LOCATIONS ? LOIRE_BIT (location) : 0;
}

static guint32
locations_of (const Check *c, const RelaisFinding *finding)
{
  const gint32 *arg = finding->refusal.arg;
  int seat_index = loire_draft_path_seat (finding->path);
  int figure = loire_draft_path_figure (finding->path);
  const LoireSeat *seat = seat_index >= 0 ? &c->s->seats[seat_index] : NULL;

  switch (finding->refusal.code)
    {
    case LOIRE_REFUSE_SAME_NEIGHBOUR: return LOIRE_BIT (arg[0]) | LOIRE_BIT (arg[0] + 1);
    case LOIRE_REFUSE_SHIELD_COUNT: return loire_villages_of (c->s, (guint) arg[0]);
    case LOIRE_REFUSE_NO_ARRANGEMENT:
    case LOIRE_FIND_SHIELDS: return loire_draft_shield_gaps (c->s);
    case LOIRE_REFUSE_HORSES_COUNT: return loire_herds (c->s);
    case LOIRE_REFUSE_TOWERS_COUNT: return loire_castles (c->s);
    case LOIRE_REFUSE_POS_FARMS: return seat->built[LOIRE_FARM] | seat->built[LOIRE_CASTLE];
    case LOIRE_REFUSE_POS_MONASTERIES: return seat->built[LOIRE_MONASTERY];
    case LOIRE_REFUSE_MARK_COLOUR:
    case LOIRE_FIND_MARK_ON_GAP: return of_location ((guint) arg[1]);
    case LOIRE_REFUSE_MARKS_TOO_MANY: return loire_marks_of (seat, (guint) arg[0]);
    case LOIRE_REFUSE_TOKENS_PLACED:
    case LOIRE_REFUSE_TOKENS_GOT: return loire_marks (seat);
    case LOIRE_REFUSE_POS_CIRCUS_IN_CITY:
    case LOIRE_REFUSE_POS_CIRCUS_CASUAL: return of_location (c->s->circus);
    case LOIRE_REFUSE_POS_BUILD_TURN: return village_of_path (finding->path);
    default: return figure >= 0 ? of_location (seat->stack[figure].at) : 0;
    }
}

static void
add_things (const Check *c, const RelaisFinding *finding, GPtrArray *places)
{
  int seat = loire_draft_path_seat (finding->path);

  switch (finding->refusal.code)
    {
    case LOIRE_REFUSE_POS_BOAT:
      g_ptr_array_add (places, g_strdup_printf ("river-%02u", (guint) MIN (c->s->seats[seat].boat, LOIRE_LAST_SPACE)));
      break;
    case LOIRE_REFUSE_PALACES_COUNT:
      g_ptr_array_add (places, g_strdup_printf ("palace-%s", loire_palaces[finding->refusal.arg[0]]));
      break;
    case LOIRE_FIND_MARKET:
      for (guint i = 0; i < LOIRE_COLOURS; i++)
        if (c->s->market[i] == LOIRE_NONE)
          g_ptr_array_add (places, g_strdup_printf ("market-%u", i + 1));
      break;
    default:
      break;
    }
}

static char **
places_of (const Check *c, const RelaisFinding *finding)
{
  GPtrArray *places = g_ptr_array_new ();

  LOIRE_EACH (i, locations_of (c, finding))
    g_ptr_array_add (places, g_strdup (loire_locations[i]));
  add_things (c, finding, places);
  g_ptr_array_add (places, NULL);
  return (char **) g_ptr_array_free (places, FALSE);
}

/* Telling */

static void
tell (Check *c, RelaisDraftSeverity severity, const char *rule, char *sentence, const RelaisFinding *finding)
{
  g_ptr_array_add (c->findings, relais_draft_finding_new (severity, rule, sentence, finding, places_of (c, finding),
                                                          loire_draft_fix_title (finding)));
}

/* @sentence: (transfer full): of a player */
static char *
with_name (Check *c, int seat, char *sentence)
{
  char *whole;

  if (seat < 0)
    return sentence;
  /* TRANSLATORS: {sentence} tells what is wrong with what the player has */
  whole = relais_lore_fill (_("{player}: {sentence}"), "player", c->seats->name[seat], "sentence", sentence, NULL);
  g_free (sentence);
  return whole;
}

/* Files count players; people know them by name. */
static char *
sentence_of (Check *c, const RelaisRefusal *refusal)
{
  if (refusal->code == LOIRE_REFUSE_POS_PLAYER)
    return relais_lore_fill (_("By the first player and the number of the turn, it is the turn of another player: {player}."),
                             "player", c->seats->name[refusal->arg[1]], NULL);
  return relais_lore_refusal (c->board->game, c->board->edition, refusal);
}

/* Of two buildings with the same fault the lines would be the same. @sentence: (transfer full) */
static char *
with_village (const RelaisFinding *finding, char *sentence)
{
  const char *place = NULL;
  char *whole;

  LOIRE_EACH (village, village_of_path (finding->path))
    place = loire_location_names[village];
  if (place == NULL || finding->refusal.code != LOIRE_REFUSE_POS_BUILD_TURN)
    return sentence;
  /* TRANSLATORS: {sentence} tells what is wrong with a building there */
  whole = relais_lore_fill (_("{place}: {sentence}"), "place", place, "sentence", sentence, NULL);
  g_free (sentence);
  return whole;
}

static void
tell_refusal (Check *c, const RelaisFinding *finding)
{
  char *sentence = with_village (finding, sentence_of (c, &finding->refusal));

  tell (c, RELAIS_DRAFT_ERROR, relais_words_rule (c->board->game, &finding->refusal),
        with_name (c, loire_draft_path_seat (finding->path), sentence), finding);
}

static RelaisFinding
found (guint code, gint32 first, gint32 second, const char *path)
{
  RelaisFinding finding = { .refusal = { (guint16) code, { first, second } } };

  g_strlcpy (finding.path, path, sizeof finding.path);
  return finding;
}

static void
tell_gap (Check *c, guint code, const char *rule, const char *path, char *sentence)
{
  RelaisFinding finding = found (code, 0, 0, path);

  tell (c, RELAIS_DRAFT_GAP, rule, sentence, &finding);
}

/* Gaps */

static guint
count_shields (const LoireState *s, guint colour)
{
  return loire_count (loire_villages_of (s, colour));
}

static gboolean
any_clash (const LoireState *s)
{
  for (guint i = 0; i + 1 < LOIRE_LOCATIONS; i++)
    if (s->shields[i] != LOIRE_NONE && s->shields[i] == s->shields[i + 1])
      return TRUE;
  return FALSE;
}

/* Too many shields and neighbours of one colour are told for themselves. */
static gboolean
only_gaps_are_wrong (Check *c)
{
  const LoireEdition *e = c->board->edition;

  if (any_clash (c->s))
    return FALSE;
  for (guint colour = 0; colour < LOIRE_COLOURS; colour++)
    if (count_shields (c->s, colour) > e->shields[colour])
      return FALSE;
  return TRUE;
}

static void
check_shields (Check *c)
{
  guint n = loire_count (loire_draft_shield_gaps (c->s));

  if (n == 0)
    return;
  if (only_gaps_are_wrong (c) && loire_draft_edition_fits (c->board->edition, NULL)
      && !loire_draft_can_arrange (c->board->edition, c->s))
    {
      RelaisFinding finding = found (LOIRE_REFUSE_NO_ARRANGEMENT, 0, 0, "shields");

      tell_refusal (c, &finding);
    }
  tell_gap (c, LOIRE_FIND_SHIELDS, "L-SET-1", "shields",
            g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u village has no shield yet; it is drawn when the game begins.",
                                          "%u villages have no shield yet; they are drawn when the game begins.", n), n));
}

static void
check_market (Check *c)
{
  guint n = 0;

  for (guint i = 0; i < LOIRE_COLOURS; i++)
    n += c->s->market[i] == LOIRE_NONE;
  if (n > 0)
    tell_gap (c, LOIRE_FIND_MARKET, "L-SET-2", "market",
              g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                            "%u space of the market has no tile yet; it is drawn when the game begins.",
                                            "%u spaces of the market have no tile yet; they are drawn when the game begins.",
                                            n), n));
}

static void
check_figures (Check *c)
{
  static const char *const sentences[LOIRE_FIGURES] = {
    N_("{player}: The merchant is not on the board yet and will begin in Nantes."),
    N_("{player}: The messenger is not on the board yet and will begin in Orléans."),
  };

  for (guint i = 0; i < c->s->players; i++)
    for (guint f = 0; f < LOIRE_FIGURES; f++)
      if (c->s->seats[i].stack[f].at == LOIRE_NONE)
        {
          g_autofree char *path = g_strdup_printf ("seats.%u.%s.at", i, loire_figure_names[f]);

          tell_gap (c, LOIRE_FIND_FIGURE, "L-SET-6", path,
                    relais_lore_fill (g_dgettext (GETTEXT_PACKAGE, sentences[f]), "player", c->seats->name[i], NULL));
        }
}

static void
check_horses (Check *c)
{
  int n = loire_draft_horses_left (c->board);

  if (n > 0)
    tell_gap (c, LOIRE_FIND_HORSES, "L-POS-2", "horses",
              g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                            "%d horse is not on the board yet; it is placed when the game begins.",
                                            "%d horses are not on the board yet; they are placed when the game begins.",
                                            (gulong) n), n));
}

static void
check_marks (Check *c)
{
  for (guint i = 0; i < c->s->players; i++)
    for (guint h = 0; h < c->s->seats[i].n_held; h++)
      {
        const LoireHeld *held = &c->s->seats[i].held[h];

        for (guint m = 0; m < held->n_marks; m++)
          if (c->s->shields[held->mark[m]] == LOIRE_NONE)
            {
              g_autofree char *path = g_strdup_printf ("seats.%u.messages", i);
              RelaisFinding finding = found (LOIRE_FIND_MARK_ON_GAP, held->card, held->mark[m], path);
              char *sentence = relais_lore_fill (_("There is a message token in {place}, but no shield yet."), "place",
                                                 loire_location_names[held->mark[m]], NULL);

              tell (c, c->misplaced & LOIRE_BIT (held->mark[m]) ? RELAIS_DRAFT_ERROR : RELAIS_DRAFT_GAP, "L-POS-4", with_name (c, (int) i, sentence), &finding);
            }
      }
}

static void
check_gaps (Check *c)
{
  check_shields (c);
  check_market (c);
  if (c->s->circus == LOIRE_NONE && c->s->variant != LOIRE_CASUAL)
    tell_gap (c, LOIRE_FIND_CIRCUS, "L-SET-2", "circus",
              relais_lore_fill (_("The circus is not on the board yet and will begin in {place}."), "place",
                                loire_location_names[c->s->options.circus_start], NULL));
  check_figures (c);
  check_horses (c);
  check_marks (c);
}

/* What the engine finds is wrong; not what only a gap made wrong, which is
 * told as a gap. */
static gboolean
is_real (Check *c, RelaisFinding *finding)
{
  gint32 *arg = finding->refusal.arg;
  guint32 gaps = loire_draft_shield_gaps (c->s);
  guint n;

  switch (finding->refusal.code)
    {
    case LOIRE_REFUSE_SHIELD_COUNT:
      n = count_shields (c->s, (guint) arg[0]);
      if (gaps != 0 && (gint32) n <= arg[2])
        return FALSE;
      arg[1] = (gint32) n;
      return TRUE;
    case LOIRE_REFUSE_SAME_NEIGHBOUR:
      return (gaps & (LOIRE_BIT (arg[0]) | LOIRE_BIT (arg[0] + 1))) == 0;
    case LOIRE_REFUSE_POS_CIRCUS_MISSING:
      return FALSE;
    case LOIRE_REFUSE_HORSES_COUNT:
      return loire_draft_horses_left (c->board) < 0;
    case LOIRE_REFUSE_MARK_COLOUR:
      return (gaps & LOIRE_BIT (arg[1])) == 0;
    case LOIRE_REFUSE_MARKS_TOO_MANY:
      return (gaps & loire_marks_of (&c->s->seats[loire_draft_path_seat (finding->path)], (guint) arg[0])) == 0;
    case LOIRE_REFUSE_POS_PHASE:
      /* how a turn starts follows from where the merchant stands */
      return c->s->phase != LOIRE_FIGURE || c->s->used.rode[LOIRE_MERCHANT_FIGURE] || c->s->used.rode[LOIRE_MESSENGER_FIGURE]
             || c->s->seats[c->s->player].stack[LOIRE_MERCHANT_FIGURE].at != LOIRE_NONE;
    default:
      return TRUE;
    }
}

/* In a draft whose gaps cannot be filled. */
static void
check_papered (Check *c, RelaisFindings *findings)
{
  LoireState papered = *c->s;

  loire_draft_paper_over (c->board->edition, &papered);
  loire_validate (c->board->edition, &papered, findings);
  for (int i = 0; i < findings->count && i < RELAIS_MAX_FINDINGS; i++)
    if (is_real (c, &findings->at[i]))
      tell_refusal (c, &findings->at[i]);
}

/* Is it about a message token in a village whose shield is drawn? Those are told
 * by themselves. */
static gboolean
is_mark_on_gap (Check *c, const RelaisFinding *finding)
{
  return finding->refusal.code == LOIRE_REFUSE_MARK_COLOUR
         && (loire_draft_shield_gaps (c->s) & LOIRE_BIT (finding->refusal.arg[1])) != 0;
}

/* As the game would begin: what is wrong then is wrong. */
static void
check_filled (Check *c, const RelaisDraftBoard *filled, RelaisFindings *findings)
{
  loire_validate (filled->edition, loire_draft_peek (filled), findings);
  for (int i = 0; i < findings->count && i < RELAIS_MAX_FINDINGS; i++)
    if (is_mark_on_gap (c, &findings->at[i]))
      c->misplaced |= LOIRE_BIT (findings->at[i].refusal.arg[1]);
    else
      tell_refusal (c, &findings->at[i]);
}

static void
check_position (Check *c)
{
  RelaisDraftBoard filled = *c->board;
  RelaisFindings findings;

  findings.count = 0;
  if (loire_draft_fill (&filled, NULL))
    check_filled (c, &filled, &findings);
  else
    {
      c->misplaced = LOIRE_VILLAGES;
      check_papered (c, &findings);
    }
}

/* Possible, but perhaps not what is meant. */
static void
check_turn (Check *c)
{
  gboolean over = c->s->phase == LOIRE_OVER;
  RelaisFinding finding = found (over ? LOIRE_FIND_OVER : LOIRE_FIND_IN_TURN, 0, 0, "phase");

  if (c->s->phase == LOIRE_COLLECT || (c->s->phase == LOIRE_FIGURE && !c->s->used.rode[LOIRE_MERCHANT_FIGURE]
                                       && !c->s->used.rode[LOIRE_MESSENGER_FIGURE]))
    return;
  tell (c, RELAIS_DRAFT_NOTE, NULL,
        g_strdup (over ? _("The game is over in this position.") : _("The position is in the middle of a turn.")), &finding);
}

void
loire_draft_check (const RelaisDraftBoard *board, const RelaisDraftSeats *seats, GPtrArray *findings)
{
  Check check = { board, loire_draft_peek (board), seats, findings, 0 };

  check_position (&check);
  check_gaps (&check);
  check_turn (&check);
}

const char *
loire_draft_missing (const RelaisFinding *finding)
{
  switch (finding->refusal.code)
    {
    case LOIRE_FIND_CIRCUS: return "circus";
    case LOIRE_FIND_HORSES: return "horse";
    default: return NULL;
    }
}
