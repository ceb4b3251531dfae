/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Drafts from files, setups and games, and the other way. */

#include "relais-draft-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "record/relais-json.h"
#include "record/relais-setup-code.h"
#include "relais-lore.h"
#include "relais-options.h"

static const char *
known_colour (const char *colour)
{
  for (guint i = 0; relais_seat_colours[i] != NULL; i++)
    if (g_strcmp0 (relais_seat_colours[i], colour) == 0)
      return relais_seat_colours[i];
  return NULL;
}

/* All four seats have a colour of their own, whatever a file tells. */
static void
adopt_colour (RelaisDraftFacts *facts, guint seat, const char *colour)
{
  for (guint i = 0; colour != NULL && i < RELAIS_MAX_SEATS; i++)
    if (facts->seat[i].colour == colour && i > seat)
      {
        facts->seat[i].colour = facts->seat[seat].colour;
        facts->seat[seat].colour = colour;
      }
}

static void
adopt_players (RelaisDraftFacts *facts, GPtrArray *players)
{
  for (guint i = 0; players != NULL && i < players->len && i < RELAIS_MAX_SEATS; i++)
    {
      const RelaisPlayerInfo *info = players->pdata[i];

      adopt_colour (facts, i, known_colour (info->colour));
      if (relais_seat_is_named (info->name, facts->seat[i].colour))
        relais_draft_facts_set_string (&facts->seat[i].name, info->name);
      if (g_strcmp0 (info->kind, "human") != 0)
        relais_draft_facts_set_string (&facts->seat[i].kind, info->kind);
    }
}

static void
adopt_edition (RelaisDraftFacts *facts, gconstpointer edition)
{
  const RelaisGame *game = facts->board.game;
  gpointer copy;

  if (edition == NULL || memcmp (edition, game->edition, game->edition_size) == 0)
    return;
  copy = g_rc_box_alloc (game->edition_size);
  memcpy (copy, edition, game->edition_size);
  relais_draft_facts_set_edition (facts, copy);
}

static void
adopt_setup (RelaisDraftFacts *facts, const RelaisSetup *setup)
{
  relais_draft_facts_init (facts, setup->game);
  adopt_edition (facts, setup->edition);
  relais_copy (setup->game, &facts->board.state, &setup->state);
  relais_draft_facts_set_string (&facts->text[RELAIS_DRAFT_NAME], setup->name);
  relais_draft_facts_set_string (&facts->text[RELAIS_DRAFT_AUTHOR], setup->author);
  relais_draft_facts_set_string (&facts->text[RELAIS_DRAFT_NOTE_TEXT], setup->note);
  facts->chance = setup->chance;
  adopt_players (facts, setup->players);
}

/* @dealt: what is hidden was dealt anew */
static RelaisDraft *
draft_of (const RelaisSetup *setup, gboolean dealt)
{
  const RelaisDrafting *drafting = relais_lore_find (setup->game)->drafting;
  RelaisDraftFacts facts;

  adopt_setup (&facts, setup);
  drafting->adopt (&facts.board);
  if (dealt)
    {
      facts.board.given.value[RELAIS_OPTION_SEED] = relais_options_any_seed ();
      drafting->deal (&facts.board);
    }
  drafting->settle (&facts.board);
  return relais_draft_of (setup->game, &facts);
}

/**
 * relais_draft_new_from_setup:
 *
 * Returns: (transfer full)
 */
RelaisDraft *
relais_draft_new_from_setup (const RelaisSetup *setup)
{
  g_return_val_if_fail (setup != NULL, NULL);
  return draft_of (setup, FALSE);
}

static RelaisDraft *
draft_of_position (RelaisMatch *match, RelaisNode *node, gboolean dealt)
{
  const RelaisRecord *record = relais_match_get_record (match);
  RelaisSetup setup = { .game = record->game, .edition = record->edition, .players = record->players };

  /* where it began it is the setup that it began with */
  if (node->parent == NULL)
    {
      setup.name = record->name;
      setup.author = record->author;
      setup.note = record->note;
      setup.chance = record->chance;
    }
  relais_copy (record->game, &setup.state, node->state);
  if (dealt)
    relais_match_deal_anew (match, relais_match_get_viewer (match), node->state, &setup.state);
  return draft_of (&setup, dealt);
}

/**
 * relais_draft_new_from_position:
 *
 * Returns: (transfer full)
 */
RelaisDraft *
relais_draft_new_from_position (RelaisMatch *match, RelaisNode *node)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);
  return draft_of_position (match, node, relais_match_keeps_secrets (match));
}

/**
 * relais_draft_new_as_it_lies:
 *
 * Returns: (transfer full)
 */
RelaisDraft *
relais_draft_new_as_it_lies (RelaisMatch *match, RelaisNode *node)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);
  return draft_of_position (match, node, FALSE);
}

/* What everything else that reads setups finds wrong with it. */
static void
tell_refused (const char *text, gsize length, GPtrArray *problems)
{
  RelaisSetup *setup = relais_setup_parse (text, length, problems);

  g_clear_pointer (&setup, relais_setup_free);
}

/* FALSE, with what is wrong: it is no setup at all, or of a game without an editor. */
static gboolean
read_facts (const char *text, gsize length, RelaisDraftFacts *facts, GPtrArray *problems)
{
  g_autofree RelaisJson *json = NULL;
  RelaisFindings findings = { 0 };
  guint before = problems->len;
  g_autoptr (RelaisSetup) setup = relais_setup_parse_draft (text, length, &json, &findings, problems);
  g_autofree char *whole = NULL;

  if (setup == NULL)
    return FALSE;
  if (!relais_lore_can_edit_setups (setup->game))
    {
      relais_problems_add (problems, "game", "SYNTAX",
                           g_strdup (_("There is no setup editor for this game, so its setups cannot be opened.")));
      return FALSE;
    }
  adopt_setup (facts, setup);
  relais_lore_find (setup->game)->drafting->read_gaps (&facts->board, json, &findings);
  if (findings.count == 0 && problems->len == before)
    whole = relais_draft_lengthen (&facts->board, json);
  if (whole != NULL)
    {
      relais_draft_facts_clear (facts);
      return read_facts (whole, strlen (whole), facts, problems);
    }
  relais_problems_take (problems, setup->game, facts->board.edition, &findings, "");
  return TRUE;
}

/**
 * relais_draft_read:
 * @problems: (element-type RelaisProblem)
 *
 * Returns: (transfer full) (nullable)
 */
RelaisDraft *
relais_draft_read (const char *text, gsize length, GPtrArray *problems)
{
  guint before = problems->len;
  RelaisDraftFacts facts;
  RelaisDraft *draft;

  if (!read_facts (text, length, &facts, problems))
    return NULL;
  draft = relais_draft_of (facts.board.game, &facts);
  if (problems->len == before && relais_draft_is_playable (draft))
    tell_refused (text, length, problems);
  return draft;
}

/* A setup whose texts and edition stay the facts'. */
static RelaisSetup
setup_of (const RelaisDraftFacts *facts, GPtrArray *players)
{
  return (RelaisSetup) {
    .state = facts->board.state,
    .game = facts->board.game,
    .edition = facts->changed,
    .name = facts->text[RELAIS_DRAFT_NAME],
    .author = facts->text[RELAIS_DRAFT_AUTHOR],
    .note = facts->text[RELAIS_DRAFT_NOTE_TEXT],
    .players = players,
    .chance = facts->chance,
  };
}

static char *
print_facts (RelaisDraft *self, const RelaisDraftFacts *facts, gsize *length)
{
  g_autoptr (GPtrArray) players = relais_draft_players (facts, TRUE);
  g_autofree char *state = self->drafting->print (&facts->board);
  RelaisSetup setup = setup_of (facts, players);

  return relais_setup_print_around (&setup, state, length);
}

char *
relais_draft_print (RelaisDraft *self, gsize *length)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);
  return print_facts (self, relais_draft_get_facts (self), length);
}

/* How everything else that reads setups reads it; NULL: not at all. */
static char *
print_read (const char *text, gsize length)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisSetup) setup = relais_setup_parse (text, length, problems);
  gsize n;

  return setup != NULL ? relais_setup_print (setup, &n) : NULL;
}

/* Whether the same draft comes of a text, and for others the same setup. */
static gboolean
is_read_alike (RelaisDraft *self, const char *text, gsize length, const char *state, const char *whole, gsize whole_length)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autofree char *printed = NULL, *one = NULL, *other = NULL;
  RelaisDraftFacts facts;

  if (!read_facts (text, length, &facts, problems))
    return FALSE;
  printed = self->drafting->print (&facts.board);
  relais_draft_facts_clear (&facts);
  one = print_read (text, length);
  other = print_read (whole, whole_length);
  return problems->len == 0 && g_str_equal (printed, state) && g_strcmp0 (one, other) == 0;
}

/* As short as it can be told without another draft coming of it. */
static char *
print_for_code (RelaisDraft *self, const RelaisDraftFacts *facts, gsize *length)
{
  g_autoptr (GPtrArray) players = relais_draft_players (facts, TRUE);
  g_autofree char *state = self->drafting->print (&facts->board);
  g_autofree char *less = relais_draft_shorten (&facts->board, state);
  RelaisSetup setup = setup_of (facts, players);
  g_autofree char *whole = relais_setup_print_around (&setup, state, length);
  g_autofree char *text = NULL;
  gsize n;

  if (less == NULL)
    return g_steal_pointer (&whole);
  text = relais_setup_print_around (&setup, less, &n);
  if (!is_read_alike (self, text, n, state, whole, *length))
    return g_steal_pointer (&whole);
  *length = n;
  return g_steal_pointer (&text);
}

static char *
code_of (RelaisDraft *self, const RelaisDraftFacts *facts, GPtrArray *problems)
{
  gsize length;
  g_autofree char *json = print_for_code (self, facts, &length);

  return relais_setup_code_from_json (json, length, problems);
}

static gboolean
is_short (const char *code)
{
  return code != NULL && strlen (code) < RELAIS_DRAFT_CODE_LENGTH;
}

/* What is missed least comes first. */
static void
leave_out (RelaisDraftFacts *facts, RelaisDraftTexts texts)
{
  switch (texts)
    {
    case RELAIS_DRAFT_WITHOUT_NOTE:
      relais_draft_facts_set_string (&facts->text[RELAIS_DRAFT_NOTE_TEXT], NULL);
      break;
    case RELAIS_DRAFT_WITHOUT_PLAYERS:
      for (guint i = 0; i < RELAIS_MAX_SEATS; i++)
        relais_draft_facts_set_string (&facts->seat[i].name, NULL);
      break;
    case RELAIS_DRAFT_WITHOUT_AUTHOR:
      relais_draft_facts_set_string (&facts->text[RELAIS_DRAFT_AUTHOR], NULL);
      break;
    default:
      relais_draft_facts_set_string (&facts->text[RELAIS_DRAFT_NAME], NULL);
    }
}

/**
 * relais_draft_dup_code:
 *
 * Returns: (transfer full) (nullable)
 */
char *
relais_draft_dup_code (RelaisDraft *self, RelaisDraftTexts *texts, GPtrArray *problems)
{
  const RelaisDraftFacts *all = relais_draft_get_facts (self);
  g_autofree char *whole = code_of (self, all, problems);
  gboolean start;
  RelaisDraftFacts facts;

  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);

  start = all->changed == NULL && self->game->turn (&all->board.state) == 0;
  *texts = RELAIS_DRAFT_WITH_TEXTS;
  if (!start || is_short (whole))
    return g_steal_pointer (&whole);
  relais_draft_facts_copy (&facts, all);
  for (int step = RELAIS_DRAFT_WITHOUT_NOTE; step <= RELAIS_DRAFT_WITHOUT_NAME; step++)
    {
      g_autoptr (GPtrArray) again = relais_problems_new ();
      g_autofree char *code = NULL;

      leave_out (&facts, (RelaisDraftTexts) step);
      code = code_of (self, &facts, again);
      if (!is_short (code))
        continue;
      relais_draft_facts_clear (&facts);
      *texts = (RelaisDraftTexts) step;
      g_ptr_array_set_size (problems, 0);
      return g_steal_pointer (&code);
    }
  relais_draft_facts_clear (&facts);
  return g_steal_pointer (&whole);
}

/* Whether it can be played, for the window as for everything that reads files and
 * codes: what it is printed as is a setup, whose gaps are filled as it is read. */
RelaisSetup *
relais_draft_judge (RelaisDraft *self, GPtrArray *problems)
{
  gsize length;
  g_autofree char *text = print_facts (self, relais_draft_get_facts (self), &length);

  return relais_setup_parse (text, length, problems);
}

/**
 * relais_draft_dup_setup:
 *
 * Returns: (transfer full) (nullable)
 */
RelaisSetup *
relais_draft_dup_setup (RelaisDraft *self)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  RelaisSetup *setup;

  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);

  setup = relais_draft_judge (self, problems);
  if (setup == NULL)
    return NULL;
  g_clear_pointer (&setup->players, g_ptr_array_unref);
  setup->players = relais_draft_players (relais_draft_get_facts (self), FALSE);
  return setup;
}

/**
 * relais_draft_start:
 *
 * Returns: (transfer full) (nullable)
 */
RelaisMatch *
relais_draft_start (RelaisDraft *self)
{
  g_autoptr (RelaisSetup) setup = relais_draft_dup_setup (self);
  RelaisMatch *match;

  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);

  if (setup == NULL)
    return NULL;
  match = relais_match_new (relais_record_from_setup (setup));
  relais_match_set_title (match, setup->name);
  return match;
}
