/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-choice-bar.h"

#include <glib/gi18n.h>

#include "app/kit/relais-focus.h"
#include "app/kit/relais-template.h"
#include "relais-choice-fold.h"
#include "relais-choice-rows.h"
#include "relais-press-guard.h"
#include "relais-reason-popover.h"

#define DIGITS 9
/* More buttons than that are too many to read: more is folded. */
#define MOST_BUTTONS 8
#define MOST_BUTTONS_COMPACT 6
#define IMPOSSIBLE "impossible"
/* More than the padding of the rows. */
#define AROUND_ROWS 16

/* How much is folded; the first that leaves few enough buttons counts. */
static const struct
{
  guint groups_above;           /* larger groups are */
  gboolean impossible;          /* what cannot be done is */
} foldings[] = { { 3, FALSE }, { 3, TRUE }, { 1, TRUE } };

struct _RelaisChoiceBar
{
  GtkWidget parent_instance;

  RelaisDecision *decision;
  const RelaisGameUi *ui;
  GtkWidget *scrolled;
  RelaisChoiceRows *box;
  GPtrArray *slots;             /* of Slot, as they are shown */
  GtkWidget *asking;            /* what is being pressed: explanations belong there */
  gboolean compact;
  gboolean keyless;
  int turn;                     /* as the game counts them */
  int kept;                     /* the height that this turn needed so far, at this width */
  int kept_before;              /* and the turn before */
  int width;
};

/* A button and the choices it stands for: one, or a folded group. */
typedef struct
{
  char *key;                    /* stays the same from refresh to refresh */
  GPtrArray *choices;
  GtkWidget *widget;
  guint digit;                  /* 0: none */
} Slot;

enum
{
  PROP_DECISION = 1,
  PROP_COMPACT,
  PROP_KEYLESS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisChoiceBar, relais_choice_bar, GTK_TYPE_WIDGET)

static void
slot_free (gpointer data)
{
  Slot *slot = data;

  g_free (slot->key);
  g_ptr_array_unref (slot->choices);
  g_clear_object (&slot->widget);
  g_free (slot);
}

static gboolean
is_fold (const Slot *slot)
{
  return g_str_has_prefix (slot->key, "group ") || g_str_equal (slot->key, IMPOSSIBLE);
}

static gboolean
is_possible (const Slot *slot)
{
  for (guint i = 0; i < slot->choices->len; i++)
    if (relais_choice_get_reason (slot->choices->pdata[i]) == NULL)
      return TRUE;
  return FALSE;
}

static gboolean
is_suggested (const Slot *slot)
{
  return !is_fold (slot) && relais_choice_get_suggested (slot->choices->pdata[0]);
}

/* What is suggested and what ends the turn is never hidden behind others. */
static gboolean
may_fold (RelaisChoice *choice)
{
  return relais_choice_get_group (choice) != NULL && !relais_choice_get_suggested (choice)
         && !relais_choice_get_ends_turn (choice);
}

static guint
group_size (GListModel *choices, const char *group)
{
  guint size = 0;

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);

      size += may_fold (choice) && g_str_equal (relais_choice_get_group (choice), group);
    }
  return size;
}

static Slot *
find_slot (GPtrArray *slots, const char *key)
{
  for (guint i = 0; i < slots->len; i++)
    if (g_str_equal (((Slot *) slots->pdata[i])->key, key))
      return slots->pdata[i];
  return NULL;
}

static void
add_choice (GPtrArray *slots, RelaisChoice *choice, const char *key)
{
  Slot *slot = find_slot (slots, key);

  if (slot == NULL)
    {
      slot = g_new0 (Slot, 1);
      slot->key = g_strdup (key);
      slot->choices = g_ptr_array_new_with_free_func (g_object_unref);
      g_ptr_array_add (slots, slot);
    }
  g_ptr_array_add (slot->choices, g_object_ref (choice));
}

static char *
make_key (GListModel *choices, RelaisChoice *choice, guint folding)
{
  const char *group = relais_choice_get_group (choice);

  if (may_fold (choice) && group_size (choices, group) > foldings[folding].groups_above)
    return g_strconcat ("group ", group, NULL);
  if (foldings[folding].impossible && relais_choice_get_reason (choice) != NULL && !relais_choice_get_ends_turn (choice))
    return g_strdup (IMPOSSIBLE);
  return g_strconcat ("choice ", relais_choice_get_id (choice), NULL);
}

/* What is folded because it is impossible comes late; the end of the turn is
 * the last. */
static GPtrArray *
sort_choices (GListModel *choices, guint folding)
{
  GPtrArray *slots = g_ptr_array_new_with_free_func (slot_free);

  for (guint pass = 0; pass < 3; pass++)
    for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
      {
        g_autoptr (RelaisChoice) choice = g_list_model_get_item (choices, i);
        g_autofree char *key = make_key (choices, choice, folding);
        guint wanted = relais_choice_get_ends_turn (choice) ? 2 : g_str_equal (key, IMPOSSIBLE);

        if (wanted == pass)
          add_choice (slots, choice, key);
      }
  return slots;
}

/* Digits go to what can be done. */
static GPtrArray *
make_slots (GListModel *choices, guint most, gboolean keyless)
{
  GPtrArray *slots = sort_choices (choices, 0);
  guint digit = 1;

  for (guint folding = 1; folding < G_N_ELEMENTS (foldings) && slots->len > most; folding++)
    {
      g_ptr_array_unref (slots);
      slots = sort_choices (choices, folding);
    }
  for (guint i = 0; i < slots->len && digit <= DIGITS && !keyless; i++)
    if (is_possible (slots->pdata[i]))
      ((Slot *) slots->pdata[i])->digit = digit++;
  return slots;
}

static void
choose (RelaisChoiceBar *self, RelaisChoiceButton *button)
{
  g_autoptr (RelaisChoice) choice = g_object_ref (relais_choice_button_get_choice (button));
  GtkWidget *fold = gtk_widget_get_ancestor (GTK_WIDGET (button), RELAIS_TYPE_CHOICE_FOLD);

  if (fold != NULL && relais_choice_get_reason (choice) == NULL)
    relais_choice_fold_close (RELAIS_CHOICE_FOLD (fold));
  g_set_weak_pointer (&self->asking, GTK_WIDGET (button));
  relais_decision_choose (self->decision, choice);
  g_clear_weak_pointer (&self->asking);
}

static void
on_button_chosen (RelaisChoiceBar *self, RelaisChoiceButton *button)
{
  choose (self, button);
}

static void
on_fold_chosen (RelaisChoiceBar *self, RelaisChoiceButton *button, RelaisChoiceFold *fold)
{
  choose (self, button);
}

static void
on_explain (RelaisChoiceBar *self, RelaisReason *reason, const char *place)
{
  if (self->asking != NULL && gtk_widget_get_mapped (self->asking))
    relais_reason_popover_show (self->asking, NULL, reason);
}

static GtkWidget *
make_widget (RelaisChoiceBar *self, const Slot *slot)
{
  GtkWidget *widget = is_fold (slot) ? relais_choice_fold_new () : relais_choice_button_new ();

  g_signal_connect_object (widget, "chosen", is_fold (slot) ? G_CALLBACK (on_fold_chosen) : G_CALLBACK (on_button_chosen),
                           self, G_CONNECT_SWAPPED);
  return widget;
}

/* What stands on the button of a fold. */
static RelaisChoice *
make_head (RelaisChoiceBar *self, const Slot *slot)
{
  guint n = slot->choices->len;

  if (!g_str_equal (slot->key, IMPOSSIBLE))
    return relais_decision_get_head (self->decision, relais_choice_get_group (slot->choices->pdata[0]));
  return relais_choice_new (IMPOSSIBLE, "action-lock", g_strdup (_("Not possible now")),
                            /* TRANSLATORS: stands below "Not possible now" */
                            g_strdup_printf (ngettext ("%u thing, and why", "%u things, and why", n), n));
}

static void
fill_widget (RelaisChoiceBar *self, const Slot *slot)
{
  RelaisMatch *match = relais_decision_get_match (self->decision);
  const char *colour = relais_seat_get_colour (relais_match_nth_seat (match, (guint) relais_match_get_seat (match)));
  char key[] = { slot->digit > 0 ? (char) ('0' + slot->digit) : '\0', '\0' };

  if (is_fold (slot))
    {
      g_autoptr (RelaisChoice) head = make_head (self, slot);

      relais_choice_fold_set_choices (RELAIS_CHOICE_FOLD (slot->widget), self->ui, colour, head, slot->choices);
      relais_choice_face_set_compact (relais_choice_fold_get_face (RELAIS_CHOICE_FOLD (slot->widget)), self->compact);
      relais_choice_fold_set_key (RELAIS_CHOICE_FOLD (slot->widget), *key != '\0' ? key : NULL);
      return;
    }
  relais_choice_button_set_choice (RELAIS_CHOICE_BUTTON (slot->widget), self->ui, colour,
                                   slot->choices->pdata[0]);
  relais_choice_face_set_compact (relais_choice_button_get_face (RELAIS_CHOICE_BUTTON (slot->widget)), self->compact);
  relais_choice_button_set_key (RELAIS_CHOICE_BUTTON (slot->widget), *key != '\0' ? key : NULL);
}

/* Enter presses what is suggested, wherever else the focus is. What leaves only
 * takes back its own: the next page may have been shown before. */
static void
set_default (RelaisChoiceBar *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *before;

  if (!GTK_IS_WINDOW (root))
    return;
  before = gtk_window_get_default_widget (GTK_WINDOW (root));
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_window_set_default_widget (GTK_WINDOW (root), relais_choice_bar_suggested (self));
  else if (before != NULL && gtk_widget_is_ancestor (before, GTK_WIDGET (self)))
    gtk_window_set_default_widget (GTK_WINDOW (root), NULL);
}

static void
count_turns (RelaisChoiceBar *self)
{
  RelaisMatch *match = relais_decision_get_match (self->decision);
  int turn = relais_match_get_game (match)->turn (relais_match_get_state (match));

  if (turn == self->turn)
    return;
  self->turn = turn;
  self->kept_before = self->kept;
  self->kept = 0;
}

static void
forget_height (RelaisChoiceBar *self)
{
  self->kept = self->kept_before = 0;
}

/* Buttons whose choice is still there stay, so that nothing flickers and the
 * focus stays where it is. */
static void
refresh (RelaisChoiceBar *self)
{
  g_autoptr (GPtrArray) before = g_steal_pointer (&self->slots);
  gboolean focused = relais_focus_is_below (GTK_WIDGET (self));
  GtkWidget *previous = NULL;

  if (self->decision != NULL)
    count_turns (self);
  if (self->decision != NULL && self->ui != NULL)
    self->slots = make_slots (relais_decision_get_choices (self->decision),
                              self->compact ? MOST_BUTTONS_COMPACT : MOST_BUTTONS, self->keyless);
  else
    self->slots = g_ptr_array_new_with_free_func (slot_free);
  for (guint i = 0; i < self->slots->len; i++)
    {
      Slot *slot = self->slots->pdata[i];
      Slot *old = find_slot (before, slot->key);

      slot->widget = old != NULL ? g_steal_pointer (&old->widget) : g_object_ref_sink (make_widget (self, slot));
      fill_widget (self, slot);
      gtk_widget_insert_after (slot->widget, GTK_WIDGET (self->box), previous);
      previous = slot->widget;
    }
  /* GTK forgets a default widget that goes only after the next frame. */
  set_default (self);
  for (guint i = 0; i < before->len; i++)
    {
      Slot *slot = before->pdata[i];

      if (slot->widget != NULL)
        gtk_widget_unparent (slot->widget);
    }
  if (focused && !relais_focus_is_below (GTK_WIDGET (self)))
    relais_choice_bar_focus (self);
}

static void
set_decision (RelaisChoiceBar *self, RelaisDecision *decision)
{
  if (self->decision != NULL)
    g_signal_handlers_disconnect_by_data (self->decision, self);
  g_set_object (&self->decision, decision);
  self->ui = NULL;
  if (decision != NULL)
    {
      self->ui = relais_game_ui_find (relais_match_get_game (relais_decision_get_match (decision)));
      g_signal_connect_object (decision, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (decision, "explain", G_CALLBACK (on_explain), self, G_CONNECT_SWAPPED);
    }
  refresh (self);
}

/* What its rows need, with what is around them; more than there is room for is
 * scrolled. */
static int
height_needed (RelaisChoiceBar *self, int width)
{
  int height;

  gtk_widget_measure (GTK_WIDGET (self->box), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return MIN (height, relais_choice_rows_most_height (self->box, width) + AROUND_ROWS);
}

/* What other widths needed does not count. */
static int
height_kept (RelaisChoiceBar *self, int width)
{
  return width == self->width ? MAX (self->kept, self->kept_before) : 0;
}

static void
relais_choice_bar_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  RelaisChoiceBar *self = RELAIS_CHOICE_BAR (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = MAX (height_needed (self, for_size), height_kept (self, for_size));
  else
    gtk_widget_measure (GTK_WIDGET (self->box), orientation, for_size, minimum, natural, minimum_baseline,
                        natural_baseline);
}

static GtkSizeRequestMode
relais_choice_bar_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
relais_choice_bar_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RelaisChoiceBar *self = RELAIS_CHOICE_BAR (widget);

  if (width != self->width)
    forget_height (self);
  self->width = width;
  self->kept = MAX (self->kept, height_needed (self, width));
  gtk_widget_size_allocate (self->scrolled, &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
set_compact (RelaisChoiceBar *self, gboolean compact)
{
  self->compact = compact;
  forget_height (self);
  g_object_set (self->box, "spacing", compact ? 6 : 8, NULL);
  refresh (self);
}

static void
set_keyless (RelaisChoiceBar *self, gboolean keyless)
{
  if (self->keyless == keyless)
    return;
  self->keyless = keyless;
  refresh (self);
}

static void
relais_choice_bar_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (relais_choice_bar_parent_class)->map (widget);
  set_default (RELAIS_CHOICE_BAR (widget));
}

static void
relais_choice_bar_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (relais_choice_bar_parent_class)->unmap (widget);
  set_default (RELAIS_CHOICE_BAR (widget));
}

static void
relais_choice_bar_dispose (GObject *object)
{
  RelaisChoiceBar *self = RELAIS_CHOICE_BAR (object);

  if (self->decision != NULL)
    g_signal_handlers_disconnect_by_data (self->decision, self);
  g_clear_object (&self->decision);
  g_clear_weak_pointer (&self->asking);
  g_ptr_array_set_size (self->slots, 0);
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_CHOICE_BAR);
  G_OBJECT_CLASS (relais_choice_bar_parent_class)->dispose (object);
}

static void
relais_choice_bar_finalize (GObject *object)
{
  g_ptr_array_unref (RELAIS_CHOICE_BAR (object)->slots);
  G_OBJECT_CLASS (relais_choice_bar_parent_class)->finalize (object);
}

static void
relais_choice_bar_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RelaisChoiceBar *self = RELAIS_CHOICE_BAR (object);

  switch (id)
    {
    case PROP_DECISION: g_value_set_object (value, self->decision); break;
    case PROP_COMPACT: g_value_set_boolean (value, self->compact); break;
    case PROP_KEYLESS: g_value_set_boolean (value, self->keyless); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_choice_bar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RelaisChoiceBar *self = RELAIS_CHOICE_BAR (object);

  switch (id)
    {
    case PROP_DECISION: set_decision (self, g_value_get_object (value)); break;
    case PROP_COMPACT: set_compact (self, g_value_get_boolean (value)); break;
    case PROP_KEYLESS: set_keyless (self, g_value_get_boolean (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_choice_bar_class_init (RelaisChoiceBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = relais_choice_bar_dispose;
  object_class->finalize = relais_choice_bar_finalize;
  object_class->get_property = relais_choice_bar_get_property;
  object_class->set_property = relais_choice_bar_set_property;
  widget_class->get_request_mode = relais_choice_bar_get_request_mode;
  widget_class->measure = relais_choice_bar_measure;
  widget_class->size_allocate = relais_choice_bar_size_allocate;
  widget_class->map = relais_choice_bar_map;
  widget_class->unmap = relais_choice_bar_unmap;

  properties[PROP_DECISION] = g_param_spec_object ("decision", NULL, NULL, RELAIS_TYPE_DECISION, flags);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE, flags);
  properties[PROP_KEYLESS] = g_param_spec_boolean ("keyless", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (RELAIS_TYPE_CHOICE_ROWS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-choice-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceBar, scrolled);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceBar, box);
}

static void
relais_choice_bar_init (RelaisChoiceBar *self)
{
  self->slots = g_ptr_array_new_with_free_func (slot_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  relais_press_guard_add (GTK_WIDGET (self));
  set_compact (self, FALSE);
}

gboolean
relais_choice_bar_press (RelaisChoiceBar *self, guint digit)
{
  for (guint i = 0; i < self->slots->len; i++)
    {
      Slot *slot = self->slots->pdata[i];

      if (slot->digit != digit)
        continue;
      if (is_fold (slot))
        relais_choice_fold_open (RELAIS_CHOICE_FOLD (slot->widget));
      else
        choose (self, RELAIS_CHOICE_BUTTON (slot->widget));
      return TRUE;
    }
  return FALSE;
}

GtkWidget *
relais_choice_bar_suggested (RelaisChoiceBar *self)
{
  for (guint i = 0; i < self->slots->len; i++)
    if (is_suggested (self->slots->pdata[i]))
      return ((Slot *) self->slots->pdata[i])->widget;
  return NULL;
}

void
relais_choice_bar_refit (RelaisChoiceBar *self)
{
  forget_height (self);
  gtk_widget_queue_resize (GTK_WIDGET (self->box));
}

void
relais_choice_bar_focus (RelaisChoiceBar *self)
{
  GtkWidget *suggested = relais_choice_bar_suggested (self);

  if (suggested != NULL)
    gtk_widget_grab_focus (suggested);
  else
    relais_focus_enter (GTK_WIDGET (self->box));
}
