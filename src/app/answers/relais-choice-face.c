/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-choice-face.h"

#include <string.h>

#include "app/art/relais-art.h"
#include "app/art/relais-sprite.h"
#include "app/kit/relais-template.h"

/* The icon and the words; what stands side by side. */
#define ICON_SPACING 8
#define SPACING 6
/* The least that words are given: more than an ellipsis. */
#define LITTLE 48
/* A list of choices asks for no more, and wraps. */
#define WIDEST 400
#define MOST_LINES 3

typedef enum
{
  NOTHING,
  TITLE,
  TITLE_LINES,
  WHAT,
  PRICE,
  DETAIL,
  DETAIL_LINES,
  N_PARTS
} Part;

/* What was found out about a part, as long as its letters are the same: a list
 * of choices is tried in many widths. */
typedef struct
{
  guint letters;                /* serial of the Pango context; 0: nothing was */
  int width;
  int line_height;
} Measured;

struct _RelaisChoiceFace
{
  GtkWidget parent_instance;

  Measured measured[N_PARTS];

  RelaisSprite *icon;
  GtkLabel *title;              /* what is done, with its price behind it */
  GtkLabel *title_lines;        /* the same in two lines */
  GtkLabel *what;               /* one below the other */
  GtkLabel *price;
  GtkLabel *detail;
  GtkLabel *detail_lines;
  GtkLabel *rule;
  GtkLabel *key;
};

G_DEFINE_TYPE (RelaisChoiceFace, relais_choice_face, GTK_TYPE_WIDGET)

/* What stands below each other; the first that fits counts. */
typedef struct
{
  Part parts[MOST_LINES];
  guint lines;
} Arrangement;

static const Arrangement arrangements[] = {
  { { TITLE, DETAIL }, 2 },
  { { WHAT, PRICE }, 2 },       /* of what has no detail */
  { { TITLE, DETAIL_LINES }, 3 },
  { { WHAT, PRICE, DETAIL }, 3 },
  { { TITLE_LINES }, 2 },       /* as well */
  { { TITLE_LINES, DETAIL }, 3 },
};

static void
forget_measured (RelaisChoiceFace *self)
{
  memset (self->measured, 0, sizeof self->measured);
}

static void
set_label (GtkLabel *label, const char *words)
{
  gtk_label_set_text (label, words != NULL ? words : "");
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

static GtkLabel *
label_of (RelaisChoiceFace *self, Part part)
{
  switch (part)
    {
    case TITLE: return self->title;
    case TITLE_LINES: return self->title_lines;
    case WHAT: return self->what;
    case PRICE: return self->price;
    case DETAIL: return self->detail;
    case DETAIL_LINES: return self->detail_lines;
    default: return NULL;
    }
}

static gboolean
is_said (GtkLabel *label)
{
  return *gtk_label_get_text (label) != '\0';
}

static gboolean
has_lines (Part part)
{
  return part == TITLE_LINES || part == DETAIL_LINES;
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
layout_width (PangoLayout *layout)
{
  int width;

  pango_layout_get_size (layout, &width, NULL);
  return PANGO_PIXELS_CEIL (width);
}

/* Of the words alone: a label that can be cut asks for some room in any case. */
static int
text_width (GtkLabel *label)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), gtk_label_get_text (label));

  return layout_width (layout);
}

/* The least width in which the words take two lines. */
static int
text_width_in_lines (GtkLabel *label)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), gtk_label_get_text (label));
  int most = layout_width (layout);
  int least = most / 2;

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  while (least < most)
    {
      int width = (least + most) / 2;

      pango_layout_set_width (layout, width * PANGO_SCALE);
      if (pango_layout_get_line_count (layout) <= 2 && layout_width (layout) <= width)
        most = width;
      else
        least = width + 1;
    }
  return most;
}

static int
line_height (GtkLabel *label)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (label));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int height = PANGO_PIXELS_CEIL (pango_font_metrics_get_ascent (metrics) + pango_font_metrics_get_descent (metrics));

  pango_font_metrics_unref (metrics);
  return height;
}

static const Measured *
measure_part (RelaisChoiceFace *self, Part part)
{
  GtkLabel *label = label_of (self, part);
  Measured *measured = &self->measured[part];
  guint letters = label != NULL ? pango_context_get_serial (gtk_widget_get_pango_context (GTK_WIDGET (label))) : 0;

  if (measured->letters == letters)
    return measured;
  measured->letters = letters;
  measured->line_height = line_height (label);
  if (!is_said (label))
    measured->width = 0;
  else
    measured->width = has_lines (part) ? text_width_in_lines (label) : text_width (label);
  return measured;
}

static int
part_width (RelaisChoiceFace *self, Part part)
{
  return measure_part (self, part)->width;
}

static int
key_width (RelaisChoiceFace *self)
{
  return is_said (self->key) ? width_of (GTK_WIDGET (self->key), SPACING) : 0;
}

/* The last part of an arrangement. */
static guint
last_part (const Arrangement *arrangement)
{
  guint n = 0;

  while (n + 1 < MOST_LINES && arrangement->parts[n + 1] != NOTHING)
    n++;
  return n;
}

/* With the key beside one of its parts. */
static int
width_with_key (RelaisChoiceFace *self, const Arrangement *arrangement, guint at)
{
  int widest = 0;

  for (guint i = 0; i <= last_part (arrangement); i++)
    widest = MAX (widest, part_width (self, arrangement->parts[i]) + (i == at ? key_width (self) : 0));
  return widest;
}

/* The key stands in the last line; where there is no room for it, in the first,
 * if that helps. */
static int
arrangement_width (RelaisChoiceFace *self, const Arrangement *arrangement)
{
  return MIN (width_with_key (self, arrangement, 0), width_with_key (self, arrangement, last_part (arrangement)));
}

static guint
place_of_key (RelaisChoiceFace *self, const Arrangement *arrangement, int width)
{
  guint last = last_part (arrangement);
  int below = width_with_key (self, arrangement, last);

  return below <= width || below <= width_with_key (self, arrangement, 0) ? last : 0;
}

/* Some are for what has a price, or no detail. */
static gboolean
is_arrangement (RelaisChoiceFace *self, const Arrangement *arrangement)
{
  switch (arrangement->parts[0])
    {
    case WHAT: return is_said (self->price) && (arrangement->lines == 3) == is_said (self->detail);
    case TITLE_LINES: return (arrangement->lines == 3) == is_said (self->detail);
    default: return arrangement->lines == 2 || is_said (self->detail);
    }
}

static int
narrowest (RelaisChoiceFace *self, guint lines)
{
  int least = G_MAXINT;

  for (gsize i = 0; i < G_N_ELEMENTS (arrangements); i++)
    if (arrangements[i].lines <= lines && is_arrangement (self, &arrangements[i]))
      least = MIN (least, arrangement_width (self, &arrangements[i]));
  return least;
}

/* The first that fits; else that of which the least is cut. */
static const Arrangement *
choose_arrangement (RelaisChoiceFace *self, int width)
{
  for (gsize i = 0; i < G_N_ELEMENTS (arrangements); i++)
    if (is_arrangement (self, &arrangements[i]) && arrangement_width (self, &arrangements[i]) <= width)
      return &arrangements[i];
  for (gsize i = G_N_ELEMENTS (arrangements); i-- > 0;)
    if (is_arrangement (self, &arrangements[i])
        && (arrangements[i].parts[0] != TITLE_LINES || part_width (self, TITLE) > width))
      return &arrangements[i];
  return &arrangements[0];
}

static int
part_height (RelaisChoiceFace *self, Part part)
{
  return measure_part (self, part)->line_height * (has_lines (part) ? 2 : 1);
}

static int
arrangement_height (RelaisChoiceFace *self, const Arrangement *arrangement)
{
  int height = 0;

  for (guint i = 0; i < MOST_LINES; i++)
    height += part_height (self, arrangement->parts[i]);
  return height;
}

static int
icon_width (RelaisChoiceFace *self)
{
  return width_of (GTK_WIDGET (self->icon), ICON_SPACING);
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
  int icon = icon_width (self);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      const Arrangement *arrangement = for_size < 0 ? &arrangements[0] : choose_arrangement (self, for_size - icon);

      *minimum = *natural = MAX (arrangement_height (self, arrangement), icon - ICON_SPACING);
      return;
    }
  *minimum = icon + LITTLE + key_width (self);
  *natural = CLAMP (relais_choice_face_width_of_all (self), *minimum, MAX (*minimum, WIDEST));
}

static GtkSizeRequestMode
relais_choice_face_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
put (RelaisChoiceFace *self, GtkWidget *widget, int x, int y, int width, int height)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int whole = gtk_widget_get_width (GTK_WIDGET (self));

  gtk_widget_set_child_visible (widget, TRUE);
  gtk_widget_size_allocate (widget, &(GtkAllocation) { mirrored ? whole - x - width : x, y, width, height }, -1);
}

/* At the right of a line; it keeps its own height. */
static int
put_last (RelaisChoiceFace *self, GtkLabel *label, int x, int y, int height)
{
  int width = width_of (GTK_WIDGET (label), 0), own;

  gtk_widget_measure (GTK_WIDGET (label), GTK_ORIENTATION_VERTICAL, -1, NULL, &own, NULL, NULL);
  put (self, GTK_WIDGET (label), x - width, y + (height - own) / 2, width, own);
  return x - width - SPACING;
}

static void
hide_all (RelaisChoiceFace *self)
{
  GtkLabel *const labels[] = { self->title, self->title_lines, self->what, self->price, self->detail, self->detail_lines,
                               self->rule, self->key };

  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    gtk_widget_set_child_visible (GTK_WIDGET (labels[i]), FALSE);
}

/* Words, with the key and the rule beside them where they are to be. */
static void
put_part (RelaisChoiceFace *self, Part part, int x, int y, int right, gboolean with_key)
{
  GtkLabel *label = label_of (self, part);
  int height = part_height (self, part);
  /* Beside the last of its lines. */
  int line = has_lines (part) ? height / 2 : height;

  if (with_key && is_said (self->key))
    right = put_last (self, self->key, right, y + height - line, line);
  if (part == DETAIL && is_said (self->rule)
      && x + part_width (self, part) + width_of (GTK_WIDGET (self->rule), SPACING) <= right)
    right = put_last (self, self->rule, right, y, line);
  if (is_said (label))
    put (self, GTK_WIDGET (label), x, y, MAX (right - x, 0), height);
}

/* Without anything below it, a title stands in the middle. */
static gboolean
is_one_line (RelaisChoiceFace *self, const Arrangement *arrangement, guint key_at)
{
  return arrangement == &arrangements[0] && !is_said (self->detail) && !is_said (self->rule)
         && (key_at == 0 || !is_said (self->key));
}

static void
relais_choice_face_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RelaisChoiceFace *self = RELAIS_CHOICE_FACE (widget);
  int icon = icon_width (self);
  const Arrangement *arrangement = choose_arrangement (self, width - icon);
  guint key_at = place_of_key (self, arrangement, width - icon);
  int y;

  hide_all (self);
  if (icon > 0)
    put (self, GTK_WIDGET (self->icon), 0, 0, icon - ICON_SPACING, height);
  if (is_one_line (self, arrangement, key_at))
    y = (height - part_height (self, TITLE)) / 2;
  else
    y = (height - arrangement_height (self, arrangement)) / 2;
  for (guint i = 0; i < MOST_LINES && arrangement->parts[i] != NOTHING; i++)
    {
      put_part (self, arrangement->parts[i], icon, y, width, i == key_at);
      y += part_height (self, arrangement->parts[i]);
    }
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
  widget_class->get_request_mode = relais_choice_face_get_request_mode;
  widget_class->measure = relais_choice_face_measure;
  widget_class->size_allocate = relais_choice_face_size_allocate;

  g_type_ensure (RELAIS_TYPE_SPRITE);
  gtk_widget_class_set_css_name (widget_class, "choiceface");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-choice-face.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, icon);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, title_lines);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, what);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, price);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, detail);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, detail_lines);
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

  if (detail == NULL && reason != NULL)
    detail = relais_reason_get_sentence (reason);
  set_choice_icon (self, ui, colour, choice);
  forget_measured (self);
  set_label (self->title, relais_choice_get_title (choice));
  set_label (self->title_lines, relais_choice_get_title (choice));
  set_label (self->what, relais_choice_get_what (choice));
  set_label (self->price, relais_choice_get_price (choice));
  set_label (self->detail, detail);
  set_label (self->detail_lines, detail);
  set_label (self->rule, reason != NULL ? relais_reason_get_rule (reason) : NULL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
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

int
relais_choice_face_width_of_all (RelaisChoiceFace *self)
{
  int rule = is_said (self->rule) ? width_of (GTK_WIDGET (self->rule), SPACING) : 0;
  int below = part_width (self, DETAIL) + rule + key_width (self);

  return icon_width (self) + MAX (part_width (self, TITLE), below);
}

int
relais_choice_face_width_in_two (RelaisChoiceFace *self)
{
  return icon_width (self) + narrowest (self, 2);
}

int
relais_choice_face_width_in_three (RelaisChoiceFace *self)
{
  return icon_width (self) + narrowest (self, 3);
}

gboolean
relais_choice_face_is_cut (RelaisChoiceFace *self)
{
  GtkLabel *const labels[] = { self->title, self->title_lines, self->what, self->price, self->detail, self->detail_lines };

  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (labels[i]))
        && pango_layout_is_ellipsized (gtk_label_get_layout (labels[i])))
      return TRUE;
  return FALSE;
}
