/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* Who sits in a seat of a match. Properties, all with notify: index, name,
 * colour ("red", "yellow", "green", "blue": colour, shape and letter go
 * together), kind ("human", or a computer player's
 * level, behind which its temperament may stand: RelaisPlayerInfo), active (it is this seat's decision), points (in
 * the position shown). */

#define RELAIS_TYPE_SEAT (relais_seat_get_type ())
G_DECLARE_FINAL_TYPE (RelaisSeat, relais_seat, RELAIS, SEAT, GObject)

RelaisSeat *relais_seat_new        (guint       index);
guint       relais_seat_get_index  (RelaisSeat *self);
const char *relais_seat_get_name   (RelaisSeat *self);       /* as it is told in sentences */
const char *relais_seat_get_bare_name (RelaisSeat *self);    /* where nothing else stands */
const char *relais_seat_get_stored_name (RelaisSeat *self);
const char *relais_seat_get_colour (RelaisSeat *self);
const char *relais_seat_get_kind   (RelaisSeat *self);
gboolean    relais_seat_is_human   (RelaisSeat *self);       /* else a computer player sits there */
gboolean    relais_seat_get_active (RelaisSeat *self);
int         relais_seat_get_points (RelaisSeat *self);

/* The colours there are, in the order in which seats get them; ends at NULL. */
extern const char *const relais_seat_colours[];
const char *relais_seat_colour_name (const char *colour);

/* Who has no name of his own is called as his colour, in the language of the
 * moment; in files the colour's id stands for it. */
gboolean    relais_seat_is_named    (const char *name,
                                     const char *colour);
const char *relais_seat_told_name   (const char *name,
                                     const char *colour);
const char *relais_seat_stored_name (const char *name,
                                     const char *colour);
char       *relais_seat_name_in_sentences (const char *name);

G_END_DECLS
