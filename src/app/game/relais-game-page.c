/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-game-page-private.h"

#include <glib/gi18n.h>

#include "app/answers/relais-press-guard.h"
#include "app/art/relais-sounds.h"
#include "app/board/relais-board-view.h"
#include "app/cards/relais-card-browser.h"
#include "app/cards/relais-card-offer.h"
#include "app/cards/relais-card-page.h"
#include "app/cards/relais-card-picker.h"
#include "app/kit/relais-announce.h"
#include "app/kit/relais-focus.h"
#include "app/kit/relais-chores.h"
#include "app/kit/relais-wrap-box.h"
#include "app/old-gtk/relais-sized-bin.h"
#include "app/old-gtk/relais-tooltip.h"
#include "app/pages/relais-program.h"
#include "model/relais-best.h"
#include "model/relais-lore.h"
#include "model/relais-scenario.h"
#include "model/relais-statistics-sums.h"
#include "relais-advice-panel.h"
#include "relais-handover.h"
#include "relais-history-pane.h"
#include "relais-lesson-bar.h"
#include "relais-players-pane.h"
#include "relais-prompt-bar.h"
#include "relais-result-page.h"
#include "relais-setup-bar.h"
#include "relais-solved-scenarios.h"
#include "relais-task-bar.h"

G_DEFINE_TYPE_WITH_CODE (RelaisGamePage, relais_game_page, ADW_TYPE_BIN,
                         G_IMPLEMENT_INTERFACE (RELAIS_TYPE_PAGE, relais_game_page_hosted_init))

/* Alone, what one plays for. */
static const char *
aim_of (RelaisGamePage *self)
{
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (self->match));
  gboolean alone = g_list_model_get_n_items (relais_match_get_seats (self->match)) == 1;

  return alone && lore->solo_aim != NULL && relais_match_get_scenario (self->match) == NULL ? _(lore->solo_aim) : NULL;
}

/* How far the game is; of a task for one turn that says nothing. */
static char *
tell_turn (RelaisGamePage *self, RelaisScenario *scenario)
{
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (self->match));
  g_autofree char *turn = NULL;

  if (scenario != NULL && relais_scenario_is_one_turn (scenario))
    return g_strdup (_("A task for one turn"));
  turn = lore->tell_turn (relais_match_get_view (self->match));
  return self->best != NULL ? g_strjoin (" · ", turn, self->best, NULL) : g_steal_pointer (&turn);
}

static void
update_title (RelaisGamePage *self)
{
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (self->match));
  const char *title = relais_match_get_title (self->match);
  RelaisScenario *scenario = relais_scenarios_find (relais_scenarios_get (), relais_match_get_scenario (self->match));
  g_autofree char *turn = tell_turn (self, scenario);
  const char *aim = aim_of (self);
  g_autofree char *all = aim != NULL ? g_strjoin ("\n", turn, aim, NULL) : g_strdup (turn);

  adw_window_title_set_title (self->title, title != NULL ? title : _(lore->title));
  adw_window_title_set_subtitle (self->title, turn);
  /* A narrow window has room for a few letters of it. */
  relais_tooltip_set (GTK_WIDGET (self->title), all);
  /* Readers have it from the subtitle, whole. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->title), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
}

void
relais_game_page_update_stage (RelaisGamePage *self)
{
  gboolean result = self->at_result && !relais_match_is_looking_back (self->match);
  GtkWidget *before = gtk_stack_get_visible_child (self->stage);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = relais_focus_get (GTK_WIDGET (self));

  if (result && adw_bin_get_child (self->result_bin) == NULL)
    {
      RelaisLibrary *library = relais_program_get_library (relais_host_get_program (self->host));
      g_autofree char *evening = relais_statistics_tell_evening (relais_library_get_statistics (library), self->match);

      adw_bin_set_child (self->result_bin, relais_result_page_new (self->match));
      relais_result_page_set_note (RELAIS_RESULT_PAGE (adw_bin_get_child (self->result_bin)), self->best != NULL ? self->best : evening);
    }
  gtk_stack_set_visible_child_name (self->stage, result ? "result" : "table");
  /* What had the focus may have gone before, as the buttons for looking back do. */
  if (root != NULL && (focus == NULL || (gtk_stack_get_visible_child (self->stage) != before && gtk_widget_is_ancestor (focus, before))))
    relais_page_begin (RELAIS_PAGE (self));
}

/* What would be taken back is not what is seen. */
static void
explain_undo (RelaisGamePage *self)
{
  const char *why = relais_match_is_looking_back (self->match) ? _("You are looking back: go to the current position first") : NULL;

  relais_tooltip_set (self->undo, why != NULL ? why : _("Undo"));
  relais_tooltip_set (self->redo, why != NULL ? why : _("Redo"));
}

static void
show_position (RelaisGamePage *self)
{
  gboolean over = relais_match_is_over (self->match);
  GAction *look_through = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "look-through");
  GAction *review = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "review");

  explain_undo (self);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (look_through), over);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (review), relais_match_get_node (self->match)->parent != NULL
                                                         && !relais_match_get_trying (self->match));
  if (over != self->was_over)
    self->at_result = over;
  self->was_over = over;
  /* The window's commands follow first: a button whose command is not yet possible takes no focus. */
  relais_page_changed (RELAIS_PAGE (self));
  relais_game_page_update_stage (self);
}

/* From the start, and without the result in the way at the end of it. */
static void
on_look_through (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisGamePage *self = user_data;

  self->at_result = FALSE;
  if (!adw_flap_get_folded (self->flap))
    {
      adw_view_stack_set_visible_child_name (self->views, "history");
      adw_flap_set_reveal_flap (self->flap, TRUE);
    }
  relais_match_look (self->match, relais_tree_get_root (relais_match_get_tree (self->match)));
  relais_game_page_update_stage (self);
  relais_page_begin (RELAIS_PAGE (self));
}

static void
tell_trouble (RelaisGamePage *self, const GError *error)
{
  g_autofree char *words = error != NULL ? g_strdup_printf (_("The game could not be saved. %s"), error->message) : NULL;

  relais_trouble_bar_tell (self->trouble, words);
}

/* Free undo goes back beyond what was seen; that is told. */
static void
tell_undo (RelaisGamePage *self)
{
  RelaisNode *now = relais_match_get_node (self->match);

  for (RelaisNode *node = self->played; node->depth > now->depth; node = node->parent)
    if (node->barrier && !node->supposed && !relais_node_ends_turn (relais_match_get_tree (self->match), node))
      {
        relais_host_say (self->host, _("Taken back, but what was turned up is known now"));
        break;
      }
  self->played = now;
}

/* When all that is on the page has followed: this may move the keyboard. */
static void
on_settled (RelaisGamePage *self, RelaisChange what)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    relais_game_hints_look (self);
  if (what == RELAIS_CHANGE_QUESTION)
    return;
  update_title (self);
  if ((what & RELAIS_CHANGE_POSITION) != 0)
    show_position (self);
  else
    relais_page_changed (RELAIS_PAGE (self));
  tell_undo (self);
}

static void
on_save_again (RelaisGamePage *self)
{
  relais_game_keeper_keep (self->keeper);
}

/* Folded over the board the pane is a guest: only beside it its state is one
 * to remember. */
static void
on_reveal_flap (RelaisGamePage *self)
{
  relais_page_changed (RELAIS_PAGE (self));
}

static void
on_folded (RelaisGamePage *self)
{
  gboolean folded = adw_flap_get_folded (self->flap);

  if (self->settings == NULL)
    return;
  adw_flap_set_reveal_flap (self->flap, !folded && g_settings_get_boolean (self->settings, "show-pane"));
}

/* A window opens the sooner the less there is in it: what nobody sees yet is
 * made when somebody looks. */
static void
make_menu (GtkMenuButton *button, gpointer data)
{
  RelaisGamePage *self = data;

  if (gtk_menu_button_get_popover (button) == NULL)
    gtk_menu_button_set_menu_model (button, self->game_menu);
}

static void
on_history_seen (RelaisGamePage *self)
{
  if (adw_bin_get_child (self->history_bin) == NULL)
    adw_bin_set_child (self->history_bin, g_object_new (RELAIS_TYPE_HISTORY_PANE, "match", self->match, NULL));
}

/* They are more than all the rest of the page. */
static void
on_cards_seen (RelaisGamePage *self)
{
  if (adw_bin_get_child (self->cards_bin) == NULL)
    adw_bin_set_child (self->cards_bin, relais_card_browser_new (self->match, self->decision, TRUE));
}

static void
on_solved (RelaisTaskBar *bar, RelaisGamePage *self)
{
  RelaisScenario *scenario = relais_task_get_scenario (relais_task_bar_get_task (bar));
  /* TRANSLATORS: %s is the title of a scenario */
  g_autofree char *words = g_strdup_printf (_("Solved: %s"), relais_scenario_get_title (scenario));

  relais_solved_scenarios_add (self->settings, relais_scenario_get_id (scenario));
  relais_sounds_play (relais_sounds_get_default (), "fanfare");
  relais_host_say (self->host, words);
}

/* From now on it is like a scenario that has been solved. */
static void
on_learnt (RelaisGamePage *self)
{
  relais_solved_scenarios_add (self->settings, relais_match_get_scenario (self->match));
  relais_sounds_play (relais_sounds_get_default (), "fanfare");
}

/* Above the board: a lesson, a scenario's task, or what a setup tells of itself. */
static void
add_task (RelaisGamePage *self)
{
  RelaisGuide *guide = relais_decision_get_guide (self->decision);
  g_autoptr (RelaisTask) task = relais_task_new (self->match);

  if (guide != NULL)
    {
      adw_bin_set_child (self->task_bin, relais_lesson_bar_new (guide));
      g_signal_connect_object (adw_bin_get_child (self->task_bin), "learnt", G_CALLBACK (on_learnt), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (adw_bin_get_child (self->task_bin), "gone-on", G_CALLBACK (relais_page_begin), self, G_CONNECT_SWAPPED);
      return;
    }
  if (task == NULL)
    {
      adw_bin_set_child (self->task_bin, relais_setup_bar_new (self->match));
      return;
    }
  adw_bin_set_child (self->task_bin, relais_task_bar_new (task));
  g_signal_connect_object (adw_bin_get_child (self->task_bin), "solved", G_CALLBACK (on_solved), self, 0);
}

/* The digits are those of the cards while these lie over the board. */
static void
on_asking (RelaisGamePage *self)
{
  gboolean picking, offering;

  g_object_get (self->picker, "asking", &picking, NULL);
  g_object_get (self->offer, "asking", &offering, NULL);
  g_object_set (adw_bin_get_child (self->prompt_bin), "keyless", picking || offering, NULL);
}

static void
on_offer_closed (RelaisGamePage *self)
{
  relais_page_begin (RELAIS_PAGE (self));
}

static void
add_cards (RelaisGamePage *self)
{
  self->picker = relais_card_picker_new (self->decision);
  self->offer = relais_card_offer_new (self->decision);
  g_signal_connect_object (self->picker, "light-places", G_CALLBACK (relais_board_view_light),
                           adw_bin_get_child (self->board_bin), G_CONNECT_SWAPPED);
  g_signal_connect_object (self->picker, "notify::asking", G_CALLBACK (on_asking), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->offer, "notify::asking", G_CALLBACK (on_asking), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->offer, "closed", G_CALLBACK (on_offer_closed), self, G_CONNECT_SWAPPED);
  on_asking (self);
}

static void
on_hint (RelaisGamePage *self)
{
  relais_advice_panel_toggle (RELAIS_ADVICE_PANEL (self->panel));
}

static void
add_advice (RelaisGamePage *self)
{
  self->panel = relais_advice_panel_new (self->decision, self->advice, self->tutor);
  gtk_overlay_add_overlay (self->overlay, self->panel);
  g_signal_connect_object (self->panel, "light-places", G_CALLBACK (relais_board_view_light), adw_bin_get_child (self->board_bin),
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->panel, "closed", G_CALLBACK (relais_page_begin), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->actions, "hint", G_CALLBACK (on_hint), self, G_CONNECT_SWAPPED);
}

static void
add_widgets (RelaisGamePage *self)
{
  GtkWidget *board = relais_board_view_new (self->match, self->decision);
  GtkWidget *players = g_object_new (RELAIS_TYPE_PLAYERS_PANE, "match", self->match, NULL);
  GtkWidget *prompt = g_object_new (RELAIS_TYPE_PROMPT_BAR, "match", self->match, "decision", self->decision,
                                    "computers", self->computers, NULL);
  GtkWidget *curtain = g_object_new (RELAIS_TYPE_HANDOVER, "match", self->match, NULL);

  adw_bin_set_child (self->board_bin, board);
  g_signal_connect_object (players, "light-places", G_CALLBACK (relais_board_view_light), board, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->prompt_bin, prompt);
  add_cards (self);
  adw_bin_set_child (self->players_bin, players);
  if (relais_lore_can_show_cards (relais_match_get_game (self->match)))
    g_signal_connect_object (self->cards_bin, "map", G_CALLBACK (on_cards_seen), self, G_CONNECT_SWAPPED);
  else
    adw_view_stack_page_set_visible (adw_view_stack_get_page (self->views, GTK_WIDGET (self->cards_bin)), FALSE);
  g_signal_connect_object (self->history_bin, "map", G_CALLBACK (on_history_seen), self, G_CONNECT_SWAPPED);
  if (relais_decision_get_guide (self->decision) == NULL)
    g_settings_bind (self->settings, "end-turns", prompt, "ends-turns", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "tell-handover", players, "recaps", G_SETTINGS_BIND_GET);
  add_advice (self);
  gtk_overlay_add_overlay (self->overlay, curtain);
  g_signal_connect_object (curtain, "opened", G_CALLBACK (relais_page_begin), self, G_CONNECT_SWAPPED);
  gtk_overlay_add_overlay (self->overlay, self->picker);
  gtk_overlay_add_overlay (self->overlay, self->offer);
  /* Both go with a click, and the board is there under the pointer. */
  relais_press_guard_add (GTK_WIDGET (self->overlay));
  add_task (self);
}

static void
on_explain (void)
{
  relais_sounds_play (relais_sounds_get_default (), "refusal");
}

static void
on_said (RelaisGamePage *self, const char *words, gboolean shown)
{
  if (shown)
    relais_host_say (self->host, words);
  relais_announce (GTK_WIDGET (self), words);
}

/* Somebody may have gone elsewhere meanwhile. */
static void
on_computers_done (RelaisGamePage *self)
{
  RelaisSeat *seat = relais_match_nth_seat (self->match, (guint) relais_match_get_seat (self->match));
  g_autofree char *words = relais_match_is_over (self->match)
                           ? g_strdup (_("The game is over"))
                           /* TRANSLATORS: %s is a player. */
                           : g_strdup_printf (_("%s, it is your turn"), relais_seat_get_name (seat));

  relais_host_call (self->host, words);
}

static gboolean
word_to_pace (GValue *value, GVariant *variant, gpointer user_data)
{
  for (guint i = 0; relais_paces[i] != NULL; i++)
    if (g_str_equal (g_variant_get_string (variant, NULL), relais_paces[i]))
      g_value_set_uint (value, i);
  return TRUE;
}

/* A lesson goes the same way for everybody, whatever somebody likes to have done for them; and no step of it passes
 * before it has been read. */
static void
add_guide (RelaisGamePage *self)
{
  g_autoptr (RelaisGuide) guide = relais_guide_new (self->match);

  if (guide != NULL)
    relais_decision_set_guide (self->decision, guide);
  else
    relais_chores_follow (self->settings, self->decision);
}

static void
build (RelaisGamePage *self)
{
  static const GActionEntry look_through[] = { { .name = "look-through", .activate = on_look_through },
                                               { .name = "review", .activate = relais_game_page_show_review } };
  const RelaisLore *lore = relais_lore_find (relais_match_get_game (self->match));
  g_autoptr (GAction) pace = g_settings_create_action (self->settings, "computer-pace");

  self->decision = g_object_new (lore->decision_type (), "match", self->match, NULL);
  add_guide (self);
  self->computers = relais_computers_new (self->match);
  g_signal_connect_object (self->computers, "done", G_CALLBACK (on_computers_done), self, G_CONNECT_SWAPPED);
  g_settings_bind_with_mapping (self->settings, "computer-pace", self->computers, "pace", G_SETTINGS_BIND_GET, word_to_pace, NULL,
                                NULL, NULL);
  self->advice = relais_advice_new (self->decision);
  self->tutor = relais_tutor_new (self->decision, self->advice);
  g_settings_bind (self->settings, "tutor", self->tutor, "on", G_SETTINGS_BIND_GET);
  self->actions = relais_match_actions_new (self->match, self->decision, self->computers);
  g_action_map_add_action (G_ACTION_MAP (self->actions), pace);
  g_signal_connect_object (self->actions, "said", G_CALLBACK (on_said), self, G_CONNECT_SWAPPED);
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), look_through, G_N_ELEMENTS (look_through), self);
  add_widgets (self);
  g_signal_connect_object (self->match, "settled", G_CALLBACK (on_settled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->keeper, "saved", G_CALLBACK (tell_trouble), self, G_CONNECT_SWAPPED);
  relais_sounds_follow (relais_sounds_get_default (), self->match);
  g_signal_connect_object (self->decision, "explain", G_CALLBACK (on_explain), self, 0);
  adw_flap_set_reveal_flap (self->flap, g_settings_get_boolean (self->settings, "show-pane"));
  on_settled (self, RELAIS_CHANGE_POSITION);
}

static void
relais_game_page_dispose (GObject *object)
{
  RelaisGamePage *self = RELAIS_GAME_PAGE (object);

  g_clear_pointer (&self->best, g_free);
  /* Whoever still has them, they think no more. */
  if (self->computers != NULL)
    g_object_run_dispose (G_OBJECT (self->computers));
  g_clear_object (&self->computers);
  g_clear_object (&self->tutor);
  if (self->advice != NULL)
    g_object_run_dispose (G_OBJECT (self->advice));
  g_clear_object (&self->advice);
  g_clear_object (&self->keeper);
  g_clear_object (&self->header);
  g_clear_object (&self->actions);
  g_clear_object (&self->decision);
  g_clear_object (&self->match);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (relais_game_page_parent_class)->dispose (object);
}

/* A card, from wherever in the game. */
static void
on_find (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RelaisGamePage *self = RELAIS_GAME_PAGE (widget);

  relais_page_show_view (RELAIS_PAGE (self), "cards");
  on_cards_seen (self);
  relais_card_browser_search (RELAIS_CARD_BROWSER (adw_bin_get_child (self->cards_bin)));
}

/* From the board to the answers, to the pane beside it if it is there, and round again. */
static void
on_cycle (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RelaisGamePage *self = RELAIS_GAME_PAGE (widget);
  enum { BOARD, ANSWERS, PANE, N_PARTS };
  GtkWidget *const parts[N_PARTS] = { GTK_WIDGET (self->board_bin), GTK_WIDGET (self->prompt_bin), GTK_WIDGET (self->views) };
  guint n = adw_flap_get_reveal_flap (self->flap) ? N_PARTS : PANE;
  guint next = BOARD;

  for (guint i = 0; i < n; i++)
    if (relais_focus_is_below (parts[i]))
      next = (i + 1) % n;
  if (next == ANSWERS)
    relais_prompt_bar_focus (RELAIS_PROMPT_BAR (adw_bin_get_child (self->prompt_bin)));
  else
    relais_focus_enter (parts[next]);
}

static void
relais_game_page_class_init (RelaisGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_game_page_dispose;
  g_type_ensure (RELAIS_TYPE_HINT_BAR);
  g_type_ensure (RELAIS_TYPE_SIZED_BIN);
  g_type_ensure (RELAIS_TYPE_TROUBLE_BAR);
  g_type_ensure (RELAIS_TYPE_WRAP_BOX);
  gtk_widget_class_install_action (widget_class, "page.find", NULL, on_find);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "page.find", NULL);
  gtk_widget_class_install_action (widget_class, "page.cycle", NULL, on_cycle);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F6, 0, "page.cycle", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisGamePage, header_flap);
  gtk_widget_class_bind_template_child (widget_class, RelaisGamePage, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisGamePage, undo);
  gtk_widget_class_bind_template_child (widget_class, RelaisGamePage, redo);
  gtk_widget_class_bind_template_child (widget_class, RelaisGamePage, menu);
  gtk_widget_class_bind_template_child (widget_class, RelaisGamePage, game_menu);
  gtk_widget_class_bind_template_child (widget_class, RelaisGamePage, leave_fullscreen);
  gtk_widget_class_bind_template_child (widget_class, RelaisGamePage, trouble);
  gtk_widget_class_bind_template_child (widget_class, RelaisGamePage, hints);
  gtk_widget_class_bind_template_child (widget_class, RelaisGamePage, flap);
  gtk_widget_class_bind_template_child (widget_class, RelaisGamePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, RelaisGamePage, overlay);
  gtk_widget_class_bind_template_child (widget_class, RelaisGamePage, stage);
  gtk_widget_class_bind_template_child (widget_class, RelaisGamePage, result_bin);
  gtk_widget_class_bind_template_child (widget_class, RelaisGamePage, screens);
  gtk_widget_class_bind_template_child (widget_class, RelaisGamePage, board_bin);
  gtk_widget_class_bind_template_child (widget_class, RelaisGamePage, prompt_bin);
  gtk_widget_class_bind_template_child (widget_class, RelaisGamePage, views);
  gtk_widget_class_bind_template_child (widget_class, RelaisGamePage, players_bin);
  gtk_widget_class_bind_template_child (widget_class, RelaisGamePage, cards_bin);
  gtk_widget_class_bind_template_child (widget_class, RelaisGamePage, history_bin);
  gtk_widget_class_bind_template_child (widget_class, RelaisGamePage, task_bin);
  gtk_widget_class_bind_template_callback (widget_class, on_save_again);
  gtk_widget_class_bind_template_callback (widget_class, relais_page_begin);
  gtk_widget_class_bind_template_callback (widget_class, on_folded);
  gtk_widget_class_bind_template_callback (widget_class, on_reveal_flap);
}

static void
relais_game_page_init (RelaisGamePage *self)
{
  self->hinted_in = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->menu, make_menu, self, NULL);
  self->header = relais_fullscreen_header_new (GTK_WIDGET (self), self->header_flap, self->menu, self->leave_fullscreen);
}

/* A position is not like any other game. */
static char *
find_best (RelaisMatch *match, RelaisLibrary *library)
{
  const RelaisRecord *record = relais_match_get_record (match);

  if (record->players->len > 1 || record->from_setup || record->edition != NULL)
    return NULL;
  return relais_best_tell (library, record->game, &record->config);
}

/**
 * relais_game_page_new:
 * @path: (nullable): where the game is kept; NULL: nowhere yet. What has just
 *   begun is kept at once, what comes from elsewhere as soon as it goes on.
 */
GtkWidget *
relais_game_page_new (RelaisHost *host, RelaisMatch *match, const char *path)
{
  RelaisGamePage *self;
  RelaisProgram *program = relais_host_get_program (host);

  g_return_val_if_fail (RELAIS_IS_HOST (host), NULL);

  self = g_object_new (RELAIS_TYPE_GAME_PAGE, NULL);
  self->host = host;
  self->match = g_object_ref (match);
  self->settings = g_object_ref (relais_program_get_settings (program));
  self->keeper = relais_game_keeper_new (match, relais_program_get_library (program), path);
  self->played = relais_match_get_node (match);
  self->best = find_best (match, relais_program_get_library (program));
  build (self);
  if (path == NULL && relais_tree_get_root (relais_match_get_tree (match))->first == NULL)
    relais_game_keeper_begin (self->keeper);
  return GTK_WIDGET (self);
}

RelaisDecision *
relais_game_page_get_decision (RelaisGamePage *self)
{
  g_return_val_if_fail (RELAIS_IS_GAME_PAGE (self), NULL);
  return self->decision;
}

gboolean
relais_game_page_save (RelaisGamePage *self, GError **error)
{
  g_return_val_if_fail (RELAIS_IS_GAME_PAGE (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);
  return relais_game_keeper_flush (self->keeper, error);
}

void
relais_game_page_show_result (RelaisGamePage *self)
{
  g_return_if_fail (RELAIS_IS_GAME_PAGE (self));

  relais_match_look (self->match, NULL);
  self->at_result = TRUE;
  relais_game_page_update_stage (self);
}
