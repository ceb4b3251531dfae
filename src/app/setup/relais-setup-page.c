/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-setup-page-private.h"

#include <glib/gi18n.h>

#include "app/cards/relais-edition-table.h"
#include "app/kit/relais-announce.h"
#include "app/kit/relais-focus.h"
#include "app/kit/relais-scroll.h"
#include "app/old-gtk/relais-sized-bin.h"
#include "app/old-gtk/relais-tooltip.h"
#include "app/pages/relais-program.h"
#include "model/relais-drafting.h"
#include "model/relais-lore.h"
#include "record/relais-value-path.h"
#include "relais-setup-menu.h"
#include "relais-setup-place-list.h"
#include "relais-setup-random.h"
#include "relais-setup-rules.h"
#include "relais-setup-seat.h"
#include "relais-setup-section.h"

G_DEFINE_TYPE_WITH_CODE (RelaisSetupPage, relais_setup_page, ADW_TYPE_BIN,
                         G_IMPLEMENT_INTERFACE (RELAIS_TYPE_PAGE, relais_setup_page_hosted_init))

/* NULL: nothing. */
static void
show_status (RelaisSetupPage *self, const char *words)
{
  gtk_label_set_label (self->status, words != NULL ? words : "");
  gtk_widget_set_focusable (GTK_WIDGET (self->status), words != NULL && *words != '\0');
  relais_tooltip_set (GTK_WIDGET (self->status), words);
}

void
relais_setup_page_say (RelaisSetupPage *self, const char *words)
{
  g_return_if_fail (RELAIS_IS_SETUP_PAGE (self));

  self->telling_hand = FALSE;
  show_status (self, words);
  relais_announce (GTK_WIDGET (self->status), words);
}

/* "Undo: Move the red shield" */
static void
set_tooltip (GtkWidget *button, const char *plain, const char *template, const char *what)
{
  g_autofree char *words = what != NULL ? relais_lore_fill (template, "what", what, NULL) : g_strdup (plain);

  relais_tooltip_set (button, words);
}

static void
update_header (RelaisSetupPage *self)
{
  const char *name = relais_draft_get_name (self->draft);
  const char *why = relais_setup_check_why (self->draft);
  gboolean playable = relais_draft_is_playable (self->draft);

  adw_window_title_set_title (self->title, name != NULL && *name != '\0' ? name : _("New Setup"));
  adw_window_title_set_subtitle (self->title, playable ? _("Setup · can be played") : _("Setup · cannot be played yet"));
  set_tooltip (self->undo, _("Undo"), _("Undo: {what}"), relais_draft_get_undo_title (self->draft));
  set_tooltip (self->redo, _("Redo"), _("Redo: {what}"), relais_draft_get_redo_title (self->draft));
  relais_tooltip_set (self->play, why != NULL ? why : _("Play from here"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  why != NULL ? why : "", -1);
}

static void
on_refused (RelaisSetupPage *self, const char *sentence)
{
  relais_setup_page_say (self, sentence);
  relais_host_say (self->host, sentence);
}

/* --- players ---------------------------------------------------------------------------------- */

static void
fill_seats (RelaisSetupPage *self)
{
  guint n = relais_draft_get_n_seats (self->draft);

  while (self->seat_rows->len > n)
    {
      adw_preferences_group_remove (self->seats, self->seat_rows->pdata[self->seat_rows->len - 1]);
      g_ptr_array_set_size (self->seat_rows, (int) self->seat_rows->len - 1);
    }
  for (guint i = self->seat_rows->len; i < n; i++)
    {
      GtkWidget *row = relais_setup_seat_new (self->ui, self->draft, i);

      g_signal_connect_object (row, "refused", G_CALLBACK (on_refused), self, G_CONNECT_SWAPPED);
      adw_preferences_group_add (self->seats, row);
      g_ptr_array_add (self->seat_rows, row);
    }
  for (guint i = 0; i < n; i++)
    relais_setup_seat_update (self->seat_rows->pdata[i]);
  gtk_widget_set_sensitive (self->add_player, n < (guint) relais_draft_get_game (self->draft)->max_seats);
}

/* What is on another page of the pane is made when that page is seen first, or
 * when a finding leads there: together they are hundreds of widgets. */
static void
on_players_seen (RelaisSetupPage *self)
{
  if (self->seat_rows->len == 0)
    fill_seats (self);
}

static void
on_seats_changed (RelaisSetupPage *self)
{
  if (self->seat_rows->len > 0)
    fill_seats (self);
}

static void
on_decks_seen (RelaisSetupPage *self)
{
  if (self->deck_fields == NULL)
    self->deck_fields = relais_setup_fields_new (self->draft, "decks", GTK_WIDGET (self->decks), G_CALLBACK (on_refused), self);
}

static void
on_rules_seen (RelaisSetupPage *self)
{
  if (adw_bin_get_child (self->rules_bin) != NULL)
    return;
  adw_bin_set_child (self->rules_bin, relais_setup_rules_new ());
  relais_setup_rules_set_draft (RELAIS_SETUP_RULES (adw_bin_get_child (self->rules_bin)), self->draft);
}

static void
on_cards_seen (RelaisSetupPage *self)
{
  if (adw_bin_get_child (self->cards_bin) != NULL)
    return;
  adw_bin_set_child (self->cards_bin, relais_edition_table_new ());
  relais_edition_table_set_draft (RELAIS_EDITION_TABLE (adw_bin_get_child (self->cards_bin)), self->draft);
}

static void
on_add_player_activated (RelaisSetupPage *self)
{
  relais_draft_set_option (self->draft, relais_draft_find_option (self->draft, "players"),
                           relais_draft_get_n_seats (self->draft) + 1);
}

/* --- what was found --------------------------------------------------------------------------- */

static gboolean
show_field (RelaisSetupPage *self, RelaisSetupFields *fields, const char *view, const char *path)
{
  GtkWidget *row = relais_setup_fields_find (fields, path);

  if (row == NULL)
    return FALSE;
  relais_setup_page_show_view (self, view);
  if (ADW_IS_EXPANDER_ROW (row))
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  relais_scroll_show (row);
  return TRUE;
}

static void
show_seat (RelaisSetupPage *self, guint seat, const char *path)
{
  on_players_seen (self);
  if (seat >= self->seat_rows->len)
    return;
  relais_setup_page_show_view (self, "players");
  relais_setup_seat_show (self->seat_rows->pdata[seat], path);
}

void
relais_setup_page_show_finding (RelaisSetupPage *self, RelaisDraftFinding *finding)
{
  const char *path = relais_draft_finding_get_path (finding);
  const char *const *places = relais_draft_finding_get_places (finding);
  RelaisDraftPiece *missing;
  const char *in_edition = relais_value_path_within (path, "edition", NULL);
  const char *in_options = relais_value_path_within (path, "options", NULL);
  guint seat;

  g_return_if_fail (RELAIS_IS_SETUP_PAGE (self));

  missing = relais_draft_missing_piece (self->draft, finding);
  relais_board_view_light (self->board, places);
  relais_setup_page_say (self, relais_draft_finding_get_sentence (finding));
  if (relais_value_path_within (path, "seats.#", &seat) != NULL)
    show_seat (self, seat, path);
  else if (places != NULL && places[0] != NULL)
    relais_board_view_focus_place (self->board, places[0]);
  else if (missing != NULL)
    {
      relais_setup_page_show_view (self, "board");
      relais_setup_palette_go_to (self->palette, missing);
    }
  else if (in_edition != NULL)
    {
      relais_setup_page_show_view (self, "cards");
      on_cards_seen (self);
      relais_edition_table_go_to (RELAIS_EDITION_TABLE (adw_bin_get_child (self->cards_bin)), in_edition);
    }
  else if (in_options != NULL)
    {
      relais_setup_page_show_view (self, "rules");
      on_rules_seen (self);
      relais_setup_rules_go_to (RELAIS_SETUP_RULES (adw_bin_get_child (self->rules_bin)), in_options);
    }
  else if (!show_field (self, self->table_fields, "board", path))
    {
      on_decks_seen (self);
      show_field (self, self->deck_fields, "decks", path);
    }
}

static void
on_fix_finding (RelaisSetupPage *self, RelaisDraftFinding *finding)
{
  relais_setup_actions_fix (self->actions, finding);
}

static void
on_fix_finding_otherwise (RelaisSetupPage *self, RelaisDraftFinding *finding)
{
  relais_setup_actions_fix_otherwise (self->actions, finding);
}

/* --- signals ---------------------------------------------------------------------------------- */

/* What was shown is no longer lit, and what was done before no longer told,
 * when something has changed. Who changed it tells what afterwards. */
static void
on_changed (RelaisSetupPage *self)
{
  update_header (self);
  if (!self->telling_hand)
    show_status (self, NULL);
  relais_board_view_light (self->board, NULL);
}

/* What was told goes with whatever is done next, also with what tells nothing. */
static gboolean
on_event (RelaisSetupPage *self, GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (!self->telling_hand && (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN
                              || (type == GDK_KEY_PRESS && !gdk_key_event_is_modifier (event))))
    show_status (self, NULL);
  return GDK_EVENT_PROPAGATE;
}

/* Wherever the keyboard is: in the palette, where it was taken up, too. */
static gboolean
on_escape (GtkWidget *widget, GVariant *parameter, gpointer data)
{
  RelaisSetupPage *self = RELAIS_SETUP_PAGE (widget);

  if (relais_setup_hand_get_piece (self->hand) == NULL)
    return GDK_EVENT_PROPAGATE;
  relais_setup_hand_let_go (self->hand);
  return GDK_EVENT_STOP;
}

static void
on_hand_changed (RelaisSetupPage *self)
{
  RelaisDraftPiece *piece = relais_setup_hand_get_piece (self->hand);
  g_autofree char *words = NULL;

  if (piece == NULL)
    {
      if (self->telling_hand)
        show_status (self, NULL);
      self->telling_hand = FALSE;
      return;
    }
  words = relais_lore_fill (_("In the hand: {piece}. Press a place to put it there; Esc lets it go."),
                            "piece", relais_draft_piece_get_title (piece), NULL);
  relais_setup_page_say (self, words);
  self->telling_hand = TRUE;
}

static void
on_hand_refused (RelaisSetupPage *self, const char *place, RelaisReason *reason)
{
  if (place == NULL)
    relais_host_say (self->host, relais_reason_get_sentence (reason));
  relais_setup_page_say (self, relais_reason_get_sentence (reason));
}

static void
tell_trouble (RelaisSetupPage *self, const GError *error)
{
  g_autofree char *words = error != NULL ? g_strdup_printf (_("The setup could not be saved. %s"), error->message) : NULL;

  relais_trouble_bar_tell (self->trouble, words);
}

void
relais_setup_page_take_typed (RelaisSetupPage *self)
{
  GtkWidget *focus = relais_focus_get (GTK_WIDGET (self));
  GtkWidget *number = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_SPIN_BUTTON) : NULL;

  if (number != NULL && gtk_widget_is_ancestor (number, GTK_WIDGET (self)))
    gtk_spin_button_update (GTK_SPIN_BUTTON (number));
}

static void
on_play (RelaisSetupPage *self)
{
  g_autoptr (RelaisMatch) match = NULL;

  relais_setup_page_take_typed (self);
  match = relais_draft_start (self->draft);
  if (match != NULL)
    relais_host_play_draft (self->host, match);
}

static void
on_drawn (RelaisSetupPage *self, gint64 seed)
{
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "random", g_variant_new_int64 (seed));
}

static void
on_draw (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RelaisSetupPage *self = user_data;

  g_signal_connect_object (relais_setup_random_ask (GTK_WIDGET (self)), "draw", G_CALLBACK (on_drawn), self, G_CONNECT_SWAPPED);
}

/* Folded over the board the pane is a guest. */
static void
on_folded (RelaisSetupPage *self)
{
  adw_flap_set_reveal_flap (self->flap, !adw_flap_get_folded (self->flap));
}

static void
on_reveal_flap (RelaisSetupPage *self)
{
  relais_page_changed (RELAIS_PAGE (self));
}

/* --- building --------------------------------------------------------------------------------- */

/* Which tools there are is the game's to say. */
static void
fill_tools (RelaisSetupPage *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) chance = g_menu_new ();
  g_autoptr (GMenu) others = g_menu_new ();

  g_menu_append (chance, _("_New Random Start…"), "setup.draw");
  g_menu_append (chance, _("_Complete the Rest at Random"), "setup.complete");
  for (const RelaisDraftTool *tool = relais_lore_find (relais_draft_get_game (self->draft))->drafting->tools; tool->id != NULL; tool++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_(tool->title), NULL);

      g_menu_item_set_action_and_target (item, "setup.tool", "s", tool->id);
      g_menu_append_item (others, item);
    }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (chance));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (others));
  gtk_menu_button_set_menu_model (self->tools, G_MENU_MODEL (menu));
}

static void
fill_lists (RelaisSetupPage *self)
{
  g_auto (GStrv) places = relais_board_view_dup_places (self->board);

  for (const char *const *group = self->ui->setup_lists; group != NULL && *group != NULL; group++)
    adw_preferences_group_add (self->lists, relais_setup_place_list_new (self->ui, self->hand, (const char *const *) places, *group));
  for (const RelaisSetupSectionText *text = self->ui->setup_sections; text != NULL && text->section != NULL; text++)
    adw_preferences_group_add (self->lists, relais_setup_section_new (self->draft, text->section, _(text->title)));
}

static void
on_ask (RelaisSetupPage *self, const GdkRectangle *at, const char *place)
{
  g_auto (GStrv) places = relais_board_view_dup_places (self->board);

  relais_setup_menu_show (GTK_WIDGET (self->board), at, self->ui, self->hand, (const char *const *) places, place);
}

static void
build (RelaisSetupPage *self)
{
  static const GActionEntry draw[] = { { .name = "draw", .activate = on_draw } };

  self->hand = relais_setup_hand_new (self->draft);
  self->actions = relais_setup_actions_new (self->draft);
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), draw, G_N_ELEMENTS (draw), self);
  self->board = RELAIS_BOARD_VIEW (relais_board_view_new (relais_draft_get_match (self->draft), NULL));
  relais_board_view_set_hand (self->board, self->hand);
  g_signal_connect_object (self->board, "ask", G_CALLBACK (on_ask), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->board_bin, GTK_WIDGET (self->board));
  relais_setup_palette_set_hand (self->palette, self->ui, self->hand);
  relais_setup_check_set_draft (self->check, self->draft);
  relais_setup_name_set_draft (self->name, self->draft);
  self->table_fields = relais_setup_fields_new (self->draft, "table", GTK_WIDGET (self->table), G_CALLBACK (on_refused), self);
  fill_tools (self);
  fill_lists (self);
}

static void
name_way_back (RelaisSetupPage *self)
{
  const char *const ways[] = {
    [RELAIS_WAY_TO_START] = _("Back to the start page"),
    [RELAIS_WAY_TO_SETUPS] = _("Back to the setups"),
    [RELAIS_WAY_TO_GAME] = _("Back to the game"),
  };
  const char *words = ways[relais_host_get_way_back (self->host)];

  relais_tooltip_set (self->back, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->back), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
add_tabs (RelaisSetupPage *self)
{
  g_signal_connect_object (self->seats, "map", G_CALLBACK (on_players_seen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rules_bin, "map", G_CALLBACK (on_rules_seen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->decks, "map", G_CALLBACK (on_decks_seen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->cards_bin, "map", G_CALLBACK (on_cards_seen), self, G_CONNECT_SWAPPED);
}

static void
follow (RelaisSetupPage *self)
{
  g_signal_connect_object (self->draft, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "seats-changed", G_CALLBACK (on_seats_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hand, "changed", G_CALLBACK (on_hand_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hand, "refused", G_CALLBACK (on_hand_refused), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hand, "say", G_CALLBACK (relais_setup_page_say), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->actions, "say", G_CALLBACK (relais_setup_page_say), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->actions, "refused", G_CALLBACK (on_refused), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->actions, "play", G_CALLBACK (on_play), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->keeper, "saved", G_CALLBACK (tell_trouble), self, G_CONNECT_SWAPPED);
}

static void
relais_setup_page_dispose (GObject *object)
{
  RelaisSetupPage *self = RELAIS_SETUP_PAGE (object);

  g_clear_pointer (&self->table_fields, relais_setup_fields_free);
  g_clear_pointer (&self->deck_fields, relais_setup_fields_free);
  g_clear_pointer (&self->seat_rows, g_ptr_array_unref);
  g_clear_object (&self->actions);
  g_clear_object (&self->hand);
  g_clear_object (&self->keeper);
  g_clear_object (&self->draft);
  G_OBJECT_CLASS (relais_setup_page_parent_class)->dispose (object);
}

static void
relais_setup_page_class_init (RelaisSetupPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_setup_page_dispose;
  g_type_ensure (RELAIS_TYPE_SETUP_CHECK);
  g_type_ensure (RELAIS_TYPE_SETUP_NAME);
  g_type_ensure (RELAIS_TYPE_SETUP_PALETTE);
  g_type_ensure (RELAIS_TYPE_SIZED_BIN);
  g_type_ensure (RELAIS_TYPE_HINT_BAR);
  g_type_ensure (RELAIS_TYPE_TROUBLE_BAR);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_escape, NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-setup-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, trouble);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, hints);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, name);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, back);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, undo);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, redo);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, tools);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, share);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, play);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, flap);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, board_bin);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, check);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, status);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, views);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, palette);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, lists);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, table);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, seats);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, add_player);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, rules_bin);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, cards_bin);
  gtk_widget_class_bind_template_child (widget_class, RelaisSetupPage, decks);
  gtk_widget_class_bind_template_callback (widget_class, relais_page_begin);
  gtk_widget_class_bind_template_callback (widget_class, relais_setup_page_keep);
  gtk_widget_class_bind_template_callback (widget_class, relais_setup_page_show_finding);
  gtk_widget_class_bind_template_callback (widget_class, on_event);
  gtk_widget_class_bind_template_callback (widget_class, on_fix_finding);
  gtk_widget_class_bind_template_callback (widget_class, on_fix_finding_otherwise);
  gtk_widget_class_bind_template_callback (widget_class, on_add_player_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_folded);
  gtk_widget_class_bind_template_callback (widget_class, on_reveal_flap);
}

static void
relais_setup_page_init (RelaisSetupPage *self)
{
  self->seat_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * relais_setup_page_new:
 * @path: (nullable)
 */
GtkWidget *
relais_setup_page_new (RelaisHost *host, RelaisDraft *draft, const char *path)
{
  RelaisSetupPage *self;

  g_return_val_if_fail (RELAIS_IS_HOST (host), NULL);

  self = g_object_new (RELAIS_TYPE_SETUP_PAGE, NULL);
  self->host = host;
  self->draft = g_object_ref (draft);
  self->ui = relais_game_ui_find (relais_draft_get_game (draft));
  self->keeper = relais_draft_keeper_new (draft, relais_program_get_setups (relais_host_get_program (host)), path);
  /* it may have been made, or shown last, in another language */
  relais_draft_retell (draft);
  build (self);
  name_way_back (self);
  add_tabs (self);
  relais_setup_page_add_sharing (self);
  follow (self);
  update_header (self);
  return GTK_WIDGET (self);
}

RelaisDraft *
relais_setup_page_get_draft (RelaisSetupPage *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_PAGE (self), NULL);
  return self->draft;
}

RelaisSetupHand *
relais_setup_page_get_hand (RelaisSetupPage *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_PAGE (self), NULL);
  return self->hand;
}

GActionMap *
relais_setup_page_get_actions (RelaisSetupPage *self)
{
  g_return_val_if_fail (RELAIS_IS_SETUP_PAGE (self), NULL);
  return G_ACTION_MAP (self->actions);
}

gboolean
relais_setup_page_keep (RelaisSetupPage *self)
{
  g_autoptr (GError) error = NULL;
  gboolean kept;

  g_return_val_if_fail (RELAIS_IS_SETUP_PAGE (self), FALSE);

  kept = relais_draft_keeper_keep (self->keeper, &error);
  tell_trouble (self, error);
  return kept;
}

void
relais_setup_page_show_view (RelaisSetupPage *self, const char *view)
{
  g_return_if_fail (RELAIS_IS_SETUP_PAGE (self));

  if (adw_view_stack_get_child_by_name (self->views, view) == NULL)
    return;
  adw_view_stack_set_visible_child_name (self->views, view);
  adw_flap_set_reveal_flap (self->flap, TRUE);
}
