/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-advice-panel.h"

#include <glib/gi18n.h>

#include "app/art/relais-game-ui.h"
#include "app/art/relais-sprite.h"
#include "app/kit/relais-announce.h"
#include "app/kit/relais-focus.h"
#include "app/kit/relais-wrap-box.h"
#include "app/old-gtk/relais-template.h"
#include "model/relais-lore.h"

#define SPRITE 28

struct _RelaisAdvicePanel
{
  GtkWidget parent_instance;

  RelaisDecision *decision;
  RelaisAdvice *advice;
  RelaisTutor *tutor;
  char *said;                   /* what was announced last */

  GtkLabel *title;
  GtkSpinner *spinner;
  GtkLabel *warning;
  GtkListBox *rows;
  GtkWidget *buttons;
  GtkWidget *better;
};

enum
{
  LIGHT_PLACES,
  CLOSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisAdvicePanel, relais_advice_panel, GTK_TYPE_WIDGET)

static RelaisChoice *
choice_of (GtkListBoxRow *row)
{
  return row != NULL ? g_object_get_data (G_OBJECT (row), "choice") : NULL;
}

static void
on_pointed (GtkEventController *controller, RelaisAdvicePanel *self)
{
  relais_decision_point (self->decision, choice_of (GTK_LIST_BOX_ROW (gtk_event_controller_get_widget (controller))));
}

static void
on_entered (GtkEventController *controller, double x, double y, RelaisAdvicePanel *self)
{
  on_pointed (controller, self);
}

static void
on_left (RelaisAdvicePanel *self)
{
  relais_decision_point (self->decision, NULL);
}

static void
follow_pointing (RelaisAdvicePanel *self, GtkWidget *row)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_object (motion, "enter", G_CALLBACK (on_entered), self, 0);
  g_signal_connect_object (motion, "leave", G_CALLBACK (on_left), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (row, motion);
  g_signal_connect_object (focus, "enter", G_CALLBACK (on_pointed), self, 0);
  g_signal_connect_object (focus, "leave", G_CALLBACK (on_left), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (row, focus);
}

static GtkWidget *
line (const char *words, const char *style)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 56);
  gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
new_row (RelaisAdvicePanel *self, const RelaisAdvised *advised)
{
  const RelaisGameUi *ui = relais_game_ui_find (relais_match_get_game (relais_decision_get_match (self->decision)));
  const char *icon = relais_choice_get_icon (advised->choice);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *expected = relais_advice_tell (self->advice, advised);
  GtkWidget *number = line (expected, "heading");
  const char *form = expected != NULL
                     /* TRANSLATORS: an answer, what it is expected to bring ("61 %"), and why; read aloud */
                     ? _("{answer}, {expected}. {why}")
                     : "{answer}. {why}";
  g_autofree char *name = relais_lore_fill (form, "answer", relais_choice_get_title (advised->choice),
                                            "expected", expected != NULL ? expected : "", "why", advised->why, NULL);

  if (ui != NULL && icon != NULL)
    gtk_box_append (GTK_BOX (box), relais_sprite_new (ui->pieces, icon, SPRITE));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), line (relais_choice_get_title (advised->choice), "heading"));
  gtk_box_append (GTK_BOX (words), line (advised->why, "caption"));
  gtk_box_append (GTK_BOX (box), words);
  /* A number is never parted, however narrow the window is. */
  gtk_label_set_wrap (GTK_LABEL (number), FALSE);
  gtk_widget_add_css_class (number, "numeric");
  gtk_box_append (GTK_BOX (box), number);
  gtk_widget_add_css_class (box, "advice-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (row), "choice", g_object_ref (advised->choice), g_object_unref);
  follow_pointing (self, row);
  return row;
}

/* The places of all that is told. */
static void
light (RelaisAdvicePanel *self, GPtrArray *answers, guint n)
{
  g_autoptr (GPtrArray) places = g_ptr_array_new ();

  for (guint i = 0; i < n; i++)
    {
      const char *place = relais_choice_get_place (((RelaisAdvised *) answers->pdata[i])->choice);

      if (place != NULL)
        g_ptr_array_add (places, (gpointer) place);
    }
  g_ptr_array_add (places, NULL);
  g_signal_emit (self, signals[LIGHT_PLACES], 0, places->pdata);
}

static void
say (RelaisAdvicePanel *self, const char *words)
{
  if (g_strcmp0 (self->said, words) == 0)
    return;
  g_free (self->said);
  self->said = g_strdup (words);
  relais_announce (GTK_WIDGET (self), words);
}

static void
clear_rows (RelaisAdvicePanel *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_list_box_remove (self->rows, row);
}

static void
refresh (RelaisAdvicePanel *self)
{
  RelaisChoice *held = relais_tutor_get_held (self->tutor);
  GPtrArray *answers = relais_advice_get_answers (self->advice);
  guint n = held != NULL ? MIN (answers->len, 1) : answers->len;
  gboolean had_focus = relais_focus_is_below (GTK_WIDGET (self->rows));
  g_autofree char *loss = held != NULL ? relais_advice_tell_loss (self->advice, held) : NULL;
  g_autoptr (GString) all = g_string_new (loss);

  clear_rows (self);
  for (guint i = 0; i < n; i++)
    gtk_list_box_append (self->rows, new_row (self, answers->pdata[i]));
  gtk_label_set_label (self->title, held != NULL ? relais_choice_get_title (held) : C_("advice", "Hint"));
  gtk_label_set_label (self->warning, held != NULL ? loss : _("Thinking…"));
  gtk_widget_set_visible (GTK_WIDGET (self->warning), held != NULL || n == 0);
  gtk_widget_set_visible (GTK_WIDGET (self->rows), n > 0);
  gtk_widget_set_visible (self->buttons, held != NULL);
  gtk_spinner_set_spinning (self->spinner, relais_advice_is_thinking (self->advice));
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), relais_advice_is_thinking (self->advice));
  light (self, answers, n);
  if (had_focus && n > 0)
    gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->rows, 0)));
  if (n > 0 && !relais_advice_is_thinking (self->advice))
    {
      const RelaisAdvised *best = answers->pdata[0];

      g_string_append_printf (all, "%s%s. %s", all->len > 0 ? " " : "", relais_choice_get_title (best->choice), best->why);
      say (self, all->str);
    }
}

static void
open_panel (RelaisAdvicePanel *self)
{
  GtkListBoxRow *first;

  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  refresh (self);
  first = gtk_list_box_get_row_at_index (self->rows, 0);
  if (relais_tutor_get_held (self->tutor) != NULL)
    gtk_widget_grab_focus (self->better);
  else if (first != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (first));
}

/* Whoever has the keyboard in it goes elsewhere. */
static void
close_panel (RelaisAdvicePanel *self)
{
  gboolean had_focus = relais_focus_is_below (GTK_WIDGET (self));

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  clear_rows (self);
  g_clear_pointer (&self->said, g_free);
  relais_decision_point (self->decision, NULL);
  g_signal_emit (self, signals[LIGHT_PLACES], 0, NULL);
  if (had_focus)
    g_signal_emit (self, signals[CLOSED], 0);
}

static void
put_away (RelaisAdvicePanel *self)
{
  relais_tutor_let_go (self->tutor);
  close_panel (self);
  relais_advice_drop (self->advice);
}

static void
on_advice (RelaisAdvicePanel *self)
{
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  if (relais_advice_is_thinking (self->advice) || relais_advice_get_answers (self->advice)->len > 0)
    refresh (self);
  else
    close_panel (self);
}

static void
on_warned (RelaisAdvicePanel *self)
{
  if (relais_tutor_get_held (self->tutor) != NULL)
    open_panel (self);
  else
    close_panel (self);
}

static void
take (RelaisAdvicePanel *self, RelaisChoice *choice)
{
  g_autoptr (RelaisChoice) taken = choice != NULL ? g_object_ref (choice) : NULL;

  put_away (self);
  if (taken != NULL)
    relais_decision_choose (self->decision, taken);
}

static void
on_row_activated (RelaisAdvicePanel *self, GtkListBoxRow *row)
{
  take (self, choice_of (row));
}

static void
on_better (RelaisAdvicePanel *self)
{
  take (self, choice_of (gtk_list_box_get_row_at_index (self->rows, 0)));
}

static void
on_anyway (RelaisAdvicePanel *self)
{
  close_panel (self);
  relais_tutor_go_on (self->tutor);
}

static gboolean
on_escape (GtkWidget *widget, GVariant *args, gpointer data)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  put_away (RELAIS_ADVICE_PANEL (widget));
  return TRUE;
}

/* In the whole window, as the keys of the prompt bar. */
static void
add_escape (RelaisAdvicePanel *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (keys, gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                                gtk_callback_action_new (on_escape, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}

static void
relais_advice_panel_dispose (GObject *object)
{
  RelaisAdvicePanel *self = RELAIS_ADVICE_PANEL (object);

  g_clear_object (&self->tutor);
  g_clear_object (&self->advice);
  g_clear_object (&self->decision);
  g_clear_pointer (&self->said, g_free);
  relais_dispose_template (GTK_WIDGET (self), RELAIS_TYPE_ADVICE_PANEL);
  G_OBJECT_CLASS (relais_advice_panel_parent_class)->dispose (object);
}

static void
relais_advice_panel_class_init (RelaisAdvicePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_advice_panel_dispose;
  signals[LIGHT_PLACES] = g_signal_new ("light-places", RELAIS_TYPE_ADVICE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, G_TYPE_STRV);
  signals[CLOSED] = g_signal_new ("closed", RELAIS_TYPE_ADVICE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (RELAIS_TYPE_WRAP_BOX);
  gtk_widget_class_set_css_name (widget_class, "advicepanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-advice-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisAdvicePanel, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisAdvicePanel, spinner);
  gtk_widget_class_bind_template_child (widget_class, RelaisAdvicePanel, warning);
  gtk_widget_class_bind_template_child (widget_class, RelaisAdvicePanel, rows);
  gtk_widget_class_bind_template_child (widget_class, RelaisAdvicePanel, buttons);
  gtk_widget_class_bind_template_child (widget_class, RelaisAdvicePanel, better);
  gtk_widget_class_bind_template_callback (widget_class, put_away);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_better);
  gtk_widget_class_bind_template_callback (widget_class, on_anyway);
}

static void
relais_advice_panel_init (RelaisAdvicePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_escape (self);
}

GtkWidget *
relais_advice_panel_new (RelaisDecision *decision, RelaisAdvice *advice, RelaisTutor *tutor)
{
  RelaisAdvicePanel *self;

  g_return_val_if_fail (RELAIS_IS_DECISION (decision) && RELAIS_IS_ADVICE (advice) && RELAIS_IS_TUTOR (tutor), NULL);

  self = g_object_new (RELAIS_TYPE_ADVICE_PANEL, NULL);
  self->decision = g_object_ref (decision);
  self->advice = g_object_ref (advice);
  self->tutor = g_object_ref (tutor);
  g_signal_connect_object (advice, "changed", G_CALLBACK (on_advice), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tutor, "warned", G_CALLBACK (on_warned), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
relais_advice_panel_toggle (RelaisAdvicePanel *self)
{
  g_return_if_fail (RELAIS_IS_ADVICE_PANEL (self));

  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    {
      put_away (self);
      return;
    }
  relais_advice_ask (self->advice);
  if (relais_advice_is_thinking (self->advice) || relais_advice_get_answers (self->advice)->len > 0)
    open_panel (self);
}
