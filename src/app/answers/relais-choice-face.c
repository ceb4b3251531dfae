/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-choice-face.h"

#include "app/art/relais-art.h"
#include "app/art/relais-sprite.h"
#include "app/kit/relais-css-class.h"
#include "app/old-gtk/relais-template.h"

/* The icon and the words; the title and the key. */
#define ICON_SPACING 6
#define SPACING 6
/* The least that words are given: more than an ellipsis. */
#define LITTLE 48
/* A list of choices asks for no more, and wraps. */
#define WIDEST 400
/* Around the key. */
#define RING_GAP 3.f
#define RING_WIDTH 2.5
/* Lines end between words: so much of them is used, in percent. */
#define FILLED 85

/* The words, one below the other; those before come first where room is scarce. */
typedef enum
{
  TITLE,
  NOTICE,
  EFFECT,
  DETAIL,
  PARTS
} Part;

static const int most_lines[PARTS] = { 2, 2, 3, 3 };

/* Of words in one line, as long as their letters are the same. */
typedef struct
{
  guint letters;                /* serial of the Pango context; 0: not measured */
  int width;
  int line;                     /* how high a line is */
} Measured;

struct _RelaisChoiceFace
{
  GtkWidget parent_instance;

  RelaisSprite *icon;
  GtkImage *mark;               /* of the notice: that it warns, or suggests */
  GtkLabel *key;
  GtkInscription *title;
  GtkInscription *notice;
  GtkInscription *effect;
  GtkInscription *detail;
  GtkInscription *words[PARTS]; /* these four */
  Measured measured[PARTS];
  double left;                  /* of the ring around the key */
};

G_DEFINE_TYPE (RelaisChoiceFace, relais_choice_face, GTK_TYPE_WIDGET)

static gboolean
is_said (GtkInscription *words)
{
  const char *text = gtk_inscription_get_text (words);

  return text != NULL && *text != '\0';
}

static void
set_words (RelaisChoiceFace *self, Part part, const char *text)
{
  if (g_strcmp0 (gtk_inscription_get_text (self->words[part]), text) == 0)
    return;
  gtk_inscription_set_text (self->words[part], text);
  self->measured[part].letters = 0;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static const Measured *
measure_words (RelaisChoiceFace *self, Part part)
{
  GtkInscription *words = self->words[part];
  Measured *measured = &self->measured[part];
  guint letters = pango_context_get_serial (gtk_widget_get_pango_context (GTK_WIDGET (words)));
  g_autoptr (PangoLayout) layout = NULL;

  if (measured->letters == letters)
    return measured;
  layout = gtk_widget_create_pango_layout (GTK_WIDGET (words), is_said (words) ? gtk_inscription_get_text (words) : "");
  pango_layout_get_pixel_size (layout, &measured->width, &measured->line);
  measured->letters = letters;
  return measured;
}

static int
count_lines (const Measured *measured, int width, int most)
{
  if (measured->width <= width)
    return measured->width > 0;
  return MIN (1 + measured->width * 100 / (MAX (width, 1) * FILLED), most);
}

static int
icon_width (RelaisChoiceFace *self)
{
  int natural;

  if (!gtk_widget_get_visible (GTK_WIDGET (self->icon)))
    return 0;
  gtk_widget_measure (GTK_WIDGET (self->icon), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural + ICON_SPACING;
}

static int
width_beside_title (GtkWidget *widget, gboolean shown)
{
  int natural;

  if (!shown)
    return 0;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural + SPACING;
}

static int
key_width (RelaisChoiceFace *self)
{
  return width_beside_title (GTK_WIDGET (self->key), *gtk_label_get_text (self->key) != '\0');
}

/* Seen even where there is no room for the notice. */
static int
mark_width (RelaisChoiceFace *self)
{
  return width_beside_title (GTK_WIDGET (self->mark), is_said (self->notice));
}

/* What is beside the first line of the title. */
static int
beside_width (RelaisChoiceFace *self)
{
  return key_width (self) + mark_width (self);
}

/* How many lines each part gets: what those before need, then what is left. The
 * title has one in any case. */
static void
share_lines (RelaisChoiceFace *self, int width, int height, int lines[PARTS])
{
  for (Part part = TITLE; part < PARTS; part++)
    {
      const Measured *measured = measure_words (self, part);
      int most = MAX (height, 0) / measured->line;

      if (part == TITLE)
        most = MAX (most, 1);
      lines[part] = most > 0 ? count_lines (measured, width - (part == TITLE ? beside_width (self) : 0), MIN (most, most_lines[part])) : 0;
      height -= lines[part] * measured->line;
    }
}

static int
words_height (RelaisChoiceFace *self, const int lines[PARTS])
{
  int height = 0;

  for (Part part = TITLE; part < PARTS; part++)
    height += lines[part] * self->measured[part].line;
  return height;
}

static int
words_width (RelaisChoiceFace *self)
{
  int width = measure_words (self, TITLE)->width + beside_width (self);

  for (Part part = NOTICE; part < PARTS; part++)
    width = MAX (width, measure_words (self, part)->width);
  return width;
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
  int lines[PARTS];

  *minimum = icon + LITTLE + beside_width (self);
  *natural = CLAMP (icon + words_width (self), *minimum, MAX (*minimum, WIDEST));
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  share_lines (self, (for_size < 0 ? *natural : for_size) - icon, G_MAXINT, lines);
  *minimum = self->measured[TITLE].line;
  *natural = MAX (words_height (self, lines), icon - ICON_SPACING);
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

  gtk_widget_set_child_visible (widget, width > 0 && height > 0);
  if (width > 0 && height > 0)
    gtk_widget_size_allocate (widget, &(GtkAllocation) { mirrored ? whole - x - width : x, y, width, height }, -1);
}

/* At the right, beside the first line. */
static void
put_beside_title (RelaisChoiceFace *self, GtkWidget *widget, int width, int right, int y)
{
  int height;

  width = MAX (width - SPACING, 0);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  put (self, widget, right - width, y + (self->measured[TITLE].line - height) / 2, width, height);
}

static void
relais_choice_face_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RelaisChoiceFace *self = RELAIS_CHOICE_FACE (widget);
  /* Where there is no room for the drawing, words have it. */
  int icon = icon_width (self) - ICON_SPACING <= height ? icon_width (self) : 0;
  int lines[PARTS];
  int y;

  share_lines (self, width - icon, height, lines);
  y = (height - words_height (self, lines)) / 2;
  put (self, GTK_WIDGET (self->icon), 0, 0, MAX (icon - ICON_SPACING, 0), height);
  put_beside_title (self, GTK_WIDGET (self->key), key_width (self), width, y);
  put_beside_title (self, GTK_WIDGET (self->mark), mark_width (self), width - key_width (self), y);
  for (Part part = TITLE; part < PARTS; part++)
    {
      int high = lines[part] * self->measured[part].line;

      put (self, GTK_WIDGET (self->words[part]), icon, y, width - icon - (part == TITLE ? beside_width (self) : 0), high);
      y += high;
    }
}

/* From the top clockwise what is left of the time. */
static void
draw_ring (RelaisChoiceFace *self, GtkSnapshot *snapshot)
{
  GdkRGBA colour;
  graphene_rect_t key;
  double radius;
  cairo_t *cr;

  if (!gtk_widget_compute_bounds (GTK_WIDGET (self->key), GTK_WIDGET (self), &key))
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self->title)), &colour);
  graphene_rect_inset (&key, -RING_GAP - 2, -RING_GAP - 2);
  radius = (double) MIN (key.size.width, key.size.height) / 2 - RING_WIDTH / 2;
  cr = gtk_snapshot_append_cairo (snapshot, &key);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, RING_WIDTH);
  cairo_arc (cr, (double) (key.origin.x + key.size.width / 2), (double) (key.origin.y + key.size.height / 2), radius,
             -G_PI / 2, -G_PI / 2 + 2 * G_PI * self->left);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
relais_choice_face_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (relais_choice_face_parent_class)->snapshot (widget, snapshot);
  if (RELAIS_CHOICE_FACE (widget)->left > 0)
    draw_ring (RELAIS_CHOICE_FACE (widget), snapshot);
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
  widget_class->snapshot = relais_choice_face_snapshot;

  g_type_ensure (RELAIS_TYPE_SPRITE);
  gtk_widget_class_set_css_name (widget_class, "choiceface");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/relaisgame/Relais/relais-choice-face.ui");
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, icon);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, title);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, mark);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, notice);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, effect);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, detail);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, key);
}

static void
relais_choice_face_init (RelaisChoiceFace *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->words[TITLE] = self->title;
  self->words[NOTICE] = self->notice;
  self->words[EFFECT] = self->effect;
  self->words[DETAIL] = self->detail;
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

/* What it loses, or why it is suggested; never both. */
static void
set_notice (RelaisChoiceFace *self, RelaisChoice *choice)
{
  const char *warning = relais_choice_get_warning (choice);
  const char *icon = warning != NULL ? "dialog-warning-symbolic" : "starred-symbolic";

  set_words (self, NOTICE, warning != NULL ? warning : relais_choice_get_why (choice));
  if (g_strcmp0 (gtk_image_get_icon_name (self->mark), icon) != 0)
    gtk_image_set_from_icon_name (self->mark, icon);
  relais_css_class_set (GTK_WIDGET (self), "warns", warning != NULL);
}

void
relais_choice_face_set_choice (RelaisChoiceFace *self, const RelaisGameUi *ui, const char *colour, RelaisChoice *choice)
{
  RelaisReason *reason = relais_choice_get_reason (choice);
  const char *detail = relais_choice_get_detail (choice);

  g_return_if_fail (RELAIS_IS_CHOICE_FACE (self));

  if (detail == NULL && reason != NULL)
    detail = relais_reason_get_sentence (reason);
  set_choice_icon (self, ui, colour, choice);
  set_notice (self, choice);
  set_words (self, EFFECT, relais_choice_get_effect (choice));
  relais_choice_face_set_words (self, relais_choice_get_title (choice), detail);
}

/**
 * relais_choice_face_set_words:
 * @detail: (nullable)
 */
void
relais_choice_face_set_words (RelaisChoiceFace *self, const char *title, const char *detail)
{
  g_return_if_fail (RELAIS_IS_CHOICE_FACE (self));

  set_words (self, TITLE, title);
  set_words (self, DETAIL, detail);
}

/**
 * relais_choice_face_set_key:
 * @key: (nullable): what is written on the key
 */
void
relais_choice_face_set_key (RelaisChoiceFace *self, const char *key, GtkAccessible *button)
{
  g_return_if_fail (RELAIS_IS_CHOICE_FACE (self));

  gtk_label_set_text (self->key, key != NULL ? key : "");
  if (key != NULL)
    gtk_accessible_update_property (button, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
  else
    gtk_accessible_reset_property (button, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS);
}

void
relais_choice_face_set_compact (RelaisChoiceFace *self, gboolean compact)
{
  g_return_if_fail (RELAIS_IS_CHOICE_FACE (self));
  g_object_set (self->icon, "pixel-size", compact ? 22 : 28, NULL);
}

void
relais_choice_face_set_left (RelaisChoiceFace *self, double left)
{
  g_return_if_fail (RELAIS_IS_CHOICE_FACE (self));

  self->left = left;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
is_cut (GtkInscription *words)
{
  GtkWidget *widget = GTK_WIDGET (words);
  g_autoptr (PangoLayout) layout = NULL;

  if (!is_said (words))
    return FALSE;
  if (!gtk_widget_get_child_visible (widget))
    return TRUE;
  layout = gtk_widget_create_pango_layout (widget, gtk_inscription_get_text (words));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (layout, gtk_widget_get_width (widget) * PANGO_SCALE);
  pango_layout_set_height (layout, gtk_widget_get_height (widget) * PANGO_SCALE);
  return pango_layout_is_ellipsized (layout);
}

gboolean
relais_choice_face_is_cut (RelaisChoiceFace *self)
{
  g_return_val_if_fail (RELAIS_IS_CHOICE_FACE (self), FALSE);
  for (Part part = TITLE; part < PARTS; part++)
    if (is_cut (self->words[part]))
      return TRUE;
  return FALSE;
}

char *
relais_choice_face_dup_cut (RelaisChoiceFace *self)
{
  GString *words = g_string_new (NULL);

  g_return_val_if_fail (RELAIS_IS_CHOICE_FACE (self), NULL);

  for (Part part = TITLE; part < PARTS; part++)
    if (is_cut (self->words[part]))
      g_string_append_printf (words, "%s%s", words->len > 0 ? "\n" : "", gtk_inscription_get_text (self->words[part]));
  return g_string_free (words, words->len == 0);
}
