/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-slots.h"

#include <math.h>
#include <string.h>

#define ART_PATH "/io/github/relaisgame/Relais/art/"

struct _RelaisSlots
{
  GHashTable *rects;            /* id -> graphene_rect_t */
  GHashTable *paths;            /* id -> GString */
};

/* Where the parser is: the innermost group that has an id. */
typedef struct
{
  RelaisSlots *slots;
  GPtrArray *groups;            /* ids, or "" */
} Reading;

static float
number (const char *text)
{
  return text != NULL ? (float) g_ascii_strtod (text, NULL) : 0;
}

static void
add_path (RelaisSlots *slots, const char *id, const char *data)
{
  GString *all = g_hash_table_lookup (slots->paths, id);

  if (all != NULL)
    g_string_append (all, data);
  else
    g_hash_table_insert (slots->paths, g_strdup (id), g_string_new (data));
}

static void
on_start (GMarkupParseContext *context,
          const char          *element,
          const char         **names,
          const char         **values,
          gpointer             user_data,
          GError             **error)
{
  Reading *reading = user_data;
  const char *id = NULL, *data = NULL, *href = NULL;
  const char *x = NULL, *y = NULL, *width = NULL, *height = NULL;
  const struct
  {
    const char *name;
    const char **value;
  } wanted[] = { { "id", &id }, { "d", &data }, { "href", &href }, { "x", &x }, { "y", &y }, { "width", &width }, { "height", &height } };
  const char *group = reading->groups->len > 0 ? reading->groups->pdata[reading->groups->len - 1] : "";

  for (int i = 0; names[i] != NULL; i++)
    for (gsize k = 0; k < G_N_ELEMENTS (wanted); k++)
      if (g_str_equal (names[i], wanted[k].name))
        *wanted[k].value = values[i];

  if (g_str_equal (element, "g"))
    g_ptr_array_add (reading->groups, g_strdup (id != NULL ? id : ""));
  else if (g_str_equal (element, "rect") && id != NULL)
    {
      graphene_rect_t *rect = graphene_rect_alloc ();

      graphene_rect_init (rect, number (x), number (y), number (width), number (height));
      g_hash_table_insert (reading->slots->rects, g_strdup (id), rect);
    }
  else if (g_str_equal (element, "path") && data != NULL)
    {
      if (id != NULL)
        add_path (reading->slots, id, data);
      else if (g_str_has_prefix (group, "loc-"))
        add_path (reading->slots, group, data);
    }
  else if (g_str_equal (element, "use") && href != NULL && g_str_has_prefix (group, "loc-"))
    {
      GString *used = g_hash_table_lookup (reading->slots->paths, href + 1);

      if (used != NULL)
        add_path (reading->slots, group, used->str);
    }
}

static void
on_end (GMarkupParseContext *context, const char *element, gpointer user_data, GError **error)
{
  Reading *reading = user_data;

  if (g_str_equal (element, "g"))
    g_ptr_array_remove_index (reading->groups, reading->groups->len - 1);
}

static void
free_string (gpointer string)
{
  g_string_free (string, TRUE);
}

/**
 * relais_slots_new:
 * @sheet: the name of a drawing in the program
 */
RelaisSlots *
relais_slots_new (const char *sheet)
{
  static const GMarkupParser parser = { .start_element = on_start, .end_element = on_end };
  g_autofree char *path = g_strdup_printf (ART_PATH "%s.svg", sheet);
  g_autoptr (GBytes) svg = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GPtrArray) groups = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (GError) error = NULL;
  RelaisSlots *slots = g_new (RelaisSlots, 1);
  Reading reading = { slots, groups };

  slots->rects = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) graphene_rect_free);
  slots->paths = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_string);
  if (svg == NULL)
    g_error ("The drawing %s is not in the program", path);
  context = g_markup_parse_context_new (&parser, 0, &reading, NULL);
  if (!g_markup_parse_context_parse (context, g_bytes_get_data (svg, NULL), (gssize) g_bytes_get_size (svg), &error)
      || !g_markup_parse_context_end_parse (context, &error))
    g_error ("%s: %s", path, error->message);
  return slots;
}

void
relais_slots_free (RelaisSlots *slots)
{
  g_hash_table_unref (slots->rects);
  g_hash_table_unref (slots->paths);
  g_free (slots);
}

gboolean
relais_slots_get (RelaisSlots *slots, graphene_rect_t *rect, const char *format, ...)
{
  g_autofree char *id = NULL;
  const graphene_rect_t *found;
  GString *path;
  va_list args;

  g_return_val_if_fail (slots != NULL, FALSE);

  va_start (args, format);
  id = g_strdup_vprintf (format, args);
  va_end (args);
  found = g_hash_table_lookup (slots->rects, id);
  if (found != NULL)
    {
      *rect = *found;
      return TRUE;
    }
  path = g_hash_table_lookup (slots->paths, id);
  if (path != NULL)
    {
      g_autoptr (GArray) outline = relais_path_flatten (path->str);

      relais_path_bounds (outline, rect);
      return TRUE;
    }
  *rect = *graphene_rect_zero ();
  return FALSE;
}

/**
 * relais_slots_path:
 *
 * Returns: (nullable)
 */
const char *
relais_slots_path (RelaisSlots *slots, const char *format, ...)
{
  g_autofree char *id = NULL;
  GString *path;
  va_list args;

  g_return_val_if_fail (slots != NULL, NULL);

  va_start (args, format);
  id = g_strdup_vprintf (format, args);
  va_end (args);
  path = g_hash_table_lookup (slots->paths, id);
  return path != NULL ? path->str : NULL;
}

/* The next command, repeated when its letter is left out, and its numbers. */
static gboolean
next_step (const char **data, char *command, float at[6])
{
  static const struct
  {
    char command;
    int numbers;
  } known[] = { { 'M', 2 }, { 'L', 2 }, { 'H', 1 }, { 'V', 1 }, { 'C', 6 }, { 'Q', 4 }, { 'Z', 0 } };
  const char *p = *data;

  while (*p == ' ' || *p == ',')
    p++;
  if (*p == '\0')
    return FALSE;
  if (g_ascii_isalpha (*p))
    *command = *p++;
  else if (*command == 'M')
    *command = 'L';
  for (gsize i = 0; i < G_N_ELEMENTS (known); i++)
    if (known[i].command == *command)
      {
        for (int k = 0; k < known[i].numbers; k++)
          {
            char *end;

            while (*p == ' ' || *p == ',')
              p++;
            at[k] = (float) g_ascii_strtod (p, &end);
            if (end == p)
              return FALSE;
            p = end;
          }
        *data = p;
        return TRUE;
      }
  return FALSE;
}

void
relais_path_draw (const char *data, cairo_t *cr)
{
  char command = 'M';
  float at[6];

  while (next_step (&data, &command, at))
    {
      double x = 0, y = 0;

      if (cairo_has_current_point (cr))
        cairo_get_current_point (cr, &x, &y);
      switch (command)
        {
        case 'M': cairo_move_to (cr, (double) at[0], (double) at[1]); break;
        case 'L': cairo_line_to (cr, (double) at[0], (double) at[1]); break;
        case 'H': cairo_line_to (cr, (double) at[0], y); break;
        case 'V': cairo_line_to (cr, x, (double) at[0]); break;
        case 'C':
          cairo_curve_to (cr, (double) at[0], (double) at[1], (double) at[2], (double) at[3], (double) at[4], (double) at[5]);
          break;
        case 'Q':
          /* a cubic curve with the same middle */
          cairo_curve_to (cr, x + ((double) at[0] - x) * 2 / 3, y + ((double) at[1] - y) * 2 / 3,
                          (double) (at[2] + (at[0] - at[2]) * 2 / 3), (double) (at[3] + (at[1] - at[3]) * 2 / 3),
                          (double) at[2], (double) at[3]);
          break;
        default:
          cairo_close_path (cr);
          break;
        }
    }
}

static GArray *
flatten (const char *data)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (graphene_point_t));
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  cairo_path_t *path;

  cairo_set_tolerance (cr, 0.25);
  relais_path_draw (data, cr);
  path = cairo_copy_path_flat (cr);
  for (int i = 0; i < path->num_data; i += path->data[i].header.length)
    {
      const cairo_path_data_t *step = &path->data[i];
      graphene_point_t point = { NAN, NAN };

      if (step->header.type == CAIRO_PATH_CLOSE_PATH)
        continue;
      if (step->header.type == CAIRO_PATH_MOVE_TO)
        {
          /* cairo adds a lone one after the end of an outline */
          if (i + step->header.length >= path->num_data
              || path->data[i + step->header.length].header.type == CAIRO_PATH_MOVE_TO)
            continue;
          if (points->len > 0)
            g_array_append_val (points, point);
        }
      point = GRAPHENE_POINT_INIT ((float) step[1].point.x, (float) step[1].point.y);
      g_array_append_val (points, point);
    }
  cairo_path_destroy (path);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return points;
}

/* The same few outlines, of the program's own drawings, are wanted for every page
 * with a board. */
GArray *
relais_path_flatten (const char *data)
{
  static GMutex lock;
  static GHashTable *known;
  GArray *points;

  g_mutex_lock (&lock);
  if (known == NULL)
    known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  points = g_hash_table_lookup (known, data);
  if (points == NULL)
    {
      points = flatten (data);
      g_hash_table_insert (known, g_strdup (data), points);
    }
  g_array_ref (points);
  g_mutex_unlock (&lock);
  return points;
}

/* Crossings of a ray to the right; each outline is closed. */
gboolean
relais_path_contains (const GArray *outline, float x, float y)
{
  const graphene_point_t *points = (const graphene_point_t *) (gpointer) outline->data;
  gboolean inside = FALSE;
  guint start = 0;

  for (guint i = 0; i < outline->len; i++)
    {
      gboolean last = i + 1 == outline->len || isnan (points[i + 1].x);
      const graphene_point_t *a = &points[i];
      const graphene_point_t *b = last ? &points[start] : &points[i + 1];

      if ((a->y > y) != (b->y > y) && x < a->x + (y - a->y) / (b->y - a->y) * (b->x - a->x))
        inside = !inside;
      if (last)
        start = ++i + 1;
    }
  return inside;
}

void
relais_path_bounds (const GArray *outline, graphene_rect_t *bounds)
{
  const graphene_point_t *points = (const graphene_point_t *) (gpointer) outline->data;
  gboolean first = TRUE;

  *bounds = *graphene_rect_zero ();
  for (guint i = 0; i < outline->len; i++)
    if (!isnan (points[i].x))
      {
        if (first)
          graphene_rect_init (bounds, points[i].x, points[i].y, 0, 0);
        else
          graphene_rect_expand (bounds, &points[i], bounds);
        first = FALSE;
      }
}
