/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "loire-stock.h"

#include <glib/gi18n.h>

#include "app/art/relais-following.h"
#include "app/kit/relais-css-class.h"
#include "app/kit/relais-spoken.h"
#include "app/kit/relais-wrap-box.h"
#include "app/old-gtk/relais-template.h"
#include "loire-goods.h"
#include "loire-rules.h"
#include "model/loire/loire-lore.h"

struct _RelaisLoireStock
{
  GtkWidget parent_instance;

  RelaisMatch *match;
  GtkLabel *end;
  RelaisLoireGoods goods;
  RelaisSpriteLabel *towers;
  RelaisSpriteLabel *deck_1;
  RelaisSpriteLabel *deck_2;
  RelaisSpriteLabel *deck_3;
  RelaisSpriteLabel *deck_4;
};

G_DEFINE_TYPE (RelaisLoireStock, relais_loire_stock, GTK_TYPE_WIDGET)

static const LoireState *
state_of (RelaisLoireStock *self)
{
  return loire_state (relais_match_get_view (self->match));
}

static void
set_number (RelaisSpriteLabel *fact, guint number, char *words)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  relais_sprite_label_set (fact, text, words);
}

/* Looking back, one sees a game that went on. */
static gboolean
is_ended_early (RelaisLoireStock *self)
{
  return relais_match_get_ended_early (self->match) && !relais_match_is_looking_back (self->match);
}

/* L-END-1: everybody plays the round to its end; a solo game has its turns. */
static char *
tell_end (RelaisLoireStock *self)
{
  const LoireState *s = state_of (self);
  guint boats = s->options.boat_goal, messages = s->options.message_goal, left;
  g_autofree char *spaces = NULL, *deliveries = NULL;

  if (s->phase == LOIRE_OVER || is_ended_early (self))
    return g_strdup (_("The game is over"));
  if (s->ending)
    {
      left = s->ending_turn + s->players - 1 - s->turn;
      if (left == 0)
        return g_strdup (_("This is the last turn"));
      return g_strdup_printf (ngettext ("The end is near: %u turn after this one", "The end is near: %u turns after this one", left),
                              left);
    }
  for (guint i = 0; i < s->players; i++)
    {
      boats = MIN (boats, s->options.boat_goal - (guint) MIN (s->seats[i].boat, s->options.boat_goal));
      messages = MIN (messages, s->options.message_goal - (guint) MIN (s->seats[i].n_delivered, s->options.message_goal));
    }
  if (s->players == 1)
    {
      left = s->options.solo_turns - MIN (s->turn, s->options.solo_turns);
      return g_strdup_printf (ngettext ("%u turn left", "%u turns left", left), left);
    }
  spaces = g_strdup_printf (ngettext ("%u boat space", "%u boat spaces", boats), boats);
  deliveries = g_strdup_printf (ngettext ("%u message", "%u messages", messages), messages);
  /* TRANSLATORS: what the foremost player still needs to end the game: "The end is 3 boat spaces or 1 message away" */
  return relais_lore_fill (_("The end is {spaces} or {messages} away"), "spaces", spaces, "messages", deliveries, NULL);
}

static void
refresh_goods (RelaisLoireStock *self)
{
  const RelaisView *view = relais_match_get_view (self->match);
  const LoireState *s = loire_state (view);

  for (unsigned good = 0; good < LOIRE_GOODS; good++)
    {
      g_autofree char *name = relais_lore_value (view, LOIRE_CLASS_GOOD, (gint32) good);

      /* TRANSLATORS: how many cards of a good are left, and what one brings whose turn it is: "11 × wood left, sells for 2 d" */
      set_number (self->goods[good], s->goods[good],
                  g_strdup_printf (_("%u × %s left, sells for %u d"), s->goods[good], name,
                                   loire_sell_price (view->edition, loire_active (s), good)));
    }
}

static void
refresh_decks (RelaisLoireStock *self)
{
  RelaisSpriteLabel *const facts[LOIRE_LEVELS] = { self->deck_1, self->deck_2, self->deck_3, self->deck_4 };
  const LoireState *s = state_of (self);

  for (guint i = 0; i < LOIRE_LEVELS; i++)
    set_number (facts[i], s->n_deck[i],
                g_strdup_printf (ngettext ("%1$u message of level %2$u left", "%1$u messages of level %2$u left", s->n_deck[i]),
                                 s->n_deck[i], i + 1));
}

/* All that stands there, for who comes to it with the keyboard. */
static char *
describe (RelaisLoireStock *self)
{
  RelaisSpriteLabel *const others[] = { self->towers, self->deck_1, self->deck_2, self->deck_3, self->deck_4 };
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < LOIRE_GOODS + G_N_ELEMENTS (others); i++)
    {
      char *words;

      g_object_get (i < LOIRE_GOODS ? self->goods[i] : others[i - LOIRE_GOODS], "words", &words, NULL);
      g_ptr_array_add (all, words);
    }
  g_ptr_array_add (all, g_strdup (gtk_label_get_text (self->end)));
  g_ptr_array_add (all, NULL);
  return g_strjoinv (" · ", (char **) all->pdata);
}

static void
refresh (RelaisLoireStock *self)
{
  g_autofree char *described = NULL;
  const LoireState *s = state_of (self);
  g_autofree char *end = tell_end (self);

  gtk_label_set_text (self->end, end);
  relais_css_class_set (GTK_WIDGET (self->end), "ending", s->ending);
  refresh_goods (self);
  refresh_decks (self);
  set_number (self->towers, s->towers, g_strdup_printf (ngettext ("%u castle tower left", "%u castle towers left", s->towers),
                                                        s->towers));
  described = describe (self);
  relais_spoken_describe (GTK_WIDGET (self), described);
}

static void
relais_loire_stock_dispose (GObject *object)
{
  g_clear_object (&RELAIS_LOIRE_STOCK (object)->match);
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_LOIRE_STOCK);
  G_OBJECT_CLASS (relais_loire_stock_parent_class)->dispose (object);
}

static void
relais_loire_stock_class_init (RelaisLoireStockClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_loire_stock_dispose;

  g_type_ensure (RELAIS_TYPE_SPRITE_LABEL);
  g_type_ensure (RELAIS_TYPE_WRAP_BOX);
  gtk_widget_class_set_css_name (widget_class, "stock");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/loire-stock.ui");
#define BIND(name) gtk_widget_class_bind_template_child (widget_class, RelaisLoireStock, name)
  BIND (end);
  BIND (towers);
  BIND (deck_1);
  BIND (deck_2);
  BIND (deck_3);
  BIND (deck_4);
#undef BIND
  relais_loire_goods_bind (widget_class, G_STRUCT_OFFSET (RelaisLoireStock, goods));
}

static void
relais_loire_stock_init (RelaisLoireStock *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_loire_stock_new (RelaisMatch *match)
{
  RelaisLoireStock *self;

  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);

  self = g_object_new (RELAIS_TYPE_LOIRE_STOCK, NULL);
  self->match = g_object_ref (match);
  relais_follow (self, match, RELAIS_CHANGE_POSITION, G_CALLBACK (refresh));
  refresh (self);
  return GTK_WIDGET (self);
}
