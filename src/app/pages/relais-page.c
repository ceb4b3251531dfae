/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-page.h"

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_INTERFACE (RelaisPage, relais_page, GTK_TYPE_WIDGET)

static void
relais_page_default_init (RelaisPageInterface *iface)
{
  signals[CHANGED] = g_signal_new ("changed", RELAIS_TYPE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

void
relais_page_begin (RelaisPage *self)
{
  g_return_if_fail (RELAIS_IS_PAGE (self));
  RELAIS_PAGE_GET_IFACE (self)->begin (self);
}

void
relais_page_leave (RelaisPage *self)
{
  g_return_if_fail (RELAIS_IS_PAGE (self));
  if (RELAIS_PAGE_GET_IFACE (self)->leave != NULL)
    RELAIS_PAGE_GET_IFACE (self)->leave (self);
}

void
relais_page_keep (RelaisPage *self)
{
  g_return_if_fail (RELAIS_IS_PAGE (self));
  if (RELAIS_PAGE_GET_IFACE (self)->keep != NULL)
    RELAIS_PAGE_GET_IFACE (self)->keep (self);
}

/**
 * relais_page_note:
 *
 * Returns: (transfer full) (nullable): to be freed with g_free()
 */
gpointer
relais_page_note (RelaisPage *self)
{
  g_return_val_if_fail (RELAIS_IS_PAGE (self), NULL);
  return RELAIS_PAGE_GET_IFACE (self)->note != NULL ? RELAIS_PAGE_GET_IFACE (self)->note (self) : NULL;
}

RelaisPage *
relais_page_again (RelaisPage *self)
{
  g_return_val_if_fail (RELAIS_IS_PAGE (self), NULL);
  return RELAIS_PAGE_GET_IFACE (self)->again (self);
}

/**
 * relais_page_restore:
 * @note: (nullable): of a page of the same class
 */
void
relais_page_restore (RelaisPage *self, gconstpointer note)
{
  g_return_if_fail (RELAIS_IS_PAGE (self));
  if (note != NULL)
    RELAIS_PAGE_GET_IFACE (self)->restore (self, note);
}

RelaisMatch *
relais_page_get_match (RelaisPage *self)
{
  g_return_val_if_fail (RELAIS_IS_PAGE (self), NULL);
  return RELAIS_PAGE_GET_IFACE (self)->get_match != NULL ? RELAIS_PAGE_GET_IFACE (self)->get_match (self) : NULL;
}

RelaisDraft *
relais_page_get_draft (RelaisPage *self)
{
  g_return_val_if_fail (RELAIS_IS_PAGE (self), NULL);
  return RELAIS_PAGE_GET_IFACE (self)->get_draft != NULL ? RELAIS_PAGE_GET_IFACE (self)->get_draft (self) : NULL;
}

const char *
relais_page_get_path (RelaisPage *self)
{
  g_return_val_if_fail (RELAIS_IS_PAGE (self), NULL);
  return RELAIS_PAGE_GET_IFACE (self)->get_path != NULL ? RELAIS_PAGE_GET_IFACE (self)->get_path (self) : NULL;
}

char *
relais_page_dup_title (RelaisPage *self)
{
  g_return_val_if_fail (RELAIS_IS_PAGE (self), NULL);
  return RELAIS_PAGE_GET_IFACE (self)->dup_title != NULL ? RELAIS_PAGE_GET_IFACE (self)->dup_title (self) : NULL;
}

RelaisWay
relais_page_get_way (RelaisPage *self)
{
  g_return_val_if_fail (RELAIS_IS_PAGE (self), RELAIS_WAY_TO_START);
  return RELAIS_PAGE_GET_IFACE (self)->get_way != NULL ? RELAIS_PAGE_GET_IFACE (self)->get_way (self) : RELAIS_WAY_TO_START;
}

gboolean
relais_page_offers (RelaisPage *self, const char *command)
{
  g_return_val_if_fail (RELAIS_IS_PAGE (self), FALSE);
  return RELAIS_PAGE_GET_IFACE (self)->offers (self, command);
}

GActionGroup *
relais_page_get_actions (RelaisPage *self, const char *prefix)
{
  g_return_val_if_fail (RELAIS_IS_PAGE (self), NULL);
  return RELAIS_PAGE_GET_IFACE (self)->get_actions != NULL ? RELAIS_PAGE_GET_IFACE (self)->get_actions (self, prefix) : NULL;
}

gboolean
relais_page_get_show_pane (RelaisPage *self)
{
  g_return_val_if_fail (RELAIS_IS_PAGE (self), FALSE);
  return RELAIS_PAGE_GET_IFACE (self)->get_show_pane != NULL && RELAIS_PAGE_GET_IFACE (self)->get_show_pane (self);
}

void
relais_page_set_show_pane (RelaisPage *self, gboolean show)
{
  g_return_if_fail (RELAIS_IS_PAGE (self) && RELAIS_PAGE_GET_IFACE (self)->set_show_pane != NULL);
  RELAIS_PAGE_GET_IFACE (self)->set_show_pane (self, show);
}

void
relais_page_show_view (RelaisPage *self, const char *view)
{
  g_return_if_fail (RELAIS_IS_PAGE (self) && RELAIS_PAGE_GET_IFACE (self)->show_view != NULL);
  RELAIS_PAGE_GET_IFACE (self)->show_view (self, view);
}

void
relais_page_set_fullscreen (RelaisPage *self, gboolean fullscreen)
{
  g_return_if_fail (RELAIS_IS_PAGE (self));
  if (RELAIS_PAGE_GET_IFACE (self)->set_fullscreen != NULL)
    RELAIS_PAGE_GET_IFACE (self)->set_fullscreen (self, fullscreen);
}

/**
 * relais_page_toast:
 * @toast: (transfer full): only if it is shown
 */
gboolean
relais_page_toast (RelaisPage *self, AdwToast *toast)
{
  g_return_val_if_fail (RELAIS_IS_PAGE (self), FALSE);
  return RELAIS_PAGE_GET_IFACE (self)->toast != NULL && RELAIS_PAGE_GET_IFACE (self)->toast (self, toast);
}

void
relais_page_changed (RelaisPage *self)
{
  g_return_if_fail (RELAIS_IS_PAGE (self));
  g_signal_emit (self, signals[CHANGED], 0);
}
