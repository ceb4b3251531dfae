/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-branch-line.h"

#include "app/answers/relais-reason-popover.h"
#include "app/old-gtk/relais-template.h"
#include "relais-remark-popover.h"

struct _RelaisBranchLine
{
  GtkWidget parent_instance;

  RelaisHistoryRow *row;        /* beside which this branch is the i-th */
  guint i;
  RelaisMatch *match;           /* the row's */
  RelaisNode *node;
  GtkLabel *name;
  GtkLabel *first;              /* its first move, where that is not the name */
  GtkWidget *look;
  GtkWidget *go;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE (RelaisBranchLine, relais_branch_line, GTK_TYPE_WIDGET)

static RelaisNode *
end_of (RelaisNode *node)
{
  while (node->latest != NULL)
    node = node->latest;
  return node;
}

static void
on_look (RelaisBranchLine *self)
{
  g_signal_emit (self, signals[CHOSEN], 0);
  relais_match_look (self->match, self->node);
}

static void
on_go (RelaisBranchLine *self)
{
  if (relais_match_can_go (self->match, end_of (self->node)))
    {
      g_signal_emit (self, signals[CHOSEN], 0);
      relais_match_go (self->match, end_of (self->node));
      return;
    }
  relais_reason_popover_show_no_way (self->go, self->match);
}

static void
on_rename (RelaisBranchLine *self)
{
  relais_remark_popover_show (GTK_WIDGET (self), self->match, self->node);
}

/* A remark on any of its moves may be the name. */
static void
show_name (RelaisBranchLine *self)
{
  const char *name = relais_history_row_get_branch_name (self->row, self->i);
  g_autofree char *move = relais_history_row_dup_branch_move (self->row, self->i);

  gtk_label_set_text (self->name, name);
  gtk_label_set_text (self->first, move);
  gtk_widget_set_visible (GTK_WIDGET (self->first), !g_str_equal (name, move));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->look), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, g_str_equal (name, move) ? "" : move, -1);
}

static void
relais_branch_line_dispose (GObject *object)
{
  g_clear_object (&RELAIS_BRANCH_LINE (object)->row);
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_BRANCH_LINE);
  G_OBJECT_CLASS (relais_branch_line_parent_class)->dispose (object);
}

static void
relais_branch_line_class_init (RelaisBranchLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_branch_line_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", RELAIS_TYPE_BRANCH_LINE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-branch-line.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisBranchLine, name);
  gtk_widget_class_bind_template_child (widget_class, RelaisBranchLine, first);
  gtk_widget_class_bind_template_child (widget_class, RelaisBranchLine, look);
  gtk_widget_class_bind_template_child (widget_class, RelaisBranchLine, go);
  gtk_widget_class_bind_template_callback (widget_class, on_go);
  gtk_widget_class_bind_template_callback (widget_class, on_look);
  gtk_widget_class_bind_template_callback (widget_class, on_rename);
}

static void
relais_branch_line_init (RelaisBranchLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_branch_line_new (RelaisHistoryRow *row, guint i)
{
  RelaisBranchLine *self;

  g_return_val_if_fail (RELAIS_IS_HISTORY_ROW (row), NULL);

  self = g_object_new (RELAIS_TYPE_BRANCH_LINE, NULL);
  self->row = g_object_ref (row);
  self->i = i;
  self->match = relais_history_row_get_match (row);
  self->node = relais_history_row_get_branch (row, i);
  show_name (self);
  g_signal_connect_object (self->match, "remarked", G_CALLBACK (show_name), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
