/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "record/relais-record.h"

G_BEGIN_DECLS

/* Options of a game that are being chosen: of a new game, or of a draft. An
 * option is given, or derived from those that are. Whoever implements this
 * emits a signal "changed" whenever any value may be another one. */

#define RELAIS_TYPE_OPTIONS (relais_options_get_type ())
G_DECLARE_INTERFACE (RelaisOptions, relais_options, RELAIS, OPTIONS, GObject)

struct _RelaisOptionsInterface
{
  GTypeInterface parent_iface;

  const RelaisGame *(*get_game)  (RelaisOptions *self);
  gint64            (*get_value) (RelaisOptions *self,
                                  int            option);
  gboolean          (*is_given)  (RelaisOptions *self,
                                  int            option);
  void              (*set_value) (RelaisOptions *self,
                                  int            option,
                                  gint64         value);
  void              (*unset)     (RelaisOptions *self,
                                  int            option);
  /* May be left out: the deal number is always told. A secret one is drawn when
   * the game begins, unless one is given. */
  gboolean          (*has_secret) (RelaisOptions *self);
  void              (*draw_seed) (RelaisOptions *self);
  /* May be left out: seats are counted then. */
  const char       *(*name_seat) (RelaisOptions *self,
                                  guint          seat);
};

const RelaisGame *relais_options_get_game  (RelaisOptions *self);
/* By its key in the game's table; -1: it has none such. */
int               relais_options_find      (RelaisOptions *self,
                                            const char    *key);
/* The one that says which seat begins; -1: there is none. */
int               relais_options_first_seat (RelaisOptions   *self);
/* What the option is, chosen or derived. */
gint64            relais_options_get_value (RelaisOptions *self,
                                            int            option);
gboolean          relais_options_is_given  (RelaisOptions *self,
                                            int            option);
void              relais_options_set_value (RelaisOptions *self,
                                            int            option,
                                            gint64         value);
void              relais_options_unset     (RelaisOptions *self,
                                            int            option);
/* Who sits there. */
char             *relais_options_dup_seat_name (RelaisOptions *self,
                                            guint          seat);
gint64            relais_options_any_seed  (void);
gint64            relais_options_secret_seed (void);
/* Is the deal number a secret, where none was given? */
gboolean          relais_options_has_secret (RelaisOptions *self);
/* Any other deal number, which is not given by anybody. */
void              relais_options_draw_seed (RelaisOptions *self);
/* Lets @object hear of other options, or of none: `changed` with it as its only
 * argument. Returns: whether there are any to be shown now. */
gboolean          relais_options_follow    (RelaisOptions **followed,
                                            RelaisOptions  *options,
                                            GCallback       changed,
                                            gpointer        object);

G_END_DECLS
