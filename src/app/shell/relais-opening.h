/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/pages/relais-program.h"

G_BEGIN_DECLS

/* Opens files one after the other, each read in a thread (RelaisLoading). What
 * is there after a blink is shown at once; meanwhile of a long one the window
 * has a bar that tells how far it is and offers to stop. What cannot be opened of
 * many files is told once, in one list. */

#define RELAIS_TYPE_OPENING (relais_opening_get_type ())
G_DECLARE_FINAL_TYPE (RelaisOpening, relais_opening, RELAIS, OPENING, GObject)

/* The application owns it. */
RelaisOpening *relais_opening_new  (RelaisProgram *program);
/* In @host if it is free, and told over it; NULL: in one that is free. */
void           relais_opening_add  (RelaisOpening     *self,
                                    GFile            **files,
                                    gsize              n,
                                    RelaisHost        *host);
/* In this window, in place of the page that it shows; what cannot be read, as it
 * was left. */
void           relais_opening_go_back (RelaisOpening  *self,
                                    RelaisHost        *host,
                                    GFile             *file,
                                    RelaisMatch       *left);
/* Asked for by another program: of many requests in a row, those beyond the
 * first files are told of together, and offered. */
void           relais_opening_asked (RelaisOpening    *self,
                                    GFile            **files,
                                    gsize              n);
/* What is being read is not wanted any more, nor what was to be opened with it. */
void           relais_opening_stop (RelaisOpening     *self);

G_END_DECLS
