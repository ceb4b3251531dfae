/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/relais-library.h"
#include "model/relais-setup-library.h"
#include "relais-host.h"

G_BEGIN_DECLS

/* What all windows share: the settings, the two libraries, and which of them
 * shows what. The application implements it, and so can know its windows without
 * being known by them. Signals: "opening" (const char *path), before a page shows a
 * game that is kept, and "pages-changed", when a window shows another page. */

#define RELAIS_TYPE_PROGRAM (relais_program_get_type ())
G_DECLARE_INTERFACE (RelaisProgram, relais_program, RELAIS, PROGRAM, GtkApplication)

struct _RelaisProgramInterface
{
  GTypeInterface parent_iface;

  GSettings          *(*get_settings) (RelaisProgram *self);
  RelaisLibrary      *(*get_library)  (RelaisProgram *self);
  RelaisSetupLibrary *(*get_setups)   (RelaisProgram *self);
  RelaisHost         *(*new_host)     (RelaisProgram *self);
  void                (*open_files)   (RelaisProgram *self, GFile **files, gsize n, RelaisHost *host);
  void                (*asked_to_open) (RelaisProgram *self, GFile **files, gsize n);
  void                (*go_back)      (RelaisProgram *self, RelaisHost *host, GFile *file, RelaisMatch *left);
  void                (*stop_opening) (RelaisProgram *self);
};

GSettings          *relais_program_get_settings  (RelaisProgram  *self);
RelaisLibrary      *relais_program_get_library   (RelaisProgram  *self);
RelaisSetupLibrary *relais_program_get_setups    (RelaisProgram  *self);

/* Opens files where it takes nothing away: in a window that plays nothing, or
 * in a new one. What is open somewhere is shown there. */
void                relais_program_open_file     (RelaisProgram  *self,
                                                  GFile          *file);
void                relais_program_open_files    (RelaisProgram  *self,
                                                  GFile         **files,
                                                  gsize           n);
/* The same in this window, if it is free. */
void                relais_program_open_in       (RelaisProgram  *self,
                                                  RelaisHost     *host,
                                                  GFile          *file);
/* As another program asks for it: of many requests in a row not all are carried
 * out at once. */
void                relais_program_asked_to_open (RelaisProgram  *self,
                                                  GFile         **files,
                                                  gsize           n);
/* In this window, in place of its page: a game as it is kept, or, if it cannot be
 * read, as it was left. */
void                relais_program_go_back       (RelaisProgram  *self,
                                                  RelaisHost     *host,
                                                  GFile          *file,
                                                  RelaisMatch    *left);
void                relais_program_stop_opening  (RelaisProgram  *self);

/* The first window for which a test holds, the one used last first; NULL: there
 * is none. */
typedef gboolean (*RelaisHostTest) (RelaisHost    *host,
                                    gconstpointer  data);
RelaisHost         *relais_program_find          (RelaisProgram  *self,
                                                  RelaisHostTest  test,
                                                  gconstpointer   data);
/* The one used last. */
RelaisHost         *relais_program_front         (RelaisProgram  *self);
/* In which a game or a setup of the user's own is open. */
RelaisHost         *relais_program_find_open     (RelaisProgram  *self,
                                                  const char     *path);
/* That plays nothing, maybe a new one. */
RelaisHost         *relais_program_free_host     (RelaisProgram  *self);
/* In which it is told what cannot be opened. */
RelaisHost         *relais_program_host_for_files (RelaisProgram *self);

/* Shows what is kept and has these words, or a game that begins, where it takes
 * nothing away. */
void                relais_program_search        (RelaisProgram  *self,
                                                  const char     *words);
void                relais_program_play          (RelaisProgram  *self,
                                                  RelaisMatch    *match);

/* For windows: emit the signals. */
void                relais_program_opening       (RelaisProgram  *self,
                                                  const char     *path);
void                relais_program_pages_changed (RelaisProgram  *self);

G_END_DECLS
