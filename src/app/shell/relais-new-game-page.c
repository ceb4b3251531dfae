/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-new-game-page.h"

#include <glib/gi18n.h>

#include "app/art/relais-game-ui.h"
#include "app/kit/relais-announce.h"
#include "app/kit/relais-language.h"
#include "app/pages/relais-program.h"
#include "app/rules/relais-first-player-row.h"
#include "app/rules/relais-option-row.h"
#include "app/rules/relais-player-row.h"
#include "app/rules/relais-seed-row.h"
#include "app/rules/relais-temper-row.h"
#include "model/relais-best.h"

struct _RelaisNewGamePage
{
  AdwBin parent_instance;

  RelaisHost *host;             /* whose child this is */
  RelaisNewGame *new_game;
  GPtrArray *offered;           /* of RelaisGame: those that have a board */
  GPtrArray *rows;              /* made for this game, each with its parent: players, then options */
  GPtrArray *tempers;           /* the row under that of each player */
  gboolean updating;            /* from the model, not by the user */

  GtkWidget *start;
  GtkLabel *title;
  GtkLabel *summary;
  AdwComboRow *games;
  AdwPreferencesGroup *players;
  GtkWidget *add_player;
  AdwPreferencesGroup *choices;
  RelaisFirstPlayerRow *first_player;
  GtkSwitch *strict;
  AdwExpanderRow *rules;
  RelaisSeedRow *seed;
};

static void relais_new_game_page_page_init (RelaisPageInterface *iface);

G_DEFINE_TYPE_WITH_CODE (RelaisNewGamePage, relais_new_game_page, ADW_TYPE_BIN,
                         G_IMPLEMENT_INTERFACE (RELAIS_TYPE_PAGE, relais_new_game_page_page_init))

static GSettings *
settings_of (RelaisNewGamePage *self)
{
  return relais_program_get_settings (relais_host_get_program (self->host));
}

static guint
count_people (RelaisNewGamePage *self)
{
  guint n = 0;

  for (guint i = 0; i < relais_new_game_get_n_seats (self->new_game); i++)
    n += g_str_equal (relais_new_game_get_kind (self->new_game, i), "human") ? 1 : 0;
  return n;
}

static const char *
tell_turns (RelaisNewGamePage *self)
{
  switch (count_people (self))
    {
    case 0:
      return _("They take turns from top to bottom. Computer players play alone, and you look on.");
    case 1:
      return _("They take turns from top to bottom. Computer players see only what you would see in their place.");
    default:
      return _("They take turns from top to bottom, all at this computer.");
    }
}

/* Who plays with whom; alone, what for. */
static char *
tell_players (RelaisNewGamePage *self)
{
  const RelaisGame *game = relais_new_game_get_game (self->new_game);
  const RelaisLore *lore = relais_lore_find (game);
  g_autofree char *best = NULL;
  RelaisConfig config;

  if (relais_new_game_get_n_seats (self->new_game) > 1 || lore->solo_aim == NULL)
    return g_strdup (tell_turns (self));
  relais_new_game_get_config (self->new_game, &config);
  best = relais_best_tell (relais_program_get_library (relais_host_get_program (self->host)), game, &config);
  return best != NULL ? g_strdup_printf ("%s\n%s", _(lore->solo_aim), best) : g_strdup (_(lore->solo_aim));
}

static void
update_description (RelaisNewGamePage *self)
{
  g_autofree char *words = tell_players (self);

  adw_preferences_group_set_description (self->players, words);
}

static void
update (RelaisNewGamePage *self)
{
  if (self->updating)
    return;
  self->updating = TRUE;
  gtk_switch_set_active (self->strict, relais_new_game_get_strict (self->new_game));
  self->updating = FALSE;
  update_description (self);
}

static void
update_seats (RelaisNewGamePage *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (RELAIS_IS_PLAYER_ROW (self->rows->pdata[i]))
      relais_player_row_update (self->rows->pdata[i]);
  for (guint i = 0; i < self->tempers->len; i++)
    relais_temper_row_show (self->tempers->pdata[i], i < relais_new_game_get_n_seats (self->new_game)
                                                       ? relais_new_game_get_kind (self->new_game, i) : "human");
  gtk_widget_set_sensitive (self->add_player, relais_new_game_can_add (self->new_game));
}

/* Rows are of seats, so the player has gone to another one: the focus goes with
 * him, and a reader hears where he sits now. */
static void
on_moved (RelaisNewGamePage *self, guint seat, gboolean up)
{
  relais_player_row_take_focus (self->rows->pdata[seat], up);
  relais_announce_place (GTK_WIDGET (self), relais_new_game_get_name (self->new_game, seat), seat,
                         relais_new_game_get_n_seats (self->new_game));
}

/* One name after the other; behind the last is what starts the game, which
 * wants to be pressed itself. */
static void
on_entered (RelaisPlayerRow *row, RelaisNewGamePage *self)
{
  guint at;

  if (!g_ptr_array_find (self->rows, row, &at))
    return;
  gtk_widget_grab_focus (at + 1 < relais_new_game_get_n_seats (self->new_game) ? self->rows->pdata[at + 1] : self->start);
}

static void
on_temper_chosen (RelaisTemperRow *row, const char *kind, RelaisNewGamePage *self)
{
  guint seat;

  if (g_ptr_array_find (self->tempers, row, &seat))
    relais_new_game_set_kind (self->new_game, seat, kind);
}

static void
add_temper (RelaisNewGamePage *self, guint seat)
{
  g_autofree char *title = g_strdup_printf (_("Temperament of player %u"), seat + 1);
  GtkWidget *row = relais_temper_row_new (relais_new_game_get_game (self->new_game), title);

  g_signal_connect_object (row, "chosen", G_CALLBACK (on_temper_chosen), self, 0);
  adw_preferences_group_add (self->players, row);
  g_ptr_array_add (self->tempers, row);
}

static void
add_players (RelaisNewGamePage *self)
{
  int max = relais_new_game_get_game (self->new_game)->max_seats;

  for (int i = 0; i < max; i++)
    {
      GtkWidget *row = relais_player_row_new (self->new_game, (guint) i);

      g_signal_connect_object (row, "entered", G_CALLBACK (on_entered), self, 0);
      g_signal_connect_object (row, "moved", G_CALLBACK (on_moved), self, G_CONNECT_SWAPPED);
      adw_preferences_group_add (self->players, row);
      g_ptr_array_add (self->rows, row);
      add_temper (self, (guint) i);
    }
}

static void
add_options (RelaisNewGamePage *self)
{
  const RelaisLore *lore = relais_lore_find (relais_new_game_get_game (self->new_game));

  for (const RelaisOptionText *text = lore->options; text->key != NULL; text++)
    {
      GtkWidget *row;

      /* Who begins and the deal have rows of their own. */
      if (g_strcmp0 (text->key, lore->first_seat) == 0 || relais_new_game_find (self->new_game, text->key) < RELAIS_OPTION_GAME)
        continue;
      row = relais_option_row_new (RELAIS_OPTIONS (self->new_game), text);
      if (text->first)
        adw_preferences_group_add (self->choices, row);
      else
        adw_expander_row_add_row (self->rules, row);
      g_ptr_array_add (self->rows, row);
    }
}

static void
remove_rows (RelaisNewGamePage *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = self->rows->pdata[i];

      if (RELAIS_IS_PLAYER_ROW (row))
        adw_preferences_group_remove (self->players, row);
      else if (gtk_widget_is_ancestor (row, GTK_WIDGET (self->rules)))
        adw_expander_row_remove (self->rules, row);
      else
        adw_preferences_group_remove (self->choices, row);
    }
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < self->tempers->len; i++)
    adw_preferences_group_remove (self->players, self->tempers->pdata[i]);
  g_ptr_array_set_size (self->tempers, 0);
}

static void
set_new_game (RelaisNewGamePage *self, RelaisNewGame *new_game)
{
  const RelaisLore *lore = relais_lore_find (relais_new_game_get_game (new_game));

  remove_rows (self);
  if (self->new_game != NULL)
    g_signal_handlers_disconnect_by_data (self->new_game, self);
  g_set_object (&self->new_game, new_game);
  relais_new_game_set_language (new_game, relais_language_get ());
  gtk_label_set_label (self->title, _(lore->title));
  gtk_label_set_label (self->summary, _(lore->summary));
  add_players (self);
  add_options (self);
  relais_first_player_row_set_options (self->first_player, RELAIS_OPTIONS (new_game));
  relais_seed_row_set_options (self->seed, RELAIS_OPTIONS (new_game));
  g_signal_connect_object (new_game, "seats-changed", G_CALLBACK (update_seats), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (new_game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update_seats (self);
  update (self);
}

static void
on_game_selected (RelaisNewGamePage *self)
{
  guint selected = adw_combo_row_get_selected (self->games);
  g_autoptr (RelaisNewGame) new_game = NULL;
  g_autofree char *remembered = NULL;

  if (self->new_game == NULL || selected >= self->offered->len
      || self->offered->pdata[selected] == relais_new_game_get_game (self->new_game))
    return;
  remembered = g_settings_get_string (settings_of (self), "new-game");
  new_game = relais_new_game_new (self->offered->pdata[selected], remembered);
  set_new_game (self, new_game);
}

static void
on_add_player_clicked (RelaisNewGamePage *self)
{
  relais_new_game_add_seat (self->new_game);
}

static void
on_strict_changed (RelaisNewGamePage *self)
{
  if (!self->updating && self->new_game != NULL)
    relais_new_game_set_strict (self->new_game, gtk_switch_get_active (self->strict));
}

/* Not with another number than the one that is shown. */
static void
on_start_clicked (RelaisNewGamePage *self)
{
  g_autofree char *remembered = NULL;
  g_autoptr (RelaisMatch) match = NULL;

  if (!relais_seed_row_insist (self->seed))
    {
      g_autofree char *fault = relais_seed_dup_fault ();

      relais_host_say (self->host, fault);
      return;
    }
  remembered = relais_new_game_print (self->new_game);
  match = relais_new_game_start (self->new_game);
  g_settings_set_string (settings_of (self), "new-game", remembered);
  relais_host_play (self->host, match, NULL);
}

/* Enter starts from wherever nothing else wants it. */
static void
relais_new_game_page_map (GtkWidget *widget)
{
  RelaisNewGamePage *self = RELAIS_NEW_GAME_PAGE (widget);

  GTK_WIDGET_CLASS (relais_new_game_page_parent_class)->map (widget);
  gtk_window_set_default_widget (GTK_WINDOW (self->host), self->start);
}

/* GTK may still ask for a default widget that is gone; the next page may have
 * set its own. */
static void
relais_new_game_page_unmap (GtkWidget *widget)
{
  RelaisNewGamePage *self = RELAIS_NEW_GAME_PAGE (widget);
  GtkWindow *window = GTK_WINDOW (self->host);

  if (gtk_window_get_default_widget (window) == self->start)
    gtk_window_set_default_widget (window, NULL);
  GTK_WIDGET_CLASS (relais_new_game_page_parent_class)->unmap (widget);
}

/* The focus on what starts the game. */
static void
begin (RelaisPage *page)
{
  gtk_widget_grab_focus (RELAIS_NEW_GAME_PAGE (page)->start);
}

static RelaisPage *
again (RelaisPage *page)
{
  RelaisNewGamePage *self = RELAIS_NEW_GAME_PAGE (page);

  return RELAIS_PAGE (relais_new_game_page_new (self->host, self->new_game));
}

static gboolean
offers (RelaisPage *page, const char *command)
{
  static const char *const commands[] = { "paste-setup", "to-start", NULL };

  return g_strv_contains (commands, command);
}

static void
relais_new_game_page_page_init (RelaisPageInterface *iface)
{
  iface->begin = begin;
  iface->again = again;
  iface->offers = offers;
}

static void
relais_new_game_page_dispose (GObject *object)
{
  RelaisNewGamePage *self = RELAIS_NEW_GAME_PAGE (object);

  if (self->new_game != NULL)
    g_signal_handlers_disconnect_by_data (self->new_game, self);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->tempers, g_ptr_array_unref);
  g_clear_object (&self->new_game);
  g_clear_pointer (&self->offered, g_ptr_array_unref);
  G_OBJECT_CLASS (relais_new_game_page_parent_class)->dispose (object);
}

static void
relais_new_game_page_class_init (RelaisNewGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_new_game_page_dispose;
  widget_class->map = relais_new_game_page_map;
  widget_class->unmap = relais_new_game_page_unmap;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.to-start", NULL);
  g_type_ensure (RELAIS_TYPE_FIRST_PLAYER_ROW);
  g_type_ensure (RELAIS_TYPE_SEED_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisNewGamePage, start);
  gtk_widget_class_bind_template_child (widget_class, RelaisNewGamePage, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisNewGamePage, summary);
  gtk_widget_class_bind_template_child (widget_class, RelaisNewGamePage, games);
  gtk_widget_class_bind_template_child (widget_class, RelaisNewGamePage, players);
  gtk_widget_class_bind_template_child (widget_class, RelaisNewGamePage, add_player);
  gtk_widget_class_bind_template_child (widget_class, RelaisNewGamePage, choices);
  gtk_widget_class_bind_template_child (widget_class, RelaisNewGamePage, first_player);
  gtk_widget_class_bind_template_child (widget_class, RelaisNewGamePage, strict);
  gtk_widget_class_bind_template_child (widget_class, RelaisNewGamePage, rules);
  gtk_widget_class_bind_template_child (widget_class, RelaisNewGamePage, seed);
  gtk_widget_class_bind_template_callback (widget_class, on_game_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_add_player_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_strict_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_start_clicked);
}

static void
relais_new_game_page_init (RelaisNewGamePage *self)
{
  self->offered = g_ptr_array_new ();
  self->rows = g_ptr_array_new ();
  self->tempers = g_ptr_array_new ();
  for (gsize i = 0; relais_games[i] != NULL; i++)
    if (relais_game_ui_find (relais_games[i]) != NULL)
      g_ptr_array_add (self->offered, (gpointer) relais_games[i]);
  gtk_widget_init_template (GTK_WIDGET (self));
}

static RelaisNewGame *
remembered_game (RelaisNewGamePage *self)
{
  g_autofree char *remembered = g_settings_get_string (settings_of (self), "new-game");
  const RelaisGame *game = relais_new_game_remembered (remembered);

  if (game == NULL || relais_game_ui_find (game) == NULL)
    game = self->offered->pdata[0];
  return relais_new_game_new (game, remembered);
}

static void
fill_games (RelaisNewGamePage *self, const RelaisGame *selected)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  GtkWidget *group = gtk_widget_get_ancestor (GTK_WIDGET (self->games), ADW_TYPE_PREFERENCES_GROUP);
  guint position = 0;

  for (guint i = 0; i < self->offered->len; i++)
    {
      gtk_string_list_append (titles, _(relais_lore_find (self->offered->pdata[i])->title));
      if (self->offered->pdata[i] == selected)
        position = i;
    }
  adw_combo_row_set_model (self->games, G_LIST_MODEL (titles));
  adw_combo_row_set_selected (self->games, position);
  gtk_widget_set_visible (group, self->offered->len > 1);
}

/**
 * relais_new_game_page_new:
 * @new_game: (nullable): to go on with; NULL: as the last game was
 */
GtkWidget *
relais_new_game_page_new (RelaisHost *host, RelaisNewGame *new_game)
{
  RelaisNewGamePage *self;
  g_autoptr (RelaisNewGame) own = NULL;

  g_return_val_if_fail (RELAIS_IS_HOST (host), NULL);

  self = g_object_new (RELAIS_TYPE_NEW_GAME_PAGE, NULL);
  self->host = host;
  own = new_game != NULL ? g_object_ref (new_game) : remembered_game (self);
  fill_games (self, relais_new_game_get_game (own));
  set_new_game (self, own);
  return GTK_WIDGET (self);
}

RelaisNewGame *
relais_new_game_page_get_new_game (RelaisNewGamePage *self)
{
  g_return_val_if_fail (RELAIS_IS_NEW_GAME_PAGE (self), NULL);
  return self->new_game;
}
