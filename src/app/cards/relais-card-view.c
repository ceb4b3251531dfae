/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-card-view.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "app/art/relais-art.h"
#include "app/art/relais-game-ui.h"
#include "model/relais-lore.h"
#include "relais-card-marks.h"
#include "relais-card-texts.h"

/* How long cards may be prepared in one frame, so that opening a page full of
 * them never blocks; the others follow in the next frames. */
#define FRAME_BUDGET 12000      /* microseconds */
#define LIFT 4.0f
#define LIFT_TIME 120

struct _RelaisCardView
{
  GtkWidget parent_instance;

  RelaisMatch *match;
  RelaisCard *card;
  int card_width;
  gboolean interactive;
  gboolean selected;
  gboolean plain;
  char *key;

  GArray *texts;                /* all of these: NULL until drawn, and after a change */
  GdkTexture *frame;
  GdkTexture *emblem;
  float laid_out;               /* the width they were made for */
  double title_size;            /* the largest that the title may be; 0: as it fits */
  int scale;

  AdwAnimation *lifting;
  double lift;
  guint describe_id;
};

enum
{
  PROP_MATCH = 1,
  PROP_CARD,
  PROP_CARD_WIDTH,
  PROP_INTERACTIVE,
  PROP_SELECTED,
  PROP_PLAIN,
  PROP_KEY,
  N_PROPS
};

enum
{
  ACTIVATE,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisCardView, relais_card_view, GTK_TYPE_WIDGET)

static const RelaisGameUi *
ui_of (RelaisCardView *self)
{
  return self->match != NULL ? relais_game_ui_find (relais_match_get_game (self->match)) : NULL;
}

/* No copy of it can be had, and the seat has none either. */
static gboolean
is_gone (RelaisCard *card)
{
  return relais_card_get_left (card) == 0 && !relais_card_get_mine (card);
}

/* The card in words: what stands on it, then where it stands. */
static char *
make_label (RelaisCard *card, const RelaisLore *lore)
{
  g_autoptr (GPtrArray) facts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *said = NULL;
  g_autofree char *stands = NULL;
  int cost = relais_card_get_cost (card), points = relais_card_get_points (card);
  const char *state = relais_card_get_state (card);

  g_ptr_array_add (facts, g_strdup (relais_card_get_title (card)));
  if (relais_card_get_group_title (card) != NULL)
    g_ptr_array_add (facts, g_strdup (relais_card_get_group_title (card)));
  if (cost >= 0 && lore != NULL && lore->tell_cost != NULL)
    g_ptr_array_add (facts, lore->tell_cost (cost));
  if (points >= 0)
    g_ptr_array_add (facts, g_strdup_printf (ngettext ("%d point", "%d points", (gulong) points), points));
  if (relais_card_get_changed (card))
    g_ptr_array_add (facts, g_strdup (_("changed in this game")));
  g_ptr_array_add (facts, NULL);
  /* TRANSLATORS: between the facts of a card: “Spy; Post; 3 deniers; 1 point” */
  said = g_strjoinv (_("; "), (char **) facts->pdata);
  if (relais_card_get_takeable (card))
    stands = g_strjoin (" ", state != NULL ? state : "", _("You can have it now."), NULL);
  else
    stands = g_strdup (state);
  if (stands == NULL || *stands == '\0')
    return g_steal_pointer (&said);
  /* TRANSLATORS: the facts of a card, and sentences about where it is: “Spy; Post; 3 deniers; 1 point. 1 of 2 left.” */
  return g_strdup_printf (_("%s. %s"), said, stands);
}

static gboolean
describe (gpointer data)
{
  RelaisCardView *self = data;
  const RelaisLore *lore = self->match != NULL ? relais_lore_find (relais_match_get_game (self->match)) : NULL;

  self->describe_id = 0;
  if (self->card != NULL)
    {
      g_autofree char *label = make_label (self->card, lore);
      const char *text = relais_card_get_text (self->card);

      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text != NULL ? text : "", -1);
    }
  return G_SOURCE_REMOVE;
}

static void
forget (RelaisCardView *self)
{
  g_clear_pointer (&self->texts, g_array_unref);
  g_clear_object (&self->frame);
  g_clear_object (&self->emblem);
}

/* A card is refreshed property by property; its words are put together once. */
static void
on_card_changed (RelaisCardView *self)
{
  g_clear_pointer (&self->texts, g_array_unref);
  if (self->describe_id == 0)
    self->describe_id = g_idle_add (describe, self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_art_changed (RelaisCardView *self)
{
  forget (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
prepare (RelaisCardView *self, const RelaisGameUi *ui, float width)
{
  const char *emblem = relais_card_get_emblem (self->card);
  graphene_rect_t slot = relais_card_slot (ui->cards, "slot-emblem", width);

  if (self->frame == NULL)
    self->frame = relais_card_texture (GTK_WIDGET (self), ui->cards, relais_card_get_frame (self->card), width,
                              width * RELAIS_CARD_HEIGHT / RELAIS_CARD_WIDTH);
  if (self->emblem == NULL && emblem != NULL && *emblem != '\0')
    self->emblem = relais_card_texture (GTK_WIDGET (self), ui->emblems, emblem, slot.size.width, slot.size.height);
  if (self->texts == NULL)
    self->texts = relais_card_texts_new (gtk_widget_get_pango_context (GTK_WIDGET (self)), self->card, ui, width,
                                         self->title_size);
  self->laid_out = width;
  self->scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
}

/* FALSE when this frame has taken its time already. */
static gboolean
prepare_in_time (RelaisCardView *self, const RelaisGameUi *ui, float width)
{
  static gint64 frame = -1, spent;
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));
  gint64 counter = clock != NULL ? gdk_frame_clock_get_frame_counter (clock) : -1;
  gint64 start = g_get_monotonic_time ();

  if (self->laid_out < width || self->laid_out > width || self->scale != gtk_widget_get_scale_factor (GTK_WIDGET (self)))
    forget (self);
  if (self->texts != NULL && self->frame != NULL)
    return TRUE;
  if (counter != frame)
    spent = 0;
  frame = counter;
  if (counter >= 0 && spent > FRAME_BUDGET)
    return FALSE;
  prepare (self, ui, width);
  spent += g_get_monotonic_time () - start;
  return TRUE;
}

static gboolean
draw_again (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  gtk_widget_queue_draw (widget);
  return G_SOURCE_REMOVE;
}

static void
draw_card (RelaisCardView *self, GtkSnapshot *snapshot, const RelaisGameUi *ui, float width, float height)
{
  const RelaisCardFrame *frame = relais_card_frame (ui, self->card);
  graphene_rect_t emblem = relais_card_slot (ui->cards, "slot-emblem", width);
  RelaisCardPen pen = { GTK_WIDGET (self), snapshot, ui, self->match, self->card };

  if (self->frame != NULL)
    gtk_snapshot_append_texture (snapshot, self->frame, &GRAPHENE_RECT_INIT (0, 0, width, height));
  if (self->emblem != NULL)
    gtk_snapshot_append_texture (snapshot, self->emblem, &emblem);
  for (guint i = 0; i < self->texts->len; i++)
    {
      RelaisCardText *text = &g_array_index (self->texts, RelaisCardText, i);

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &text->at);
      gtk_snapshot_append_layout (snapshot, text->layout, &text->colour);
      gtk_snapshot_restore (snapshot);
    }
  if (frame->signs != NULL && relais_card_get_signs (self->card) != NULL)
    relais_card_draw_signs (&pen, relais_card_slot (ui->cards, frame->signs, width));
  if (frame->owners != NULL)
    relais_card_draw_owners (&pen, relais_card_slot (ui->cards, frame->owners, width));
  if (self->key != NULL)
    relais_card_draw_key (&pen, self->key, relais_card_slot (ui->cards, "slot-kind", width));
  if (relais_card_get_reconstructed (self->card))
    relais_card_draw_dots (&pen, width);
  if (relais_card_get_changed (self->card))
    relais_card_draw_changed (&pen, width);
}

static void
relais_card_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RelaisCardView *self = RELAIS_CARD_VIEW (widget);
  const RelaisGameUi *ui = ui_of (self);
  const float ratio = (float) RELAIS_CARD_HEIGHT / RELAIS_CARD_WIDTH;
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float left = 0;

  if (self->card == NULL || ui == NULL || width < 8 || height < 8)
    return;
  if (width * ratio > height)
    {
      left = (width - height / ratio) / 2;
      width = height / ratio;
    }
  height = width * ratio;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (left, -(float) self->lift * LIFT));
  if (!prepare_in_time (self, ui, width))
    {
      relais_card_draw_ring (snapshot, width, height, -2, 1, relais_card_ink (RELAIS_COLOUR_FAINT));
      gtk_widget_add_tick_callback (widget, draw_again, NULL, NULL);
      gtk_snapshot_restore (snapshot);
      return;
    }
  if (!self->plain && relais_card_get_takeable (self->card))
    {
      GskRoundedRect outline = relais_card_outline (width, height, 0);
      GdkRGBA soft = *relais_card_ink (RELAIS_COLOUR_GLOW);

      soft.alpha = 0.55f;
      gtk_snapshot_append_outset_shadow (snapshot, &outline, &soft, 0, 0, 1, MIN (width * 0.06f, 10));
      relais_card_draw_ring (snapshot, width, height, 2.5f, 2.5f, relais_card_ink (RELAIS_COLOUR_GLOW));
    }
  if (!self->plain && is_gone (self->card))
    gtk_snapshot_push_opacity (snapshot, 0.45);
  draw_card (self, snapshot, ui, width, height);
  if (!self->plain && is_gone (self->card))
    gtk_snapshot_pop (snapshot);
  if (self->selected)
    relais_card_draw_ring (snapshot, width, height, 4, 3, relais_card_ink (RELAIS_COLOUR_GLOW));
  if ((gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0)
    relais_card_draw_ring (snapshot, width, height, self->selected ? 7 : 4, 2, relais_card_ink (RELAIS_COLOUR_INK));
  gtk_snapshot_restore (snapshot);
}

static void
relais_card_view_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  RelaisCardView *self = RELAIS_CARD_VIEW (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                          ? self->card_width
                          : self->card_width * RELAIS_CARD_HEIGHT / RELAIS_CARD_WIDTH;
}

static void
relais_card_view_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  RelaisCardView *self = RELAIS_CARD_VIEW (widget);
  gboolean over = (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT) != 0;

  GTK_WIDGET_CLASS (relais_card_view_parent_class)->state_flags_changed (widget, before);
  gtk_widget_queue_draw (widget);
  if (!self->interactive || over == ((before & GTK_STATE_FLAG_PRELIGHT) != 0))
    return;
  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->lifting), self->lift);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->lifting), over ? 1 : 0);
  adw_animation_play (self->lifting);
}

static void
on_lift (double value, gpointer data)
{
  RelaisCardView *self = data;

  self->lift = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Fonts or text size are other ones. */
static void
relais_card_view_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (relais_card_view_parent_class)->css_changed (widget, change);
  g_clear_pointer (&RELAIS_CARD_VIEW (widget)->texts, g_array_unref);
}

/* What does not stand on the card in letters that can be read. */
static gboolean
relais_card_view_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  RelaisCardView *self = RELAIS_CARD_VIEW (widget);
  g_autofree char *words = NULL;

  if (self->card == NULL || relais_card_get_text (self->card) == NULL)
    return FALSE;
  if (gtk_widget_get_width (widget) >= RELAIS_CARD_BRIEF && (self->texts == NULL || !relais_card_texts_cut (self->texts)))
    return FALSE;
  words = g_strconcat (relais_card_get_title (self->card), "\n", relais_card_get_text (self->card), NULL);
  gtk_tooltip_set_text (tooltip, words);
  return TRUE;
}

static void
on_pressed (RelaisCardView *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
on_released (RelaisCardView *self, int n, double x, double y)
{
  if (gtk_widget_contains (GTK_WIDGET (self), x, y))
    g_signal_emit (self, signals[ACTIVATE], 0);
}

static void
relais_card_view_constructed (GObject *object)
{
  RelaisCardView *self = RELAIS_CARD_VIEW (object);

  G_OBJECT_CLASS (relais_card_view_parent_class)->constructed (object);
  gtk_widget_set_focusable (GTK_WIDGET (self), self->interactive);
  if (self->interactive)
    {
      GtkGesture *click = gtk_gesture_click_new ();

      g_signal_connect_swapped (click, "pressed", G_CALLBACK (on_pressed), self);
      g_signal_connect_swapped (click, "released", G_CALLBACK (on_released), self);
      gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
    }
}

static void
relais_card_view_dispose (GObject *object)
{
  RelaisCardView *self = RELAIS_CARD_VIEW (object);

  relais_card_view_set_card (self, NULL);
  g_clear_handle_id (&self->describe_id, g_source_remove);
  g_clear_object (&self->lifting);
  g_clear_object (&self->match);
  forget (self);
  G_OBJECT_CLASS (relais_card_view_parent_class)->dispose (object);
}

static void
relais_card_view_finalize (GObject *object)
{
  g_free (RELAIS_CARD_VIEW (object)->key);
  G_OBJECT_CLASS (relais_card_view_parent_class)->finalize (object);
}

static void
relais_card_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisCardView *self = RELAIS_CARD_VIEW (object);

  switch (id)
    {
    case PROP_MATCH: g_value_set_object (value, self->match); break;
    case PROP_CARD: g_value_set_object (value, self->card); break;
    case PROP_CARD_WIDTH: g_value_set_int (value, self->card_width); break;
    case PROP_INTERACTIVE: g_value_set_boolean (value, self->interactive); break;
    case PROP_SELECTED: g_value_set_boolean (value, self->selected); break;
    case PROP_PLAIN: g_value_set_boolean (value, self->plain); break;
    case PROP_KEY: g_value_set_string (value, self->key); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_card_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisCardView *self = RELAIS_CARD_VIEW (object);

  switch (id)
    {
    case PROP_MATCH:
      if (g_set_object (&self->match, g_value_get_object (value)))
        on_art_changed (self);
      break;
    case PROP_CARD:
      relais_card_view_set_card (self, g_value_get_object (value));
      break;
    case PROP_CARD_WIDTH:
      self->card_width = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    case PROP_INTERACTIVE:
      self->interactive = g_value_get_boolean (value);
      break;
    case PROP_SELECTED:
      self->selected = g_value_get_boolean (value);
      gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, self->selected, -1);
      gtk_widget_queue_draw (GTK_WIDGET (self));
      break;
    case PROP_PLAIN:
      self->plain = g_value_get_boolean (value);
      gtk_widget_queue_draw (GTK_WIDGET (self));
      break;
    case PROP_KEY:
      g_free (self->key);
      self->key = g_value_dup_string (value);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS,
                                      self->key != NULL ? self->key : "", -1);
      gtk_widget_queue_draw (GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_card_view_class_init (RelaisCardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->constructed = relais_card_view_constructed;
  object_class->dispose = relais_card_view_dispose;
  object_class->finalize = relais_card_view_finalize;
  object_class->get_property = relais_card_view_get_property;
  object_class->set_property = relais_card_view_set_property;
  widget_class->measure = relais_card_view_measure;
  widget_class->snapshot = relais_card_view_snapshot;
  widget_class->state_flags_changed = relais_card_view_state_flags_changed;
  widget_class->css_changed = relais_card_view_css_changed;
  widget_class->query_tooltip = relais_card_view_query_tooltip;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, RELAIS_TYPE_MATCH, flags);
  properties[PROP_CARD] = g_param_spec_object ("card", NULL, NULL, RELAIS_TYPE_CARD, flags);
  properties[PROP_CARD_WIDTH] = g_param_spec_int ("card-width", NULL, NULL, 16, 4096, 160, flags);
  properties[PROP_INTERACTIVE] = g_param_spec_boolean ("interactive", NULL, NULL, FALSE, flags | G_PARAM_CONSTRUCT_ONLY);
  properties[PROP_SELECTED] = g_param_spec_boolean ("selected", NULL, NULL, FALSE, flags);
  properties[PROP_PLAIN] = g_param_spec_boolean ("plain", NULL, NULL, FALSE, flags);
  properties[PROP_KEY] = g_param_spec_string ("key", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[ACTIVATE] = g_signal_new ("activate", RELAIS_TYPE_CARD_VIEW, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_activate_signal (widget_class, signals[ACTIVATE]);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_Return, 0, "activate", NULL);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_KP_Enter, 0, "activate", NULL);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_space, 0, "activate", NULL);
  gtk_widget_class_set_css_name (widget_class, "playcard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
relais_card_view_init (RelaisCardView *self)
{
  self->card_width = 160;
  self->lifting = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, LIFT_TIME,
                                           adw_callback_animation_target_new (on_lift, self, NULL));
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (relais_art_get_default (), "changed", G_CALLBACK (on_art_changed), self, G_CONNECT_SWAPPED);
}

GtkWidget *
relais_card_view_new (RelaisMatch *match, RelaisCard *card, int card_width)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);
  return g_object_new (RELAIS_TYPE_CARD_VIEW, "match", match, "card", card, "card-width", card_width, "interactive", TRUE, NULL);
}

RelaisCard *
relais_card_view_get_card (RelaisCardView *self)
{
  g_return_val_if_fail (RELAIS_IS_CARD_VIEW (self), NULL);
  return self->card;
}

void
relais_card_view_set_card (RelaisCardView *self, RelaisCard *card)
{
  g_return_if_fail (RELAIS_IS_CARD_VIEW (self));

  if (self->card == card)
    return;
  if (self->card != NULL)
    g_signal_handlers_disconnect_by_func (self->card, on_card_changed, self);
  g_set_object (&self->card, card);
  if (card == NULL)
    return;
  g_signal_connect_object (card, "notify", G_CALLBACK (on_card_changed), self, G_CONNECT_SWAPPED);
  on_art_changed (self);
  g_clear_handle_id (&self->describe_id, g_source_remove);
  describe (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CARD]);
}

/* Cards beside each other have titles of one size. */
void
relais_card_view_set_title_size (RelaisCardView *self, double size)
{
  g_return_if_fail (RELAIS_IS_CARD_VIEW (self));

  if (fabs (self->title_size - size) < 0.01)
    return;
  self->title_size = size;
  g_clear_pointer (&self->texts, g_array_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
