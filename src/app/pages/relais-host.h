/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/relais-loading.h"
#include "relais-page.h"

G_BEGIN_DECLS

/* Whoever has a page: what pages, commands and dialogs may ask of their window,
 * which implements it, and nothing else of it. */

typedef struct _RelaisProgram RelaisProgram;

#define RELAIS_TYPE_HOST (relais_host_get_type ())
G_DECLARE_INTERFACE (RelaisHost, relais_host, RELAIS, HOST, GtkWindow)

struct _RelaisHostInterface
{
  GTypeInterface parent_iface;

  RelaisProgram *(*get_program)   (RelaisHost *self);
  RelaisPage    *(*get_page)      (RelaisHost *self);
  void           (*toast)         (RelaisHost *self, AdwToast *toast);
  void           (*say)           (RelaisHost *self, const char *words);
  void           (*call)          (RelaisHost *self, const char *words);
  void           (*tell_loading)  (RelaisHost *self, RelaisLoading *loading, const char *name);
  void           (*show_start)    (RelaisHost *self, const char *words);
  void           (*show_new_game) (RelaisHost *self, gboolean computers);
  void           (*show_setups)   (RelaisHost *self, const char *words);
  void           (*play)          (RelaisHost *self, RelaisMatch *match, const char *path);
  void           (*play_draft)    (RelaisHost *self, RelaisMatch *match);
  void           (*play_setup)    (RelaisHost *self, RelaisMatch *match, RelaisDraft *draft, const char *path);
  void           (*edit)          (RelaisHost *self, RelaisDraft *draft, const char *path);
  void           (*edit_position) (RelaisHost *self, RelaisDraft *draft);
  RelaisWay      (*get_way_back)  (RelaisHost *self);
};

/* What all windows share. */
RelaisProgram *relais_host_get_program   (RelaisHost    *self);
/* NULL: none yet, or no more. */
RelaisPage    *relais_host_get_page      (RelaisHost    *self);
/* Of its page; NULL: none. */
RelaisMatch   *relais_host_get_match     (RelaisHost    *self);
RelaisDraft   *relais_host_get_draft     (RelaisHost    *self);
const char    *relais_host_get_path      (RelaisHost    *self);
/* Nothing is played or made here that another page would take away. */
gboolean       relais_host_is_free       (RelaisHost    *self);

/* Tells something for a moment. */
void           relais_host_say           (RelaisHost    *self,
                                          const char    *words);
/* Calls back who has gone to another window meanwhile. */
void           relais_host_call          (RelaisHost    *self,
                                          const char    *words);
void           relais_host_toast         (RelaisHost    *self,
                                          AdwToast      *toast);
/* Tells how far a long file has been read; NULL: it is not read any more. */
void           relais_host_tell_loading  (RelaisHost    *self,
                                          RelaisLoading *loading,
                                          const char    *name);

/* Other pages. words: what is looked for on them; NULL: nothing. */
void           relais_host_show_start    (RelaisHost    *self,
                                          const char    *words);
/* computers: for one person against them */
void           relais_host_show_new_game (RelaisHost    *self,
                                          gboolean       computers);
void           relais_host_show_setups   (RelaisHost    *self,
                                          const char    *words);
/* Plays here; what was played here before is kept in the library. */
void           relais_host_play          (RelaisHost    *self,
                                          RelaisMatch   *match,
                                          const char    *path);
/* The same with what is made up here; from the game there is a way back. */
void           relais_host_play_draft    (RelaisHost    *self,
                                          RelaisMatch   *match);
/* The same with a setup that is made up nowhere. path: of one of one's own; NULL: it is none */
void           relais_host_play_setup    (RelaisHost    *self,
                                          RelaisMatch   *match,
                                          RelaisDraft   *draft,
                                          const char    *path);
/* A setup is made up here; draft and file are the page's from then on. */
void           relais_host_edit          (RelaisHost    *self,
                                          RelaisDraft   *draft,
                                          const char    *path);
/* The same of a position of the game that is played here, to which the way back
 * leads then. */
void           relais_host_edit_position (RelaisHost    *self,
                                          RelaisDraft   *draft);
/* From the setup that is made here. */
RelaisWay      relais_host_get_way_back  (RelaisHost    *self);

G_END_DECLS
