/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-scene.h"

G_DEFINE_ABSTRACT_TYPE (RelaisScene, relais_scene, G_TYPE_OBJECT)

static void
relais_scene_class_init (RelaisSceneClass *klass)
{
}

static void
relais_scene_init (RelaisScene *self)
{
}

static void
clear_place (gpointer data)
{
  RelaisPlace *place = data;

  g_free (place->id);
  g_free (place->ground);
  g_clear_pointer (&place->outline, g_array_unref);
  g_clear_pointer (&place->lane, g_array_unref);
}

static void
clear_piece (gpointer data)
{
  g_free (((RelaisPiece *) data)->key);
}

static void
clear_label (gpointer data)
{
  g_free (((RelaisLabel *) data)->text);
}

static void
clear_trip (gpointer data)
{
  RelaisTrip *trip = data;

  g_free (trip->key);
  g_array_unref (trip->way);
}

static GArray *
new_array (gsize size, GDestroyNotify clear)
{
  GArray *array = g_array_new (FALSE, TRUE, (guint) size);

  g_array_set_clear_func (array, clear);
  return array;
}

GArray *
relais_scene_new_places (void)
{
  return new_array (sizeof (RelaisPlace), clear_place);
}

GArray *
relais_scene_new_pieces (void)
{
  return new_array (sizeof (RelaisPiece), clear_piece);
}

GArray *
relais_scene_new_labels (void)
{
  return new_array (sizeof (RelaisLabel), clear_label);
}

GArray *
relais_scene_new_trips (void)
{
  return new_array (sizeof (RelaisTrip), clear_trip);
}

GArray *
relais_scene_places (RelaisScene *self)
{
  g_return_val_if_fail (RELAIS_IS_SCENE (self), NULL);
  return RELAIS_SCENE_GET_CLASS (self)->places (self);
}

void
relais_scene_arrange (RelaisScene *self, const RelaisView *view, GArray *places)
{
  g_return_if_fail (RELAIS_IS_SCENE (self));
  RELAIS_SCENE_GET_CLASS (self)->arrange (self, view, places);
}

GArray *
relais_scene_pieces (RelaisScene *self, const RelaisView *view)
{
  g_return_val_if_fail (RELAIS_IS_SCENE (self), NULL);
  return RELAIS_SCENE_GET_CLASS (self)->pieces_of (self, view);
}

GArray *
relais_scene_labels (RelaisScene *self, const RelaisView *view)
{
  g_return_val_if_fail (RELAIS_IS_SCENE (self), NULL);
  return RELAIS_SCENE_GET_CLASS (self)->labels (self, view);
}

GArray *
relais_scene_trips (RelaisScene *self, const RelaisView *view, const RelaisEvents *events)
{
  g_return_val_if_fail (RELAIS_IS_SCENE (self), NULL);
  return RELAIS_SCENE_GET_CLASS (self)->trips (self, view, events);
}

/**
 * relais_scene_css:
 *
 * Returns: (nullable)
 */
char *
relais_scene_css (RelaisScene *self, const RelaisView *view)
{
  g_return_val_if_fail (RELAIS_IS_SCENE (self), NULL);
  return RELAIS_SCENE_GET_CLASS (self)->css (self, view);
}

const char *
relais_scene_get_sheet (RelaisScene *self)
{
  g_return_val_if_fail (RELAIS_IS_SCENE (self), NULL);
  return RELAIS_SCENE_GET_CLASS (self)->sheet;
}

const char *
relais_scene_get_pieces_sheet (RelaisScene *self)
{
  g_return_val_if_fail (RELAIS_IS_SCENE (self), NULL);
  return RELAIS_SCENE_GET_CLASS (self)->pieces;
}

void
relais_scene_get_size (RelaisScene *self, float *width, float *height)
{
  g_return_if_fail (RELAIS_IS_SCENE (self));

  *width = RELAIS_SCENE_GET_CLASS (self)->width;
  *height = RELAIS_SCENE_GET_CLASS (self)->height;
}
