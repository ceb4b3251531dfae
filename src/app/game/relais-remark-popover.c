/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-remark-popover.h"

#include "app/kit/relais-name-entry.h"
#include "app/kit/relais-popover-on.h"

struct _RelaisRemarkPopover
{
  GtkPopover parent_instance;

  RelaisMatch *match;
  RelaisNode *node;
  GtkEditable *entry;
};

G_DEFINE_TYPE (RelaisRemarkPopover, relais_remark_popover, GTK_TYPE_POPOVER)

static void
on_activate (RelaisRemarkPopover *self)
{
  relais_match_set_remark (self->match, self->node, gtk_editable_get_text (self->entry));
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
relais_remark_popover_dispose (GObject *object)
{
  g_clear_object (&RELAIS_REMARK_POPOVER (object)->match);
  G_OBJECT_CLASS (relais_remark_popover_parent_class)->dispose (object);
}

static void
relais_remark_popover_class_init (RelaisRemarkPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_remark_popover_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/relaisgame/Relais/relais-remark-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisRemarkPopover, entry);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
}

static void
relais_remark_popover_init (RelaisRemarkPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
relais_remark_popover_show (GtkWidget *parent, RelaisMatch *match, RelaisNode *node)
{
  RelaisRemarkPopover *self = g_object_new (RELAIS_TYPE_REMARK_POPOVER, NULL);

  self->match = g_object_ref (match);
  self->node = node;
  relais_name_entry_set (self->entry, node->remark, RELAIS_NOTE_LENGTH);
  relais_popover_on (GTK_POPOVER (self), parent, NULL, GTK_WIDGET (self->entry));
}
