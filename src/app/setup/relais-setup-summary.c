/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-summary.h"

#include <glib/gi18n.h>

#include "app/art/relais-board-picture.h"
#include "app/kit/relais-long-text.h"
#include "model/relais-edition-told.h"
#include "model/relais-lore.h"

#define PICTURE_WIDTH 480

/* The first ones matter. */
#define MAX_FINDINGS 4

struct _RelaisSetupSummary
{
  AdwBin parent_instance;

  RelaisMatch *pictured;        /* whose picture is shown, or still drawn */

  GtkPicture *picture;
  GtkLabel *name;
  GtkLabel *by;
  RelaisLongText *note;
  GtkWidget *note_pane;
  GtkExpander *changed;
  RelaisLongText *values;
  GtkLabel *state;
};

G_DEFINE_TYPE (RelaisSetupSummary, relais_setup_summary, ADW_TYPE_BIN)

static void
relais_setup_summary_dispose (GObject *object)
{
  g_clear_object (&RELAIS_SETUP_SUMMARY (object)->pictured);
  G_OBJECT_CLASS (relais_setup_summary_parent_class)->dispose (object);
}

static void
relais_setup_summary_class_init (RelaisSetupSummaryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_setup_summary_dispose;
  g_type_ensure (RELAIS_TYPE_LONG_TEXT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-setup-summary.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupSummary, picture);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupSummary, name);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupSummary, by);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupSummary, note);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupSummary, note_pane);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupSummary, changed);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupSummary, values);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupSummary, state);
}

static void
relais_setup_summary_init (RelaisSetupSummary *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
tell (GtkLabel *label, const char *words)
{
  gtk_label_set_label (label, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (label), words != NULL && *words != '\0');
}

static char *
tell_by (RelaisDraft *draft)
{
  guint n = relais_draft_get_n_seats (draft);
  const char *author = relais_draft_get_author (draft);
  const char *game = _(relais_lore_find (relais_draft_get_game (draft))->title);
  g_autofree char *players = g_strdup_printf (ngettext ("%u player", "%u players", n), n);

  if (author != NULL)
    /* TRANSLATORS: of a setup: a game, how many play, and who made the setup */
    return g_strdup_printf (_("%1$s · %2$s · by %3$s"), game, players, author);
  return g_strdup_printf (_("%1$s · %2$s"), game, players);
}

static void
tell_changed (RelaisSetupSummary *self, RelaisDraft *draft)
{
  const RelaisGame *game = relais_draft_get_game (draft);
  gconstpointer edition = relais_draft_get_edition (draft);
  g_autofree char *changed = relais_edition_tell_changed (game, edition);
  g_autofree char *list = changed != NULL ? relais_edition_list_changed (game, edition) : NULL;

  gtk_expander_set_label (self->changed, changed);
  gtk_widget_set_visible (GTK_WIDGET (self->changed), changed != NULL);
  relais_long_text_set (self->values, list);
}

/* What is wrong with it, a line each. */
static char *
tell_findings (RelaisDraft *draft)
{
  g_autoptr (GString) text = g_string_new (_("It cannot be played yet:"));
  GListModel *findings = relais_draft_get_findings (draft);
  guint wrong = 0;

  for (guint i = 0; i < g_list_model_get_n_items (findings); i++)
    {
      g_autoptr (RelaisDraftFinding) finding = g_list_model_get_item (findings, i);

      if (relais_draft_finding_get_severity (finding) != RELAIS_DRAFT_ERROR)
        continue;
      if (wrong++ < MAX_FINDINGS)
        g_string_append_printf (text, "\n• %s", relais_draft_finding_get_sentence (finding));
    }
  if (wrong > MAX_FINDINGS)
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, ngettext ("And %u more problem.", "And %u more problems.", wrong - MAX_FINDINGS),
                              wrong - MAX_FINDINGS);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
on_drawn (GObject *match, GAsyncResult *result, gpointer data)
{
  g_autoptr (RelaisSetupSummary) self = data;
  g_autoptr (GdkTexture) picture = relais_board_picture_finish (result);

  if (RELAIS_MATCH (match) == self->pictured)
    gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (picture));
}

/* Nobody who types a code waits for it. */
static void
draw (RelaisSetupSummary *self, RelaisMatch *match)
{
  g_set_object (&self->pictured, match);
  gtk_picture_set_paintable (self->picture, NULL);
  relais_board_picture_async (match, RELAIS_ALL, PICTURE_WIDTH, FALSE, on_drawn, g_object_ref (self));
}

/**
 * relais_setup_summary_set_draft:
 * @draft: (nullable)
 */
void
relais_setup_summary_set_draft (RelaisSetupSummary *self, RelaisDraft *draft)
{
  const char *name;
  g_autofree char *by = NULL;
  g_autofree char *state = NULL;

  g_return_if_fail (RELAIS_IS_SETUP_SUMMARY (self));

  gtk_widget_set_visible (GTK_WIDGET (self), draft != NULL);
  if (draft == NULL)
    {
      g_clear_object (&self->pictured);
      return;
    }
  draw (self, relais_draft_get_match (draft));
  name = relais_draft_get_name (draft);
  by = tell_by (draft);
  state = relais_draft_is_playable (draft) ? NULL : tell_findings (draft);
  tell (self->name, name != NULL ? name : _("Setup Without a Name"));
  tell (self->by, by);
  relais_long_text_set (self->note, relais_draft_get_note (draft));
  gtk_widget_set_visible (self->note_pane, gtk_widget_get_visible (GTK_WIDGET (self->note)));
  tell_changed (self, draft);
  tell (self->state, state);
}
