/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-seed-row.h"

#include <glib/gi18n.h>

#include "app/kit/relais-css-class.h"

struct _RelaisSeedRow
{
  AdwActionRow parent_instance;

  RelaisOptions *options;
  gboolean updating;            /* from the model, not by the user */

  GtkEditable *seed;
};

G_DEFINE_TYPE (RelaisSeedRow, relais_seed_row, ADW_TYPE_ACTION_ROW)

static void
show_fault (GtkEditable *editable, gboolean bad)
{
  relais_css_class_set (GTK_WIDGET (editable), "error", bad);
  gtk_accessible_update_state (GTK_ACCESSIBLE (editable), GTK_ACCESSIBLE_STATE_INVALID,
                               bad ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

/* Nothing is there to be read then. */
static gboolean
is_secret (RelaisSeedRow *self)
{
  return relais_options_has_secret (self->options) && !relais_options_is_given (self->options, RELAIS_OPTION_SEED);
}

static gboolean
read_seed (RelaisSeedRow *self, gint64 *seed)
{
  gboolean good = relais_seed_read (self->seed, seed);
  g_autofree char *fault = good ? NULL : relais_seed_dup_fault ();

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), good ? _("The same number deals the same start.") : fault);
  return good;
}

/* An empty row is what a secret number looks like. */
static gboolean
stays_secret (RelaisSeedRow *self)
{
  if (!relais_options_has_secret (self->options) || *gtk_editable_get_text (self->seed) != '\0')
    return FALSE;
  show_fault (self->seed, FALSE);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), _("Drawn when the game begins, and shown when it is over."));
  return TRUE;
}

static void
update (RelaisSeedRow *self)
{
  gint64 seed = relais_options_get_value (self->options, RELAIS_OPTION_SEED);
  const char *shown = gtk_editable_get_text (self->seed);
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, seed);
  gboolean secret = is_secret (self);

  /* What is being typed is left alone. */
  if (self->updating || (!secret && *shown != '\0' && g_ascii_strtoll (shown, NULL, 10) == seed))
    return;
  self->updating = TRUE;
  gtk_editable_set_text (self->seed, secret ? "" : text);
  if (!stays_secret (self))
    read_seed (self, &seed);
  self->updating = FALSE;
}

static void
on_seed_changed (RelaisSeedRow *self)
{
  gint64 seed;

  if (self->updating || self->options == NULL)
    return;
  self->updating = TRUE;
  if (stays_secret (self))
    relais_options_draw_seed (self->options);
  else if (read_seed (self, &seed))
    relais_options_set_value (self->options, RELAIS_OPTION_SEED, seed);
  self->updating = FALSE;
}

static void
on_dice_clicked (RelaisSeedRow *self)
{
  relais_options_draw_seed (self->options);
}

static void
relais_seed_row_dispose (GObject *object)
{
  g_clear_object (&RELAIS_SEED_ROW (object)->options);
  G_OBJECT_CLASS (relais_seed_row_parent_class)->dispose (object);
}

static void
relais_seed_row_class_init (RelaisSeedRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_seed_row_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-seed-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisSeedRow, seed);
  gtk_widget_class_bind_template_callback (widget_class, on_seed_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_dice_clicked);
}

static void
relais_seed_row_init (RelaisSeedRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * relais_seed_row_set_options:
 * @options: (nullable)
 */
void
relais_seed_row_set_options (RelaisSeedRow *self, RelaisOptions *options)
{
  g_return_if_fail (RELAIS_IS_SEED_ROW (self));

  if (relais_options_follow (&self->options, options, G_CALLBACK (update), self))
    update (self);
}

gboolean
relais_seed_row_insist (RelaisSeedRow *self)
{
  gint64 seed;
  gboolean good = stays_secret (self) || read_seed (self, &seed);

  g_return_val_if_fail (RELAIS_IS_SEED_ROW (self), FALSE);

  if (!good)
    gtk_widget_grab_focus (GTK_WIDGET (self->seed));
  return good;
}

gboolean
relais_seed_read (GtkEditable *editable, gint64 *seed)
{
  gboolean good = g_ascii_string_to_signed (gtk_editable_get_text (editable), 10, 0, RELAIS_MAX_SEED, seed, NULL);

  show_fault (editable, !good);
  return good;
}

/**
 * relais_seed_dup_fault:
 *
 * Returns: (transfer full)
 */
char *
relais_seed_dup_fault (void)
{
  g_autofree char *most = g_strdup_printf ("%" G_GINT64_FORMAT, RELAIS_MAX_SEED);

  return g_strdup_printf (_("A deal number is a whole number, from 0 to %s."), most);
}
