/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-edition-line.h"

#include <glib/gi18n-lib.h>

#include "relais-lore.h"

struct _RelaisEditionLine
{
  GObject parent_instance;

  RelaisEditionLineKind kind;
  guint group;
  char *title;
  RelaisEditionLine *above;
  const RelaisGame *game;
  RelaisEditionCell cells[RELAIS_EDITION_MAX_CELLS];
  guint n_cells;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisEditionLine, relais_edition_line, G_TYPE_OBJECT)

static void
relais_edition_line_finalize (GObject *object)
{
  RelaisEditionLine *self = RELAIS_EDITION_LINE (object);

  for (guint i = 0; i < self->n_cells; i++)
    g_free (self->cells[i].title);
  g_clear_object (&self->above);
  g_free (self->title);
  G_OBJECT_CLASS (relais_edition_line_parent_class)->finalize (object);
}

static void
relais_edition_line_class_init (RelaisEditionLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = relais_edition_line_finalize;
  signals[CHANGED] = g_signal_new ("changed", RELAIS_TYPE_EDITION_LINE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
relais_edition_line_init (RelaisEditionLine *self)
{
}

/**
 * relais_edition_line_new:
 * @above: (nullable): the title it stands under
 */
RelaisEditionLine *
relais_edition_line_new (RelaisEditionLineKind kind, guint group, const char *title, RelaisEditionLine *above)
{
  RelaisEditionLine *self = g_object_new (RELAIS_TYPE_EDITION_LINE, NULL);

  self->kind = kind;
  self->group = group;
  self->title = g_strdup (title);
  self->above = above != NULL ? g_object_ref (above) : NULL;
  return self;
}

void
relais_edition_line_add (RelaisEditionLine *self,
                         const RelaisGame  *game,
                         const RelaisField *field,
                         guint              index,
                         const char        *title)
{
  guint16 value = relais_edition_get (game->edition, field, index);

  g_return_if_fail (self->n_cells < RELAIS_EDITION_MAX_CELLS);
  self->game = game;
  self->cells[self->n_cells++] = (RelaisEditionCell) { field, index, g_strdup (title), value, value };
}

gboolean
relais_edition_line_show (RelaisEditionLine *self, gconstpointer edition)
{
  gboolean changed = FALSE;

  g_return_val_if_fail (RELAIS_IS_EDITION_LINE (self), FALSE);

  for (guint i = 0; i < self->n_cells; i++)
    {
      guint16 value = relais_edition_get (edition, self->cells[i].field, self->cells[i].index);

      changed |= value != self->cells[i].value;
      self->cells[i].value = value;
    }
  if (changed)
    g_signal_emit (self, signals[CHANGED], 0);
  return changed;
}

RelaisEditionLineKind
relais_edition_line_get_kind (RelaisEditionLine *self)
{
  g_return_val_if_fail (RELAIS_IS_EDITION_LINE (self), 0);
  return self->kind;
}

guint
relais_edition_line_get_group (RelaisEditionLine *self)
{
  g_return_val_if_fail (RELAIS_IS_EDITION_LINE (self), 0);
  return self->group;
}

const char *
relais_edition_line_get_title (RelaisEditionLine *self)
{
  g_return_val_if_fail (RELAIS_IS_EDITION_LINE (self), NULL);
  return self->title;
}

RelaisEditionLine *
relais_edition_line_get_above (RelaisEditionLine *self)
{
  g_return_val_if_fail (RELAIS_IS_EDITION_LINE (self), NULL);
  return self->above;
}

guint
relais_edition_line_get_n_cells (RelaisEditionLine *self)
{
  g_return_val_if_fail (RELAIS_IS_EDITION_LINE (self), 0);
  return self->n_cells;
}

const RelaisEditionCell *
relais_edition_line_get_cell (RelaisEditionLine *self, guint cell)
{
  g_return_val_if_fail (RELAIS_IS_EDITION_LINE (self), NULL);
  return &self->cells[cell];
}

gboolean
relais_edition_line_is_changed (RelaisEditionLine *self)
{
  g_return_val_if_fail (RELAIS_IS_EDITION_LINE (self), FALSE);

  for (guint i = 0; i < self->n_cells; i++)
    if (self->cells[i].value != self->cells[i].original)
      return TRUE;
  return FALSE;
}

char *
relais_edition_line_dup_value (RelaisEditionLine *self, guint cell, guint16 value)
{
  const RelaisField *field;

  g_return_val_if_fail (RELAIS_IS_EDITION_LINE (self), NULL);

  field = self->cells[cell].field;
  if (field->words == NULL)
    return g_strdup_printf ("%u", value);
  return relais_lore_find (self->game)->name_word (field, value);
}

static char *
tell_originals (RelaisEditionLine *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->n_cells; i++)
    {
      g_autofree char *value = relais_edition_line_dup_value (self, i, self->cells[i].original);

      /* TRANSLATORS: between the members of a list */
      g_string_append_printf (text, "%s%s", i > 0 ? C_("list", ", ") : "", value);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The values of a line come from the same place. */
char *
relais_edition_line_dup_note (RelaisEditionLine *self)
{
  g_autofree char *originals = NULL;

  g_return_val_if_fail (self->n_cells > 0, NULL);
  originals = tell_originals (self);
  if (!relais_edition_line_is_changed (self))
    switch (self->cells[0].field->basis)
      {
      case RELAIS_BASIS_RULEBOOK: return g_strdup (C_("value", "From the rulebook"));
      case RELAIS_BASIS_SOURCES: return g_strdup (C_("value", "Told alike by several sources"));
      case RELAIS_BASIS_INFERRED: return g_strdup (C_("value", "Inferred"));
      default: return g_strdup (C_("value", "Reconstructed"));
      }
  switch (self->cells[0].field->basis)
    {
    /* TRANSLATORS: of a value that was changed: what it was, and where that came from */
    case RELAIS_BASIS_RULEBOOK: return g_strdup_printf (_("Changed · %s in the rulebook"), originals);
    case RELAIS_BASIS_SOURCES: return g_strdup_printf (_("Changed · %s by several sources"), originals);
    case RELAIS_BASIS_INFERRED: return g_strdup_printf (_("Changed · %s was inferred"), originals);
    default: return g_strdup_printf (_("Changed · %s was reconstructed"), originals);
    }
}

char *
relais_edition_line_dup_name (RelaisEditionLine *self, guint cell)
{
  const char *own;
  gboolean subject;

  g_return_val_if_fail (RELAIS_IS_EDITION_LINE (self), NULL);

  own = cell < self->n_cells ? self->cells[cell].title : NULL;
  subject = self->above != NULL && self->above->kind == RELAIS_EDITION_SUBJECT;
  if (subject && own != NULL)
    /* TRANSLATORS: names a value for screen readers: whose it is, what it is, which of several */
    return g_strdup_printf (_("%1$s: %2$s, %3$s"), self->above->title, self->title, own);
  if (subject)
    return g_strdup_printf (_("%s: %s"), self->above->title, self->title);
  if (own != NULL)
    return g_strdup_printf (_("%s: %s"), self->title, own);
  return g_strdup (self->title);
}

/* Also as files call it ("goods.wine.sells"), and with words from several columns. */
gboolean
relais_edition_line_matches (RelaisEditionLine *self, const char *words)
{
  g_autofree char *name = relais_edition_line_dup_name (self, G_MAXUINT);
  g_autoptr (GString) all = g_string_new (name);

  g_return_val_if_fail (RELAIS_IS_EDITION_LINE (self), FALSE);

  for (guint i = 0; i < self->n_cells; i++)
    {
      g_autofree char *value = self->cells[i].field->words != NULL ? relais_edition_line_dup_value (self, i, self->cells[i].value) : NULL;

      g_string_append_printf (all, " %s %s", self->cells[i].field->path, value != NULL ? value : "");
    }
  g_strdelimit (all->str, "._", ' ');
  return g_str_match_string (words, all->str, TRUE);
}
