/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-statistics-dialog.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/kit/relais-bar-chart.h"
#include "app/kit/relais-points.h"
#include "app/kit/relais-problem-dialog.h"
#include "app/kit/relais-question.h"
#include "app/kit/relais-saving.h"
#include "app/old-gtk/relais-file-dialog.h"
#include "app/pages/relais-program.h"
#include "model/relais-lore.h"
#include "model/relais-player-kind.h"
#include "model/relais-statistics-sums.h"
#include "record/relais-file.h"

#define MOST_POINTS 40          /* the last games, as bars */
#define MOST_USES 30
#define SUFFIX ".csv"

struct _RelaisStatisticsDialog
{
  AdwWindow parent_instance;

  RelaisStatistics *statistics;
  GPtrArray *players;           /* (element-type utf8) (nullable): what is offered; NULL: everybody */
  GArray *filters;              /* of RelaisStatisticsFilter: which games are offered */
  GPtrArray *rows;              /* made for what is chosen, each with its parent */
  gboolean updating;            /* from the statistics, not by the user */

  GtkStack *stack;
  AdwStatusPage *nothing;
  AdwComboRow *player;
  AdwComboRow *games;
  AdwPreferencesGroup *results;
  GtkWidget *points_group;
  RelaisBarChart *points;
  AdwExpanderRow *points_table;
  GtkWidget *uses_group;
  RelaisBarChart *uses;
  AdwExpanderRow *uses_table;
  GtkWidget *export;
  GtkWidget *clear;
  AdwToastOverlay *toasts;
};

G_DEFINE_TYPE (RelaisStatisticsDialog, relais_statistics_dialog, ADW_TYPE_WINDOW)

/* --- What can be chosen --- */

static void
offer_games (RelaisStatisticsDialog *self, GtkStringList *titles, RelaisStatisticsFilter filter, const char *title)
{
  g_autoptr (RelaisStatisticsSums) sums = relais_statistics_sum (self->statistics, &filter);

  if (sums->games == 0)
    return;
  g_array_append_val (self->filters, filter);
  gtk_string_list_append (titles, title);
}

/* The kinds of the game that has them. */
static void
offer_variants (RelaisStatisticsDialog *self, GtkStringList *titles)
{
  for (guint g = 0; relais_games[g] != NULL; g++)
    {
      const RelaisLore *lore = relais_lore_find (relais_games[g]);

      for (const RelaisOptionText *text = lore != NULL ? lore->options : NULL; text != NULL && text->key != NULL; text++)
        for (guint i = 0; g_str_equal (text->key, "variant") && relais_statistics_nth_variant (relais_games[g], i) != NULL; i++)
          offer_games (self, titles,
                       (RelaisStatisticsFilter) { .game = relais_games[g], .variant = relais_statistics_nth_variant (relais_games[g], i) },
                       _(text->words[i]));
    }
}

static void
fill_games (RelaisStatisticsDialog *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  g_array_set_size (self->filters, 0);
  offer_games (self, titles, (RelaisStatisticsFilter) { NULL }, _("All games"));
  offer_games (self, titles, (RelaisStatisticsFilter) { .seats = 1 }, _("Alone"));
  for (guint n = 2; n <= RELAIS_MAX_SEATS; n++)
    {
      g_autofree char *title = g_strdup_printf (ngettext ("%u player", "%u players", n), n);

      offer_games (self, titles, (RelaisStatisticsFilter) { .seats = n }, title);
    }
  for (guint i = 1; relais_player_kinds[i] != NULL; i++)
    {
      /* TRANSLATORS: games against computer players; %s is how good they are: "Easy", "Hard" */
      g_autofree char *title = g_strdup_printf (_("Against the computer: %s"), relais_player_kind_title (relais_player_kinds[i]));

      offer_games (self, titles, (RelaisStatisticsFilter) { .level = relais_player_kinds[i] }, title);
    }
  offer_variants (self, titles);
  adw_combo_row_set_model (self->games, G_LIST_MODEL (titles));
}

static void
fill_players (RelaisStatisticsDialog *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_clear_pointer (&self->players, g_ptr_array_unref);
  self->players = relais_statistics_players (self->statistics);
  gtk_string_list_append (names, _("Everybody"));
  for (guint i = 0; i < self->players->len; i++)
    gtk_string_list_append (names, relais_seat_told_name (self->players->pdata[i], self->players->pdata[i]));
  adw_combo_row_set_model (self->player, G_LIST_MODEL (names));
  /* Who plays alone against computers is meant. */
  adw_combo_row_set_selected (self->player, self->players->len == 1 ? 1 : 0);
}

static RelaisStatisticsFilter
chosen (RelaisStatisticsDialog *self)
{
  guint game = adw_combo_row_get_selected (self->games), player = adw_combo_row_get_selected (self->player);
  RelaisStatisticsFilter filter = { NULL };

  if (game < self->filters->len)
    filter = g_array_index (self->filters, RelaisStatisticsFilter, game);
  if (player > 0 && player <= self->players->len)
    filter.player = self->players->pdata[player - 1];
  return filter;
}

/* --- What is told --- */

static void
remove_rows (RelaisStatisticsDialog *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = self->rows->pdata[i];

      if (gtk_widget_is_ancestor (row, GTK_WIDGET (self->results)))
        adw_preferences_group_remove (self->results, row);
      else if (gtk_widget_is_ancestor (row, GTK_WIDGET (self->points_table)))
        adw_expander_row_remove (self->points_table, row);
      else
        adw_expander_row_remove (self->uses_table, row);
    }
  g_ptr_array_set_size (self->rows, 0);
}

static GtkWidget *
make_row (RelaisStatisticsDialog *self, const char *title, const char *value)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *label = gtk_label_new (value);

  gtk_widget_add_css_class (label, "numeric");
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  g_ptr_array_add (self->rows, row);
  return row;
}

static void
add_result (RelaisStatisticsDialog *self, const char *title, char *value)
{
  g_autofree char *told = value;

  adw_preferences_group_add (self->results, make_row (self, title, told));
}

static void
tell_results (RelaisStatisticsDialog *self, const RelaisStatisticsSums *sums)
{
  add_result (self, _("Games finished"), g_strdup_printf ("%u", sums->games));
  if (sums->games == 0)
    return;
  if (sums->rivalled > 0)
    {
      /* TRANSLATORS: games won, of how many: "3 of 4 (75 %)" */
      add_result (self, _("Won"), g_strdup_printf (_("%1$u of %2$u (%3$.0f %%)"), sums->won, sums->rivalled, 100.0 * sums->won / sums->rivalled));
      add_result (self, _("Wins in a row, at the moment"), g_strdup_printf ("%u", sums->streak));
      add_result (self, _("Wins in a row, at most"), g_strdup_printf ("%u", sums->longest));
    }
  add_result (self, _("Points on average"), g_strdup_printf ("%.1f", sums->mean));
  add_result (self, _("Most points"), relais_points_text (sums->best));
}

static void
tell_points (RelaisStatisticsDialog *self, const RelaisStatisticsSums *sums)
{
  guint n = MIN (sums->points->len, MOST_POINTS), from = sums->points->len - n;
  g_autofree char *words = g_strdup_printf (ngettext ("A chart of the points in the last %u game.", "A chart of the points in the last %u games.", n), n);

  gtk_widget_set_visible (self->points_group, n > 0);
  relais_bar_chart_set (self->points, NULL, n > 0 ? &g_array_index (sums->points, int, from) : NULL, n, 0, words);
  for (guint i = 0; i < n; i++)
    {
      /* TRANSLATORS: a row of a table: "Game 12", and behind it its points */
      g_autofree char *title = g_strdup_printf (_("Game %u"), from + i + 1);
      g_autofree char *points = relais_points_text (g_array_index (sums->points, int, from + i));

      adw_expander_row_add_row (self->points_table, make_row (self, title, points));
    }
}

static void
tell_uses (RelaisStatisticsDialog *self, const RelaisStatisticsSums *sums, const RelaisGame *game)
{
  guint n = MIN (sums->uses->len, MOST_USES);
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);
  g_autofree int *values = g_new0 (int, n + 1);

  for (guint i = 0; i < n; i++)
    {
      const RelaisUseCount *use = &g_array_index (sums->uses, RelaisUseCount, i);
      g_autofree char *value = g_strdup_printf (_("%1$u of %2$u"), use->games, sums->games);

      g_ptr_array_add (labels, relais_statistics_name_use (game, use->thing));
      values[i] = (int) use->games;
      adw_expander_row_add_row (self->uses_table, make_row (self, labels->pdata[i], value));
    }
  g_ptr_array_add (labels, NULL);
  gtk_widget_set_visible (self->uses_group, n > 0);
  relais_bar_chart_set (self->uses, (const char *const *) labels->pdata, values, n, (int) sums->games,
                        _("A chart of the cards and buildings, and in how many games each was used."));
}

/* The one that the uses are named by. */
static const RelaisGame *
game_of (RelaisStatisticsDialog *self, const RelaisStatisticsFilter *filter)
{
  return filter->game != NULL ? filter->game
                              : relais_statistics_nth (self->statistics, relais_statistics_get_n (self->statistics) - 1)->game;
}

static void
update (RelaisStatisticsDialog *self)
{
  RelaisStatisticsFilter filter;
  g_autoptr (RelaisStatisticsSums) sums = NULL;

  if (self->updating || self->statistics == NULL || relais_statistics_get_n (self->statistics) == 0)
    return;
  filter = chosen (self);
  sums = relais_statistics_sum (self->statistics, &filter);
  remove_rows (self);
  tell_results (self, sums);
  tell_points (self, sums);
  tell_uses (self, sums, game_of (self, &filter));
}

static const char *
tell_nothing (RelaisStatisticsDialog *self)
{
  switch (relais_statistics_get_state (self->statistics))
    {
    case RELAIS_STATISTICS_NEWER:
      return _("The file of the statistics was made by a newer version of Relais. It stays as it is, and no game is added.");
    case RELAIS_STATISTICS_BROKEN:
      return _("The file of the statistics is damaged. It stays as it is, and no game is added, until you clear it.");
    default:
      return _("No game has been finished yet. Games against the computer and among people count, and those that you play alone.");
    }
}

static void
fill (RelaisStatisticsDialog *self)
{
  gboolean any = relais_statistics_get_n (self->statistics) > 0;
  gboolean broken = relais_statistics_get_state (self->statistics) == RELAIS_STATISTICS_BROKEN;

  gtk_stack_set_visible_child_name (self->stack, any ? "numbers" : "nothing");
  gtk_widget_set_sensitive (self->export, any);
  gtk_widget_set_sensitive (self->clear, any || broken);
  adw_status_page_set_description (self->nothing, tell_nothing (self));
  self->updating = TRUE;
  remove_rows (self);
  fill_games (self);
  fill_players (self);
  self->updating = FALSE;
  update (self);
}

/* --- Clearing --- */

static void
on_undo (AdwToast *toast, RelaisStatisticsDialog *self)
{
  const char *before = g_object_get_data (G_OBJECT (toast), "before");

  relais_statistics_bring (self->statistics, before, strlen (before));
}

static void
on_clear_response (RelaisQuestion *dialog, const char *response, RelaisStatisticsDialog *self)
{
  char *before = g_str_equal (response, "clear") ? relais_statistics_clear (self->statistics) : NULL;
  AdwToast *toast;

  if (before == NULL)
    return;
  toast = adw_toast_new (_("The statistics are cleared"));
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_timeout (toast, 0);
  g_object_set_data_full (G_OBJECT (toast), "before", before, g_free);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (on_undo), self, 0);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
on_clear_clicked (RelaisStatisticsDialog *self)
{
  RelaisQuestion *dialog = relais_question_new (_("Clear the Statistics?"),
                                                _("What came of finished games is forgotten. The games themselves stay."));

  relais_question_add_answer (dialog, "keep", _("_Keep Them"), ADW_RESPONSE_DEFAULT);
  relais_question_add_answer (dialog, "clear", _("_Clear"), ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_clear_response), self, 0);
  relais_question_ask (dialog, GTK_WIDGET (self), "keep");
}

/* --- For other programs --- */

static void
write_to (GtkWidget *asking, GFile *file, gpointer data)
{
  RelaisStatisticsDialog *self = RELAIS_STATISTICS_DIALOG (asking);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = relais_saving_path (file, &error);
  gsize length;
  g_autofree char *text = relais_statistics_print_csv (self->statistics, &length);

  if (path == NULL || !relais_file_write (path, text, length, &error))
    relais_problem_dialog_tell (asking, _("The Statistics Could Not Be Saved"), error->message);
  else
    adw_toast_overlay_add_toast (self->toasts, adw_toast_new (_("The statistics are saved")));
}

static void
on_export_response (GtkNativeDialog *dialog, int response, gpointer user_data)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog)) : NULL;

  if (file != NULL)
    relais_saving_write (user_data, file, SUFFIX, write_to, NULL);
  g_object_unref (dialog);
}

static void
on_export_clicked (RelaisStatisticsDialog *self)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (_("Save the Statistics"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE,
                                                               _("_Save"), _("_Cancel"));
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Table (CSV)"));
  gtk_file_filter_add_suffix (filter, &SUFFIX[1]);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), "relais" SUFFIX);
  relais_file_dialog_ask (chooser, GTK_WIDGET (self), G_CALLBACK (on_export_response));
}

static void
relais_statistics_dialog_dispose (GObject *object)
{
  RelaisStatisticsDialog *self = RELAIS_STATISTICS_DIALOG (object);

  g_clear_object (&self->statistics);
  G_OBJECT_CLASS (relais_statistics_dialog_parent_class)->dispose (object);
}

static void
relais_statistics_dialog_finalize (GObject *object)
{
  RelaisStatisticsDialog *self = RELAIS_STATISTICS_DIALOG (object);

  g_clear_pointer (&self->players, g_ptr_array_unref);
  g_array_unref (self->filters);
  g_ptr_array_unref (self->rows);
  G_OBJECT_CLASS (relais_statistics_dialog_parent_class)->finalize (object);
}

static void
relais_statistics_dialog_class_init (RelaisStatisticsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_statistics_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = relais_statistics_dialog_finalize;
  g_type_ensure (RELAIS_TYPE_BAR_CHART);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-statistics-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisStatisticsDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, RelaisStatisticsDialog, nothing);
  gtk_widget_class_bind_template_child (widget_class, RelaisStatisticsDialog, player);
  gtk_widget_class_bind_template_child (widget_class, RelaisStatisticsDialog, games);
  gtk_widget_class_bind_template_child (widget_class, RelaisStatisticsDialog, results);
  gtk_widget_class_bind_template_child (widget_class, RelaisStatisticsDialog, points_group);
  gtk_widget_class_bind_template_child (widget_class, RelaisStatisticsDialog, points);
  gtk_widget_class_bind_template_child (widget_class, RelaisStatisticsDialog, points_table);
  gtk_widget_class_bind_template_child (widget_class, RelaisStatisticsDialog, uses_group);
  gtk_widget_class_bind_template_child (widget_class, RelaisStatisticsDialog, uses);
  gtk_widget_class_bind_template_child (widget_class, RelaisStatisticsDialog, uses_table);
  gtk_widget_class_bind_template_child (widget_class, RelaisStatisticsDialog, export);
  gtk_widget_class_bind_template_child (widget_class, RelaisStatisticsDialog, clear);
  gtk_widget_class_bind_template_child (widget_class, RelaisStatisticsDialog, toasts);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_bind_template_callback (widget_class, on_export_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_clear_clicked);
}

static void
relais_statistics_dialog_init (RelaisStatisticsDialog *self)
{
  self->filters = g_array_new (FALSE, FALSE, sizeof (RelaisStatisticsFilter));
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_statistics_dialog_new (RelaisHost *host)
{
  RelaisStatisticsDialog *self;

  g_return_val_if_fail (RELAIS_IS_HOST (host), NULL);

  self = g_object_new (RELAIS_TYPE_STATISTICS_DIALOG, "transient-for", host, NULL);
  self->statistics = g_object_ref (relais_library_get_statistics (relais_program_get_library (relais_host_get_program (host))));
  g_signal_connect_object (self->statistics, "changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  fill (self);
  return GTK_WIDGET (self);
}

static void
on_statistics (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_window_present (GTK_WINDOW (relais_statistics_dialog_new (user_data)));
}

void
relais_statistics_dialog_add_command (RelaisHost *host)
{
  static const GActionEntry actions[] = { { .name = "statistics", .activate = on_statistics } };

  g_return_if_fail (RELAIS_IS_HOST (host));
  g_action_map_add_action_entries (G_ACTION_MAP (host), actions, G_N_ELEMENTS (actions), host);
}
