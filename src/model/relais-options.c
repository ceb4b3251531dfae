/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-options.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/common/options.h"
#include "relais-lore.h"

G_DEFINE_INTERFACE (RelaisOptions, relais_options, G_TYPE_OBJECT)

static void
relais_options_default_init (RelaisOptionsInterface *iface)
{
}

const RelaisGame *
relais_options_get_game (RelaisOptions *self)
{
  g_return_val_if_fail (RELAIS_IS_OPTIONS (self), NULL);
  return RELAIS_OPTIONS_GET_IFACE (self)->get_game (self);
}

int
relais_options_find (RelaisOptions *self, const char *key)
{
  int index;

  g_return_val_if_fail (RELAIS_IS_OPTIONS (self), 0);
  return relais_option_find (relais_options_get_game (self), (RelaisWord) { key, strlen (key) }, &index) != NULL ? index : -1;
}

int
relais_options_first_seat (RelaisOptions *self)
{
  const RelaisLore *lore = relais_lore_find (relais_options_get_game (self));

  g_return_val_if_fail (RELAIS_IS_OPTIONS (self), 0);
  return lore != NULL && lore->first_seat != NULL ? relais_options_find (self, lore->first_seat) : -1;
}

gint64
relais_options_get_value (RelaisOptions *self, int option)
{
  g_return_val_if_fail (RELAIS_IS_OPTIONS (self), 0);
  return RELAIS_OPTIONS_GET_IFACE (self)->get_value (self, option);
}

gboolean
relais_options_is_given (RelaisOptions *self, int option)
{
  g_return_val_if_fail (RELAIS_IS_OPTIONS (self), FALSE);
  return RELAIS_OPTIONS_GET_IFACE (self)->is_given (self, option);
}

void
relais_options_set_value (RelaisOptions *self, int option, gint64 value)
{
  g_return_if_fail (RELAIS_IS_OPTIONS (self));
  RELAIS_OPTIONS_GET_IFACE (self)->set_value (self, option, value);
}

void
relais_options_unset (RelaisOptions *self, int option)
{
  g_return_if_fail (RELAIS_IS_OPTIONS (self));
  RELAIS_OPTIONS_GET_IFACE (self)->unset (self, option);
}

char *
relais_options_dup_seat_name (RelaisOptions *self, guint seat)
{
  RelaisOptionsInterface *iface;

  g_return_val_if_fail (RELAIS_IS_OPTIONS (self), NULL);

  iface = RELAIS_OPTIONS_GET_IFACE (self);
  if (iface->name_seat != NULL)
    return g_strdup (iface->name_seat (self, seat));
  return g_strdup_printf (_("Player %u"), seat + 1);
}

gint64
relais_options_any_seed (void)
{
  /* Short enough to be read out to somebody. */
  return g_random_int_range (1, 1000000);
}

/* For a game that keeps what is hidden. A short one could be found out by
 * trying which one deals the shields that all can see. */
gint64
relais_options_secret_seed (void)
{
  return (gint64) (((guint64) g_random_int () << 32 | g_random_int ()) & (guint64) RELAIS_MAX_SEED);
}

gboolean
relais_options_has_secret (RelaisOptions *self)
{
  RelaisOptionsInterface *iface;

  g_return_val_if_fail (RELAIS_IS_OPTIONS (self), FALSE);

  iface = RELAIS_OPTIONS_GET_IFACE (self);
  return iface->has_secret != NULL && iface->has_secret (self);
}

void
relais_options_draw_seed (RelaisOptions *self)
{
  RelaisOptionsInterface *iface;

  g_return_if_fail (RELAIS_IS_OPTIONS (self));

  iface = RELAIS_OPTIONS_GET_IFACE (self);
  if (iface->draw_seed != NULL)
    iface->draw_seed (self);
  else
    iface->set_value (self, RELAIS_OPTION_SEED, relais_options_any_seed ());
}

/**
 * relais_options_follow:
 * @followed: what was followed, replaced by @options
 * @options: (nullable)
 */
gboolean
relais_options_follow (RelaisOptions **followed, RelaisOptions *options, GCallback changed, gpointer object)
{
  if (*followed != NULL)
    g_signal_handlers_disconnect_by_data (*followed, object);
  g_set_object (followed, options);
  if (options != NULL)
    g_signal_connect_object (options, "changed", changed, object, G_CONNECT_SWAPPED);
  return options != NULL;
}
