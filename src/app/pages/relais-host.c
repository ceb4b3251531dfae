/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-host.h"

G_DEFINE_INTERFACE (RelaisHost, relais_host, GTK_TYPE_WINDOW)

static void
relais_host_default_init (RelaisHostInterface *iface)
{
}

RelaisProgram *
relais_host_get_program (RelaisHost *self)
{
  g_return_val_if_fail (RELAIS_IS_HOST (self), NULL);
  return RELAIS_HOST_GET_IFACE (self)->get_program (self);
}

RelaisPage *
relais_host_get_page (RelaisHost *self)
{
  g_return_val_if_fail (RELAIS_IS_HOST (self), NULL);
  return RELAIS_HOST_GET_IFACE (self)->get_page (self);
}

RelaisMatch *
relais_host_get_match (RelaisHost *self)
{
  RelaisPage *page = relais_host_get_page (self);

  g_return_val_if_fail (RELAIS_IS_HOST (self), NULL);
  return page != NULL ? relais_page_get_match (page) : NULL;
}

RelaisDraft *
relais_host_get_draft (RelaisHost *self)
{
  RelaisPage *page = relais_host_get_page (self);

  g_return_val_if_fail (RELAIS_IS_HOST (self), NULL);
  return page != NULL ? relais_page_get_draft (page) : NULL;
}

const char *
relais_host_get_path (RelaisHost *self)
{
  RelaisPage *page = relais_host_get_page (self);

  g_return_val_if_fail (RELAIS_IS_HOST (self), NULL);
  return page != NULL ? relais_page_get_path (page) : NULL;
}

gboolean
relais_host_is_free (RelaisHost *self)
{
  return relais_host_get_match (self) == NULL && relais_host_get_draft (self) == NULL;
}

void
relais_host_say (RelaisHost *self, const char *words)
{
  g_return_if_fail (RELAIS_IS_HOST (self));
  RELAIS_HOST_GET_IFACE (self)->say (self, words);
}

void
relais_host_call (RelaisHost *self, const char *words)
{
  g_return_if_fail (RELAIS_IS_HOST (self));
  RELAIS_HOST_GET_IFACE (self)->call (self, words);
}

/**
 * relais_host_toast:
 * @toast: (transfer full)
 */
void
relais_host_toast (RelaisHost *self, AdwToast *toast)
{
  g_return_if_fail (RELAIS_IS_HOST (self));
  RELAIS_HOST_GET_IFACE (self)->toast (self, toast);
}

/**
 * relais_host_tell_loading:
 * @loading: (nullable)
 * @name: (nullable)
 */
void
relais_host_tell_loading (RelaisHost *self, RelaisLoading *loading, const char *name)
{
  g_return_if_fail (RELAIS_IS_HOST (self));
  RELAIS_HOST_GET_IFACE (self)->tell_loading (self, loading, name);
}

/**
 * relais_host_show_start:
 * @words: (nullable)
 */
void
relais_host_show_start (RelaisHost *self, const char *words)
{
  g_return_if_fail (RELAIS_IS_HOST (self));
  RELAIS_HOST_GET_IFACE (self)->show_start (self, words);
}

void
relais_host_show_new_game (RelaisHost *self, gboolean computers)
{
  g_return_if_fail (RELAIS_IS_HOST (self));
  RELAIS_HOST_GET_IFACE (self)->show_new_game (self, computers);
}

/**
 * relais_host_show_setups:
 * @words: (nullable)
 */
void
relais_host_show_setups (RelaisHost *self, const char *words)
{
  g_return_if_fail (RELAIS_IS_HOST (self));
  RELAIS_HOST_GET_IFACE (self)->show_setups (self, words);
}

/**
 * relais_host_play:
 * @path: (nullable): the file in the library; NULL: a new one
 */
void
relais_host_play (RelaisHost *self, RelaisMatch *match, const char *path)
{
  g_return_if_fail (RELAIS_IS_HOST (self) && RELAIS_IS_MATCH (match));
  RELAIS_HOST_GET_IFACE (self)->play (self, match, path);
}

void
relais_host_play_draft (RelaisHost *self, RelaisMatch *match)
{
  g_return_if_fail (RELAIS_IS_HOST (self) && RELAIS_IS_MATCH (match));
  RELAIS_HOST_GET_IFACE (self)->play_draft (self, match);
}

void
relais_host_play_setup (RelaisHost *self, RelaisMatch *match, RelaisDraft *draft, const char *path)
{
  g_return_if_fail (RELAIS_IS_HOST (self));
  g_return_if_fail (RELAIS_IS_MATCH (match));
  RELAIS_HOST_GET_IFACE (self)->play_setup (self, match, draft, path);
}

/**
 * relais_host_edit:
 * @path: (nullable): the draft's file; NULL: it has none yet
 */
void
relais_host_edit (RelaisHost *self, RelaisDraft *draft, const char *path)
{
  g_return_if_fail (RELAIS_IS_HOST (self) && RELAIS_IS_DRAFT (draft));
  RELAIS_HOST_GET_IFACE (self)->edit (self, draft, path);
}

void
relais_host_edit_position (RelaisHost *self, RelaisDraft *draft)
{
  g_return_if_fail (RELAIS_IS_HOST (self) && RELAIS_IS_DRAFT (draft));
  RELAIS_HOST_GET_IFACE (self)->edit_position (self, draft);
}

RelaisWay
relais_host_get_way_back (RelaisHost *self)
{
  g_return_val_if_fail (RELAIS_IS_HOST (self), RELAIS_WAY_TO_START);
  return RELAIS_HOST_GET_IFACE (self)->get_way_back (self);
}
