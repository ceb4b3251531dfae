/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-choice-face.h"

#include "relais-art.h"
#include "relais-sprite.h"
#include "relais-template.h"

/* The icon and the words; what stands in a row; less than LITTLE is not worth
 * beginning to read. */
#define ICON_SPACING 8
#define SPACING 6
#define POINT_SPACING 4
#define LITTLE 44

struct _RelaisChoiceFace
{
  GtkWidget parent_instance;

  RelaisSprite *icon;
  GtkLabel *title;
  GtkLabel *point;
  GtkLabel *price;
  GtkLabel *detail;
  GtkLabel *rule;
  GtkLabel *key;
};

G_DEFINE_TYPE (RelaisChoiceFace, relais_choice_face, GTK_TYPE_WIDGET)

static void
set_label (GtkLabel *label, const char *words)
{
  gtk_label_set_text (label, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (label), words != NULL && *words != '\0');
}

/* Figures, goods and actions are on one sheet, what is on cards on another;
 * what players have is there in their colours. */
static void
set_icon (RelaisChoiceFace *self, const RelaisGameUi *ui, const char *colour, const char *icon)
{
  RelaisArt *art = relais_art_get_default ();
  g_autofree char *coloured = g_strjoin ("-", icon != NULL ? icon : "", colour, NULL);
  graphene_size_t size;

  if (icon != NULL && relais_art_size (art, ui->pieces, coloured, &size))
    relais_sprite_set (self->icon, ui->pieces, coloured);
  else if (icon != NULL && relais_art_size (art, ui->pieces, icon, &size))
    relais_sprite_set (self->icon, ui->pieces, icon);
  else
    relais_sprite_set (self->icon, ui->emblems, icon);
  gtk_widget_set_visible (GTK_WIDGET (self->icon), icon != NULL);
}

/* How wide it wants to be, with `around` where there is something. */
static int
width_of (GtkWidget *widget, int around)
{
  int natural;

  if (!gtk_widget_get_visible (widget))
    return 0;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural + around;
}

static int
height_of (GtkWidget *widget)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, NULL, &natural, NULL, NULL);
  return gtk_widget_get_visible (widget) ? natural : 0;
}

static int
least_width_of (GtkWidget *widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return gtk_widget_get_visible (widget) ? minimum : 0;
}

/* The title with its price beside it. */
static int
whole_title (RelaisChoiceFace *self)
{
  return width_of (GTK_WIDGET (self->title), 0) + width_of (GTK_WIDGET (self->point), POINT_SPACING)
         + width_of (GTK_WIDGET (self->price), POINT_SPACING);
}

/* Widths of the words; the price may stand below the title, in the place of the
 * detail. */
static void
measure_words (RelaisChoiceFace *self, int *minimum, int *snug, int *natural)
{
  int key = width_of (GTK_WIDGET (self->key), SPACING);
  int below = least_width_of (GTK_WIDGET (self->price)) + key;

  *minimum = MAX (least_width_of (GTK_WIDGET (self->title)), below);
  *snug = MAX (width_of (GTK_WIDGET (self->title), 0), below);
  *natural = MAX (whole_title (self),
                  width_of (GTK_WIDGET (self->detail), 0) + width_of (GTK_WIDGET (self->rule), SPACING) + key);
}

static int
first_height (RelaisChoiceFace *self)
{
  return MAX (height_of (GTK_WIDGET (self->title)), height_of (GTK_WIDGET (self->price)));
}

static int
second_height (RelaisChoiceFace *self)
{
  int words = MAX (height_of (GTK_WIDGET (self->detail)), height_of (GTK_WIDGET (self->rule)));

  return MAX (MAX (words, height_of (GTK_WIDGET (self->key))), height_of (GTK_WIDGET (self->price)));
}

static void
relais_choice_face_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  RelaisChoiceFace *self = RELAIS_CHOICE_FACE (widget);
  int icon = width_of (GTK_WIDGET (self->icon), ICON_SPACING);
  int snug;

  (void) for_size;
  (void) minimum_baseline;
  (void) natural_baseline;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = MAX (first_height (self) + second_height (self), height_of (GTK_WIDGET (self->icon)));
      return;
    }
  measure_words (self, minimum, &snug, natural);
  *minimum += icon;
  *natural += icon;
}

/* A row of the face, filled from both sides. */
typedef struct
{
  RelaisChoiceFace *self;
  int y, height;
  int from, to;                 /* what is still free */
} Line;

static void
put (Line *line, GtkWidget *widget, int x, int width)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (line->self)) == GTK_TEXT_DIR_RTL;
  int whole = gtk_widget_get_width (GTK_WIDGET (line->self));

  gtk_widget_set_child_visible (widget, TRUE);
  gtk_widget_size_allocate (widget, &(GtkAllocation) { mirrored ? whole - x - width : x, line->y, width, line->height }, -1);
}

static void
put_first (Line *line, GtkWidget *widget, int width, int spacing)
{
  put (line, widget, line->from, width);
  line->from += width + spacing;
}

static void
put_last (Line *line, GtkWidget *widget)
{
  int width = width_of (widget, 0);

  put (line, widget, line->to - width, width);
  line->to -= width + SPACING;
}

/* The price beside its title, or below. */
static void
put_title (RelaisChoiceFace *self, Line *first, Line *second)
{
  GtkWidget *title = GTK_WIDGET (self->title), *point = GTK_WIDGET (self->point), *price = GTK_WIDGET (self->price);
  gboolean beside = whole_title (self) <= first->to - first->from;

  gtk_widget_set_child_visible (point, beside);
  if (!gtk_widget_get_visible (price) || !beside)
    put_first (first, title, MAX (first->to - first->from, 0), 0);
  if (!gtk_widget_get_visible (price))
    return;
  if (beside)
    {
      put_first (first, title, width_of (title, 0), POINT_SPACING);
      put_first (first, point, width_of (point, 0), POINT_SPACING);
      put_first (first, price, width_of (price, 0), 0);
    }
  else
    put_first (second, price, MIN (width_of (price, 0), second->to - second->from), SPACING);
}

/* What there is no room for stays away. */
static void
put_rest (Line *line, RelaisChoiceFace *self)
{
  GtkWidget *rule = GTK_WIDGET (self->rule), *detail = GTK_WIDGET (self->detail);

  gtk_widget_set_child_visible (rule, FALSE);
  if (gtk_widget_get_visible (rule) && line->to - line->from >= width_of (rule, SPACING) + LITTLE)
    put_last (line, rule);
  if (!gtk_widget_get_visible (detail))
    return;
  if (line->to - line->from >= MIN (LITTLE, width_of (detail, 0)))
    put_first (line, detail, line->to - line->from, 0);
  else
    gtk_widget_set_child_visible (detail, FALSE);
}

static gboolean
is_one_line (RelaisChoiceFace *self, int width)
{
  return !gtk_widget_get_visible (GTK_WIDGET (self->detail)) && !gtk_widget_get_visible (GTK_WIDGET (self->rule))
         && !gtk_widget_get_visible (GTK_WIDGET (self->key)) && whole_title (self) <= width;
}

static void
relais_choice_face_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RelaisChoiceFace *self = RELAIS_CHOICE_FACE (widget);
  int icon = width_of (GTK_WIDGET (self->icon), ICON_SPACING);
  int high = first_height (self), low = second_height (self);
  Line first, second;

  (void) baseline;
  if (is_one_line (self, width - icon))
    low = 0;
  first = (Line) { self, (height - high - low) / 2, high, icon, width };
  second = (Line) { self, first.y + high, low, icon, width };
  if (icon > 0)
    put (&(Line) { self, 0, height, 0, 0 }, GTK_WIDGET (self->icon), 0, icon - ICON_SPACING);
  if (gtk_widget_get_visible (GTK_WIDGET (self->key)))
    put_last (&second, GTK_WIDGET (self->key));
  put_title (self, &first, &second);
  put_rest (&second, self);
}

static void
relais_choice_face_dispose (GObject *object)
{
  relais_dispose_template (GTK_WIDGET (object), RELAIS_TYPE_CHOICE_FACE);
  G_OBJECT_CLASS (relais_choice_face_parent_class)->dispose (object);
}

static void
relais_choice_face_class_init (RelaisChoiceFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = relais_choice_face_dispose;
  widget_class->measure = relais_choice_face_measure;
  widget_class->size_allocate = relais_choice_face_size_allocate;

  g_type_ensure (RELAIS_TYPE_SPRITE);
  gtk_widget_class_set_css_name (widget_class, "choiceface");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-choice-face.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, icon);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, point);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, price);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, detail);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, rule);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, key);
}

static void
relais_choice_face_init (RelaisChoiceFace *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* What is about a card that has an emblem shows it. */
static void
set_choice_icon (RelaisChoiceFace *self, const RelaisGameUi *ui, const char *colour, RelaisChoice *choice)
{
  const char *card = relais_choice_get_card (choice);
  g_autofree char *emblem = g_strconcat ("emblem-", card, NULL);
  graphene_size_t size;

  if (relais_choice_get_reason (choice) != NULL)
    set_icon (self, ui, colour, "action-lock");
  else if (card != NULL && relais_art_size (relais_art_get_default (), ui->emblems, emblem, &size))
    set_icon (self, ui, colour, emblem);
  else
    set_icon (self, ui, colour, relais_choice_get_icon (choice));
}

void
relais_choice_face_set_choice (RelaisChoiceFace *self, const RelaisGameUi *ui, const char *colour, RelaisChoice *choice)
{
  RelaisReason *reason = relais_choice_get_reason (choice);
  const char *detail = relais_choice_get_detail (choice);

  set_choice_icon (self, ui, colour, choice);
  gtk_widget_set_visible (GTK_WIDGET (self->point), relais_choice_get_price (choice) != NULL);
  set_label (self->title, relais_choice_get_what (choice));
  set_label (self->price, relais_choice_get_price (choice));
  set_label (self->detail, detail == NULL && reason != NULL ? relais_reason_get_sentence (reason) : detail);
  set_label (self->rule, reason != NULL ? relais_reason_get_rule (reason) : NULL);
}

/**
 * relais_choice_face_set_key:
 * @key: (nullable): what is written on the key
 */
void
relais_choice_face_set_key (RelaisChoiceFace *self, const char *key, GtkAccessible *button)
{
  set_label (self->key, key);
  if (key != NULL)
    gtk_accessible_update_property (button, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
  else
    gtk_accessible_reset_property (button, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS);
}

void
relais_choice_face_set_compact (RelaisChoiceFace *self, gboolean compact)
{
  g_object_set (self->icon, "pixel-size", compact ? 22 : 28, NULL);
}

/**
 * relais_choice_face_snugness:
 *
 * Returns: how much more than its least width it needs for its whole title
 */
int
relais_choice_face_snugness (RelaisChoiceFace *self)
{
  int minimum, snug, natural;

  measure_words (self, &minimum, &snug, &natural);
  return snug - minimum;
}

gboolean
relais_choice_face_is_cut (RelaisChoiceFace *self)
{
  GtkWidget *detail = GTK_WIDGET (self->detail);

  if (gtk_widget_get_visible (detail) && !gtk_widget_get_child_visible (detail))
    return TRUE;
  return pango_layout_is_ellipsized (gtk_label_get_layout (self->title))
         || pango_layout_is_ellipsized (gtk_label_get_layout (self->price))
         || pango_layout_is_ellipsized (gtk_label_get_layout (self->detail));
}
