/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-random.h"

#include "model/relais-options.h"

struct _RelaisSetupRandom
{
  AdwMessageDialog parent_instance;

  GtkEditable *seed;
};

enum
{
  DRAW,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisSetupRandom, relais_setup_random, ADW_TYPE_MESSAGE_DIALOG)

static gboolean
get_seed (RelaisSetupRandom *self, gint64 *seed)
{
  return g_ascii_string_to_signed (gtk_editable_get_text (self->seed), 10, 0, RELAIS_MAX_SEED, seed, NULL);
}

static void
on_changed (RelaisSetupRandom *self)
{
  gint64 seed;
  gboolean good = get_seed (self, &seed);

  if (good)
    gtk_widget_remove_css_class (GTK_WIDGET (self->seed), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->seed), "error");
  adw_message_dialog_set_response_enabled (ADW_MESSAGE_DIALOG (self), "draw", good);
}

static void
on_dice_clicked (RelaisSetupRandom *self)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, relais_options_any_seed ());

  gtk_editable_set_text (self->seed, text);
}

static void
relais_setup_random_response (AdwMessageDialog *dialog, const char *response)
{
  RelaisSetupRandom *self = RELAIS_SETUP_RANDOM (dialog);
  gint64 seed;

  if (g_str_equal (response, "draw") && get_seed (self, &seed))
    g_signal_emit (self, signals[DRAW], 0, seed);
}

static void
relais_setup_random_class_init (RelaisSetupRandomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  ADW_MESSAGE_DIALOG_CLASS (klass)->response = relais_setup_random_response;
  signals[DRAW] = g_signal_new ("draw", RELAIS_TYPE_SETUP_RANDOM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_INT64);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-setup-random.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupRandom, seed);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_dice_clicked);
}

static void
relais_setup_random_init (RelaisSetupRandom *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  on_dice_clicked (self);
}

GtkWidget *
relais_setup_random_new (GtkWindow *parent)
{
  return g_object_new (RELAIS_TYPE_SETUP_RANDOM, "transient-for", parent, NULL);
}
