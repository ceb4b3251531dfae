/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-tryout.h"

#include <glib/gi18n.h>

#include "app/kit/relais-scroll.h"
#include "app/old-gtk/relais-template.h"
#include "model/relais-playability.h"

#define SEED 1                  /* of all tryouts: the same setup is told the same */
#define DRAWINGS 30             /* of what is left open */

struct _RelaisSetupTryout
{
  GtkWidget parent_instance;

  RelaisDraft *draft;
  RelaisPlayability *playability;
  guint64 tried;                /* fingerprint of what the games begin with */
  gboolean any;                 /* results that can be told */

  GtkLabel *offer;
  GtkWidget *run;
  GtkWidget *cancel;
  GtkProgressBar *progress;
  GtkWidget *stale;
  GtkBox *results;
};

G_DEFINE_TYPE (RelaisSetupTryout, relais_setup_tryout, GTK_TYPE_WIDGET)

static void
add_line (RelaisSetupTryout *self, const char *words, const char *css_class)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 16);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (self->results, label);
}

/* @words: (transfer full) */
static void
take_line (RelaisSetupTryout *self, char *words)
{
  add_line (self, words, NULL);
  g_free (words);
}

static guint
percent (double share)
{
  return (guint) (share * 100 + .5);
}

static guint
percent_of (guint part, guint all)
{
  return all > 0 ? percent ((double) part / (double) all) : 0;
}

static void
tell_length (RelaisSetupTryout *self, const RelaisPlayabilityResults *results)
{
  const RelaisSpread *turns = &results->turns;

  add_line (self, _("Length"), "heading");
  if (results->n_seats == 1)
    take_line (self, g_strdup_printf (ngettext ("Half of the games are over after %u turn; most take between %u and %u.",
                                                "Half of the games are over after %u turns; most take between %u and %u.",
                                                turns->middle),
                                      turns->middle, turns->low, turns->high));
  else
    /* TRANSLATORS: everybody's turns are counted: with three players, nine turns are three of each */
    take_line (self, g_strdup_printf (ngettext ("Half of the games are over after %1$u turn of all players together, "
                                                "about %2$u of each; most take between %3$u and %4$u.",
                                                "Half of the games are over after %1$u turns of all players together, "
                                                "about %2$u of each; most take between %3$u and %4$u.",
                                                turns->middle),
                                      turns->middle, results->rounds.middle, turns->low, turns->high));
  if (results->stopped > 0)
    take_line (self, g_strdup_printf (ngettext ("%u game was given up: it did not end.",
                                                "%u games were given up: they did not end.", results->stopped),
                                      results->stopped));
}

/* Who wins how often, and how sure that is. */
static void
tell_seats (RelaisSetupTryout *self, const RelaisPlayabilityResults *results)
{
  add_line (self, _("Who Wins"), "heading");
  for (guint i = 0; i < results->n_seats; i++)
    {
      const RelaisSeatResults *seat = &results->seats[i];
      const char *name = relais_draft_get_seat_name (self->draft, i);

      if (results->n_seats == 1)
        take_line (self, g_strdup_printf (_("%1$s: %2$.0f points on average"), name, seat->points));
      else
        /* TRANSLATORS: a player, how often he wins, between which numbers that lies in 19 of 20 cases, his points */
        take_line (self, g_strdup_printf (_("%1$s: %2$u%% of the games (most probably between %3$u%% and %4$u%%), %5$.0f points on average"),
                                          name, percent (seat->share), percent (seat->share_low),
                                          percent (seat->share_high), seat->points));
    }
  if (results->ties > 0 && results->n_seats > 1)
    take_line (self, g_strdup_printf (_("Several players first: %u%%"), percent_of (results->ties, results->games)));
}

static void
tell_endings (RelaisSetupTryout *self, const RelaisPlayabilityResults *results)
{
  add_line (self, _("How Games End"), "heading");
  for (guint i = 0; i < RELAIS_MAX_ENDINGS; i++)
    {
      g_autofree char *ending = relais_playability_dup_ending (self->playability, i);

      if (ending == NULL)
        break;
      if (results->endings[i] > 0)
        /* TRANSLATORS: a way in which games end, and how many of them do */
        take_line (self, g_strdup_printf (_("%1$s: %2$u%%"), ending, percent_of (results->endings[i], results->games)));
    }
}

static void
tell_warnings (RelaisSetupTryout *self)
{
  const char *names[RELAIS_MAX_SEATS + 1] = { NULL };
  guint n = MIN (relais_draft_get_n_seats (self->draft), RELAIS_MAX_SEATS);
  g_auto (GStrv) warnings = NULL;

  for (guint i = 0; i < n; i++)
    names[i] = relais_draft_get_seat_name (self->draft, i);
  warnings = relais_playability_dup_warnings (self->playability, names);
  if (warnings[0] != NULL)
    add_line (self, _("What Is Odd"), "heading");
  for (char **warning = warnings; *warning != NULL; warning++)
    add_line (self, *warning, "refusal");
}

/* Games from another setup say nothing about this one. */
static gboolean
is_outdated (RelaisSetupTryout *self)
{
  return relais_draft_fingerprint (self->draft) != self->tried;
}

static void
update_outdated (RelaisSetupTryout *self)
{
  gboolean outdated = is_outdated (self);

  gtk_widget_set_visible (GTK_WIDGET (self->results), self->any && !outdated);
  gtk_widget_set_visible (self->stale, self->any && outdated);
}

static void
show_results (RelaisSetupTryout *self)
{
  const RelaisPlayabilityResults *results = relais_playability_get_results (self->playability);
  gboolean any = results != NULL && results->games > 0 && results->n_seats <= relais_draft_get_n_seats (self->draft);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->results))) != NULL)
    gtk_box_remove (self->results, child);
  self->any = any;
  update_outdated (self);
  if (!any)
    return;
  take_line (self, g_strdup_printf (ngettext ("%u game by the computer player “Easy” in every seat, who looks a step ahead:",
                                              "%u games by the computer player “Easy” in every seat, who looks a step ahead:",
                                              results->games),
                                    results->games));
  tell_warnings (self);
  tell_length (self, results);
  tell_seats (self, results);
  tell_endings (self, results);
  relais_scroll_to (GTK_WIDGET (self->results), RELAIS_SCROLL_TO_TOP);
}

static void
update (RelaisSetupTryout *self)
{
  gboolean running = relais_playability_get_running (self->playability);
  guint done = relais_playability_get_games_done (self->playability);
  g_autofree char *words = NULL;

  if (running)
    words = g_strdup_printf (ngettext ("%u game of %u has been played.", "%u games of %u have been played.", done),
                             done, (guint) RELAIS_PLAYABILITY_GAMES);
  else
    words = g_strdup_printf (_("The computer player “Easy”, who looks a step ahead, plays %u quick games from here."),
                             (guint) RELAIS_PLAYABILITY_GAMES);
  gtk_label_set_label (self->offer, words);
  gtk_widget_set_visible (self->run, !running);
  gtk_widget_set_sensitive (self->run, relais_draft_is_playable (self->draft));
  gtk_widget_set_visible (self->cancel, running);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), running);
  gtk_progress_bar_set_fraction (self->progress, relais_playability_get_progress (self->playability));
}

static void
on_running (RelaisSetupTryout *self)
{
  update (self);
  if (!relais_playability_get_running (self->playability))
    show_results (self);
}

static void
on_draft_changed (RelaisSetupTryout *self)
{
  gboolean outdated = is_outdated (self);

  update (self);
  update_outdated (self);
  if (outdated && relais_playability_get_running (self->playability))
    relais_playability_cancel (self->playability);
}

/* Several positions where something is left open, each drawn otherwise. */
static GArray *
draw_states (RelaisDraft *draft)
{
  GArray *states = g_array_new (FALSE, FALSE, sizeof (RelaisState));
  gsize length;
  g_autofree char *text = relais_draft_print (draft, &length);
  guint n = relais_draft_is_complete (draft) ? 1 : DRAWINGS;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GPtrArray) problems = relais_problems_new ();
      g_autoptr (RelaisDraft) copy = relais_draft_read (text, length, problems);
      g_autoptr (RelaisSetup) setup = NULL;

      if (copy == NULL)
        break;
      if (n > 1)
        relais_draft_use_complete (copy, i + 1, NULL);
      setup = relais_draft_dup_setup (copy);
      if (setup != NULL)
        g_array_append_val (states, setup->state);
    }
  return states;
}

void
relais_setup_tryout_run (RelaisSetupTryout *self)
{
  g_autoptr (GArray) states = NULL;

  g_return_if_fail (RELAIS_IS_SETUP_TRYOUT (self));

  if (!relais_draft_is_playable (self->draft))
    return;
  states = draw_states (self->draft);
  if (states->len == 0)
    return;
  self->tried = relais_draft_fingerprint (self->draft);
  relais_playability_start (self->playability, relais_draft_get_game (self->draft), relais_draft_get_edition (self->draft),
                            (const RelaisState *) (gconstpointer) states->data, states->len, FALSE, SEED,
                            RELAIS_PLAYABILITY_GAMES);
}

gboolean
relais_setup_tryout_running (RelaisSetupTryout *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_TRYOUT (self), FALSE);
  return relais_playability_get_running (self->playability);
}

static void
on_run_clicked (RelaisSetupTryout *self)
{
  relais_setup_tryout_run (self);
}

static void
on_cancel_clicked (RelaisSetupTryout *self)
{
  relais_playability_cancel (self->playability);
}

static void
relais_setup_tryout_dispose (GObject *object)
{
  RelaisSetupTryout *self = RELAIS_SETUP_TRYOUT (object);

  if (self->playability != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->playability, self);
      relais_playability_cancel (self->playability);
    }
  g_clear_object (&self->playability);
  g_clear_object (&self->draft);
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_SETUP_TRYOUT);
  G_OBJECT_CLASS (relais_setup_tryout_parent_class)->dispose (object);
}

static void
relais_setup_tryout_class_init (RelaisSetupTryoutClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_setup_tryout_dispose;
  gtk_widget_class_set_css_name (widget_class, "setuptryout");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-setup-tryout.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupTryout, offer);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupTryout, run);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupTryout, cancel);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupTryout, progress);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupTryout, stale);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupTryout, results);
  gtk_widget_class_bind_template_callback (widget_class, on_run_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_cancel_clicked);
}

static void
relais_setup_tryout_init (RelaisSetupTryout *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_setup_tryout_new (RelaisDraft *draft)
{
  RelaisSetupTryout *self;

  g_return_val_if_fail (RELAIS_IS_DRAFT (draft), NULL);

  self = g_object_new (RELAIS_TYPE_SETUP_TRYOUT, NULL);
  self->draft = g_object_ref (draft);
  self->playability = relais_playability_new ();
  g_signal_connect_object (self->playability, "notify::running", G_CALLBACK (on_running), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->playability, "notify::games-done", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (draft, "changed", G_CALLBACK (on_draft_changed), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
