/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-sound-backend.h"

#include <gmodule.h>
#include <gtk/gtk.h>

/* As GTK itself links it. Relais does not: it asks where GTK has it already. */
#define GSTREAMER "libgstreamer-1.0.so.0"

/* Both are of one plug-in; which of them GTK uses depends on its version and on
 * the environment. */
static const char *const players[] = { "playbin", "playbin3" };

typedef struct
{
  gboolean (*init_check)           (int *argc, char ***argv, GError **error);
  gpointer (*element_factory_find) (const char *name);
  void     (*object_unref)         (gpointer object);
} GStreamer;

static gboolean
find_symbols (GModule *library, GStreamer *gst)
{
  gpointer init, find, unref;

  if (!g_module_symbol (library, "gst_init_check", &init)
      || !g_module_symbol (library, "gst_element_factory_find", &find)
      || !g_module_symbol (library, "gst_object_unref", &unref))
    return FALSE;
  gst->init_check = init;
  gst->element_factory_find = find;
  gst->object_unref = unref;
  return TRUE;
}

static gboolean
has_element (const GStreamer *gst, const char *name)
{
  gpointer factory = gst->element_factory_find (name);

  if (factory != NULL)
    gst->object_unref (factory);
  return factory != NULL;
}

static gboolean
gstreamer_can_play (const char *name)
{
  GModule *library = g_module_open (name, G_MODULE_BIND_LAZY);
  gboolean can = library != NULL;
  GStreamer gst;

  if (!can)
    return FALSE;
  g_module_make_resident (library);
  can = find_symbols (library, &gst) && gst.init_check (NULL, NULL, NULL);
  for (gsize i = 0; can && i < G_N_ELEMENTS (players); i++)
    can = has_element (&gst, players[i]);
  return can;
}

/**
 * relais_sound_backend_look:
 * @type_name: of a GtkMediaFile
 * @library: of GStreamer
 */
RelaisSoundFault
relais_sound_backend_look (const char *type_name, const char *library)
{
  if (g_str_has_prefix (type_name, "GtkNoMedia"))
    return RELAIS_SOUND_NO_BACKEND;
  /* a module of GTK, or built in */
  if (g_str_has_prefix (type_name, "GtkGst") && !gstreamer_can_play (library))
    return RELAIS_SOUND_NO_PLAYER;
  return RELAIS_SOUND_FINE;
}

RelaisSoundFault
relais_sound_backend_get_fault (void)
{
  static gboolean looked;
  static RelaisSoundFault fault;

  if (!looked)
    {
      /* It is of no file, so nothing of GStreamer is made yet. */
      g_autoptr (GtkMediaStream) media = gtk_media_file_new ();

      fault = relais_sound_backend_look (G_OBJECT_TYPE_NAME (media), GSTREAMER);
      looked = TRUE;
    }
  return fault;
}
