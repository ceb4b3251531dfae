/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-hint-bar.h"

#include "relais-announce.h"

#define SWITCH "hints"
#define TOLD "hints-told"
#define MOST 64                 /* ids that are kept; another version may have written any number */

struct _RelaisHintBar
{
  AdwBin parent_instance;

  GtkRevealer *revealer;
  GtkLabel *label;
};

enum
{
  CLOSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisHintBar, relais_hint_bar, ADW_TYPE_BIN)

static void
on_close (RelaisHintBar *self)
{
  relais_hint_bar_close (self);
  g_signal_emit (self, signals[CLOSED], 0);
}

/* Folded away it is none of what screen readers find. */
static void
on_revealed (RelaisHintBar *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self),
                          gtk_revealer_get_reveal_child (self->revealer) || gtk_revealer_get_child_revealed (self->revealer));
}

static void
relais_hint_bar_class_init (RelaisHintBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CLOSED] = g_signal_new ("closed", RELAIS_TYPE_HINT_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-hint-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisHintBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, RelaisHintBar, label);
  gtk_widget_class_bind_template_callback (widget_class, on_close);
  gtk_widget_class_bind_template_callback (widget_class, on_revealed);
}

static void
relais_hint_bar_init (RelaisHintBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
note (GSettings *settings, const char *const *told, const char *id)
{
  g_autoptr (GStrvBuilder) more = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  g_strv_builder_addv (more, (const char **) told);
  g_strv_builder_add (more, id);
  all = g_strv_builder_end (more);
  g_settings_set_strv (settings, TOLD, (const char *const *) all);
}

gboolean
relais_hint_bar_tell (RelaisHintBar *self, GSettings *settings, const char *id, const char *words)
{
  g_auto (GStrv) told = NULL;

  g_return_val_if_fail (RELAIS_IS_HINT_BAR (self) && id != NULL && words != NULL, FALSE);

  if (gtk_revealer_get_reveal_child (self->revealer) || !g_settings_get_boolean (settings, SWITCH))
    return FALSE;
  told = g_settings_get_strv (settings, TOLD);
  if (g_strv_contains ((const char *const *) told, id) || g_strv_length (told) >= MOST)
    return FALSE;
  note (settings, (const char *const *) told, id);
  gtk_label_set_label (self->label, words);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  relais_announce (GTK_WIDGET (self), words);
  return TRUE;
}

void
relais_hint_bar_close (RelaisHintBar *self)
{
  g_return_if_fail (RELAIS_IS_HINT_BAR (self));
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
}
