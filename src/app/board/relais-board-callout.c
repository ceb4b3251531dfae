/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-board-callout.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/old-gtk/relais-template.h"
#include "model/relais-lore.h"

#define ROOM 3                  /* for what can be done, and what it costs later; more would hide the map */

struct _RelaisBoardCallout
{
  GtkWidget parent_instance;

  GtkLabel *title;
  GtkLabel *body;
  GtkLabel *doing;
  GtkLabel *change;
  GtkWidget *refusal;
  GtkLabel *why;
};

G_DEFINE_TYPE (RelaisBoardCallout, relais_board_callout, GTK_TYPE_WIDGET)

static void
show_words (GtkLabel *label, const char *words)
{
  gtk_label_set_label (label, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (label), words != NULL && *words != '\0');
}

/* A choice that is called as the place is told without its title, which stands
 * above. How much room it takes. */
static guint
add_line (RelaisBoardCallout *self, GString *lines, RelaisChoice *choice)
{
  const char *title = relais_choice_get_title (choice);
  const char *detail = relais_choice_get_detail (choice);
  const char *warning = relais_choice_get_warning (choice);
  g_autofree char *line = NULL;

  if (detail == NULL || *detail == '\0')
    line = g_markup_printf_escaped ("<b>%s</b>", title);
  else if (g_str_equal (title, gtk_label_get_label (self->title)))
    line = g_markup_printf_escaped ("<b>%s</b>", detail);
  else
    line = g_markup_printf_escaped ("<b>%s</b>\n%s", title, detail);
  if (lines->len > 0)
    g_string_append_c (lines, '\n');
  g_string_append (lines, line);
  if (warning != NULL)
    {
      g_autofree char *below = g_markup_printf_escaped ("\n<i>%s</i>", warning);

      g_string_append (lines, below);
    }
  return warning != NULL ? 2 : 1;
}

/* What can be done; only where nothing can, why not. */
static void
show_choices (RelaisBoardCallout *self, GListModel *choices)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (RelaisReason) reason = NULL;
  guint n = choices != NULL ? g_list_model_get_n_items (choices) : 0;
  guint possible = 0, told = 0, taken = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      if (relais_choice_get_reason (choice) != NULL)
        {
          if (reason == NULL)
            g_set_object (&reason, relais_choice_get_reason (choice));
        }
      else if (possible++ == told && taken < ROOM)
        {
          taken += add_line (self, lines, choice);
          told++;
        }
    }
  if (possible > told)
    {
      /* TRANSLATORS: below some things that can be done at a place of the board */
      g_autofree char *more = g_strdup_printf (ngettext ("and %u more", "and %u more", possible - told), possible - told);

      g_string_append_printf (lines, "\n%s", more);
    }
  gtk_label_set_markup (self->doing, lines->str);
  gtk_widget_set_visible (GTK_WIDGET (self->doing), possible > 0);
  gtk_widget_set_visible (self->refusal, possible == 0 && reason != NULL);
  if (possible == 0 && reason != NULL)
    gtk_label_set_label (self->why, relais_reason_get_sentence (reason));
}

static void
relais_board_callout_dispose (GObject *object)
{
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_BOARD_CALLOUT);
  G_OBJECT_CLASS (relais_board_callout_parent_class)->dispose (object);
}

static void
relais_board_callout_class_init (RelaisBoardCalloutClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_board_callout_dispose;
  gtk_widget_class_set_css_name (widget_class, "callout");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-board-callout.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisBoardCallout, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisBoardCallout, body);
  gtk_widget_class_bind_template_child (widget_class, RelaisBoardCallout, doing);
  gtk_widget_class_bind_template_child (widget_class, RelaisBoardCallout, change);
  gtk_widget_class_bind_template_child (widget_class, RelaisBoardCallout, refusal);
  gtk_widget_class_bind_template_child (widget_class, RelaisBoardCallout, why);
}

static void
relais_board_callout_init (RelaisBoardCallout *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
relais_board_callout_set (RelaisBoardCallout *self, const char *name, const char *told, GListModel *choices)
{
  /* TRANSLATORS: between the members of a list; the same as in the list of what is at a place */
  gsize before = strlen (name) + strlen (C_("list", ", "));

  g_return_if_fail (RELAIS_IS_BOARD_CALLOUT (self));

  show_words (self->title, name);
  show_words (self->body, strlen (told) > before ? told + before : NULL);
  show_choices (self, choices);
  show_words (self->change, NULL);
}

void
relais_board_callout_add_change (RelaisBoardCallout *self, const char *change)
{
  g_autofree char *words = NULL;

  g_return_if_fail (RELAIS_IS_BOARD_CALLOUT (self));

  if (change != NULL)
    words = relais_lore_fill (_("Afterwards: {change}"), "change", change, NULL);
  show_words (self->change, words);
}

void
relais_board_callout_set_change (RelaisBoardCallout *self, const char *change)
{
  g_return_if_fail (RELAIS_IS_BOARD_CALLOUT (self));

  show_words (self->title, NULL);
  show_words (self->body, NULL);
  show_choices (self, NULL);
  relais_board_callout_add_change (self, change);
}
