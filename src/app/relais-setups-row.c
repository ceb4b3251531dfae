/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setups-row.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/relais-draft.h"
#include "model/relais-search.h"
#include "record/relais-file.h"
#include "relais-art.h"
#include "relais-setup-text.h"
#include "relais-sized-bin.h"

struct _RelaisSetupsRow
{
  AdwActionRow parent_instance;

  RelaisScenario *scenario;
  RelaisSetupEntry *entry;
  char *words;                  /* to be looked for, beyond title and subtitle */
  RelaisThumbnails *thumbnails;

  GtkPicture *picture;
  GtkWidget *solved;
  GtkWidget *edit;              /* what the row itself does, if it is one's own */
  GtkWidget *play;
  GtkMenuButton *menu;
  GMenuModel *own_menu;
  GMenuModel *scenario_menu;
};

enum
{
  COMMAND,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisSetupsRow, relais_setups_row, ADW_TYPE_ACTION_ROW)

/* "row.play" */
static void
on_command (GtkWidget *widget, const char *action, GVariant *parameter)
{
  (void) parameter;
  g_signal_emit (widget, signals[COMMAND], 0, action + strlen ("row."));
}

static void
relais_setups_row_dispose (GObject *object)
{
  g_clear_object (&RELAIS_SETUPS_ROW (object)->scenario);
  g_clear_object (&RELAIS_SETUPS_ROW (object)->entry);
  g_clear_object (&RELAIS_SETUPS_ROW (object)->thumbnails);
  G_OBJECT_CLASS (relais_setups_row_parent_class)->dispose (object);
}

static void
relais_setups_row_finalize (GObject *object)
{
  g_free (RELAIS_SETUPS_ROW (object)->words);
  G_OBJECT_CLASS (relais_setups_row_parent_class)->finalize (object);
}

static void
relais_setups_row_class_init (RelaisSetupsRowClass *klass)
{
  static const char *const commands[] = { "row.play", "row.edit", "row.share", "row.duplicate", "row.describe", "row.export", "row.remove" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_setups_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = relais_setups_row_finalize;
  signals[COMMAND] = g_signal_new ("command", RELAIS_TYPE_SETUPS_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    gtk_widget_class_install_action (widget_class, commands[i], NULL, on_command);
  g_type_ensure (RELAIS_TYPE_SIZED_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-setups-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupsRow, picture);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupsRow, solved);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupsRow, play);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupsRow, menu);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupsRow, edit);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupsRow, own_menu);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupsRow, scenario_menu);
}

static void
relais_setups_row_init (RelaisSetupsRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* What the buttons are about, for who does not see the row. */
static void
name_buttons (RelaisSetupsRow *self, const char *title)
{
  /* TRANSLATORS: %s is the name of a setup */
  g_autofree char *playing = g_strdup_printf (_("Play: %s"), title);
  g_autofree char *editing = g_strdup_printf (_("Edit: %s"), title);
  g_autofree char *more = g_strdup_printf (_("More actions: %s"), title);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL, playing, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->edit), GTK_ACCESSIBLE_PROPERTY_LABEL, editing, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu), GTK_ACCESSIBLE_PROPERTY_LABEL, more, -1);
}

static RelaisMatch *
start_scenario (gpointer scenario)
{
  return relais_scenario_start (scenario);
}

static RelaisMatch *
match_of_text (gpointer text)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisDraft) draft = relais_draft_read (text, strlen (text), problems);

  return draft != NULL ? g_object_ref (relais_draft_get_match (draft)) : NULL;
}

static void
order_picture (RelaisSetupsRow *self)
{
  gsize length;
  g_autofree char *text = NULL;

  if (self->scenario != NULL)
    {
      text = relais_setup_print (relais_scenario_get_setup (self->scenario), &length);
      relais_thumbnails_add (self->thumbnails, self->picture, text, start_scenario, g_object_ref (self->scenario), g_object_unref);
      return;
    }
  text = relais_file_read_unmarked (relais_setup_entry_get_path (self->entry), &length, NULL);
  if (text != NULL && relais_setup_entry_get_status (self->entry) != RELAIS_SETUP_BROKEN)
    relais_thumbnails_add (self->thumbnails, self->picture, text, match_of_text, g_strdup (text), g_free);
}

/* In the style of the moment, and again in another one. */
static void
show_picture (RelaisSetupsRow *self, RelaisThumbnails *thumbnails)
{
  self->thumbnails = g_object_ref (thumbnails);
  order_picture (self);
  g_signal_connect_object (relais_art_get_default (), "changed", G_CALLBACK (order_picture), self, G_CONNECT_SWAPPED);
}

GtkWidget *
relais_setups_row_new_for_scenario (RelaisScenario *scenario, gboolean solved, RelaisThumbnails *thumbnails)
{
  RelaisSetupsRow *self = g_object_new (RELAIS_TYPE_SETUPS_ROW, NULL);
  const char *title = relais_scenario_get_title (scenario);
  guint n = relais_scenario_get_n_seats (scenario);
  g_autofree char *players = g_strdup_printf (ngettext ("%u player", "%u players", n), n);
  /* TRANSLATORS: of a scenario: its task, how difficult it is, and how many play */
  g_autofree char *subtitle = g_strdup_printf (_("%1$s\n%2$s · %3$s"), relais_scenario_get_task (scenario),
                                               relais_difficulty_title (relais_scenario_get_difficulty (scenario)), players);

  self->scenario = g_object_ref (scenario);
  self->words = g_strdup (relais_scenario_get_text (scenario));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), subtitle);
  gtk_widget_set_visible (self->solved, solved);
  gtk_menu_button_set_menu_model (self->menu, self->scenario_menu);
  name_buttons (self, title);
  show_picture (self, thumbnails);
  return GTK_WIDGET (self);
}

GtkWidget *
relais_setups_row_new_for_entry (RelaisSetupEntry *entry, RelaisThumbnails *thumbnails)
{
  RelaisSetupsRow *self = g_object_new (RELAIS_TYPE_SETUPS_ROW, NULL);
  RelaisSetupStatus status = relais_setup_entry_get_status (entry);
  g_autofree char *title = relais_setup_text_title (entry);
  g_autofree char *told = relais_setup_text_describe (entry);
  g_autofree char *note = relais_setup_text_note (entry);
  g_autofree char *subtitle = note != NULL ? g_strdup_printf ("%s\n%s", told, note) : g_strdup (told);

  self->entry = g_object_ref (entry);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), subtitle);
  gtk_menu_button_set_menu_model (self->menu, self->own_menu);
  gtk_widget_set_visible (self->play, status == RELAIS_SETUP_PLAYABLE);
  gtk_widget_set_visible (self->edit, status != RELAIS_SETUP_BROKEN);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.play", status == RELAIS_SETUP_PLAYABLE);
  if (status == RELAIS_SETUP_BROKEN)
    {
      static const char *const of_setups[] = { "row.edit", "row.share", "row.duplicate", "row.describe", "row.export" };

      for (gsize i = 0; i < G_N_ELEMENTS (of_setups); i++)
        gtk_widget_action_set_enabled (GTK_WIDGET (self), of_setups[i], FALSE);
    }
  name_buttons (self, title);
  show_picture (self, thumbnails);
  return GTK_WIDGET (self);
}

void
relais_setups_row_set_plain (RelaisSetupsRow *self)
{
  gtk_widget_set_visible (self->edit, FALSE);
  gtk_widget_set_visible (self->play, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->menu), FALSE);
}

RelaisSetupEntry *
relais_setups_row_get_entry (RelaisSetupsRow *self)
{
  return self->entry;
}

RelaisScenario *
relais_setups_row_get_scenario (RelaisSetupsRow *self)
{
  return self->scenario;
}

gboolean
relais_setups_row_matches (RelaisSetupsRow *self, const char *words)
{
  g_autofree char *told = NULL;
  g_autofree char *folded = NULL;

  if (self->entry != NULL)
    return relais_setup_entry_matches (self->entry, words);
  told = g_strjoin ("\n", adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self)),
                    adw_action_row_get_subtitle (ADW_ACTION_ROW (self)), self->words, NULL);
  folded = relais_search_fold (told);
  return relais_search_finds (folded, words);
}
