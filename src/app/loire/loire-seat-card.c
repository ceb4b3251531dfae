/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "loire-seat-card.h"

#include <glib/gi18n.h>

#include "app/art/relais-following.h"
#include "app/art/relais-sprite.h"
#include "app/cards/relais-card-button.h"
#include "app/kit/relais-css-class.h"
#include "app/kit/relais-spoken.h"
#include "app/kit/relais-wrap-box.h"
#include "app/old-gtk/relais-template.h"
#include "app/old-gtk/relais-tooltip.h"
#include "app/rules/relais-seat-editor.h"
#include "loire-delivered.h"
#include "loire-goods.h"
#include "loire-message-button.h"
#include "loire-seat-facts.h"
#include "loire-table.h"
#include "model/loire/loire-lore.h"
#include "model/relais-player-kind.h"

struct _RelaisLoireSeatCard
{
  GtkWidget parent_instance;

  RelaisMatch *match;
  RelaisSeat *seat;
  char *shown_cards;            /* which characters, palaces and messages are on it */
  char *shown_messages;

  GtkWidget *head;
  RelaisSprite *badge;
  GtkLabel *name;
  GtkLabel *role;
  GtkWidget *score;
  GtkLabel *points;
  GtkLabel *points_word;
  GtkMenuButton *editor_button;
  RelaisLoireSeatFacts facts;
  GtkMenuButton *delivered_button;
  RelaisWrapBox *kinds_box;
  RelaisSpriteLabel *kinds[LOIRE_TYPES];
  RelaisSpriteLabel *tokens;
  GtkWidget *goods_box;
  RelaisLoireGoods goods;
  GtkWidget *buildings;
  RelaisSpriteLabel *farms;
  RelaisSpriteLabel *monasteries;
  RelaisSpriteLabel *castles;
  RelaisWrapBox *cards;
  GtkWidget *to_deliver;
  GtkWidget *heading;
  RelaisWrapBox *messages;
};

G_DEFINE_TYPE (RelaisLoireSeatCard, relais_loire_seat_card, GTK_TYPE_WIDGET)

static const LoireState *
state_of (RelaisLoireSeatCard *self)
{
  return loire_state (relais_match_get_view (self->match));
}

static const LoireSeat *
seat_of (RelaisLoireSeatCard *self)
{
  return &state_of (self)->seats[relais_seat_get_index (self->seat)];
}

static void
refresh_facts (RelaisLoireSeatCard *self)
{
  g_autofree char *words = relais_loire_tell_delivered (self->match, self->seat);

  relais_loire_seat_facts_show (&self->facts, self->match, self->seat);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->delivered_button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* Delivered messages by their kind: what blue characters are worth. */
static void
refresh_kinds (RelaisLoireSeatCard *self)
{
  const LoireSeat *seat = seat_of (self);

  for (guint type = 0; type < LOIRE_TYPES; type++)
    {
      g_autofree char *text = g_strdup_printf ("%u", seat->delivered_type[type]);
      g_autofree char *name = relais_lore_value (relais_match_get_view (self->match), LOIRE_CLASS_CHARACTER,
                                                 (gint32) (LOIRE_LOVER + type));

      /* TRANSLATORS: delivered messages of the kind that a blue character counts: "Lover: 2 messages delivered" */
      relais_sprite_label_set (self->kinds[type], text,
                               g_strdup_printf (ngettext ("%s: %u message delivered", "%s: %u messages delivered",
                                                          seat->delivered_type[type]), name, seat->delivered_type[type]));
      gtk_widget_set_visible (GTK_WIDGET (self->kinds[type]), seat->delivered_type[type] > 0);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->kinds_box), seat->n_delivered > 0);
}

static void
refresh_tokens (RelaisLoireSeatCard *self)
{
  const LoireSeat *seat = seat_of (self);
  guint free_tokens = seat->tokens - loire_tokens_placed (seat);
  g_autofree char *text = g_strdup_printf ("%u/%u", free_tokens, seat->tokens);

  relais_sprite_label_set (self->tokens, text,
                   g_strdup_printf (ngettext ("%u of %u token free", "%u of %u tokens free", seat->tokens),
                                    free_tokens, seat->tokens));
  gtk_widget_set_visible (GTK_WIDGET (self->tokens), seat->tokens > 0);
}

static void
refresh_goods (RelaisLoireSeatCard *self)
{
  const LoireSeat *seat = seat_of (self);
  gboolean any = FALSE;

  for (unsigned good = 0; good < LOIRE_GOODS; good++)
    {
      guint count = seat->goods[good];
      g_autofree char *name = relais_lore_value (relais_match_get_view (self->match), LOIRE_CLASS_GOOD, (gint32) good);
      g_autofree char *text = count > 1 ? g_strdup_printf ("%u", count) : NULL;

      /* TRANSLATORS: a number of cards of a good that a merchant carries: "2 × wood" */
      relais_sprite_label_set (self->goods[good], text, g_strdup_printf (_("%u × %s"), count, name));
      gtk_widget_set_visible (GTK_WIDGET (self->goods[good]), count > 0);
      any = any || count > 0;
    }
  gtk_widget_set_visible (self->goods_box, any);
}

/* In words: a small picture of a house may be any of them, or a palace. */
static void
set_buildings (RelaisSpriteLabel *fact, guint count, char *words)
{
  relais_sprite_label_set (fact, words, g_strdup (words));
  gtk_widget_set_visible (GTK_WIDGET (fact), count > 0);
  g_free (words);
}

static void
refresh_buildings (RelaisLoireSeatCard *self)
{
  const LoireSeat *seat = seat_of (self);
  guint farms = loire_count (seat->built[LOIRE_FARM]);
  guint monasteries = loire_count (seat->built[LOIRE_MONASTERY]);
  guint castles = loire_count (seat->built[LOIRE_CASTLE]);

  set_buildings (self->farms, farms, g_strdup_printf (ngettext ("%u farm", "%u farms", farms), farms));
  set_buildings (self->monasteries, monasteries,
                 g_strdup_printf (ngettext ("%u monastery", "%u monasteries", monasteries), monasteries));
  set_buildings (self->castles, castles, g_strdup_printf (ngettext ("%u castle", "%u castles", castles), castles));
  gtk_widget_set_visible (self->buildings, farms + monasteries + castles > 0);
}

static void
add_card (RelaisLoireSeatCard *self, const char *id, guint class, guint value, const char *place)
{
  g_autofree char *sprite = g_strconcat ("emblem-", id, NULL);
  g_autofree char *name = relais_lore_value (relais_match_get_view (self->match), class, (gint32) value);
  GtkWidget *button = relais_card_button_new ();
  GtkWidget *emblem = relais_sprite_new (relais_game_ui_loire.emblems, sprite, 26);
  const char *places[] = { place, NULL };

  g_object_set (button, "child", emblem, NULL);
  relais_card_button_set (RELAIS_CARD_BUTTON (button), self->match, id, name);
  relais_card_button_set_places (RELAIS_CARD_BUTTON (button), places);
  relais_wrap_box_append (self->cards, button);
}

/* Buttons are made anew only when there are others: whoever points at one or
 * has the focus there stays there. */
static gboolean
replace (char **shown, char *now)
{
  if (g_strcmp0 (*shown, now) == 0)
    {
      g_free (now);
      return FALSE;
    }
  g_free (*shown);
  *shown = now;
  return TRUE;
}

static void
refresh_cards (RelaisLoireSeatCard *self)
{
  const LoireSeat *seat = seat_of (self);
  GString *now = g_string_new (NULL);

  for (guint i = 0; i < seat->n_characters; i++)
    g_string_append_printf (now, "%s ", loire_characters[seat->hired[i]]);
  for (guint i = 0; i < seat->n_palaces; i++)
    g_string_append_printf (now, "%s ", loire_palaces[seat->palace[i]]);
  if (!replace (&self->shown_cards, g_string_free (now, FALSE)))
    return;
  relais_wrap_box_clear (self->cards);
  for (guint i = 0; i < seat->n_characters; i++)
    add_card (self, loire_characters[seat->hired[i]], LOIRE_CLASS_CHARACTER, seat->hired[i], NULL);
  for (guint i = 0; i < seat->n_palaces; i++)
    {
      guint palace = seat->palace[i];

      add_card (self, loire_palaces[palace], LOIRE_CLASS_PALACE, palace, loire_locations[loire_palace_city (palace)]);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->cards), seat->n_characters + seat->n_palaces > 0);
}

static void
refresh_messages (RelaisLoireSeatCard *self)
{
  const LoireSeat *seat = seat_of (self);
  GString *now = g_string_new (relais_seat_get_colour (self->seat));

  for (guint i = 0; i < seat->n_held; i++)
    {
      g_string_append_printf (now, " %s%s", loire_messages[seat->held[i].card],
                              loire_is_supposed (loire_state (relais_match_get_view (self->match)), seat->held[i].card) ? "?" : "");
      for (guint m = 0; m < seat->held[i].n_marks; m++)
        g_string_append_printf (now, "@%u", seat->held[i].mark[m]);
    }
  if (!replace (&self->shown_messages, g_string_free (now, FALSE)))
    return;
  relais_wrap_box_clear (self->messages);
  for (guint i = 0; i < seat->n_held; i++)
    relais_wrap_box_append (self->messages, relais_loire_message_button_new (self->match, self->seat, &seat->held[i]));
  gtk_widget_set_visible (self->to_deliver, seat->n_held > 0);
}

/* Where the points come from. */
static char *
tell_points (RelaisLoireSeatCard *self)
{
  const RelaisGame *game = relais_match_get_game (self->match);
  const RelaisLore *lore = relais_lore_find (game);
  guint index = relais_seat_get_index (self->seat);
  GString *words = g_string_new (NULL);
  RelaisScore score;

  relais_match_score (self->match, &score);
  for (guint c = 0; c < (guint) game->n_points && lore->column_title != NULL; c++)
    {
      g_autofree char *title = lore->column_title (c);

      if (score.column[index][c] != 0)
        g_string_append_printf (words, "%s%s: %d", words->len > 0 ? "\n" : "", title, score.column[index][c]);
    }
  return g_string_free (words, FALSE);
}

static void
refresh_points (RelaisLoireSeatCard *self)
{
  int points = relais_seat_get_points (self->seat);
  g_autofree char *text = g_strdup_printf ("%d", points);
  g_autofree char *words = g_strdup_printf (ngettext ("%d point", "%d points", (gulong) points), points);
  g_autofree char *breakdown = tell_points (self);

  gtk_label_set_text (self->points, text);
  /* TRANSLATORS: stands below the number of points */
  gtk_label_set_text (self->points_word, ngettext ("point", "points", (gulong) points));
  relais_tooltip_set (self->score, breakdown);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->score), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static const char *
role (RelaisLoireSeatCard *self)
{
  const LoireState *s = state_of (self);
  guint after = (relais_seat_get_index (self->seat) + s->players - s->player) % s->players;

  if (s->phase == LOIRE_OVER || relais_match_is_over (self->match))
    return NULL;
  if (after == 0)
    return relais_seat_is_human (self->seat) ? _("it is your turn") : _("has the turn");
  if (after == 1)
    return _("next");
  /* The turns are counted from 0: in the first one nobody has moved yet. */
  return after == s->players - 1U && s->turn > 0 ? _("moved last") : _("then");
}

/* How strong a computer player is stands before when it is its turn. */
static char *
tell_role (RelaisLoireSeatCard *self)
{
  const char *told = role (self);
  const char *level = relais_seat_is_human (self->seat) ? NULL : relais_player_kind_title (relais_seat_get_kind (self->seat));

  if (state_of (self)->players == 1)
    told = NULL;
  if (told == NULL || level == NULL)
    return g_strdup (told != NULL ? told : level);
  return g_strjoin (" · ", level, told, NULL);
}

static void
refresh_head (RelaisLoireSeatCard *self)
{
  gboolean active = relais_seat_get_active (self->seat);
  g_autofree char *told = tell_role (self);
  const char *colour = relais_seat_get_colour (self->seat);
  g_autofree char *style = g_strconcat ("seat-", colour, NULL);
  const char *badge = relais_seat_badge (colour);
  g_autofree char *boat = g_strconcat ("boat-", colour, NULL);
  g_autofree char *token = g_strconcat ("token-", colour, NULL);
  g_autofree char *farm = g_strconcat ("farm-", colour, NULL);
  g_autofree char *monastery = g_strconcat ("monastery-", colour, NULL);
  g_autofree char *castle = g_strconcat ("castle-", colour, NULL);
  const char *classes[] = { "seat-head", active ? "seat-fill" : "quiet", style, NULL };
  const char *edge[] = { "card", "seat-card", active ? "active" : "seat-edge", style, NULL };

  relais_css_class_set_all (self->head, classes);
  relais_css_class_set_all (GTK_WIDGET (self), edge);
  relais_sprite_set (self->badge, relais_game_ui_loire.pieces, badge);
  relais_sprite_label_set_sprite (self->facts.boat, boat);
  relais_sprite_label_set_sprite (self->tokens, token);
  relais_sprite_label_set_sprite (self->farms, farm);
  relais_sprite_label_set_sprite (self->monasteries, monastery);
  relais_sprite_label_set_sprite (self->castles, castle);
  gtk_widget_set_visible (self->heading, active);
  gtk_label_set_text (self->name, relais_seat_get_bare_name (self->seat));
  gtk_label_set_text (self->role, told != NULL ? told : "");
  gtk_widget_set_visible (GTK_WIDGET (self->role), told != NULL);
}

static void
add_words (GPtrArray *all, RelaisSpriteLabel *fact)
{
  char *words;

  if (!gtk_widget_get_visible (GTK_WIDGET (fact)))
    return;
  g_object_get (fact, "words", &words, NULL);
  g_ptr_array_add (all, words);
}

/* What stands on the card and cannot have the keyboard: whose turn it is, goods, tokens and buildings. */
static char *
describe (RelaisLoireSeatCard *self)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_free);

  if (gtk_widget_get_visible (GTK_WIDGET (self->role)))
    g_ptr_array_add (all, g_strdup (gtk_label_get_text (self->role)));
  for (guint good = 0; good < LOIRE_GOODS; good++)
    add_words (all, self->goods[good]);
  add_words (all, self->tokens);
  add_words (all, self->farms);
  add_words (all, self->monasteries);
  add_words (all, self->castles);
  g_ptr_array_add (all, NULL);
  return g_strjoinv (" · ", (char **) all->pdata);
}

static void
tell_readers (RelaisLoireSeatCard *self)
{
  g_autofree char *words = relais_loire_tell_seat (self->match, self->seat);
  g_autofree char *described = describe (self);

  relais_spoken_name (GTK_WIDGET (self), words);
  relais_spoken_describe (GTK_WIDGET (self), described);
}

static void
refresh (RelaisLoireSeatCard *self)
{
  refresh_head (self);
  refresh_points (self);
  refresh_facts (self);
  refresh_kinds (self);
  refresh_tokens (self);
  refresh_goods (self);
  refresh_buildings (self);
  refresh_cards (self);
  refresh_messages (self);
  tell_readers (self);
}

static void
relais_loire_seat_card_unmap (GtkWidget *widget)
{
  /* A popover whose window goes while it is open never goes. */
  gtk_menu_button_popdown (RELAIS_LOIRE_SEAT_CARD (widget)->delivered_button);
  GTK_WIDGET_CLASS (relais_loire_seat_card_parent_class)->unmap (widget);
}

static void
relais_loire_seat_card_dispose (GObject *object)
{
  RelaisLoireSeatCard *self = RELAIS_LOIRE_SEAT_CARD (object);

  g_clear_object (&self->match);
  g_clear_object (&self->seat);
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_LOIRE_SEAT_CARD);
  G_OBJECT_CLASS (relais_loire_seat_card_parent_class)->dispose (object);
}

static void
relais_loire_seat_card_finalize (GObject *object)
{
  RelaisLoireSeatCard *self = RELAIS_LOIRE_SEAT_CARD (object);

  g_free (self->shown_cards);
  g_free (self->shown_messages);
  G_OBJECT_CLASS (relais_loire_seat_card_parent_class)->finalize (object);
}

/* Not before somebody opens them: most are never seen. */
static void
make_editor (GtkMenuButton *button, gpointer data)
{
  RelaisLoireSeatCard *self = data;

  if (gtk_menu_button_get_popover (button) == NULL)
    gtk_menu_button_set_popover (button, relais_seat_editor_new (self->match, self->seat));
}

static void
make_delivered (GtkMenuButton *button, gpointer data)
{
  RelaisLoireSeatCard *self = data;

  if (gtk_menu_button_get_popover (button) == NULL)
    gtk_menu_button_set_popover (button, relais_loire_delivered_new (self->match, self->seat));
}

static void
bind_children (GtkWidgetClass *widget_class)
{
#define BIND(name) gtk_widget_class_bind_template_child (widget_class, RelaisLoireSeatCard, name)
  BIND (head);
  BIND (badge);
  BIND (name);
  BIND (role);
  BIND (score);
  BIND (points);
  BIND (points_word);
  BIND (editor_button);
  BIND (delivered_button);
  BIND (kinds_box);
  BIND (tokens);
  BIND (goods_box);
  BIND (buildings);
  BIND (farms);
  BIND (monasteries);
  BIND (castles);
  BIND (cards);
  BIND (to_deliver);
  BIND (heading);
  BIND (messages);
#undef BIND
  relais_loire_goods_bind (widget_class, G_STRUCT_OFFSET (RelaisLoireSeatCard, goods));
  relais_loire_seat_facts_bind (widget_class, G_STRUCT_OFFSET (RelaisLoireSeatCard, facts));
}

static void
relais_loire_seat_card_class_init (RelaisLoireSeatCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = relais_loire_seat_card_dispose;
  widget_class->unmap = relais_loire_seat_card_unmap;
  object_class->finalize = relais_loire_seat_card_finalize;

  g_type_ensure (RELAIS_TYPE_SPRITE_LABEL);
  g_type_ensure (RELAIS_TYPE_SPRITE);
  g_type_ensure (RELAIS_TYPE_WRAP_BOX);
  gtk_widget_class_set_css_name (widget_class, "seatcard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/loire-seat-card.ui");
  bind_children (widget_class);
}

static void
make_kinds (RelaisLoireSeatCard *self)
{
  for (guint type = 0; type < LOIRE_TYPES; type++)
    {
      g_autofree char *sprite = g_strconcat ("type-", loire_types[type], NULL);

      self->kinds[type] = g_object_new (RELAIS_TYPE_SPRITE_LABEL, "sheet", relais_game_ui_loire.emblems, "sprite", sprite,
                                        "pixel-size", 18, NULL);
      relais_wrap_box_append (self->kinds_box, GTK_WIDGET (self->kinds[type]));
    }
}

static void
relais_loire_seat_card_init (RelaisLoireSeatCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  make_kinds (self);
  gtk_menu_button_set_create_popup_func (self->editor_button, make_editor, self, NULL);
  gtk_menu_button_set_create_popup_func (self->delivered_button, make_delivered, self, NULL);
}

GtkWidget *
relais_loire_seat_card_new (RelaisMatch *match, RelaisSeat *seat)
{
  RelaisLoireSeatCard *self;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  self = g_object_new (RELAIS_TYPE_LOIRE_SEAT_CARD, NULL);
  self->match = g_object_ref (match);
  self->seat = g_object_ref (seat);
  relais_follow (self, match, RELAIS_CHANGE_POSITION | RELAIS_CHANGE_SEATS, G_CALLBACK (refresh));
  refresh (self);
  return GTK_WIDGET (self);
}
