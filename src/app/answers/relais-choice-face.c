/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-choice-face.h"

#include "app/art/relais-art.h"
#include "app/art/relais-sprite.h"
#include "app/old-gtk/relais-template.h"

/* The icon and the words; the title and the key. */
#define ICON_SPACING 6
#define SPACING 6
/* The least that words are given: more than an ellipsis. */
#define LITTLE 48
/* A list of choices asks for no more, and wraps. */
#define WIDEST 400
#define MOST_TITLE_LINES 2
#define MOST_DETAIL_LINES 3
/* Lines end between words: so much of them is used, in percent. */
#define FILLED 85

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
  GtkInscription *title;
  GtkInscription *detail;
  GtkLabel *key;
  Measured of_title;
  Measured of_detail;
};

G_DEFINE_TYPE (RelaisChoiceFace, relais_choice_face, GTK_TYPE_WIDGET)

static gboolean
is_said (GtkInscription *words)
{
  const char *text = gtk_inscription_get_text (words);

  return text != NULL && *text != '\0';
}

static void
set_words (GtkInscription *words, const char *text, Measured *measured)
{
  if (g_strcmp0 (gtk_inscription_get_text (words), text) == 0)
    return;
  gtk_inscription_set_text (words, text);
  measured->letters = 0;
}

static const Measured *
measure_words (GtkInscription *words, Measured *measured)
{
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
key_width (RelaisChoiceFace *self)
{
  int natural;

  if (*gtk_label_get_text (self->key) == '\0')
    return 0;
  gtk_widget_measure (GTK_WIDGET (self->key), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural + SPACING;
}

/* How many lines the words get beside the icon; what the title needs comes first. */
static void
share_lines (RelaisChoiceFace *self, int width, int height, int *title, int *detail)
{
  const Measured *above = measure_words (self->title, &self->of_title);
  const Measured *below = measure_words (self->detail, &self->of_detail);
  int most = MAX (height / above->line, 1);

  *title = count_lines (above, width - key_width (self), MIN (most, MOST_TITLE_LINES));
  most = MAX (height - *title * above->line, 0) / below->line;
  *detail = count_lines (below, width, MIN (most, MOST_DETAIL_LINES));
  if (most == 0)
    *detail = 0;
}

static int
words_height (RelaisChoiceFace *self, int title, int detail)
{
  return title * self->of_title.line + detail * self->of_detail.line;
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
  int icon = icon_width (self), key = key_width (self);
  int title, detail, wanted;

  wanted = icon + MAX (measure_words (self->title, &self->of_title)->width + key,
                       measure_words (self->detail, &self->of_detail)->width);
  *minimum = icon + LITTLE + key;
  *natural = CLAMP (wanted, *minimum, MAX (*minimum, WIDEST));
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  share_lines (self, (for_size < 0 ? *natural : for_size) - icon, G_MAXINT, &title, &detail);
  *minimum = self->of_title.line;
  *natural = MAX (words_height (self, title, detail), icon - ICON_SPACING);
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
put_key (RelaisChoiceFace *self, int right, int y)
{
  int width = MAX (key_width (self) - SPACING, 0), height;

  gtk_widget_measure (GTK_WIDGET (self->key), GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  put (self, GTK_WIDGET (self->key), right - width, y + (self->of_title.line - height) / 2, width, height);
}

static void
relais_choice_face_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RelaisChoiceFace *self = RELAIS_CHOICE_FACE (widget);
  /* Where there is no room for the drawing, words have it. */
  int icon = icon_width (self) - ICON_SPACING <= height ? icon_width (self) : 0;
  int title, detail, y;

  share_lines (self, width - icon, height, &title, &detail);
  y = (height - words_height (self, title, detail)) / 2;
  put (self, GTK_WIDGET (self->icon), 0, 0, MAX (icon - ICON_SPACING, 0), height);
  put_key (self, width, y);
  put (self, GTK_WIDGET (self->title), icon, y, width - icon - key_width (self), title * self->of_title.line);
  put (self, GTK_WIDGET (self->detail), icon, y + title * self->of_title.line, width - icon,
       detail * self->of_detail.line);
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
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, detail);
  gtk_widget_class_bind_template_child (widget_class, RelaisChoiceFace, key);
}

static void
relais_choice_face_init (RelaisChoiceFace *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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

void
relais_choice_face_set_choice (RelaisChoiceFace *self, const RelaisGameUi *ui, const char *colour, RelaisChoice *choice)
{
  RelaisReason *reason = relais_choice_get_reason (choice);
  const char *detail = relais_choice_get_detail (choice);

  g_return_if_fail (RELAIS_IS_CHOICE_FACE (self));

  if (detail == NULL && reason != NULL)
    detail = relais_reason_get_sentence (reason);
  set_choice_icon (self, ui, colour, choice);
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

  set_words (self->title, title, &self->of_title);
  set_words (self->detail, detail, &self->of_detail);
  gtk_widget_queue_resize (GTK_WIDGET (self));
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
  return is_cut (self->title) || is_cut (self->detail);
}
