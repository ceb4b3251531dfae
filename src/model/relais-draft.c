/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The object: its steps, what it tells, and how it begins. What can be changed
 * is in relais-draft-board.c (pieces), relais-draft-values.c (all else) and
 * relais-draft-check.c (findings and tools); what a draft is at one time is
 * relais-draft-facts.c, files are relais-draft-file.c. */

#include "relais-draft-private.h"

#include "engine/common/hash.h"
#include "relais-lore.h"
#include "relais-options.h"

#define DEFAULT_SEATS 3
#define MAX_STEPS 1000          /* of undo */

enum
{
  PROP_CAN_UNDO = 1,
  PROP_CAN_REDO,
  PROP_UNDO_TITLE,
  PROP_REDO_TITLE,
  PROP_PLAYABLE,
  PROP_NAME,
  PROP_AUTHOR,
  PROP_NOTE,
  N_PROPS
};

enum
{
  CHANGED,
  SEATS_CHANGED,
  FINDINGS_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void options_init (RelaisOptionsInterface *iface);

G_DEFINE_TYPE_WITH_CODE (RelaisDraft, relais_draft, G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (RELAIS_TYPE_OPTIONS, options_init))

static void
step_free (gpointer data)
{
  RelaisDraftStep *step = data;

  relais_draft_facts_clear (&step->facts);
  g_free (step->title);
  g_free (step);
}

static RelaisDraftStep *
nth_step (RelaisDraft *self, guint i)
{
  return self->steps->pdata[i];
}

const RelaisDraftFacts *
relais_draft_get_facts (RelaisDraft *self)
{
  return &nth_step (self, self->now)->facts;
}

const RelaisDraftBoard *
relais_draft_get_board (RelaisDraft *self)
{
  return &relais_draft_get_facts (self)->board;
}

void
relais_draft_get_seats (RelaisDraft *self, RelaisDraftSeats *seats)
{
  relais_draft_facts_seats (relais_draft_get_facts (self), seats);
}

static RelaisRecord *
record_of (const RelaisDraftFacts *facts)
{
  g_autoptr (GPtrArray) players = relais_draft_players (facts, FALSE);
  RelaisSetup setup = { .game = facts->board.game, .edition = facts->changed, .state = facts->board.state,
                        .players = players };

  return relais_record_from_setup (&setup);
}

static gboolean
flag_of (RelaisDraft *self, guint id)
{
  switch (id)
    {
    case PROP_CAN_UNDO: return relais_draft_can_undo (self);
    case PROP_CAN_REDO: return relais_draft_can_redo (self);
    default: return self->playable;
    }
}

static void
notify (RelaisDraft *self, guint id)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[id]);
}

static void
notify_changes (RelaisDraft *self, const RelaisDraftFacts *before)
{
  static const guint flags[] = { PROP_CAN_UNDO, PROP_CAN_REDO, PROP_PLAYABLE };
  static const guint texts[] = { PROP_NAME, PROP_AUTHOR, PROP_NOTE };

  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    {
      guint32 bit = 1u << flags[i];

      if (flag_of (self, flags[i]) == ((self->told & bit) != 0))
        continue;
      self->told ^= bit;
      notify (self, flags[i]);
    }
  notify (self, PROP_UNDO_TITLE);
  notify (self, PROP_REDO_TITLE);
  for (guint i = 0; i < RELAIS_DRAFT_TEXTS; i++)
    if (g_strcmp0 (before->text[i], relais_draft_get_facts (self)->text[i]) != 0)
      notify (self, texts[i]);
}

/* Everything that follows the facts, then everybody who listens. @before is
 * what was told last. */
static void
tell (RelaisDraft *self, const RelaisDraftFacts *before)
{
  const RelaisDraftFacts *facts = relais_draft_get_facts (self);
  gboolean seats = !relais_draft_facts_same_seats (before, facts);
  gboolean findings;

  g_object_ref (self);
  relais_match_set_record (self->match, record_of (facts));
  relais_draft_update_pieces (self, seats);
  relais_draft_update_fields (self, seats);
  findings = relais_draft_update_findings (self);
  if (seats)
    g_signal_emit (self, signals[SEATS_CHANGED], 0);
  if (findings)
    g_signal_emit (self, signals[FINDINGS_CHANGED], 0);
  notify_changes (self, before);
  g_signal_emit (self, signals[CHANGED], 0);
  g_object_unref (self);
}

/* Everything that is told of the facts, as it is called in the language that is
 * spoken now. Nobody is told: it is for who shows the draft anew. */
void
relais_draft_retell (RelaisDraft *self)
{
  g_return_if_fail (RELAIS_IS_DRAFT (self));

  relais_match_set_record (self->match, record_of (relais_draft_get_facts (self)));
  relais_draft_update_pieces (self, TRUE);
  relais_draft_update_fields (self, TRUE);
  relais_draft_update_findings (self);
  for (guint i = 0; i < self->steps->len; i++)
    g_clear_pointer (&nth_step (self, i)->title, g_free);
}

/* As the step after the present one, or in its place. */
static void
push (RelaisDraft *self, RelaisDraftFacts *facts, RelaisDraftDeed deed, const char *merge)
{
  RelaisDraftStep *step = g_new (RelaisDraftStep, 1);

  *step = (RelaisDraftStep) { *facts, deed, merge, NULL };
  if (self->steps->len > 0)
    g_ptr_array_set_size (self->steps, (int) self->now + 1);
  g_ptr_array_add (self->steps, step);
  if (self->steps->len > MAX_STEPS)
    g_ptr_array_remove_index (self->steps, 0);
  self->now = self->steps->len - 1;
}

gboolean
relais_draft_commit (RelaisDraft *self, RelaisDraftFacts *facts, RelaisDraftDeed deed, const char *merge)
{
  const char *key = g_intern_string (merge);
  RelaisDraftStep *present = nth_step (self, self->now);
  RelaisDraftFacts before;

  self->drafting->settle (&facts->board);
  if (relais_draft_facts_equal (facts, &present->facts))
    {
      relais_draft_facts_clear (facts);
      return FALSE;
    }
  relais_draft_facts_copy (&before, &present->facts);
  if (key != NULL && present->merge == key && present->deed.template != NULL && self->now + 1 == self->steps->len)
    {
      if (relais_draft_facts_equal (facts, &nth_step (self, self->now - 1)->facts))
        {
          /* typed back to what it was */
          g_ptr_array_set_size (self->steps, (int) self->now);
          self->now--;
          relais_draft_facts_clear (facts);
        }
      else
        {
          relais_draft_facts_clear (&present->facts);
          present->facts = *facts;
        }
    }
  else
    push (self, facts, deed, key);
  tell (self, &before);
  relais_draft_facts_clear (&before);
  return TRUE;
}

static gboolean
go (RelaisDraft *self, guint to)
{
  RelaisDraftFacts before;

  relais_draft_facts_copy (&before, relais_draft_get_facts (self));
  self->now = to;
  tell (self, &before);
  relais_draft_facts_clear (&before);
  return TRUE;
}

gboolean
relais_draft_can_undo (RelaisDraft *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), FALSE);
  return self->now > 0;
}

gboolean
relais_draft_can_redo (RelaisDraft *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), FALSE);
  return self->now + 1 < self->steps->len;
}

static const char *
title_of (RelaisDraft *self, guint i)
{
  RelaisDraftStep *step = nth_step (self, i);

  if (step->title == NULL && step->deed.template != NULL)
    step->title = relais_draft_deed_tell (self, &step->deed, &step->facts);
  return step->title;
}

const char *
relais_draft_get_undo_title (RelaisDraft *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);
  return relais_draft_can_undo (self) ? title_of (self, self->now) : NULL;
}

const char *
relais_draft_get_redo_title (RelaisDraft *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);
  return relais_draft_can_redo (self) ? title_of (self, self->now + 1) : NULL;
}

gboolean
relais_draft_undo (RelaisDraft *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), FALSE);
  return relais_draft_can_undo (self) && go (self, self->now - 1);
}

gboolean
relais_draft_redo (RelaisDraft *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), FALSE);
  return relais_draft_can_redo (self) && go (self, self->now + 1);
}

void
relais_draft_forget_steps (RelaisDraft *self)
{
  RelaisDraftStep *present;

  g_return_if_fail (RELAIS_IS_DRAFT (self));

  g_ptr_array_set_size (self->steps, (int) self->now + 1);
  if (self->now > 0)
    g_ptr_array_remove_range (self->steps, 0, self->now);
  self->now = 0;
  present = nth_step (self, 0);
  present->deed = relais_draft_deed (NULL);
  present->merge = NULL;
  g_clear_pointer (&present->title, g_free);
  notify_changes (self, &present->facts);
}

/* The class */

static void
relais_draft_finalize (GObject *object)
{
  RelaisDraft *self = RELAIS_DRAFT (object);

  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_object (&self->match);
  g_clear_object (&self->pieces);
  g_clear_object (&self->fields);
  g_clear_object (&self->findings);
  g_clear_pointer (&self->all_pieces, g_ptr_array_unref);
  g_clear_pointer (&self->all_fields, g_ptr_array_unref);
  G_OBJECT_CLASS (relais_draft_parent_class)->finalize (object);
}

static void
relais_draft_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisDraft *self = RELAIS_DRAFT (object);

  switch (id)
    {
    case PROP_CAN_UNDO: case PROP_CAN_REDO: case PROP_PLAYABLE:
      g_value_set_boolean (value, flag_of (self, id));
      break;
    case PROP_UNDO_TITLE: g_value_set_string (value, relais_draft_get_undo_title (self)); break;
    case PROP_REDO_TITLE: g_value_set_string (value, relais_draft_get_redo_title (self)); break;
    case PROP_NAME: g_value_set_string (value, relais_draft_get_name (self)); break;
    case PROP_AUTHOR: g_value_set_string (value, relais_draft_get_author (self)); break;
    case PROP_NOTE: g_value_set_string (value, relais_draft_get_note (self)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_draft_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisDraft *self = RELAIS_DRAFT (object);

  switch (id)
    {
    case PROP_NAME: relais_draft_set_name (self, g_value_get_string (value)); break;
    case PROP_AUTHOR: relais_draft_set_author (self, g_value_get_string (value)); break;
    case PROP_NOTE: relais_draft_set_note (self, g_value_get_string (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_draft_class_init (RelaisDraftClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  static const char *const names[N_SIGNALS] = { "changed", "seats-changed", "findings-changed" };

  object_class->finalize = relais_draft_finalize;
  object_class->get_property = relais_draft_get_property;
  object_class->set_property = relais_draft_set_property;

  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_UNDO_TITLE] = g_param_spec_string ("undo-title", NULL, NULL, NULL, flags);
  properties[PROP_REDO_TITLE] = g_param_spec_string ("redo-title", NULL, NULL, NULL, flags);
  properties[PROP_PLAYABLE] = g_param_spec_boolean ("playable", NULL, NULL, FALSE, flags);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags | G_PARAM_WRITABLE);
  properties[PROP_AUTHOR] = g_param_spec_string ("author", NULL, NULL, NULL, flags | G_PARAM_WRITABLE);
  properties[PROP_NOTE] = g_param_spec_string ("note", NULL, NULL, NULL, flags | G_PARAM_WRITABLE);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], RELAIS_TYPE_DRAFT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
relais_draft_init (RelaisDraft *self)
{
  self->steps = g_ptr_array_new_with_free_func (step_free);
  self->pieces = g_list_store_new (RELAIS_TYPE_DRAFT_PIECE);
  self->fields = g_list_store_new (RELAIS_TYPE_DRAFT_FIELD);
  self->findings = g_list_store_new (RELAIS_TYPE_DRAFT_FINDING);
  self->all_pieces = g_ptr_array_new_with_free_func (g_object_unref);
  self->all_fields = g_ptr_array_new_with_free_func (g_object_unref);
}

static const RelaisGame *
options_get_game (RelaisOptions *options)
{
  return relais_draft_get_game (RELAIS_DRAFT (options));
}

static gint64
options_get_value (RelaisOptions *options, int option)
{
  return relais_draft_get_option (RELAIS_DRAFT (options), option);
}

static gboolean
options_is_given (RelaisOptions *options, int option)
{
  return relais_draft_is_given (RELAIS_DRAFT (options), option);
}

static void
options_set_value (RelaisOptions *options, int option, gint64 value)
{
  relais_draft_set_option (RELAIS_DRAFT (options), option, value);
}

static void
options_unset (RelaisOptions *options, int option)
{
  relais_draft_unset_option (RELAIS_DRAFT (options), option);
}

static const char *
options_name_seat (RelaisOptions *options, guint seat)
{
  return relais_draft_get_seat_name (RELAIS_DRAFT (options), seat);
}

static void
options_init (RelaisOptionsInterface *iface)
{
  iface->get_game = options_get_game;
  iface->get_value = options_get_value;
  iface->is_given = options_is_given;
  iface->set_value = options_set_value;
  iface->unset = options_unset;
  iface->name_seat = options_name_seat;
}

/* How it begins */

RelaisDraft *
relais_draft_of (const RelaisGame *game, RelaisDraftFacts *facts)
{
  RelaisDraft *self = g_object_new (RELAIS_TYPE_DRAFT, NULL);

  self->game = game;
  self->drafting = relais_lore_find (game)->drafting;
  push (self, facts, (RelaisDraftDeed) { 0 }, NULL);
  self->match = relais_match_new_seen_by (record_of (facts), RELAIS_ALL);
  relais_draft_update_pieces (self, TRUE);
  relais_draft_update_fields (self, TRUE);
  relais_draft_update_findings (self);
  self->told = self->playable ? 1u << PROP_PLAYABLE : 0;
  return self;
}

static void
begin (RelaisDraftFacts *facts, const RelaisGame *game)
{
  relais_draft_facts_init (facts, game);
  facts->board.given.value[RELAIS_OPTION_PLAYERS] = CLAMP (DEFAULT_SEATS, game->min_seats, game->max_seats);
  facts->board.given.value[RELAIS_OPTION_SEED] = relais_options_any_seed ();
  facts->board.given.given = 1u << RELAIS_OPTION_PLAYERS | 1u << RELAIS_OPTION_SEED;
  if (!relais_lore_find (game)->drafting->begin (&facts->board, NULL))
    g_error ("The built-in values of %s leave no start", game->id);
}

/**
 * relais_draft_new:
 *
 * Returns: (transfer full)
 */
RelaisDraft *
relais_draft_new (const RelaisGame *game)
{
  RelaisDraftFacts facts;

  g_return_val_if_fail (game != NULL, NULL);

  begin (&facts, game);
  return relais_draft_of (game, &facts);
}

/* Nothing was done yet that could be undone.
 *
 * Returns: (transfer full) */
RelaisDraft *
relais_draft_new_empty (const RelaisGame *game)
{
  const RelaisDrafting *drafting = relais_lore_find (game)->drafting;
  const RelaisDraftTool *clear = relais_draft_find_tool (drafting, RELAIS_DRAFT_CLEAR);
  RelaisDraftFacts facts;

  g_return_val_if_fail (game != NULL, NULL);

  begin (&facts, game);
  if (clear != NULL)
    clear->use (&facts.board, NULL);
  drafting->settle (&facts.board);
  return relais_draft_of (game, &facts);
}

const RelaisGame *
relais_draft_get_game (RelaisDraft *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);
  return self->game;
}

gconstpointer
relais_draft_get_edition (RelaisDraft *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);
  return relais_draft_get_board (self)->edition;
}

guint64
relais_draft_fingerprint (RelaisDraft *self)
{
  const RelaisDraftBoard *board = relais_draft_get_board (self);
  guint64 hash = relais_fnv64 (RELAIS_FNV64_START, &board->state, board->game->state_size);

  g_return_val_if_fail (RELAIS_IS_DRAFT (self), 0);

  hash = relais_fnv64 (hash, &board->drawn, sizeof board->drawn);
  hash = relais_fnv64 (hash, &board->given.given, sizeof board->given.given);
  hash = relais_fnv64 (hash, board->given.value, sizeof board->given.value);
  return relais_fnv64 (hash, board->edition, board->game->edition_size);
}

RelaisMatch *
relais_draft_get_match (RelaisDraft *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);
  return self->match;
}

gboolean
relais_draft_is_playable (RelaisDraft *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), FALSE);
  return self->playable;
}

gboolean
relais_draft_is_complete (RelaisDraft *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), FALSE);
  return self->drafting->is_complete (relais_draft_get_board (self));
}
