/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-rules-window.h"

#include <glib/gi18n.h>

#include "app/kit/relais-search-keys.h"
#include "relais-board-parts.h"
#include "relais-rule-row.h"
#include "relais-rules-pictures.h"

#define PORTION 4               /* drawings with a frame */
#define ABOVE 48                /* what is left in sight above a rule that is shown */

struct _RelaisRulesWindow
{
  AdwWindow parent_instance;

  const RelaisGame *game;
  GPtrArray *lists;             /* of GtkListBox */
  GtkWidget *wanted;            /* the row that is brought into sight with the next frame */
  double above;                 /* what is then in sight above it */
  guint drawing;                /* the source that draws; 0: all is drawn */
  guint list, row;              /* that is drawn next */
  gboolean focusing;            /* the focus goes there, too */

  AdwWindowTitle *title;
  GtkEditable *search;
  GtkStack *contents;
  GtkScrolledWindow *scrolled;
  GtkWidget *groups;
  GtkListBox *introduction;
  GtkListBox *board;
  GtkWidget *turn_group;        /* what a game has no drawings for is left out */
  GtkListBox *turn;
  GtkWidget *parts_group;
  AdwBin *parts_picture;
  GtkListBox *parts;
};

G_DEFINE_TYPE (RelaisRulesWindow, relais_rules_window, ADW_TYPE_WINDOW)

static gboolean
is_found (GtkListBoxRow *row, gpointer user_data)
{
  RelaisRulesWindow *self = user_data;

  return relais_rule_row_matches (RELAIS_RULE_ROW (row), gtk_editable_get_text (self->search));
}

static gboolean
has_any (RelaisRulesWindow *self, GtkListBox *list)
{
  for (int i = 0; gtk_list_box_get_row_at_index (list, i) != NULL; i++)
    if (is_found (gtk_list_box_get_row_at_index (list, i), self))
      return TRUE;
  return FALSE;
}

/* A chapter with nothing in it goes with its title. */
static void
on_search_changed (RelaisRulesWindow *self)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->lists->len; i++)
    {
      GtkListBox *list = self->lists->pdata[i];
      gboolean some = has_any (self, list);

      gtk_list_box_invalidate_filter (list);
      gtk_widget_set_visible (gtk_widget_get_ancestor (GTK_WIDGET (list), ADW_TYPE_PREFERENCES_GROUP), some);
      any |= some;
    }
  gtk_stack_set_visible_child_name (self->contents, any ? "list" : "nothing");
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
}

/* Esc gives up the search first. */
static void
on_stop_search (RelaisRulesWindow *self)
{
  if (*gtk_editable_get_text (self->search) != '\0')
    gtk_editable_set_text (self->search, "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static gboolean
on_escape (GtkWidget *widget, GVariant *parameter, gpointer data)
{
  on_stop_search (RELAIS_RULES_WINDOW (widget));
  return TRUE;
}

static gboolean
on_find (GtkWidget *widget, GVariant *parameter, gpointer data)
{
  relais_search_keys_begin (GTK_SEARCH_ENTRY (RELAIS_RULES_WINDOW (widget)->search));
  return TRUE;
}

static void
take_list (RelaisRulesWindow *self, GtkListBox *list, const char *title)
{
  gtk_list_box_set_filter_func (list, is_found, self, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_ptr_array_add (self->lists, list);
}

static GtkListBox *
add_chapter (RelaisRulesWindow *self, const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *list = gtk_list_box_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), list);
  gtk_box_append (GTK_BOX (self->groups), group);
  take_list (self, GTK_LIST_BOX (list), title);
  return GTK_LIST_BOX (list);
}

static void
add_introduction (RelaisRulesWindow *self, const RelaisLore *lore)
{
  for (const char *const *paragraph = lore->introduction; *paragraph != NULL; paragraph++)
    gtk_list_box_append (self->introduction, relais_rule_row_new (NULL, NULL, _(*paragraph), NULL));
}

static GtkWidget *
new_row (const RelaisRuleText *rule)
{
  /* TRANSLATORS: in front of what was decided where the rulebooks differ or are silent */
  g_autofree char *ruling = rule->ruling != NULL ? g_strdup_printf (_("Our ruling: %s"), _(rule->ruling)) : NULL;

  return relais_rule_row_new (_(rule->title), rule->rule, _(rule->text), ruling);
}

static void
add_rules (RelaisRulesWindow *self, const RelaisLore *lore)
{
  const RelaisRuleChapter *chapter = lore->chapters;
  GtkListBox *list = NULL;

  for (const RelaisRuleText *rule = lore->rules; rule->rule != NULL; rule++)
    {
      if (g_strcmp0 (rule->rule, chapter->first) == 0)
        list = add_chapter (self, _(chapter++->title));
      gtk_list_box_append (list, new_row (rule));
    }
}

/* The first position of a game by its rules, for drawings; NULL: its options are not enough for one. */
static RelaisMatch *
first_position (const RelaisGame *game)
{
  RelaisConfig config = { 0 };
  RelaisRefusal why;
  RelaisRecord *record = relais_record_new (game, &config, &why);

  return record != NULL ? relais_match_new (record) : NULL;
}

/* Cards that are sorted under the same stand in one chapter. */
typedef struct
{
  RelaisRulesWindow *window;
  char *title;
  GtkListBox *list;
} Chapter;

static void
add_card (GtkWidget *row, const char *title, gpointer data)
{
  Chapter *chapter = data;

  if (chapter->list == NULL || g_strcmp0 (chapter->title, title) != 0)
    {
      /* TRANSLATORS: a chapter of How to Play: the cards of a colour or a city */
      g_autofree char *heading = g_strdup_printf (_("Cards: %s"), title);

      g_free (chapter->title);
      chapter->title = g_strdup (title);
      chapter->list = add_chapter (chapter->window, heading);
    }
  gtk_list_box_append (chapter->list, row);
}

static void
add_cards (RelaisRulesWindow *self, RelaisMatch *match)
{
  Chapter chapter = { self, NULL, NULL };

  relais_rules_pictures_add_cards (match, add_card, &chapter);
  g_free (chapter.title);
}

static void
add_pictures (RelaisRulesWindow *self, RelaisMatch *match)
{
  const RelaisGameUi *ui = relais_game_ui_find (self->game);

  gtk_widget_set_visible (self->turn_group, ui != NULL && ui->turn != NULL);
  gtk_widget_set_visible (self->parts_group, ui != NULL && ui->parts != NULL);
  if (ui != NULL && ui->turn != NULL)
    {
      relais_rules_pictures_add_turn (ui, self->turn);
      take_list (self, self->turn, _("A Turn on One Page"));
    }
  if (ui != NULL && ui->parts != NULL)
    {
      adw_bin_set_child (self->parts_picture, relais_board_parts_new (match));
      relais_rules_pictures_add_parts (ui, self->parts);
      take_list (self, self->parts, _("What Is on the Board"));
    }
}

static GtkWidget *
find_row (RelaisRulesWindow *self, const char *rule)
{
  for (guint i = 0; i < self->lists->len; i++)
    for (int n = 0; gtk_list_box_get_row_at_index (self->lists->pdata[i], n) != NULL; n++)
      {
        GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->lists->pdata[i], n);

        if (g_strcmp0 (relais_rule_row_get_rule (RELAIS_RULE_ROW (row)), rule) == 0)
          return GTK_WIDGET (row);
      }
  return NULL;
}

/* A row has its place only once the window was laid out with all of them. */
static gboolean
on_frame (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RelaisRulesWindow *self = RELAIS_RULES_WINDOW (widget);
  double x, y;

  if (gtk_widget_get_height (self->wanted) == 0)
    return G_SOURCE_CONTINUE;
  if (self->focusing)
    {
      gtk_widget_grab_focus (self->wanted);
      gtk_window_set_focus_visible (GTK_WINDOW (self), TRUE);
    }
  if (gtk_widget_translate_coordinates (self->wanted, self->groups, 0, 0, &x, &y))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), y - self->above);
  self->wanted = NULL;
  return G_SOURCE_REMOVE;
}

static void
bring_into_sight (RelaisRulesWindow *self, GtkWidget *row, double above, gboolean focusing)
{
  if (self->wanted == NULL)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), on_frame, NULL, NULL);
  self->wanted = row;
  self->above = above;
  self->focusing = focusing;
}

/* The first row that is in sight, if only its end; where it is. */
static gboolean
find_top (RelaisRulesWindow *self, guint *list, int *n, double *above)
{
  double top = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scrolled));

  for (*list = 0; *list < self->lists->len; (*list)++)
    for (*n = 0; gtk_list_box_get_row_at_index (self->lists->pdata[*list], *n) != NULL; (*n)++)
      {
        GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (self->lists->pdata[*list], *n));
        double x, y;

        if (!gtk_widget_get_mapped (row) || !gtk_widget_translate_coordinates (row, self->groups, 0, 0, &x, &y)
            || y + gtk_widget_get_height (row) <= top)
          continue;
        *above = y - top;
        return TRUE;
      }
  return FALSE;
}

/* A few drawings with each frame, from above: the words are there at once. The board, which is drawn in a thread, comes first. */
static gboolean
draw_next (gpointer data)
{
  RelaisRulesWindow *self = data;
  GtkWidget *board = adw_bin_get_child (self->parts_picture);

  if (board != NULL)
    relais_board_parts_draw (RELAIS_BOARD_PARTS (board));
  for (guint drawn = 0; self->list < self->lists->len;)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->lists->pdata[self->list], (int) self->row++);

      if (row == NULL)
        {
          self->list++;
          self->row = 0;
        }
      else if (relais_rule_row_draw (RELAIS_RULE_ROW (row)) && ++drawn == PORTION)
        return G_SOURCE_CONTINUE;
    }
  self->drawing = 0;
  return G_SOURCE_REMOVE;
}

static void
relais_rules_window_dispose (GObject *object)
{
  g_clear_handle_id (&RELAIS_RULES_WINDOW (object)->drawing, g_source_remove);
  g_clear_pointer (&RELAIS_RULES_WINDOW (object)->lists, g_ptr_array_unref);
  G_OBJECT_CLASS (relais_rules_window_parent_class)->dispose (object);
}

static void
relais_rules_window_class_init (RelaisRulesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_rules_window_dispose;
  g_type_ensure (RELAIS_TYPE_RULE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-rules-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisRulesWindow, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisRulesWindow, search);
  gtk_widget_class_bind_template_child (widget_class, RelaisRulesWindow, contents);
  gtk_widget_class_bind_template_child (widget_class, RelaisRulesWindow, scrolled);
  gtk_widget_class_bind_template_child (widget_class, RelaisRulesWindow, groups);
  gtk_widget_class_bind_template_child (widget_class, RelaisRulesWindow, introduction);
  gtk_widget_class_bind_template_child (widget_class, RelaisRulesWindow, board);
  gtk_widget_class_bind_template_child (widget_class, RelaisRulesWindow, turn_group);
  gtk_widget_class_bind_template_child (widget_class, RelaisRulesWindow, turn);
  gtk_widget_class_bind_template_child (widget_class, RelaisRulesWindow, parts_group);
  gtk_widget_class_bind_template_child (widget_class, RelaisRulesWindow, parts_picture);
  gtk_widget_class_bind_template_child (widget_class, RelaisRulesWindow, parts);
  gtk_widget_class_bind_template_callback (widget_class, on_search_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_stop_search);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, on_find, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_escape, NULL);
}

static void
relais_rules_window_init (RelaisRulesWindow *self)
{
  self->lists = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Whatever has the focus, what is typed is looked for. */
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), GTK_WIDGET (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

/**
 * relais_rules_window_new:
 * @parent: (nullable): goes away with it
 */
GtkWidget *
relais_rules_window_new (const RelaisGame *game, GtkWindow *parent)
{
  RelaisRulesWindow *self;
  const RelaisLore *lore = relais_lore_find (game);
  g_autoptr (RelaisMatch) match = NULL;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (RELAIS_TYPE_RULES_WINDOW, "transient-for", parent, NULL);
  self->game = game;
  adw_window_title_set_subtitle (self->title, _(lore->title));
  take_list (self, self->introduction, _("In Short"));
  match = first_position (game);
  if (match != NULL)
    add_pictures (self, match);
  take_list (self, self->board, _("At the Board"));
  add_introduction (self, lore);
  add_rules (self, lore);
  if (match != NULL)
    add_cards (self, match);
  self->drawing = g_idle_add_full (G_PRIORITY_LOW, draw_next, self, NULL);
  return GTK_WIDGET (self);
}

const RelaisGame *
relais_rules_window_get_game (RelaisRulesWindow *self)
{
  g_return_val_if_fail (RELAIS_IS_RULES_WINDOW (self), NULL);
  return self->game;
}

void
relais_rules_window_show_rule (RelaisRulesWindow *self, const char *rule)
{
  GtkWidget *row = find_row (self, rule);

  g_return_if_fail (RELAIS_IS_RULES_WINDOW (self));

  if (row == NULL)
    return;
  gtk_editable_set_text (self->search, "");
  on_search_changed (self);
  bring_into_sight (self, row, ABOVE, TRUE);
}

void
relais_rules_window_follow (RelaisRulesWindow *self, RelaisRulesWindow *other)
{
  GtkListBoxRow *row;
  guint list;
  int n;
  double above;

  g_return_if_fail (RELAIS_IS_RULES_WINDOW (self));

  gtk_editable_set_text (self->search, gtk_editable_get_text (other->search));
  on_search_changed (self);
  if (!find_top (other, &list, &n, &above))
    return;
  row = gtk_list_box_get_row_at_index (self->lists->pdata[list], n);
  /* In another language it may not have the words. */
  if (is_found (row, self))
    bring_into_sight (self, GTK_WIDGET (row), above, FALSE);
}
