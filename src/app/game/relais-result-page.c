/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-result-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/art/relais-following.h"
#include "app/art/relais-game-ui.h"
#include "app/art/relais-sprite.h"
#include "app/kit/relais-points.h"
#include "app/old-gtk/relais-template.h"
#include "app/old-gtk/relais-tooltip.h"
#include "relais-score-chart.h"

#define BADGE 32

struct _RelaisResultPage
{
  GtkWidget parent_instance;

  RelaisMatch *match;
  GtkWidget *scroller;
  GtkLabel *headline;
  GtkLabel *result;
  GtkLabel *note;
  GtkWidget *play_again;
  GtkWidget *rotated;
  GtkGrid *table;
  GtkWidget *chart;
  GtkLabel *deal;
};

enum
{
  PROP_MATCH = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE (RelaisResultPage, relais_result_page, GTK_TYPE_WIDGET)

/* --- The table: a row for each thing that gives points, a column for each
 * player --- */

typedef struct
{
  RelaisResultPage *self;
  const RelaisGame *game;
  RelaisScore score;
  guint order[RELAIS_MAX_SEATS]; /* the winner first, as beside the table */
  int row;
} Table;

static char *
column_title (const Table *t, int column)
{
  const RelaisLore *lore = relais_lore_find (t->game);

  if (lore != NULL && lore->column_title != NULL)
    return lore->column_title ((guint) column);
  return g_strdup (t->game->columns[column]);
}

static GtkWidget *
add_label (Table *t, const char *text, int column, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, style);
  gtk_grid_attach (t->self->table, label, column, t->row, 1, 1);
  return label;
}

static GtkWidget *
add_title (Table *t, const char *text, const char *style)
{
  GtkWidget *label = add_label (t, text, 0, style);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  /* in a narrow window there is room beside it for four who are in the lead together */
  gtk_label_set_width_chars (GTK_LABEL (label), 7);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

/* Read alone, a number says nothing: its name has the player and the row. */
static void
add_number (Table *t, guint place, const char *title, const char *number, const char *style)
{
  guint seat = t->order[place];
  GtkWidget *label = add_label (t, number, (int) place + 1, style);
  /* TRANSLATORS: a cell of the table of scores, read aloud: "Claire, Palaces: 8" */
  g_autofree char *name = relais_lore_fill (_("{player}, {title}: {number}"),
                                            "player", relais_seat_get_name (relais_match_nth_seat (t->self->match, seat)),
                                            "title", title,
                                            "number", number,
                                            NULL);

  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_set_halign (label, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
add_numbers (Table *t, const char *title, const gint32 *first, gsize stride, const char *style)
{
  add_title (t, title, style);
  for (guint place = 0; place < t->score.seats; place++)
    {
      g_autofree char *number = relais_points_text (first[t->order[place] * stride]);

      add_number (t, place, title, number, style);
    }
  t->row++;
}

static void
add_columns (Table *t, int from, int to, const char *style)
{
  for (int column = from; column < to; column++)
    {
      g_autofree char *title = column_title (t, column);

      add_numbers (t, title, &t->score.column[0][column], RELAIS_MAX_COLUMNS, style);
    }
}

static void
add_separator (Table *t)
{
  gtk_grid_attach (t->self->table, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL), 0, t->row++,
                   (int) t->score.seats + 1, 1);
}

/* Badge, name and, for who won, a laurel with a word. */
static GtkWidget *
seat_head (Table *t, guint seat)
{
  RelaisSeat *who = relais_match_nth_seat (t->self->match, seat);
  const RelaisGameUi *ui = relais_game_ui_find (t->game);
  const char *badge = relais_seat_badge (relais_seat_get_colour (who));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *name = gtk_label_new (relais_seat_get_name (who));

  gtk_widget_set_hexpand (box, TRUE);
  if (ui != NULL)
    gtk_box_append (GTK_BOX (box), relais_sprite_new (ui->pieces, badge, BADGE));
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (name), 2);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (GTK_LABEL (name), 4);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 12);
  relais_tooltip_set (name, relais_seat_get_bare_name (who));
  gtk_widget_add_css_class (name, "caption-heading");
  gtk_box_append (GTK_BOX (box), name);
  if (t->score.seats > 1 && t->score.rank[seat] == 1)
    {
      GtkWidget *laurel = gtk_image_new_from_icon_name ("relais-laurel-symbolic");
      GtkWidget *word = gtk_label_new (relais_match_get_ended_early (t->self->match) ? _("In the Lead") : _("Winner"));

      gtk_image_set_pixel_size (GTK_IMAGE (laurel), 24);
      gtk_widget_add_css_class (laurel, "accent");
      gtk_widget_add_css_class (word, "caption-heading");
      gtk_widget_add_css_class (word, "accent");
      gtk_label_set_wrap (GTK_LABEL (word), TRUE);
      gtk_label_set_justify (GTK_LABEL (word), GTK_JUSTIFY_CENTER);
      gtk_box_append (GTK_BOX (box), laurel);
      gtk_box_append (GTK_BOX (box), word);
    }
  return box;
}

static void
add_heads (Table *t)
{
  for (guint place = 0; place < t->score.seats; place++)
    gtk_grid_attach (t->self->table, seat_head (t, t->order[place]), (int) place + 1, t->row, 1, 1);
  t->row++;
}

static void
add_places (Table *t)
{
  add_title (t, _("Place"), "heading");
  for (guint place = 0; place < t->score.seats; place++)
    {
      g_autofree char *number = g_strdup_printf ("%d", t->score.rank[t->order[place]]);

      add_number (t, place, _("Place"), number, "heading");
    }
  t->row++;
}

/* Is there a tie that the columns behind the points could break? */
static gboolean
is_tied (const Table *t)
{
  for (guint a = 0; a < t->score.seats; a++)
    for (guint b = 0; b < a; b++)
      if (t->score.total[a] == t->score.total[b])
        return TRUE;
  return FALSE;
}

static void
fill_table (RelaisResultPage *self)
{
  Table t = { .self = self, .game = relais_match_get_game (self->match) };
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->table))) != NULL)
    gtk_grid_remove (self->table, child);
  t.game->score (relais_match_get_edition (self->match), relais_match_get_state (self->match), &t.score);
  relais_match_rank (self->match, t.order);
  add_heads (&t);
  add_columns (&t, 0, t.game->n_points, "body");
  add_separator (&t);
  add_numbers (&t, _("Total"), t.score.total, 1, "heading");
  if (t.score.seats == 1)
    return;
  if (is_tied (&t))
    add_columns (&t, t.game->n_points, t.game->n_columns, "dim-label");
  add_places (&t);
}

/* Who would like to play it once more enters it for a new game. */
static void
show_deal (RelaisResultPage *self)
{
  gint64 number;
  gboolean told = relais_match_get_deal_number (self->match, &number);
  g_autofree char *digits = g_strdup_printf ("%" G_GINT64_FORMAT, number);
  g_autofree char *text = g_strdup_printf (_("Deal number: %s"), digits);

  gtk_label_set_label (self->deal, told ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->deal), told);
}

static void
refresh (RelaisResultPage *self)
{
  const RelaisLore *lore;
  g_autofree char *result = NULL;
  RelaisView view;

  if (self->match == NULL)
    return;
  lore = relais_lore_find (relais_match_get_game (self->match));
  relais_match_view (self->match, relais_match_get_node (self->match), RELAIS_ALL, &view);
  result = lore != NULL && lore->tell_result != NULL ? lore->tell_result (&view) : NULL;
  gtk_label_set_label (self->headline, relais_match_get_ended_early (self->match) ? _("The Game Was Ended")
                                                                                  : _("The Game Is Over"));
  gtk_label_set_label (self->result, result != NULL ? result : "");
  gtk_widget_set_visible (GTK_WIDGET (self->result), result != NULL);
  gtk_widget_set_visible (self->rotated, g_list_model_get_n_items (relais_match_get_seats (self->match)) > 1);
  fill_table (self);
  show_deal (self);
}

static void
set_match (RelaisResultPage *self, RelaisMatch *match)
{
  if (self->match == match)
    return;
  g_set_object (&self->match, match);
  g_object_set (self->chart, "match", match, NULL);
  relais_follow (self, match, RELAIS_CHANGE_RECORD, G_CALLBACK (refresh));
  refresh (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
}

static void
relais_result_page_dispose (GObject *object)
{
  RelaisResultPage *self = RELAIS_RESULT_PAGE (object);

  g_clear_object (&self->match);
  relais_dispose_template (GTK_WIDGET (self), RELAIS_TYPE_RESULT_PAGE);
  G_OBJECT_CLASS (relais_result_page_parent_class)->dispose (object);
}

static void
relais_result_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_MATCH: g_value_set_object (value, RELAIS_RESULT_PAGE (object)->match); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_result_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_MATCH: set_match (RELAIS_RESULT_PAGE (object), g_value_get_object (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
relais_result_page_class_init (RelaisResultPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = relais_result_page_dispose;
  object_class->get_property = relais_result_page_get_property;
  object_class->set_property = relais_result_page_set_property;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, RELAIS_TYPE_MATCH,
                                                G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (RELAIS_TYPE_SCORE_CHART);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-result-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisResultPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, RelaisResultPage, headline);
  gtk_widget_class_bind_template_child (widget_class, RelaisResultPage, result);
  gtk_widget_class_bind_template_child (widget_class, RelaisResultPage, note);
  gtk_widget_class_bind_template_child (widget_class, RelaisResultPage, play_again);
  gtk_widget_class_bind_template_child (widget_class, RelaisResultPage, rotated);
  gtk_widget_class_bind_template_child (widget_class, RelaisResultPage, table);
  gtk_widget_class_bind_template_child (widget_class, RelaisResultPage, chart);
  gtk_widget_class_bind_template_child (widget_class, RelaisResultPage, deal);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "resultpage");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_REGION);
}

static void
relais_result_page_init (RelaisResultPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_result_page_new (RelaisMatch *match)
{
  g_return_val_if_fail (RELAIS_IS_MATCH (match), NULL);
  return g_object_new (RELAIS_TYPE_RESULT_PAGE, "match", match, NULL);
}

void
relais_result_page_begin (RelaisResultPage *self)
{
  g_return_if_fail (RELAIS_IS_RESULT_PAGE (self));
  gtk_widget_grab_focus (self->play_again);
}

void
relais_result_page_set_note (RelaisResultPage *self, const char *note)
{
  g_return_if_fail (RELAIS_IS_RESULT_PAGE (self));

  gtk_label_set_label (self->note, note != NULL ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), note != NULL);
}
