/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-branches.h"

#include "relais-branch-line.h"

/* So many need no scrolling, nor the height that a scroll bar asks for. */
#define FEW 3

struct _RelaisBranches
{
  GtkPopover parent_instance;

  GtkScrolledWindow *scroller;
  GtkBox *list;
};

G_DEFINE_TYPE (RelaisBranches, relais_branches, GTK_TYPE_POPOVER)

static void
on_chosen (RelaisBranches *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
relais_branches_class_init (RelaisBranchesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-branches.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisBranches, scroller);
  gtk_widget_class_bind_template_child (widget_class, RelaisBranches, list);
}

static void
relais_branches_init (RelaisBranches *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
relais_branches_new (RelaisHistoryRow *row)
{
  RelaisBranches *self;

  g_return_val_if_fail (RELAIS_IS_HISTORY_ROW (row), NULL);

  self = g_object_new (RELAIS_TYPE_BRANCHES, NULL);
  for (guint i = 0; i < relais_history_row_get_n_branches (row); i++)
    {
      GtkWidget *line = relais_branch_line_new (row, i);

      g_signal_connect_object (line, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->list, line);
    }
  if (relais_history_row_get_n_branches (row) <= FEW)
    gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER, GTK_POLICY_NEVER);
  return GTK_WIDGET (self);
}
