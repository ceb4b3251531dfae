/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-card-group-row.h"

#include <glib/gi18n.h>

#include "app/art/relais-art.h"
#include "app/art/relais-sprite.h"
#include "relais-card-filter.h"

struct _RelaisCardGroupRow
{
  GtkListBoxRow parent_instance;

  char *group;
  RelaisSprite *sign;
  GtkLabel *title;
  GtkLabel *count;
};

G_DEFINE_TYPE (RelaisCardGroupRow, relais_card_group_row, GTK_TYPE_LIST_BOX_ROW)

static void
relais_card_group_row_finalize (GObject *object)
{
  g_free (RELAIS_CARD_GROUP_ROW (object)->group);
  G_OBJECT_CLASS (relais_card_group_row_parent_class)->finalize (object);
}

static void
relais_card_group_row_class_init (RelaisCardGroupRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = relais_card_group_row_finalize;
  g_type_ensure (RELAIS_TYPE_SPRITE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-card-group-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisCardGroupRow, sign);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardGroupRow, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisCardGroupRow, count);
}

static void
relais_card_group_row_init (RelaisCardGroupRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* What the game has for it, or else the emblem or the frame of its cards. */
static void
show_sign (RelaisCardGroupRow *self, const RelaisGameUi *ui, RelaisCard *card)
{
  if (card == NULL)
    {
      relais_sprite_set (self->sign, ui->cards, "card-back");
      return;
    }
  if (relais_card_get_group_sign (card) != NULL)
    relais_sprite_set (self->sign, ui->pieces, relais_card_get_group_sign (card));
  else if (relais_card_get_emblem (card) != NULL && *relais_card_get_emblem (card) != '\0')
    relais_sprite_set (self->sign, ui->emblems, relais_card_get_emblem (card));
  else
    relais_sprite_set (self->sign, ui->cards, relais_card_get_frame (card));
}

GtkWidget *
relais_card_group_row_new (const RelaisGameUi *ui, RelaisCard *of)
{
  RelaisCardGroupRow *self;

  g_return_val_if_fail (ui != NULL, NULL);

  self = g_object_new (RELAIS_TYPE_CARD_GROUP_ROW, NULL);
  self->group = of != NULL ? relais_card_filter_dup_group_of (of) : g_strdup ("");
  gtk_label_set_label (self->title, of != NULL ? relais_card_get_group_title (of) : _("All cards"));
  show_sign (self, ui, of);
  return GTK_WIDGET (self);
}

const char *
relais_card_group_row_get_group (RelaisCardGroupRow *self)
{
  g_return_val_if_fail (RELAIS_IS_CARD_GROUP_ROW (self), NULL);
  return self->group;
}

void
relais_card_group_row_set_count (RelaisCardGroupRow *self, guint count)
{
  g_autofree char *number = g_strdup_printf ("%u", count);
  /* TRANSLATORS: a group of cards and how many of it are shown, as a screen reader says it */
  g_autofree char *label = g_strdup_printf (ngettext ("%s, %u card", "%s, %u cards", count), gtk_label_get_label (self->title), count);

  gtk_label_set_label (self->count, number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
