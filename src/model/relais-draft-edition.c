/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Card values of a draft. */

#include "relais-draft-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "record/relais-edition.h"
#include "record/relais-value-path.h"

/* A copy of the edition to be changed. */
static gpointer
copy_edition (RelaisDraft *self)
{
  gpointer copy = g_rc_box_alloc (self->game->edition_size);

  return memcpy (copy, relais_draft_get_edition (self), self->game->edition_size);
}

/* @edition: (transfer full) */
static void
commit_edition (RelaisDraft *self, gpointer edition, const char *title, const char *merge)
{
  RelaisDraftFacts facts;

  if (memcmp (edition, self->game->edition, self->game->edition_size) == 0)
    g_clear_pointer (&edition, g_rc_box_release);
  relais_draft_facts_copy (&facts, relais_draft_get_facts (self));
  relais_draft_facts_set_edition (&facts, edition);
  relais_draft_commit (self, &facts, relais_draft_deed (title), merge);
}

gboolean
relais_draft_set_value (RelaisDraft *self, const RelaisField *field, guint index, guint value)
{
  g_autofree char *merge = g_strdup_printf ("edition.%s.%u", field->path, index);
  gpointer edition;

  g_return_val_if_fail (RELAIS_IS_DRAFT (self), FALSE);

  if (value < field->min || value > field->max || index >= MAX (field->count, 1u))
    return FALSE;
  edition = copy_edition (self);
  relais_edition_set (edition, field, index, (guint16) value);
  commit_edition (self, edition, N_("Change a card value"), merge);
  return TRUE;
}

void
relais_draft_reset_values (RelaisDraft *self, const RelaisDraftCell *cells, guint n)
{
  gpointer edition = copy_edition (self);

  g_return_if_fail (RELAIS_IS_DRAFT (self));

  for (const RelaisDraftCell *cell = cells; cell < cells + n; cell++)
    relais_edition_set (edition, cell->field, cell->index, relais_edition_get (self->game->edition, cell->field, cell->index));
  commit_edition (self, edition, N_("Reset a card value"), NULL);
}

void
relais_draft_reset_edition (RelaisDraft *self)
{
  gpointer edition;

  g_return_if_fail (RELAIS_IS_DRAFT (self));

  edition = g_rc_box_alloc (self->game->edition_size);
  memcpy (edition, self->game->edition, self->game->edition_size);
  commit_edition (self, edition, N_("Reset all card values"), NULL);
}

/* Every value at a path or below it, as it is printed. */
gboolean
relais_draft_reset_path (RelaisDraft *self, const char *path)
{
  gpointer edition = copy_edition (self);

  for (int i = 0; i < self->game->n_fields; i++)
    {
      const RelaisField *field = &self->game->fields[i];

      if (relais_value_path_within (field->path, path, NULL) == NULL)
        continue;
      for (guint k = 0; k < MAX (field->count, 1u); k++)
        relais_edition_set (edition, field, k, relais_edition_get (self->game->edition, field, k));
    }
  commit_edition (self, edition, N_("Use the printed values"), NULL);
  return TRUE;
}

gboolean
relais_draft_read_edition (RelaisDraft *self, const char *text, gsize length, GPtrArray *problems)
{
  g_autofree guint8 *edition = NULL;
  gpointer copy;

  g_return_val_if_fail (RELAIS_IS_DRAFT (self), FALSE);

  edition = relais_edition_parse (self->game, text, length, problems);
  if (edition == NULL)
    return FALSE;
  copy = g_rc_box_alloc (self->game->edition_size);
  memcpy (copy, edition, self->game->edition_size);
  commit_edition (self, copy, N_("Read card values"), NULL);
  return TRUE;
}

char *
relais_draft_print_edition (RelaisDraft *self, gsize *length)
{
  g_autofree char *changes = NULL;
  char *text;

  g_return_val_if_fail (RELAIS_IS_DRAFT (self), NULL);

  changes = relais_edition_changes (self->game, relais_draft_get_edition (self));
  text = g_strconcat (changes != NULL ? changes : "{}", "\n", NULL);
  *length = strlen (text);
  return text;
}
