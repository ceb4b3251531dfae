/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setups-row.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/old-gtk/relais-sized-bin.h"
#include "app/setup/relais-setup-text.h"
#include "model/relais-draft.h"
#include "record/relais-file.h"

#define PICTURE_WIDTH 256

struct _RelaisSetupsRow
{
  AdwActionRow parent_instance;

  RelaisScenario *scenario;
  RelaisSetupEntry *entry;
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
  g_signal_emit (widget, signals[COMMAND], 0, action + strlen ("row."));
}

static void
relais_setups_row_dispose (GObject *object)
{
  RelaisSetupsRow *self = RELAIS_SETUPS_ROW (object);

  if (self->thumbnails != NULL)
    relais_thumbnails_hide (self->thumbnails, self->picture);
  g_clear_object (&self->scenario);
  g_clear_object (&self->entry);
  g_clear_object (&self->thumbnails);
  G_OBJECT_CLASS (relais_setups_row_parent_class)->dispose (object);
}

static void
relais_setups_row_class_init (RelaisSetupsRowClass *klass)
{
  static const char *const commands[] = { "row.play", "row.play-together", "row.edit", "row.share",
                                         "row.duplicate", "row.describe", "row.export", "row.remove" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_setups_row_dispose;
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
  relais_sized_bin_hold_words (ADW_ACTION_ROW (self));
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

static char *
find_picture_of_scenario (gpointer scenario, const char *style, gboolean *outdated)
{
  gsize length;
  g_autofree char *text = relais_setup_print (relais_scenario_get_setup (scenario), &length);

  *outdated = FALSE;
  return relais_thumbnails_path (text, length, style);
}

static char *
find_picture_of_entry (gpointer entry, const char *style, gboolean *outdated)
{
  gsize length;
  g_autofree char *text = relais_file_read_unmarked (relais_setup_entry_get_path (entry), &length, NULL);

  *outdated = FALSE;
  return text != NULL ? relais_thumbnails_path (text, length, style) : NULL;
}

static RelaisMatch *
draft_entry (gpointer entry)
{
  g_autoptr (GPtrArray) problems = relais_problems_new ();
  g_autoptr (RelaisDraft) draft = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (relais_folder_entry_get_size (entry) > RELAIS_FOLDER_ENTRY_LONG)
    return NULL;
  text = relais_file_read_unmarked (relais_setup_entry_get_path (entry), &length, NULL);
  draft = text != NULL ? relais_draft_read (text, length, problems) : NULL;
  return draft != NULL ? g_object_ref (relais_draft_get_match (draft)) : NULL;
}

static const RelaisThumbnailKind of_scenario = { find_picture_of_scenario, start_scenario, g_object_unref, PICTURE_WIDTH };
static const RelaisThumbnailKind of_entry = { find_picture_of_entry, draft_entry, g_object_unref, PICTURE_WIDTH };

void
relais_setups_row_set_seen (RelaisSetupsRow *self, gboolean seen)
{
  g_return_if_fail (RELAIS_IS_SETUPS_ROW (self));

  if (!seen)
    relais_thumbnails_hide (self->thumbnails, self->picture);
  else if (self->scenario != NULL)
    relais_thumbnails_show (self->thumbnails, self->picture, &of_scenario, g_object_ref (self->scenario));
  else if (relais_setup_entry_get_status (self->entry) != RELAIS_SETUP_BROKEN)
    relais_thumbnails_show (self->thumbnails, self->picture, &of_entry, g_object_ref (self->entry));
}

GtkWidget *
relais_setups_row_new_for_scenario (RelaisScenario *scenario, gboolean solved, RelaisThumbnails *thumbnails)
{
  RelaisSetupsRow *self;
  const char *title = relais_scenario_get_title (scenario);
  g_autofree char *subtitle = relais_setup_text_scenario (scenario);

  g_return_val_if_fail (RELAIS_IS_SCENARIO (scenario), NULL);

  self = g_object_new (RELAIS_TYPE_SETUPS_ROW, NULL);
  self->scenario = g_object_ref (scenario);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), subtitle);
  gtk_widget_set_visible (self->solved, solved);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.play-together", relais_scenario_has_opponents (scenario));
  gtk_menu_button_set_menu_model (self->menu, self->scenario_menu);
  name_buttons (self, title);
  self->thumbnails = g_object_ref (thumbnails);
  return GTK_WIDGET (self);
}

GtkWidget *
relais_setups_row_new_for_entry (RelaisSetupEntry *entry, RelaisThumbnails *thumbnails)
{
  RelaisSetupsRow *self;
  RelaisSetupStatus status = relais_setup_entry_get_status (entry);
  g_autofree char *title = relais_setup_text_title (entry);
  g_autofree char *told = relais_setup_text_describe (entry);
  g_autofree char *note = relais_setup_text_note (entry);
  g_autofree char *subtitle = note != NULL ? g_strdup_printf ("%s\n%s", told, note) : g_strdup (told);

  g_return_val_if_fail (RELAIS_IS_SETUP_ENTRY (entry), NULL);

  self = g_object_new (RELAIS_TYPE_SETUPS_ROW, NULL);
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
  self->thumbnails = g_object_ref (thumbnails);
  return GTK_WIDGET (self);
}

void
relais_setups_row_set_plain (RelaisSetupsRow *self)
{
  g_return_if_fail (RELAIS_IS_SETUPS_ROW (self));

  gtk_widget_set_visible (self->edit, FALSE);
  gtk_widget_set_visible (self->play, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->menu), FALSE);
}

RelaisSetupEntry *
relais_setups_row_get_entry (RelaisSetupsRow *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUPS_ROW (self), NULL);
  return self->entry;
}

RelaisScenario *
relais_setups_row_get_scenario (RelaisSetupsRow *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUPS_ROW (self), NULL);
  return self->scenario;
}
