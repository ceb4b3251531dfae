/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Values of a draft that are no pieces: fields, options, who plays, what the
 * file says. */

#include "relais-draft-private.h"

#include <glib/gi18n-lib.h>

#include "engine/common/options.h"
#include "record/relais-bounds.h"
#include "relais-lore.h"
#include "relais-options.h"

/* Fields */

static RelaisDraftField *
nth_field (RelaisDraft *self, guint i)
{
  return self->all_fields->pdata[i];
}

RelaisDraftField *
relais_draft_find_field (RelaisDraft *self, const char *key)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);

  for (guint i = 0; i < self->all_fields->len; i++)
    if (g_str_equal (relais_draft_field_get_key (nth_field (self, i)), key))
      return nth_field (self, i);
  return NULL;
}

/* What fields there are, and what they are called: those that were there
 * before stay the same objects. */
static void
lay_out_fields (RelaisDraft *self)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();
  GPtrArray *fields = g_ptr_array_new_with_free_func (g_object_unref);
  guint old = self->all_fields->len;
  guint before = 0, after = 0;

  self->drafting->fields (relais_draft_get_board (self), texts);
  for (guint i = 0; i < texts->len; i++)
    {
      RelaisFieldText *text = texts->pdata[i];
      RelaisDraftField *field = relais_draft_find_field (self, text->key);

      if (field != NULL)
        {
          g_ptr_array_add (fields, g_object_ref (field));
          relais_draft_field_rename (field, text);
        }
      else
        g_ptr_array_add (fields, relais_draft_field_new (self, text));
    }
  while (before < old && before < fields->len && nth_field (self, before) == fields->pdata[before])
    before++;
  while (after < old - before && after < fields->len - before
         && nth_field (self, old - 1 - after) == fields->pdata[fields->len - 1 - after])
    after++;
  g_ptr_array_unref (self->all_fields);
  self->all_fields = fields;
  g_list_store_splice (self->fields, before, old - before - after, fields->pdata + before,
                       fields->len - before - after);
}

/* @names: a player, or everything, may be called otherwise */
void
relais_draft_update_fields (RelaisDraft *self, gboolean names)
{
  guint32 shape = self->drafting->shape (relais_draft_get_board (self));

  if (shape != self->shape || names)
    {
      self->shape = shape;
      lay_out_fields (self);
      names = TRUE;
    }
  for (guint i = 0; i < self->all_fields->len; i++)
    relais_draft_field_update (nth_field (self, i), names);
}

/* A section's fields: a window on the list of all. */
struct _RelaisDraftSection
{
  GObject parent_instance;

  GListModel *fields;
  char *section;
  guint first, n;
};

#define RELAIS_TYPE_DRAFT_SECTION (relais_draft_section_get_type ())
G_DECLARE_FINAL_TYPE (RelaisDraftSection, relais_draft_section, RELAIS, DRAFT_SECTION, GObject)

static GType
section_get_item_type (GListModel *model)
{
  return RELAIS_TYPE_DRAFT_FIELD;
}

static guint
section_get_n_items (GListModel *model)
{
  return RELAIS_DRAFT_SECTION (model)->n;
}

static gpointer
section_get_item (GListModel *model, guint i)
{
  RelaisDraftSection *self = RELAIS_DRAFT_SECTION (model);

  return i < self->n ? g_list_model_get_item (self->fields, self->first + i) : NULL;
}

static void
section_list_init (GListModelInterface *iface)
{
  iface->get_item_type = section_get_item_type;
  iface->get_n_items = section_get_n_items;
  iface->get_item = section_get_item;
}

G_DEFINE_TYPE_WITH_CODE (RelaisDraftSection, relais_draft_section, G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, section_list_init))

static void
relais_draft_section_finalize (GObject *object)
{
  RelaisDraftSection *self = RELAIS_DRAFT_SECTION (object);

  g_clear_object (&self->fields);
  g_free (self->section);
  G_OBJECT_CLASS (relais_draft_section_parent_class)->finalize (object);
}

static void
relais_draft_section_class_init (RelaisDraftSectionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = relais_draft_section_finalize;
}

static void
relais_draft_section_init (RelaisDraftSection *self)
{
}

/* A section's fields stand together. */
static void
find_section (RelaisDraftSection *self)
{
  guint all = g_list_model_get_n_items (self->fields);

  self->first = self->n = 0;
  for (guint i = 0; i < all; i++)
    {
      g_autoptr (RelaisDraftField) field = g_list_model_get_item (self->fields, i);

      if (!g_str_equal (relais_draft_field_get_section (field), self->section))
        continue;
      if (self->n++ == 0)
        self->first = i;
    }
}

static void
on_items_changed (GListModel *fields, guint position, guint removed, guint added, RelaisDraftSection *self)
{
  guint old = self->n;

  find_section (self);
  if (old > 0 || self->n > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), 0, old, self->n);
}

/**
 * relais_draft_fields:
 * @section: (nullable)
 *
 * Returns: (transfer full)
 */
GListModel *
relais_draft_fields (RelaisDraft *self, const char *section)
{
  RelaisDraftSection *list;

  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);

  if (section == NULL)
    return G_LIST_MODEL (g_object_ref (self->fields));
  list = g_object_new (RELAIS_TYPE_DRAFT_SECTION, NULL);
  list->fields = G_LIST_MODEL (g_object_ref (self->fields));
  list->section = g_strdup (section);
  find_section (list);
  g_signal_connect_object (list->fields, "items-changed", G_CALLBACK (on_items_changed), list, 0);
  return G_LIST_MODEL (list);
}

/* Options */

int
relais_draft_find_option (RelaisDraft *self, const char *key)
{
  int index;

  g_return_val_if_fail (RELAIS_IS_DRAFT (self), 0);
  return relais_option_find (self->game, (RelaisWord) { key, strlen (key) }, &index) != NULL ? index : -1;
}

static gboolean
is_first_player (RelaisDraft *self, int option)
{
  return option == relais_options_first_seat (RELAIS_OPTIONS (self));
}

/**
 * relais_draft_get_option:
 *
 * Returns: the value; who begins is told as it was chosen, so that a random
 *   one stays open
 */
gint64
relais_draft_get_option (RelaisDraft *self, int option)
{
  const RelaisDraftBoard *board = relais_draft_get_board (self);
  RelaisConfig resolved = board->given;
  RelaisRefusal why;

  g_return_val_if_fail (RELAIS_IS_DRAFT (self), 0);

  if (is_first_player (self, option))
    return relais_draft_is_given (self, option) ? board->given.value[option] : RELAIS_RANDOM;
  self->game->resolve (board->edition, &resolved, &why);
  return resolved.value[option];
}

gboolean
relais_draft_is_given (RelaisDraft *self, int option)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), FALSE);
  return (relais_draft_get_board (self)->given.given & 1u << option) != 0;
}

static RelaisDraftDeed
edit (RelaisDraft *self, int option)
{
  return relais_draft_deed_of (N_("Change: {field}"), RELAIS_DEED_OPTION, self->game->options[option].key);
}

/* What nobody chose is zero, so that the same choices are the same bytes. */
static void
unset (RelaisConfig *config, int option)
{
  config->given &= ~(1u << option);
  config->value[option] = 0;
}

void
relais_draft_set_option (RelaisDraft *self, int option, gint64 value)
{
  const RelaisOption *info;
  RelaisDraftFacts facts;

  g_return_if_fail (RELAIS_IS_DRAFT (self));

  info = &self->game->options[option];
  if (is_first_player (self, option) && value == RELAIS_RANDOM)
    {
      relais_draft_unset_option (self, option);
      return;
    }
  if (value < info->min || value > info->max || value == relais_draft_get_option (self, option)
      || (is_first_player (self, option) && value >= (gint64) relais_draft_get_n_seats (self)))
    return;
  relais_draft_facts_copy (&facts, relais_draft_get_facts (self));
  facts.board.given.value[option] = value;
  facts.board.given.given |= 1u << option;
  relais_draft_commit (self, &facts, edit (self, option), info->words == NULL ? info->key : NULL);
}

void
relais_draft_unset_option (RelaisDraft *self, int option)
{
  RelaisDraftFacts facts;

  g_return_if_fail (RELAIS_IS_DRAFT (self));

  if (option < RELAIS_OPTION_GAME || !relais_draft_is_given (self, option))
    return;
  relais_draft_facts_copy (&facts, relais_draft_get_facts (self));
  unset (&facts.board.given, option);
  relais_draft_commit (self, &facts, edit (self, option), NULL);
}

void
relais_draft_unset_rules (RelaisDraft *self, guint32 options)
{
  RelaisDraftFacts facts;

  g_return_if_fail (RELAIS_IS_DRAFT (self));

  relais_draft_facts_copy (&facts, relais_draft_get_facts (self));
  for (int option = RELAIS_OPTION_GAME; option < self->game->n_options; option++)
    if (options & 1u << option)
      unset (&facts.board.given, option);
  relais_draft_commit (self, &facts, relais_draft_deed (N_("Reset the rules")), NULL);
}

/* Seats */

guint
relais_draft_get_n_seats (RelaisDraft *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), 0);
  return (guint) self->game->seats (&relais_draft_get_board (self)->state);
}

const char *
relais_draft_get_seat_name (RelaisDraft *self, guint seat)
{
  const RelaisDraftSeat *at = &relais_draft_get_facts (self)->seat[seat];

  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);
  return relais_seat_told_name (at->name, at->colour);
}

void
relais_draft_set_seat_name (RelaisDraft *self, guint seat, const char *name)
{
  g_autofree char *clean = g_strstrip (relais_bounds_name (name != NULL ? name : ""));
  g_autofree char *merge = g_strdup_printf ("seat-name-%u", seat);
  RelaisDraftFacts facts;

  g_return_if_fail (seat < RELAIS_MAX_SEATS);
  relais_draft_facts_copy (&facts, relais_draft_get_facts (self));
  if (!relais_seat_is_named (clean, facts.seat[seat].colour))
    *clean = '\0';
  relais_draft_facts_set_string (&facts.seat[seat].name, clean);
  relais_draft_commit (self, &facts, relais_draft_deed (N_("Rename a player")), merge);
}

const char *
relais_draft_get_seat_colour (RelaisDraft *self, guint seat)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);
  return relais_draft_get_facts (self)->seat[seat].colour;
}

void
relais_draft_set_seat_colour (RelaisDraft *self, guint seat, const char *colour)
{
  RelaisDraftFacts facts;

  g_return_if_fail (seat < RELAIS_MAX_SEATS);
  relais_draft_facts_copy (&facts, relais_draft_get_facts (self));
  for (guint i = 0; relais_seat_colours[i] != NULL; i++)
    if (g_str_equal (relais_seat_colours[i], colour))
      for (guint other = 0; other < RELAIS_MAX_SEATS; other++)
        if (facts.seat[other].colour == relais_seat_colours[i])
          {
            /* all four seats have one, also those that nobody sits on */
            facts.seat[other].colour = facts.seat[seat].colour;
            facts.seat[seat].colour = relais_seat_colours[i];
            relais_draft_commit (self, &facts, relais_draft_deed (N_("Change a player’s colour")), NULL);
            return;
          }
  relais_draft_facts_clear (&facts);
}

const char *
relais_draft_get_seat_kind (RelaisDraft *self, guint seat)
{
  const char *kind;

  g_return_val_if_fail (RELAIS_IS_DRAFT (self) && seat < RELAIS_MAX_SEATS, NULL);

  kind = relais_draft_get_facts (self)->seat[seat].kind;
  return kind != NULL ? kind : "human";
}

void
relais_draft_set_seat_kind (RelaisDraft *self, guint seat, const char *kind)
{
  RelaisDraftFacts facts;

  g_return_if_fail (seat < RELAIS_MAX_SEATS && kind != NULL);

  relais_draft_facts_copy (&facts, relais_draft_get_facts (self));
  relais_draft_facts_set_string (&facts.seat[seat].kind, g_str_equal (kind, "human") ? "" : kind);
  relais_draft_commit (self, &facts, relais_draft_deed (N_("Change who plays a seat")), NULL);
}

gboolean
relais_draft_remove_seat (RelaisDraft *self, guint seat)
{
  guint n = relais_draft_get_n_seats (self);
  RelaisDraftFacts facts;
  RelaisDraftSeat gone;

  g_return_val_if_fail (RELAIS_IS_DRAFT (self), FALSE);

  if (seat >= n || n <= (guint) self->game->min_seats)
    return FALSE;
  relais_draft_facts_copy (&facts, relais_draft_get_facts (self));
  gone = facts.seat[seat];
  memmove (&facts.seat[seat], &facts.seat[seat + 1], (n - 1 - seat) * sizeof gone);
  facts.seat[n - 1] = gone;
  self->drafting->remove_seat (&facts.board, seat);
  relais_draft_commit (self, &facts, relais_draft_deed (N_("Remove a player")), NULL);
  return TRUE;
}

/* What the file says */

static const char *
get_text (RelaisDraft *self, guint i)
{
  return relais_draft_get_facts (self)->text[i];
}

static void
set_text (RelaisDraft *self, guint i, const char *text, const char *title, const char *merge)
{
  RelaisDraftFacts facts;

  relais_draft_facts_copy (&facts, relais_draft_get_facts (self));
  relais_draft_facts_set_string (&facts.text[i], text);
  relais_draft_commit (self, &facts, relais_draft_deed (title), merge);
}

const char *
relais_draft_get_name (RelaisDraft *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);
  return get_text (self, RELAIS_DRAFT_NAME);
}

void
relais_draft_set_name (RelaisDraft *self, const char *name)
{
  g_autofree char *clean = relais_bounds_name (name);

  g_return_if_fail (RELAIS_IS_DRAFT (self));
  set_text (self, RELAIS_DRAFT_NAME, clean, N_("Rename the setup"), "draft-name");
}

const char *
relais_draft_get_author (RelaisDraft *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);
  return get_text (self, RELAIS_DRAFT_AUTHOR);
}

void
relais_draft_set_author (RelaisDraft *self, const char *author)
{
  g_autofree char *clean = relais_bounds_name (author);

  g_return_if_fail (RELAIS_IS_DRAFT (self));
  set_text (self, RELAIS_DRAFT_AUTHOR, clean, N_("Change the author"), "draft-author");
}

const char *
relais_draft_get_note (RelaisDraft *self)
{
  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);
  return get_text (self, RELAIS_DRAFT_NOTE_TEXT);
}

void
relais_draft_set_note (RelaisDraft *self, const char *note)
{
  g_autofree char *kept = NULL;

  g_return_if_fail (RELAIS_IS_DRAFT (self));

  relais_bounds_note (note, &kept);
  set_text (self, RELAIS_DRAFT_NOTE_TEXT, kept, N_("Change the note"), "draft-note");
}
