/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-draft-private.h"

#include <glib/gi18n-lib.h>

#include "relais-lore.h"

struct _RelaisDraftField
{
  GObject parent_instance;

  RelaisDraft *draft;           /* whose field it is; NULL when that is gone */
  RelaisFieldText *text;
  RelaisFieldValue now;
  char **words;
  RelaisCardList cards, addable;
  const char *card_ids[RELAIS_DRAFT_MAX_CARDS + 1];
  const char *addable_ids[RELAIS_DRAFT_MAX_CARDS + 1];
};

enum
{
  PROP_KEY = 1,
  PROP_TITLE,
  PROP_SECTION,
  PROP_KIND,
  PROP_VALUE,
  PROP_MINIMUM,
  PROP_MAXIMUM,
  PROP_WORDS,
  PROP_SENSITIVE,
  PROP_TEXT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint cards_changed;

G_DEFINE_TYPE (RelaisDraftField, relais_draft_field, G_TYPE_OBJECT)

void
relais_field_text_free (gpointer data)
{
  RelaisFieldText *text = data;

  g_free (text->key);
  g_free (text->title);
  g_free (text);
}

static void
relais_draft_field_finalize (GObject *object)
{
  RelaisDraftField *self = RELAIS_DRAFT_FIELD (object);

  g_clear_weak_pointer (&self->draft);
  g_clear_pointer (&self->text, relais_field_text_free);
  g_strfreev (self->words);
  G_OBJECT_CLASS (relais_draft_field_parent_class)->finalize (object);
}

/* The value as words. */
static char *
tell (RelaisDraftField *self)
{
  switch (self->text->kind)
    {
    case RELAIS_DRAFT_CHOICE:
      return g_strdup (self->words != NULL && self->now.value >= self->now.minimum
                       && self->now.value - self->now.minimum < (gint64) g_strv_length (self->words)
                         ? self->words[self->now.value - self->now.minimum] : "");
    case RELAIS_DRAFT_FLAG:
      return g_strdup (self->now.value ? C_("value", "yes") : C_("value", "no"));
    case RELAIS_DRAFT_CARDS:
      return g_strdup_printf ("%u", self->cards.n);
    default:
      return g_strdup_printf ("%" G_GINT64_FORMAT, self->now.value);
    }
}

static void
relais_draft_field_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisDraftField *self = RELAIS_DRAFT_FIELD (object);

  switch (id)
    {
    case PROP_KEY: g_value_set_string (value, self->text->key); break;
    case PROP_TITLE: g_value_set_string (value, self->text->title); break;
    case PROP_SECTION: g_value_set_static_string (value, self->text->section); break;
    case PROP_KIND: g_value_set_uint (value, self->text->kind); break;
    case PROP_VALUE: g_value_set_int64 (value, self->now.value); break;
    case PROP_MINIMUM: g_value_set_int64 (value, self->now.minimum); break;
    case PROP_MAXIMUM: g_value_set_int64 (value, self->now.maximum); break;
    case PROP_WORDS: g_value_set_boxed (value, self->words); break;
    case PROP_SENSITIVE: g_value_set_boolean (value, self->now.sensitive); break;
    case PROP_TEXT: g_value_take_string (value, tell (self)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_draft_field_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_VALUE: relais_draft_field_set_value (RELAIS_DRAFT_FIELD (object), g_value_get_int64 (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_draft_field_class_init (RelaisDraftFieldClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = relais_draft_field_finalize;
  object_class->get_property = relais_draft_field_get_property;
  object_class->set_property = relais_draft_field_set_property;

  properties[PROP_KEY] = g_param_spec_string ("key", NULL, NULL, NULL, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_SECTION] = g_param_spec_string ("section", NULL, NULL, NULL, flags);
  properties[PROP_KIND] = g_param_spec_uint ("kind", NULL, NULL, 0, RELAIS_DRAFT_CARDS, 0, flags);
  properties[PROP_VALUE] = g_param_spec_int64 ("value", NULL, NULL, G_MININT64, G_MAXINT64, 0,
                                               G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_MINIMUM] = g_param_spec_int64 ("minimum", NULL, NULL, G_MININT64, G_MAXINT64, 0, flags);
  properties[PROP_MAXIMUM] = g_param_spec_int64 ("maximum", NULL, NULL, G_MININT64, G_MAXINT64, 0, flags);
  properties[PROP_WORDS] = g_param_spec_boxed ("words", NULL, NULL, G_TYPE_STRV, flags);
  properties[PROP_SENSITIVE] = g_param_spec_boolean ("sensitive", NULL, NULL, TRUE, flags);
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  cards_changed = g_signal_new ("cards-changed", RELAIS_TYPE_DRAFT_FIELD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static void
relais_draft_field_init (RelaisDraftField *self)
{
}

RelaisDraftField *
relais_draft_field_new (RelaisDraft *draft, RelaisFieldText *text)
{
  RelaisDraftField *self = g_object_new (RELAIS_TYPE_DRAFT_FIELD, NULL);

  self->text = text;
  g_set_weak_pointer (&self->draft, draft);
  relais_draft_field_update (self, TRUE);
  return self;
}

static void
notify (RelaisDraftField *self, guint id)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[id]);
}

void
relais_draft_field_rename (RelaisDraftField *self, RelaisFieldText *text)
{
  gboolean same = g_str_equal (self->text->title, text->title);

  relais_field_text_free (self->text);
  self->text = text;
  if (same)
    return;
  notify (self, PROP_TITLE);
  notify (self, PROP_TEXT);
}

static gboolean
same_cards (const RelaisCardList *a, const RelaisCardList *b)
{
  return a->n == b->n && memcmp (a->at, b->at, a->n) == 0;
}

static void
fill_ids (RelaisDraftField *self, const RelaisCardList *list, const char **ids)
{
  for (guint i = 0; i < list->n; i++)
    ids[i] = self->draft->drafting->card_id (self->text->id, list->at[i]);
  ids[list->n] = NULL;
}

static void
update_cards (RelaisDraftField *self)
{
  RelaisCardList cards = { 0 }, addable = { 0 };

  self->draft->drafting->get_cards (relais_draft_get_board (self->draft), self->text->id, &cards, &addable);
  if (same_cards (&cards, &self->cards) && same_cards (&addable, &self->addable))
    return;
  self->cards = cards;
  self->addable = addable;
  fill_ids (self, &cards, self->card_ids);
  fill_ids (self, &addable, self->addable_ids);
  g_signal_emit (self, cards_changed, 0);
  notify (self, PROP_TEXT);
}

static void
update_words (RelaisDraftField *self)
{
  RelaisDraftSeats seats;
  char **words;

  relais_draft_get_seats (self->draft, &seats);
  words = self->draft->drafting->words (relais_draft_get_board (self->draft), &seats, self->text->id);
  if (self->words != NULL && g_strv_equal ((const char *const *) words, (const char *const *) self->words))
    {
      g_strfreev (words);
      return;
    }
  g_strfreev (self->words);
  self->words = words;
  notify (self, PROP_WORDS);
  /* What a choice's value is called is one of them. */
  notify (self, PROP_TEXT);
}

void
relais_draft_field_update (RelaisDraftField *self, gboolean words)
{
  RelaisFieldValue was = self->now;
  RelaisFieldValue now = { .sensitive = TRUE };

  self->draft->drafting->get_value (relais_draft_get_board (self->draft), self->text->id, &now);
  self->now = now;
  if (self->text->kind == RELAIS_DRAFT_CARDS)
    update_cards (self);
  if (self->text->kind == RELAIS_DRAFT_CHOICE && (words || was.maximum != now.maximum))
    update_words (self);
  if (was.minimum != now.minimum)
    notify (self, PROP_MINIMUM);
  if (was.maximum != now.maximum)
    notify (self, PROP_MAXIMUM);
  if (was.sensitive != now.sensitive)
    notify (self, PROP_SENSITIVE);
  if (was.value == now.value)
    return;
  notify (self, PROP_VALUE);
  notify (self, PROP_TEXT);
}

const char *
relais_draft_field_get_key (RelaisDraftField *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_FIELD (self), NULL);
  return self->text->key;
}

const char *
relais_draft_field_get_title (RelaisDraftField *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_FIELD (self), NULL);
  return self->text->title;
}

const char *
relais_draft_field_get_section (RelaisDraftField *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_FIELD (self), NULL);
  return self->text->section;
}

RelaisDraftFieldKind
relais_draft_field_get_kind (RelaisDraftField *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_FIELD (self), 0);
  return self->text->kind;
}

gboolean
relais_draft_field_get_sensitive (RelaisDraftField *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_FIELD (self), FALSE);
  return self->now.sensitive;
}

gint64
relais_draft_field_get_value (RelaisDraftField *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_FIELD (self), 0);
  return self->now.value;
}

gint64
relais_draft_field_get_minimum (RelaisDraftField *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_FIELD (self), 0);
  return self->now.minimum;
}

gint64
relais_draft_field_get_maximum (RelaisDraftField *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_FIELD (self), 0);
  return self->now.maximum;
}

/**
 * relais_draft_field_get_left:
 *
 * Returns: how many more there are to take; -1: that is no question
 */
gint64
relais_draft_field_get_left (RelaisDraftField *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_FIELD (self), 0);
  return self->text->supply ? self->now.maximum - self->now.value : -1;
}

const char *const *
relais_draft_field_get_words (RelaisDraftField *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_FIELD (self), NULL);
  return (const char *const *) self->words;
}

static RelaisDraftDeed
edit (RelaisDraftField *self)
{
  /* TRANSLATORS: names a step that can be undone; {field} is a value's title, such as "Deniers" */
  return relais_draft_deed_of (N_("Change: {field}"), RELAIS_DEED_FIELD, self->text->key);
}

gboolean
relais_draft_field_set_value (RelaisDraftField *self, gint64 value)
{
  RelaisDraftFacts facts;

  g_return_val_if_fail (RELAIS_IS_DRAFT_FIELD (self), FALSE);

  if (self->draft == NULL || self->text->kind == RELAIS_DRAFT_CARDS || value < self->now.minimum
      || value > self->now.maximum)
    return FALSE;
  if (value == self->now.value)
    return TRUE;
  if (!self->now.sensitive)
    return FALSE;
  relais_draft_facts_copy (&facts, relais_draft_get_facts (self->draft));
  self->draft->drafting->set_value (&facts.board, self->text->id, value);
  relais_draft_commit (self->draft, &facts, edit (self), self->text->key);
  return TRUE;
}

const char *const *
relais_draft_field_get_cards (RelaisDraftField *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_FIELD (self), NULL);
  return self->card_ids;
}

const char *const *
relais_draft_field_get_addable (RelaisDraftField *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_FIELD (self), NULL);
  return self->addable_ids;
}

static int
find_card (RelaisDraftField *self, const RelaisCardList *list, const char *card)
{
  for (guint i = 0; self->draft != NULL && i < list->n; i++)
    if (g_str_equal (self->draft->drafting->card_id (self->text->id, list->at[i]), card))
      return (int) i;
  return -1;
}

static gboolean
set_list (RelaisDraftField *self, const RelaisCardList *list, RelaisReason **why)
{
  RelaisDraftFacts facts;

  relais_draft_facts_copy (&facts, relais_draft_get_facts (self->draft));
  if (!self->draft->drafting->set_cards (&facts.board, self->text->id, list, why))
    {
      relais_draft_facts_clear (&facts);
      return FALSE;
    }
  relais_draft_commit (self->draft, &facts, edit (self), NULL);
  return TRUE;
}

gboolean
relais_draft_field_add_card (RelaisDraftField *self, const char *card, RelaisReason **why)
{
  int other;
  RelaisCardList list;

  g_return_val_if_fail (RELAIS_IS_DRAFT_FIELD (self), FALSE);

  other = find_card (self, &self->addable, card);
  list = self->cards;
  if (other < 0 || list.n == RELAIS_DRAFT_MAX_CARDS)
    return relais_reason_refuse (why, self->draft != NULL ? self->draft->game : NULL, _("This card cannot be added here."));
  list.at[list.n++] = self->addable.at[other];
  return set_list (self, &list, why);
}

static void
remove_at (RelaisCardList *list, guint i)
{
  list->n--;
  memmove (list->at + i, list->at + i + 1, list->n - i);
}

gboolean
relais_draft_field_remove_card (RelaisDraftField *self, const char *card)
{
  int mine;
  RelaisCardList list;

  g_return_val_if_fail (RELAIS_IS_DRAFT_FIELD (self), FALSE);

  mine = find_card (self, &self->cards, card);
  list = self->cards;
  if (mine < 0)
    return FALSE;
  remove_at (&list, (guint) mine);
  return set_list (self, &list, NULL);
}

gboolean
relais_draft_field_move_card (RelaisDraftField *self, const char *card, guint to)
{
  int mine;
  RelaisCardList list;
  guint8 moved;

  g_return_val_if_fail (RELAIS_IS_DRAFT_FIELD (self), FALSE);

  mine = find_card (self, &self->cards, card);
  list = self->cards;
  if (mine < 0)
    return FALSE;
  moved = list.at[mine];
  remove_at (&list, (guint) mine);
  to = MIN (to, list.n);
  memmove (list.at + to + 1, list.at + to, list.n - to);
  list.at[to] = moved;
  list.n++;
  return set_list (self, &list, NULL);
}

char *
relais_draft_field_name_card (RelaisDraftField *self, const char *card)
{
  int mine;
  int other;

  g_return_val_if_fail (RELAIS_IS_DRAFT_FIELD (self), NULL);

  mine = find_card (self, &self->cards, card);
  other = mine < 0 ? find_card (self, &self->addable, card) : -1;
  if (mine < 0 && other < 0)
    return g_strdup (card);
  return self->draft->drafting->card_name (relais_draft_get_board (self->draft), self->text->id,
                                           mine >= 0 ? self->cards.at[mine] : self->addable.at[other]);
}

char *
relais_draft_field_name_addable (RelaisDraftField *self, const char *card)
{
  g_autofree char *name = relais_draft_field_name_card (self, card);
  int other;
  guint left = 0;
  g_autofree char *count = NULL;

  g_return_val_if_fail (RELAIS_IS_DRAFT_FIELD (self), NULL);

  other = find_card (self, &self->addable, card);
  if (other >= 0)
    left = self->draft->drafting->card_left (relais_draft_get_board (self->draft), self->text->id, self->addable.at[other]);
  if (left == 0)
    return g_steal_pointer (&name);
  count = g_strdup_printf ("%u", left);
  /* TRANSLATORS: a card that can be added, and how many copies of it nobody has */
  return relais_lore_fill (g_dngettext (GETTEXT_PACKAGE, "{card} · {n} left", "{card} · {n} left", left), "card", name,
                           "n", count, NULL);
}

char *
relais_draft_field_count_cards (RelaisDraftField *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_FIELD (self), NULL);

  if (self->cards.n == 0 || self->draft == NULL)
    return g_strdup (_("None"));
  return self->draft->drafting->count_cards (self->text->id, self->cards.n);
}

char *
relais_draft_field_tell_none (RelaisDraftField *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT_FIELD (self), NULL);

  if (self->addable.n > 0 || self->draft == NULL)
    return NULL;
  return self->draft->drafting->tell_none (relais_draft_get_board (self->draft), self->text->id);
}
