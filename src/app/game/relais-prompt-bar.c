/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-prompt-bar-private.h"

#include <glib/gi18n.h>

#include "app/art/relais-game-ui.h"
#include "app/kit/relais-announce.h"
#include "app/kit/relais-css-class.h"
#include "app/kit/relais-focus.h"
#include "app/kit/relais-spoken.h"
#include "app/kit/relais-wrap-box.h"
#include "app/old-gtk/relais-template.h"
#include "app/old-gtk/relais-tooltip.h"
#include "model/relais-advice.h"

#define LOW_WINDOW 880
/* In a narrower window the question needs the room of the lamp, which is in the menu and has its key, too. */
#define NARROW_WINDOW 440
/* Questions come and go, what is beside them stays: they never ask for more. */
#define WISHED_WIDTH 480

enum
{
  PROP_MATCH = 1,
  PROP_DECISION,
  PROP_COMPUTERS,
  PROP_COMPACT,
  PROP_KEYLESS,
  PROP_ENDS_TURNS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisPromptBar, relais_prompt_bar, GTK_TYPE_WIDGET)

static void
set_label (GtkLabel *label, const char *words)
{
  gtk_label_set_text (label, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (label), words != NULL && *words != '\0');
}

/* The seat whose decision it is in the position shown. */
static RelaisSeat *
shown_seat (RelaisPromptBar *self)
{
  const RelaisView *view = relais_match_get_view (self->match);

  return relais_match_nth_seat (self->match, (guint) view->game->seat (&view->state));
}

/* Who is first in a game that is over, NULL when several are. */
static RelaisSeat *
winner (RelaisPromptBar *self)
{
  const RelaisGame *game = relais_match_get_game (self->match);
  RelaisScore score;
  RelaisSeat *first = NULL;

  game->score (relais_match_get_edition (self->match), relais_match_get_state (self->match), &score);
  for (guint i = 0; i < score.seats; i++)
    {
      if (score.rank[i] != 1)
        continue;
      if (first != NULL)
        return NULL;
      first = relais_match_nth_seat (self->match, i);
    }
  return first;
}

/* The game is over where it stands, and that is what is shown. */
static gboolean
shows_the_end (RelaisPromptBar *self)
{
  return self->match != NULL && relais_match_is_over (self->match) && !relais_match_is_looking_back (self->match);
}

/* The badge and the band are those of who decides; at the end, of who won. */
static void
refresh_colour (RelaisPromptBar *self)
{
  const RelaisGameUi *ui = relais_game_ui_find (relais_match_get_game (self->match));
  RelaisSeat *seat = shows_the_end (self) ? winner (self) : shown_seat (self);

  if (self->colour != NULL)
    gtk_widget_remove_css_class (self->band, self->colour);
  self->colour = NULL;
  gtk_widget_set_visible (GTK_WIDGET (self->badge), seat != NULL && ui != NULL);
  if (seat != NULL)
    {
      const char *badge = relais_seat_badge (relais_seat_get_colour (seat));
      g_autofree char *style = g_strconcat ("seat-", relais_seat_get_colour (seat), NULL);

      self->colour = g_intern_string (style);
      gtk_widget_add_css_class (self->band, self->colour);
      if (ui != NULL)
        relais_sprite_set (self->badge, ui->pieces, badge);
    }
}

/* A button is called what it leads to: what comes before "on foot" is no horse fewer. */
static void
name_step (GtkWidget *button, const char *words, const char *key, const char *otherwise)
{
  g_autofree char *tooltip = NULL;

  gtk_widget_set_sensitive (button, words != NULL);
  if (words != NULL)
    /* TRANSLATORS: what a button sets, and the key that does it, too: "2 horses (+)" */
    tooltip = g_strdup_printf (_("%s (%s)"), words, key);
  relais_tooltip_set (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, words != NULL ? words : otherwise,
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key,
                                  -1);
}

static void
refresh_stepper (RelaisPromptBar *self)
{
  const RelaisLore *lore = self->match != NULL ? relais_lore_find (relais_match_get_game (self->match)) : NULL;
  g_autofree char *words = NULL;
  g_autofree char *less = NULL;
  g_autofree char *more = NULL;

  if (self->decision != NULL && self->match != NULL && !relais_match_is_looking_back (self->match))
    {
      words = relais_decision_adjusted (self->decision, 0);
      less = relais_decision_adjusted (self->decision, -1);
      more = relais_decision_adjusted (self->decision, 1);
    }
  gtk_widget_set_visible (self->stepper, words != NULL);
  set_label (self->number, words);
  relais_tooltip_set (GTK_WIDGET (self->number), words);
  if (lore == NULL || lore->setting == NULL)
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->stepper), GTK_ACCESSIBLE_PROPERTY_LABEL, _(lore->setting), -1);
  name_step (self->fewer, less, "−", _(lore->fewer));
  name_step (self->more, more, "+", _(lore->more));
}

static void
tell_question (RelaisPromptBar *self, const char *question, const char *remark)
{
  set_label (self->question, question);
  gtk_inscription_set_text (self->remark, remark);
  relais_tooltip_set (GTK_WIDGET (self->remark), remark);
  relais_spoken_name (GTK_WIDGET (self), question);
  relais_spoken_describe (GTK_WIDGET (self), remark);
}

static void
ask (RelaisPromptBar *self)
{
  const char *question = relais_decision_get_question (self->decision);

  if (question == NULL && relais_match_is_over (self->match))
    question = _("The game is over");
  if (g_strcmp0 (question, gtk_label_get_text (self->question)) != 0 && question != NULL)
    relais_announce_question (GTK_WIDGET (self), question);
  tell_question (self, question, relais_decision_get_remark (self->decision));
}

static void
tell_looking_back (RelaisPromptBar *self)
{
  const RelaisGame *game = relais_match_get_game (self->match);
  RelaisNode *node = relais_match_get_shown_node (self->match);
  gboolean may_go = relais_match_can_go (self->match, node);
  g_autofree char *question = NULL;

  if (node->parent == NULL)
    question = g_strdup (_("Looking back: the start of the game"));
  else
    question = g_strdup_printf (
      /* TRANSLATORS: %d is the number of the turn, %s the player whose turn it was. */
      _("Looking back: turn %d, %s"), game->turn (node->state) + 1,
      relais_seat_get_name (shown_seat (self)));
  if (g_strcmp0 (question, gtk_label_get_text (self->question)) != 0)
    relais_announce_question (GTK_WIDGET (self), question);
  tell_question (self, question,
                 may_go ? _("The game waits where it was. You can also play on from here.")
                        : _("The game waits where it was."));
  relais_tooltip_set (self->go_on,
                      may_go ? _("Play on from this position; what came after stays as a branch")
                             : _("With strict undo, what was revealed cannot be taken back"));
}

/* A trial is always seen: beside the question, or where there is no room, below. */
static gboolean
refresh_foot (gpointer user_data)
{
  RelaisPromptBar *self = user_data;
  gboolean trying = self->match != NULL && relais_match_get_trying (self->match);

  gtk_widget_set_visible (self->trial_foot, trying && adw_squeezer_get_visible_child (self->trial_words) == NULL);
  self->foot_source = 0;
  return G_SOURCE_REMOVE;
}

/* There is room or not while widgets get their sizes: not the time to ask for others. */
static void
refresh_foot_soon (RelaisPromptBar *self)
{
  if (self->foot_source == 0)
    self->foot_source = g_idle_add (refresh_foot, self);
}

static gboolean
is_watching (RelaisPromptBar *self)
{
  return self->match != NULL && relais_match_is_for_computer (self->match) && !relais_match_is_looking_back (self->match);
}

static void
refresh (RelaisPromptBar *self)
{
  gboolean looking = self->match != NULL && relais_match_is_looking_back (self->match);

  gtk_widget_set_visible (self->looking, looking);
  gtk_widget_set_visible (self->over, shows_the_end (self));
  gtk_widget_set_visible (GTK_WIDGET (self->watching), is_watching (self));
  gtk_widget_set_visible (self->trial, self->match != NULL && relais_match_get_trying (self->match));
  refresh_foot_soon (self);
  gtk_widget_set_visible (self->hint, !self->narrow && self->decision != NULL && relais_advice_is_for (self->decision));
  gtk_widget_set_visible (self->back, !looking && self->decision != NULL && self->match != NULL
                                      && relais_decision_can_back (self->decision));
  g_object_set (self->choices, "decision", looking ? NULL : self->decision, NULL);
  refresh_stepper (self);
  if (self->match == NULL)
    {
      tell_question (self, NULL, NULL);
      return;
    }
  refresh_colour (self);
  if (looking)
    tell_looking_back (self);
  else if (self->decision != NULL)
    ask (self);
}

/* While the turn is about to end by itself, that stands where there is room for a remark. */
static void
on_ending (RelaisPromptBar *self)
{
  if (relais_turn_ender_is_running (self->ender))
    tell_question (self, relais_decision_get_question (self->decision), _("The turn ends by itself: any key or press holds it."));
  else
    refresh (self);
}

/* Where it is not seen, what is asked is said all the same. */
static void
on_changed (RelaisPromptBar *self, RelaisChange what)
{
  if ((what & (RELAIS_CHANGE_POSITION | RELAIS_CHANGE_QUESTION | RELAIS_CHANGE_SEATS)) != 0)
    refresh (self);
}

static GtkWidget *
in_place_of_choices (RelaisPromptBar *self)
{
  if (relais_match_is_looking_back (self->match))
    return self->looking;
  return is_watching (self) ? GTK_WIDGET (self->watching) : NULL;
}

/* The buttons for looking back go, and those of the answers come, or the other way round: the keyboard stays in the bar. */
static void
on_settled (RelaisPromptBar *self)
{
  GtkWidget *stands = in_place_of_choices (self);
  GtkWidget *focus = relais_focus_get (GTK_WIDGET (self));

  if (stands == self->stood)
    return;
  self->stood = stands;
  if (focus == NULL || relais_focus_is_below (GTK_WIDGET (self)))
    relais_prompt_bar_focus (self);
}

static void
set_match (RelaisPromptBar *self, RelaisMatch *match)
{
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_set_object (&self->match, match);
  g_object_set (self->status, "match", match, NULL);
  if (match != NULL)
    {
      g_signal_connect_object (match, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (match, "notify::seat", G_CALLBACK (relais_prompt_keys_hand_over), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (match, "settled", G_CALLBACK (on_settled), self, G_CONNECT_SWAPPED);
    }
  refresh (self);
}

static void
set_decision (RelaisPromptBar *self, RelaisDecision *decision)
{
  g_set_object (&self->decision, decision);
  relais_turn_ender_set_decision (self->ender, decision);
  refresh (self);
}

/* In a low window the board needs the room. */
static void
set_compact (RelaisPromptBar *self, gboolean compact)
{
  if (self->compact == compact)
    return;
  self->compact = compact;
  relais_css_class_set (GTK_WIDGET (self), "compact", compact);
  g_object_set (self->badge, "pixel-size", compact ? 26 : 34, NULL);
  relais_prompt_layout_set_least (self->layout, compact ? 1 : 2);
  g_object_set (self->choices, "compact", compact, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPACT]);
}

static void
on_layout (RelaisPromptBar *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  int width = root != NULL ? gtk_widget_get_width (GTK_WIDGET (root)) : 0;
  int height = root != NULL ? gtk_widget_get_height (GTK_WIDGET (root)) : 0;

  /* Before a window is shown: how large it is going to be, so that nothing is laid out and drawn twice. */
  if (height == 0 && GTK_IS_WINDOW (root))
    gtk_window_get_default_size (GTK_WINDOW (root), &width, &height);
  if (width > 0 && self->narrow != (width < NARROW_WINDOW))
    {
      self->narrow = width < NARROW_WINDOW;
      refresh (self);
    }
  if (height <= 0 || height == self->window_height)
    return;
  self->window_height = height;
  set_compact (self, height < LOW_WINDOW);
  relais_choice_bar_refit (self->choices);
}

/* What there is no room for: the end of a long question, or what stands below. */
static gboolean
on_query_tooltip (RelaisPromptBar *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  const char *remark = gtk_inscription_get_text (self->remark);
  g_autofree char *words = NULL;

  if (gtk_widget_get_child_visible (GTK_WIDGET (self->remark))
      && !pango_layout_is_ellipsized (gtk_label_get_layout (self->question)))
    return FALSE;
  words = g_strjoin ("\n", gtk_label_get_text (self->question), remark, NULL);
  gtk_tooltip_set_text (tooltip, words);
  return TRUE;
}

/* The button goes once there is no way back. */
static void
on_other (RelaisPromptBar *self)
{
  relais_decision_back (self->decision);
  if (!gtk_widget_get_visible (self->back))
    relais_prompt_bar_focus (self);
}

static void
on_fewer (RelaisPromptBar *self)
{
  relais_prompt_keys_adjust (self, -1);
}

static void
on_more (RelaisPromptBar *self)
{
  relais_prompt_keys_adjust (self, 1);
}

/* As high whatever is asked: a long remark takes what few answers leave. */
static void
relais_prompt_bar_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  RelaisPromptBar *self = RELAIS_PROMPT_BAR (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->box, orientation, for_size, minimum, natural, NULL, NULL);
      *natural = MIN (*natural, MAX (*minimum, WISHED_WIDTH));
      return;
    }
  *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (self->box); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int least, wanted;

      gtk_widget_measure (child, orientation, for_size, &least, &wanted, NULL, NULL);
      *natural += child == self->head ? least : wanted;
    }
  *minimum = *natural;
}

static GtkSizeRequestMode
relais_prompt_bar_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
relais_prompt_bar_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (RELAIS_PROMPT_BAR (widget)->box, &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
relais_prompt_bar_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (relais_prompt_bar_parent_class)->root (widget);
  on_layout (RELAIS_PROMPT_BAR (widget));
}

static void
relais_prompt_bar_realize (GtkWidget *widget)
{
  RelaisPromptBar *self = RELAIS_PROMPT_BAR (widget);

  GTK_WIDGET_CLASS (relais_prompt_bar_parent_class)->realize (widget);
  self->surface = g_object_ref (gtk_native_get_surface (gtk_widget_get_native (widget)));
  g_signal_connect_object (self->surface, "layout", G_CALLBACK (on_layout), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static void
relais_prompt_bar_unrealize (GtkWidget *widget)
{
  RelaisPromptBar *self = RELAIS_PROMPT_BAR (widget);

  g_signal_handlers_disconnect_by_data (self->surface, self);
  g_clear_object (&self->surface);
  GTK_WIDGET_CLASS (relais_prompt_bar_parent_class)->unrealize (widget);
}

static void
relais_prompt_bar_dispose (GObject *object)
{
  RelaisPromptBar *self = RELAIS_PROMPT_BAR (object);

  if (self->status != NULL)
    {
      set_decision (self, NULL);
      set_match (self, NULL);
    }
  g_clear_object (&self->ender);
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_PROMPT_BAR);
  g_clear_handle_id (&self->foot_source, g_source_remove);
  G_OBJECT_CLASS (relais_prompt_bar_parent_class)->dispose (object);
}

static void
relais_prompt_bar_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisPromptBar *self = RELAIS_PROMPT_BAR (object);

  switch (id)
    {
    case PROP_MATCH: g_value_set_object (value, self->match); break;
    case PROP_DECISION: g_value_set_object (value, self->decision); break;
    case PROP_COMPACT: g_value_set_boolean (value, self->compact); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_prompt_bar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisPromptBar *self = RELAIS_PROMPT_BAR (object);

  switch (id)
    {
    case PROP_MATCH: set_match (self, g_value_get_object (value)); break;
    case PROP_DECISION: set_decision (self, g_value_get_object (value)); break;
    case PROP_COMPACT: set_compact (self, g_value_get_boolean (value)); break;
    case PROP_ENDS_TURNS: relais_turn_ender_set_enabled (self->ender, g_value_get_boolean (value)); break;
    case PROP_COMPUTERS: g_object_set_property (G_OBJECT (self->watching), "computers", value); break;
    case PROP_KEYLESS: g_object_set_property (G_OBJECT (self->choices), "keyless", value); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_prompt_bar_class_init (RelaisPromptBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = relais_prompt_bar_dispose;
  object_class->get_property = relais_prompt_bar_get_property;
  object_class->set_property = relais_prompt_bar_set_property;
  widget_class->measure = relais_prompt_bar_measure;
  widget_class->get_request_mode = relais_prompt_bar_get_request_mode;
  widget_class->size_allocate = relais_prompt_bar_size_allocate;
  widget_class->root = relais_prompt_bar_root;
  widget_class->realize = relais_prompt_bar_realize;
  widget_class->unrealize = relais_prompt_bar_unrealize;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, RELAIS_TYPE_MATCH, flags);
  properties[PROP_DECISION] = g_param_spec_object ("decision", NULL, NULL, RELAIS_TYPE_DECISION, flags);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE, flags | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_COMPUTERS] = g_param_spec_object ("computers", NULL, NULL, RELAIS_TYPE_COMPUTERS, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_KEYLESS] = g_param_spec_boolean ("keyless", NULL, NULL, FALSE, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_ENDS_TURNS] = g_param_spec_boolean ("ends-turns", NULL, NULL, FALSE, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (RELAIS_TYPE_CHOICE_BAR);
  g_type_ensure (RELAIS_TYPE_PROMPT_LAYOUT);
  g_type_ensure (RELAIS_TYPE_SPRITE);
  g_type_ensure (RELAIS_TYPE_STATUS_LINE);
  gtk_widget_class_set_css_name (widget_class, "promptbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_ensure (RELAIS_TYPE_WATCH_BAR);
  g_type_ensure (RELAIS_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-prompt-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, box);
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, band);
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, head);
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, layout);
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, badge);
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, question);
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, remark);
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, hint);
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, back);
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, stepper);
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, fewer);
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, number);
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, more);
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, trial);
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, trial_words);
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, trial_foot);
  gtk_widget_class_bind_template_callback (widget_class, refresh_foot_soon);
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, choices);
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, over);
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, show_result);
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, looking);
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, go_on);
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, watching);
  gtk_widget_class_bind_template_child (widget_class, RelaisPromptBar, status);
  gtk_widget_class_bind_template_callback (widget_class, on_fewer);
  gtk_widget_class_bind_template_callback (widget_class, on_other);
  gtk_widget_class_bind_template_callback (widget_class, on_more);
  gtk_widget_class_bind_template_callback (widget_class, on_query_tooltip);
}

static void
relais_prompt_bar_init (RelaisPromptBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  relais_prompt_keys_add (self);
  self->ender = relais_turn_ender_new (self->choices);
  g_signal_connect_object (self->ender, "notify::running", G_CALLBACK (on_ending), self, G_CONNECT_SWAPPED);
}

void
relais_prompt_bar_focus (RelaisPromptBar *self)
{
  g_return_if_fail (RELAIS_IS_PROMPT_BAR (self));

  if (gtk_widget_get_visible (self->looking))
    relais_focus_enter (self->looking);
  else if (gtk_widget_get_visible (GTK_WIDGET (self->watching)))
    relais_watch_bar_focus (self->watching);
  else if (shows_the_end (self))
    gtk_widget_grab_focus (self->show_result);
  else
    relais_choice_bar_focus (self->choices);
}
