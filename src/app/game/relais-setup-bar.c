/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-bar.h"

#include <glib/gi18n.h>

#include "app/kit/relais-long-text.h"
#include "app/old-gtk/relais-sized-bin.h"
#include "model/relais-edition-told.h"
#include "record/relais-bounds.h"

struct _RelaisSetupBar
{
  AdwBin parent_instance;

  GtkLabel *sentence;
  GtkLabel *changed;
  GtkLabel *title;
  GtkLabel *author;
  GtkWidget *note_pane;
  RelaisLongText *note;
  GtkWidget *values;
  RelaisLongText *list;
};

G_DEFINE_TYPE (RelaisSetupBar, relais_setup_bar, ADW_TYPE_BIN)

static void
relais_setup_bar_class_init (RelaisSetupBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (RELAIS_TYPE_LONG_TEXT);
  g_type_ensure (RELAIS_TYPE_SIZED_BIN);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-setup-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupBar, sentence);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupBar, changed);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupBar, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupBar, author);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupBar, note_pane);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupBar, note);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupBar, values);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupBar, list);
}

static void
relais_setup_bar_init (RelaisSetupBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* @words: (nullable): nothing, and it is hidden */
static void
tell (GtkLabel *label, const char *words)
{
  gtk_label_set_label (label, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (label), words != NULL);
}

static char *
tell_author (const RelaisRecord *record)
{
  /* TRANSLATORS: %s made a setup */
  return record->author != NULL ? g_strdup_printf (_("A setup by %s"), record->author) : NULL;
}

static void
fill (RelaisSetupBar *self, const RelaisRecord *record)
{
  gconstpointer edition = relais_record_edition (record);
  g_autofree char *changed = relais_edition_tell_changed (record->game, edition);
  g_autofree char *list = relais_edition_list_changed (record->game, edition);
  g_autofree char *author = tell_author (record);
  g_autofree char *line = relais_bounds_line (record->note, RELAIS_BEGINNING_LENGTH);

  tell (self->sentence, line != NULL && *line != '\0' ? line : author != NULL ? author : _("A setup with card values of its own"));
  tell (self->changed, changed);
  tell (self->title, record->name != NULL ? record->name : _("Setup Without a Name"));
  tell (self->author, author);
  relais_long_text_set (self->note, record->note);
  gtk_widget_set_visible (self->note_pane, gtk_widget_get_visible (GTK_WIDGET (self->note)));
  relais_long_text_set (self->list, list);
  gtk_widget_set_visible (self->values, changed != NULL);
}

GtkWidget *
relais_setup_bar_new (RelaisMatch *match)
{
  const RelaisRecord *record = relais_match_get_record (match);
  RelaisSetupBar *self;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  if (!record->from_setup || (record->note == NULL && record->author == NULL && record->edition == NULL))
    return NULL;
  self = g_object_new (RELAIS_TYPE_SETUP_BAR, NULL);
  fill (self, record);
  return GTK_WIDGET (self);
}
