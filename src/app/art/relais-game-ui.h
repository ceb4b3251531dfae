/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/relais-lore.h"
#include "relais-scene.h"

G_BEGIN_DECLS

typedef struct
{
  const char *section;
  const char *title;            /* untranslated */
} RelaisSetupSectionText;

/* What is done in a turn, one after the other, with a sprite of the pieces; untranslated. */
typedef struct
{
  const char *sprite;
  const char *title;
  const char *text;
} RelaisTurnPart;

/* A part of the board by its slot in the drawing; untranslated. */
typedef struct
{
  const char *slot;
  const char *title;
  const char *text;
} RelaisBoardPart;

/* What a frame of the sheet of cards is like, which its drawing cannot tell: the slots
 * of it that are filled (NULL: it has none of these) and its grounds. The slots for
 * the emblem, the points and the key are called alike on all (slot-emblem, slot-points, slot-kind). */
typedef struct
{
  const char *prefix;           /* of the frame's name; the first one that fits counts */
  const char *title;
  const char *text;
  const char *cost;
  const char *signs;
  const char *owners;           /* the badges of who has it */
  gboolean left;                /* behind these, how many are left of how many */
  gboolean light;               /* the title's ground is dark */
  gboolean dark;                /* the title's ground is bright in every style */
} RelaisCardFrame;

/* A closed shape, two high and wide, round its middle: curves one behind the other. */
typedef struct
{
  double x[3], y[3];            /* of a curve; a line repeats its end */
} RelaisCurve;

typedef struct
{
  const RelaisCurve *curves;
  guint n;
} RelaisShape;

/* What the application draws of a game: one table a game, so that no widget
 * asks which game it shows. */
typedef struct
{
  const char *id;
  const char *pieces;           /* sheet of what lies on the board */
  const char *emblems;          /* sheets of the card browser; NULL: a game without cards to browse has none */
  const char *cards;
  const RelaisCardFrame *card_frames;   /* ends with one of the prefix "", which fits all */

  /* For the editor of setups, and left out with it. Groups of a draft's pieces that are laid from a list, too; ends at NULL. */
  const char *const *setup_lists;
  /* Sections of a draft's values about what lies on the board; ends at a NULL. */
  const RelaisSetupSectionText *setup_sections;
  /* (transfer full) Of a draft, what is set beside a piece where that lies, such
   * as a number that a figure has; NULL: nothing. */
  char        *(*setup_field)   (const char *piece);

  /* For How to Play; each ends at a NULL sprite or slot. NULL: nothing is drawn there. */
  const RelaisTurnPart *turn;
  const RelaisBoardPart *parts;

  /* For marks that tell what it takes to come somewhere: the sign of one pip, and that of none. Left out
   * where no mark has any. */
  RelaisShape pip, no_pips;

  RelaisScene *(*scene_new)     (void);
  /* A seat in the players pane: follows the match by itself. */
  GtkWidget   *(*seat_card_new) (RelaisMatch *match, RelaisSeat *seat);
  /* What counts of it in one line, where there is no room for all cards; NULL: the cards are scrolled. */
  GtkWidget   *(*seat_line_new) (RelaisMatch *match, RelaisSeat *seat);
  /* Below the seats: what is left for all. */
  GtkWidget   *(*stock_new)     (RelaisMatch *match);
  /* The sound of an event, of data/sounds; NULL: none. */
  const char  *(*sound_of)      (const RelaisEvent *event);
} RelaisGameUi;

const RelaisGameUi *relais_game_ui_find (const RelaisGame *game);
void                relais_game_ui_check_all (void);
/* The badge of a colour, as every game's sheet of pieces has it. */
const char         *relais_seat_badge (const char *colour);

/* Of the games that are built in; NULL ends the list. */
extern const RelaisGameUi *const relais_game_uis[];

G_END_DECLS
