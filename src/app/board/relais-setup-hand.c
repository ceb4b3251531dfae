/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-hand.h"

#include <glib/gi18n.h>

#include "model/relais-lore.h"

struct _RelaisSetupHand
{
  GObject parent_instance;

  RelaisDraft *draft;
  RelaisDraftPiece *piece;      /* NULL: nothing is held */
  char *from;                   /* NULL: the palette */
};

enum
{
  CHANGED,
  REFUSED,
  SAY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisSetupHand, relais_setup_hand, G_TYPE_OBJECT)

static const char *
id_of (RelaisDraftPiece *piece)
{
  return relais_draft_piece_get_id (piece);
}

/* What was done is what could be undone now. */
static void
say_done (RelaisSetupHand *self)
{
  const char *done = relais_draft_get_undo_title (self->draft);

  if (done != NULL)
    g_signal_emit (self, signals[SAY], 0, done);
}

static gboolean
settle (RelaisSetupHand *self, const char *place, gboolean done, RelaisReason *why)
{
  if (done)
    say_done (self);
  else if (why != NULL)
    g_signal_emit (self, signals[REFUSED], 0, place, why);
  return done;
}

static void
hold (RelaisSetupHand *self, RelaisDraftPiece *piece, const char *from)
{
  char *before = self->from;

  g_set_object (&self->piece, piece);
  self->from = g_strdup (from);
  g_free (before);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
relais_setup_hand_finalize (GObject *object)
{
  RelaisSetupHand *self = RELAIS_SETUP_HAND (object);

  g_clear_object (&self->draft);
  g_clear_object (&self->piece);
  g_free (self->from);
  G_OBJECT_CLASS (relais_setup_hand_parent_class)->finalize (object);
}

static void
relais_setup_hand_class_init (RelaisSetupHandClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = relais_setup_hand_finalize;
  signals[CHANGED] = g_signal_new ("changed", RELAIS_TYPE_SETUP_HAND, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", RELAIS_TYPE_SETUP_HAND, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_STRING, RELAIS_TYPE_REASON);
  signals[SAY] = g_signal_new ("say", RELAIS_TYPE_SETUP_HAND, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
relais_setup_hand_init (RelaisSetupHand *self)
{
}

RelaisSetupHand *
relais_setup_hand_new (RelaisDraft *draft)
{
  RelaisSetupHand *self;

  g_return_val_if_fail (RELAIS_IS_DRAFT (draft), NULL);

  self = g_object_new (RELAIS_TYPE_SETUP_HAND, NULL);
  self->draft = g_object_ref (draft);
  return self;
}

RelaisDraft *
relais_setup_hand_get_draft (RelaisSetupHand *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_HAND (self), NULL);
  return self->draft;
}

/**
 * relais_setup_hand_take_up:
 * @from: (nullable): where it lies; NULL: the palette
 */
gboolean
relais_setup_hand_take_up (RelaisSetupHand *self, RelaisDraftPiece *piece, const char *from)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_HAND (self), FALSE);

  /* What exists once is put from where it lies. */
  if (from == NULL && relais_draft_piece_get_left (piece) == 0 && relais_draft_piece_get_total (piece) > 1)
    {
      g_autofree char *sentence = relais_lore_fill (_("There is no more of this: {piece}."),
                                                    "piece", relais_draft_piece_get_title (piece), NULL);
      g_autoptr (RelaisReason) why = NULL;

      relais_reason_refuse (&why, relais_draft_get_game (self->draft), sentence);
      return settle (self, NULL, FALSE, why);
    }
  hold (self, piece, from);
  return TRUE;
}

static RelaisDraftPiece *
topmost (RelaisSetupHand *self, const char *place)
{
  g_auto (GStrv) there = relais_draft_pieces_at (self->draft, place);

  return there[0] != NULL ? relais_draft_find_piece (self->draft, there[0]) : NULL;
}

gboolean
relais_setup_hand_pick_up (RelaisSetupHand *self, const char *place)
{
  RelaisDraftPiece *piece = topmost (self, place);

  g_return_val_if_fail (RELAIS_IS_SETUP_HAND (self), FALSE);
  return piece != NULL && relais_setup_hand_take_up (self, piece, place);
}

void
relais_setup_hand_let_go (RelaisSetupHand *self)
{
  g_return_if_fail (RELAIS_IS_SETUP_HAND (self));

  if (self->piece != NULL)
    hold (self, NULL, NULL);
}

/* (nullable) */
RelaisDraftPiece *
relais_setup_hand_get_piece (RelaisSetupHand *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_HAND (self), NULL);
  return self->piece;
}

/* (nullable) */
const char *
relais_setup_hand_get_from (RelaisSetupHand *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_HAND (self), NULL);
  return self->from;
}

gboolean
relais_setup_hand_accepts (RelaisSetupHand *self, const char *place)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_HAND (self), FALSE);

  if (self->piece == NULL || g_strcmp0 (self->from, place) == 0)
    return FALSE;
  if (self->from != NULL)
    return relais_draft_can_move (self->draft, id_of (self->piece), self->from, place, NULL);
  return relais_draft_can_put (self->draft, id_of (self->piece), place, NULL);
}

char **
relais_setup_hand_foresee (RelaisSetupHand *self, const char *place)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_HAND (self), NULL);

  if (!relais_setup_hand_accepts (self, place))
    return g_new0 (char *, 1);
  return relais_draft_foresee (self->draft, id_of (self->piece), self->from, place);
}

gboolean
relais_setup_hand_lay (RelaisSetupHand *self, const char *place)
{
  g_autoptr (RelaisDraftPiece) piece = NULL;
  g_autofree char *from = NULL;
  g_autoptr (RelaisReason) why = NULL;
  gboolean done;

  g_return_val_if_fail (RELAIS_IS_SETUP_HAND (self), FALSE);

  piece = self->piece != NULL ? g_object_ref (self->piece) : NULL;
  from = g_strdup (self->from);
  if (piece == NULL)
    return FALSE;
  if (g_strcmp0 (from, place) == 0)
    {
      relais_setup_hand_let_go (self);
      return FALSE;
    }
  if (from != NULL)
    done = relais_draft_move (self->draft, id_of (piece), from, place, &why);
  else
    done = relais_draft_put (self->draft, id_of (piece), place, &why);
  if (done && (from != NULL || relais_draft_piece_get_left (piece) == 0))
    relais_setup_hand_let_go (self);
  return settle (self, place, done, why);
}

gboolean
relais_setup_hand_put_back (RelaisSetupHand *self)
{
  g_autoptr (RelaisDraftPiece) piece = NULL;
  g_autofree char *from = NULL;

  g_return_val_if_fail (RELAIS_IS_SETUP_HAND (self), FALSE);

  piece = self->piece != NULL ? g_object_ref (self->piece) : NULL;
  from = g_strdup (self->from);
  relais_setup_hand_let_go (self);
  return piece != NULL && from != NULL && relais_setup_hand_take_away (self, piece, from);
}

gboolean
relais_setup_hand_take_away (RelaisSetupHand *self, RelaisDraftPiece *piece, const char *place)
{
  g_autoptr (RelaisReason) why = NULL;
  gboolean done;

  g_return_val_if_fail (RELAIS_IS_SETUP_HAND (self), FALSE);

  done = relais_draft_take (self->draft, id_of (piece), place, &why);
  return settle (self, place, done, why);
}

gboolean
relais_setup_hand_clear (RelaisSetupHand *self, const char *place)
{
  RelaisDraftPiece *piece = topmost (self, place);

  return piece != NULL && relais_setup_hand_take_away (self, piece, place);
}

gboolean
relais_setup_hand_put (RelaisSetupHand *self, RelaisDraftPiece *piece, const char *place)
{
  g_autoptr (RelaisReason) why = NULL;
  gboolean done;

  g_return_val_if_fail (RELAIS_IS_SETUP_HAND (self), FALSE);

  done = relais_draft_put (self->draft, id_of (piece), place, &why);
  return settle (self, place, done, why);
}

static char *
tell_taken_over (RelaisSetupHand *self, RelaisDraftPiece *piece, const char *from, const char *place, RelaisDraftPiece *instead)
{
  const RelaisView *view = relais_match_get_view (relais_draft_get_match (self->draft));
  g_autofree char *left = relais_lore_place_name (view, from);
  g_autofree char *entered = relais_lore_place_name (view, place);
  const char *title = relais_draft_piece_get_title (piece);

  if (instead == NULL)
    /* TRANSLATORS: {piece} is "Shield, green", {from} and {place} are villages */
    return relais_lore_fill (_("None was left of “{piece}”: {from} gave it to {place} and has none now."),
                             "piece", title, "from", left, "place", entered, NULL);
  /* TRANSLATORS: {piece} is "Shield, green", {instead} "Shield, red", {from} and {place} are villages */
  return relais_lore_fill (_("None was left of “{piece}”: {from} gave it to {place} and got “{instead}” for it."),
                           "piece", title, "from", left, "place", entered,
                           "instead", relais_draft_piece_get_title (instead), NULL);
}

gboolean
relais_setup_hand_take_over (RelaisSetupHand *self, RelaisDraftPiece *piece, const char *from, const char *place,
                             RelaisDraftPiece *instead)
{
  g_autofree char *words = NULL;
  g_autoptr (RelaisReason) why = NULL;

  g_return_val_if_fail (RELAIS_IS_SETUP_HAND (self), FALSE);

  if (!relais_draft_move (self->draft, id_of (piece), from, place, &why))
    return settle (self, place, FALSE, why);
  words = tell_taken_over (self, piece, from, place, instead);
  g_signal_emit (self, signals[SAY], 0, words);
  return TRUE;
}

gboolean
relais_setup_hand_move (RelaisSetupHand *self, RelaisDraftPiece *piece, const char *from, const char *place)
{
  g_autoptr (RelaisReason) why = NULL;
  gboolean done;

  g_return_val_if_fail (RELAIS_IS_SETUP_HAND (self), FALSE);

  done = relais_draft_move (self->draft, id_of (piece), from, place, &why);
  return settle (self, place, done, why);
}
