/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a step of undo did, in the language that is spoken when it is asked for. */

#include "relais-draft-private.h"

#include <glib/gi18n-lib.h>

#include "relais-lore.h"

RelaisDraftDeed
relais_draft_deed (const char *template)
{
  return (RelaisDraftDeed) { template, RELAIS_DEED_PLAIN, NULL, NULL };
}

RelaisDraftDeed
relais_draft_deed_of (const char *template, RelaisDeedSort sort, const char *id)
{
  return (RelaisDraftDeed) { template, sort, g_intern_string (id), NULL };
}

RelaisDraftDeed
relais_draft_deed_at (const char *template, const char *piece, const char *place)
{
  return (RelaisDraftDeed) { template, RELAIS_DEED_PIECE, g_intern_string (piece), g_intern_string (place) };
}

static char *
piece_title (RelaisDraft *self, const RelaisDraftFacts *facts, const char *id)
{
  guint n = self->drafting->n_pieces (&facts->board);
  RelaisDraftSeats seats;

  relais_draft_facts_seats (facts, &seats);
  for (guint i = 0; i < n; i++)
    {
      RelaisPieceText text = { 0 };
      char *title = NULL;

      self->drafting->tell_piece (&facts->board, &seats, i, &text);
      if (g_str_equal (text.id, id))
        title = g_steal_pointer (&text.title);
      relais_piece_text_clear (&text);
      if (title != NULL)
        return title;
    }
  return g_strdup (id);
}

/* Horses are laid under figures, which are pieces themselves. */
static char *
place_title (RelaisDraft *self, const RelaisDraftFacts *facts, const char *place)
{
  g_autofree char *name = relais_lore_place_name (relais_match_get_view (self->match), place);

  return g_str_equal (name, place) ? piece_title (self, facts, place) : g_steal_pointer (&name);
}

static char *
field_title (RelaisDraft *self, const RelaisDraftFacts *facts, const char *key)
{
  g_autoptr (GPtrArray) fields = g_ptr_array_new_with_free_func (relais_field_text_free);

  self->drafting->fields (&facts->board, fields);
  for (guint i = 0; i < fields->len; i++)
    {
      const RelaisFieldText *text = fields->pdata[i];

      if (g_str_equal (text->key, key))
        return g_strdup (text->title);
    }
  return g_strdup (key);
}

static char *
option_title (RelaisDraft *self, const char *key)
{
  const RelaisOptionText *text = relais_lore_find (self->game)->options;

  while (text->key != NULL && !g_str_equal (text->key, key))
    text++;
  return g_strdup (text->key != NULL ? g_dgettext (GETTEXT_PACKAGE, text->title) : key);
}

/* @facts: as they were when it was done: a player is called as then */
char *
relais_draft_deed_tell (RelaisDraft *self, const RelaisDraftDeed *deed, const RelaisDraftFacts *facts)
{
  const char *template = g_dgettext (GETTEXT_PACKAGE, deed->template);
  g_autofree char *what = NULL;
  g_autofree char *where = NULL;

  switch (deed->sort)
    {
    case RELAIS_DEED_PIECE:
      what = piece_title (self, facts, deed->id);
      where = place_title (self, facts, deed->place);
      return relais_lore_fill (template, "piece", what, "place", where, NULL);
    case RELAIS_DEED_FIELD:
      what = field_title (self, facts, deed->id);
      return relais_lore_fill (template, "field", what, NULL);
    case RELAIS_DEED_OPTION:
      what = option_title (self, deed->id);
      return relais_lore_fill (template, "field", what, NULL);
    case RELAIS_DEED_PLAIN:
      break;
    }
  return g_strdup (template);
}
