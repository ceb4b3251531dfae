/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-choice.h"

struct _RelaisChoice
{
  GObject parent_instance;

  char *id;
  char *icon;
  char *what;
  char *price;
  char *title;                  /* both */
  char *detail;
  char *place;
  char *card;
  char *group;
  char *slot;
  RelaisReason *reason;
  char *effect;
  char *warning;
  char *why;
  gboolean ends_turn;
  gboolean step;
  gboolean closes;
  guint n_moves;
  RelaisMove moves[RELAIS_CHOICE_MAX_MOVES];
};

G_DEFINE_TYPE (RelaisChoice, relais_choice, G_TYPE_OBJECT)

static void
relais_choice_finalize (GObject *object)
{
  RelaisChoice *self = RELAIS_CHOICE (object);

  g_free (self->id);
  g_free (self->icon);
  g_free (self->what);
  g_free (self->price);
  g_free (self->title);
  g_free (self->detail);
  g_free (self->place);
  g_free (self->card);
  g_free (self->group);
  g_free (self->slot);
  g_free (self->effect);
  g_free (self->warning);
  g_free (self->why);
  g_clear_object (&self->reason);
  G_OBJECT_CLASS (relais_choice_parent_class)->finalize (object);
}

static void
relais_choice_class_init (RelaisChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = relais_choice_finalize;
}

static void
relais_choice_init (RelaisChoice *self)
{
}

/**
 * relais_choice_new:
 * @icon: (nullable)
 * @what: (transfer full)
 * @detail: (transfer full) (nullable)
 */
RelaisChoice *
relais_choice_new (const char *id, const char *icon, char *what, char *detail)
{
  RelaisChoice *self = g_object_new (RELAIS_TYPE_CHOICE, NULL);

  self->id = g_strdup (id);
  self->icon = g_strdup (icon);
  self->what = what;
  self->title = g_strdup (what);
  self->detail = detail;
  return self;
}

const char *
relais_choice_get_id (RelaisChoice *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE (self), NULL);
  return self->id;
}

const char *
relais_choice_get_icon (RelaisChoice *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE (self), NULL);
  return self->icon;
}

const char *
relais_choice_get_what (RelaisChoice *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE (self), NULL);
  return self->what;
}

/**
 * relais_choice_get_price:
 *
 * Returns: (nullable) (transfer none): what it costs, brings or leads to
 */
const char *
relais_choice_get_price (RelaisChoice *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE (self), NULL);
  return self->price;
}

const char *
relais_choice_get_title (RelaisChoice *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE (self), NULL);
  return self->title;
}

const char *
relais_choice_get_detail (RelaisChoice *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE (self), NULL);
  return self->detail;
}

const char *
relais_choice_get_place (RelaisChoice *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE (self), NULL);
  return self->place;
}

const char *
relais_choice_get_card (RelaisChoice *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE (self), NULL);
  return self->card;
}

const char *
relais_choice_get_group (RelaisChoice *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE (self), NULL);
  return self->group;
}

const char *
relais_choice_get_slot (RelaisChoice *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE (self), NULL);
  return self->slot != NULL ? self->slot : self->id;
}

/**
 * relais_choice_get_reason:
 *
 * Returns: (nullable) (transfer none): why it cannot be chosen now
 */
RelaisReason *
relais_choice_get_reason (RelaisChoice *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE (self), NULL);
  return self->reason;
}

/**
 * relais_choice_get_effect:
 *
 * Returns: (nullable) (transfer none): what comes of it from then on
 */
const char *
relais_choice_get_effect (RelaisChoice *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE (self), NULL);
  return self->effect;
}

/**
 * relais_choice_get_warning:
 *
 * Returns: (nullable) (transfer none): what it loses or costs later
 */
const char *
relais_choice_get_warning (RelaisChoice *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE (self), NULL);
  return self->warning;
}

/**
 * relais_choice_get_why:
 *
 * Returns: (nullable) (transfer none): why it is suggested
 */
const char *
relais_choice_get_why (RelaisChoice *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE (self), NULL);
  return self->why;
}

gboolean
relais_choice_get_suggested (RelaisChoice *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE (self), FALSE);
  return self->why != NULL;
}

gboolean
relais_choice_is_harmless (RelaisChoice *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE (self), FALSE);
  return self->reason == NULL && self->warning == NULL;
}

gboolean
relais_choice_get_ends_turn (RelaisChoice *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE (self), FALSE);
  return self->ends_turn;
}

gboolean
relais_choice_get_step (RelaisChoice *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE (self), FALSE);
  return self->step;
}

gboolean
relais_choice_get_closes (RelaisChoice *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE (self), FALSE);
  return self->closes;
}

const RelaisMove *
relais_choice_get_moves (RelaisChoice *self, guint *n)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE (self), NULL);

  *n = self->n_moves;
  return self->moves;
}

/**
 * relais_choice_set_price:
 * @price: (transfer full) (nullable)
 */
void
relais_choice_set_price (RelaisChoice *self, char *price)
{
  g_return_if_fail (RELAIS_IS_CHOICE (self));

  g_free (self->price);
  g_free (self->title);
  self->price = price;
  self->title = price != NULL ? g_strjoin (" · ", self->what, price, NULL) : g_strdup (self->what);
}

void
relais_choice_set_place (RelaisChoice *self, const char *place)
{
  g_return_if_fail (RELAIS_IS_CHOICE (self));

  g_free (self->place);
  self->place = g_strdup (place);
}

void
relais_choice_set_card (RelaisChoice *self, const char *card)
{
  g_return_if_fail (RELAIS_IS_CHOICE (self));

  g_free (self->card);
  self->card = g_strdup (card);
}

void
relais_choice_set_group (RelaisChoice *self, const char *group)
{
  g_return_if_fail (RELAIS_IS_CHOICE (self));

  g_free (self->group);
  self->group = g_strdup (group);
}

void
relais_choice_set_slot (RelaisChoice *self, const char *slot)
{
  g_return_if_fail (RELAIS_IS_CHOICE (self));

  g_free (self->slot);
  self->slot = g_strdup (slot);
}

void
relais_choice_set_reason (RelaisChoice *self, RelaisReason *reason)
{
  g_return_if_fail (RELAIS_IS_CHOICE (self));
  g_set_object (&self->reason, reason);
}

/**
 * relais_choice_set_effect:
 * @effect: (transfer full) (nullable)
 */
void
relais_choice_set_effect (RelaisChoice *self, char *effect)
{
  g_return_if_fail (RELAIS_IS_CHOICE (self));

  g_free (self->effect);
  self->effect = effect;
}

/**
 * relais_choice_add_warning:
 * @warning: (transfer full) (nullable)
 */
void
relais_choice_add_warning (RelaisChoice *self, char *warning)
{
  g_autofree char *more = warning;
  g_autofree char *before = NULL;

  g_return_if_fail (RELAIS_IS_CHOICE (self));

  if (more == NULL)
    return;
  before = g_steal_pointer (&self->warning);
  self->warning = before != NULL ? g_strjoin (" · ", before, more, NULL) : g_steal_pointer (&more);
}

/**
 * relais_choice_suggest:
 * @why: (transfer full)
 */
void
relais_choice_suggest (RelaisChoice *self, char *why)
{
  g_return_if_fail (RELAIS_IS_CHOICE (self) && why != NULL);
  g_return_if_fail (relais_choice_is_harmless (self));

  g_free (self->why);
  self->why = why;
}

/**
 * relais_choice_mean:
 * @why: (transfer full)
 */
void
relais_choice_mean (RelaisChoice *self, char *why)
{
  g_return_if_fail (RELAIS_IS_CHOICE (self) && why != NULL);
  g_return_if_fail (self->reason == NULL);

  g_free (self->why);
  self->why = why;
}

void
relais_choice_set_ends_turn (RelaisChoice *self, gboolean ends_turn)
{
  g_return_if_fail (RELAIS_IS_CHOICE (self));
  self->ends_turn = ends_turn;
}

void
relais_choice_set_step (RelaisChoice *self, gboolean step)
{
  g_return_if_fail (RELAIS_IS_CHOICE (self));
  self->step = step;
}

void
relais_choice_set_closes (RelaisChoice *self, gboolean closes)
{
  g_return_if_fail (RELAIS_IS_CHOICE (self));
  self->closes = closes;
}

void
relais_choice_add_move (RelaisChoice *self, RelaisMove move)
{
  g_return_if_fail (self->n_moves < RELAIS_CHOICE_MAX_MOVES);
  self->moves[self->n_moves++] = move;
}
