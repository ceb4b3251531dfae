/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/relais-draft.h"

G_BEGIN_DECLS

/* What a window shows: one page at a time. Here is all that the window knows of
 * any page, and what a page has nothing to say to it leaves out: a list of games
 * has no panes, and nothing that is to be kept. Signal: "changed", when its title
 * or what it offers may be others. */

/* Where the way back from a setup leads. */
typedef enum
{
  RELAIS_WAY_TO_START,
  RELAIS_WAY_TO_SETUPS,
  RELAIS_WAY_TO_GAME,           /* one of whose positions it was made */
} RelaisWay;

#define RELAIS_TYPE_PAGE (relais_page_get_type ())
G_DECLARE_INTERFACE (RelaisPage, relais_page, RELAIS, PAGE, GtkWidget)

struct _RelaisPageInterface
{
  GTypeInterface parent_iface;

  void          (*begin)          (RelaisPage *self);
  void          (*leave)          (RelaisPage *self);
  void          (*keep)           (RelaisPage *self);
  RelaisPage   *(*again)          (RelaisPage *self);
  gpointer      (*note)           (RelaisPage *self);
  void          (*restore)        (RelaisPage *self, gconstpointer note);
  RelaisMatch  *(*get_match)      (RelaisPage *self);
  RelaisDraft  *(*get_draft)      (RelaisPage *self);
  const char   *(*get_path)       (RelaisPage *self);
  char         *(*dup_title)      (RelaisPage *self);
  RelaisWay     (*get_way)        (RelaisPage *self);
  gboolean      (*offers)         (RelaisPage *self, const char *command);
  GActionGroup *(*get_actions)    (RelaisPage *self, const char *prefix);
  gboolean      (*get_show_pane)  (RelaisPage *self);
  void          (*set_show_pane)  (RelaisPage *self, gboolean show);
  void          (*show_view)      (RelaisPage *self, const char *view);
  void          (*set_fullscreen) (RelaisPage *self, gboolean fullscreen);
  gboolean      (*toast)          (RelaisPage *self, AdwToast *toast);
};

/* It is shown from now on: the focus where somebody goes on. */
void          relais_page_begin          (RelaisPage    *self);
/* The window shows something else from now on: what has not been written is
 * given to be written, and what could be undone here no longer can. */
void          relais_page_leave          (RelaisPage    *self);
/* Gives to be written what has not been, and stays. */
void          relais_page_keep           (RelaisPage    *self);

/* For another language: where one is in the page (plain memory, to be freed; NULL
 * where there is nothing to note), the same page made anew once this one has been
 * left, and what was noted for it, which is shown then. */
gpointer      relais_page_note           (RelaisPage    *self);
RelaisPage   *relais_page_again          (RelaisPage    *self);
void          relais_page_restore        (RelaisPage    *self,
                                          gconstpointer  note);

/* What is played and what is made here; NULL: nothing. */
RelaisMatch  *relais_page_get_match      (RelaisPage    *self);
RelaisDraft  *relais_page_get_draft      (RelaisPage    *self);
/* The file of the library in which that is kept; NULL: it is not yet. */
const char   *relais_page_get_path       (RelaisPage    *self);
/* For the list of windows; NULL: only the name of the program (transfer full). */
char         *relais_page_dup_title      (RelaisPage    *self);

/* From a setup that is opened here. */
RelaisWay     relais_page_get_way        (RelaisPage    *self);

/* Can this command of the window be carried out here, now? */
gboolean      relais_page_offers         (RelaisPage    *self,
                                          const char    *command);
/* The page's own commands ("match", "board", "setup"); NULL: none called so. */
GActionGroup *relais_page_get_actions    (RelaisPage    *self,
                                          const char    *prefix);

/* The pane beside the page, and which of its views is shown. */
gboolean      relais_page_get_show_pane  (RelaisPage    *self);
void          relais_page_set_show_pane  (RelaisPage    *self,
                                          gboolean       show);
void          relais_page_show_view      (RelaisPage    *self,
                                          const char    *view);
void          relais_page_set_fullscreen (RelaisPage    *self,
                                          gboolean       fullscreen);
/* Takes the toast over and shows it where it hides nothing; FALSE: it did not. */
gboolean      relais_page_toast          (RelaisPage    *self,
                                          AdwToast      *toast);

/* For pages. */
void          relais_page_changed        (RelaisPage    *self);

G_END_DECLS
