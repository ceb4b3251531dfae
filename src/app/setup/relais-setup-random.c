/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-random.h"

#include <glib/gi18n.h>

#include "app/kit/relais-question.h"
#include "app/rules/relais-seed-row.h"
#include "model/relais-options.h"

struct _RelaisSetupRandom
{
  AdwPreferencesGroup parent_instance;

  RelaisQuestion *question;     /* that this is part of */
  GtkEditable *seed;
};

enum
{
  DRAW,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisSetupRandom, relais_setup_random, ADW_TYPE_PREFERENCES_GROUP)

static void
on_changed (RelaisSetupRandom *self)
{
  gint64 seed;
  gboolean good = relais_seed_read (self->seed, &seed);
  g_autofree char *fault = good ? NULL : relais_seed_dup_fault ();

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), fault);
  if (self->question != NULL)
    relais_question_set_enabled (self->question, "draw", good);
}

static void
on_dice_clicked (RelaisSetupRandom *self)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, relais_options_any_seed ());

  gtk_editable_set_text (self->seed, text);
}

static void
on_response (RelaisSetupRandom *self, const char *response)
{
  gint64 seed;

  if (g_str_equal (response, "draw") && relais_seed_read (self->seed, &seed))
    g_signal_emit (self, signals[DRAW], 0, seed);
}

static void
relais_setup_random_class_init (RelaisSetupRandomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

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

/**
 * relais_setup_random_ask:
 *
 * Returns: (transfer none)
 */
RelaisSetupRandom *
relais_setup_random_ask (GtkWidget *parent)
{
  RelaisSetupRandom *self = g_object_new (RELAIS_TYPE_SETUP_RANDOM, NULL);

  self->question = relais_question_new (_("New Random Start?"),
                                        _("Everything on the board is drawn anew; this can be undone. "
                                          "Players, rules and card values stay."));
  relais_question_add_answer (self->question, "cancel", _("_Cancel"), ADW_RESPONSE_DEFAULT);
  relais_question_add_answer (self->question, "draw", _("_Draw"), ADW_RESPONSE_SUGGESTED);
  relais_question_set_default (self->question, "draw");
  relais_question_set_extra (self->question, GTK_WIDGET (self));
  g_signal_connect_object (self->question, "response", G_CALLBACK (on_response), self, G_CONNECT_SWAPPED);
  relais_question_ask (self->question, parent, "cancel");
  return self;
}
