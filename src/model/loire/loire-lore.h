/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/loire/loire-setup.h"
#include "model/relais-lore.h"

G_BEGIN_DECLS

/* The parts of La Loire's entry in the table of what is told about games. */

static inline const LoireState *
loire_state (const RelaisView *view)
{
  return (gconstpointer) &view->state;
}

extern const char *const loire_introduction[];
extern const RelaisRuleChapter loire_rule_chapters[];
extern const RelaisLore relais_lore_loire;

extern const RelaisSetupPart loire_setup_parts[];
extern const RelaisRuleText loire_rule_texts[];
extern const RelaisScenarioText loire_scenario_texts[];

/* What a value is called in the middle of a sentence. A message's name stands
 * behind the word: "the message" + "to Tours", "for a red and a purple shield";
 * as what points are for (LOIRE_CLASS_WHAT) it is "message to Tours". */
char *loire_name_value   (const RelaisGame *game,
                          gconstpointer     edition,
                          guint             class,
                          gint32            value);
/* What statistics count; NULL: it is none of that. */
extern const char *const loire_uses_told[];
char *loire_name_use     (const char       *thing);
char *loire_column_title (guint             column);

char        *loire_tell_move   (const RelaisMoveView *told);
gboolean     loire_told_together   (RelaisMove            before,
                                     RelaisMove            next);
char        *loire_tell_event  (const RelaisView    *view,
                                const RelaisEvent   *event);
char        *loire_tell_turn   (const RelaisView    *view);
char        *loire_name_place  (const RelaisView    *view,
                                const char          *id);
char        *loire_tell_place  (const RelaisView    *view,
                                const char          *id);
char        *loire_tell_position (const RelaisView  *view);
/* A player with all that he has, in a line. */
char        *loire_tell_seat   (const RelaisView    *view,
                                guint                seat);
char        *loire_tell_change  (const RelaisView   *before,
                                 const RelaisView   *after);
char        *loire_tell_reason  (const RelaisView   *view,
                                 const RelaisAiReason *reason);
char        *loire_tell_means   (const RelaisView   *view);
char        *loire_tell_errands (const RelaisView   *view);
char        *loire_tell_prices  (const RelaisView   *view);
char        *loire_tell_circus  (const RelaisView   *view);
char        *loire_tell_result (const RelaisView    *view);
const char **loire_places_of   (const RelaisView    *view,
                                const RelaisRefusal *refusal);
const char **loire_card_places (const RelaisView    *view,
                                const char          *card);
/* A stack in a village goes on towards this city. */
guint        loire_city_ahead  (const LoireStack    *stack);
/* The set of places where a message can be delivered or marked. */
guint32      loire_message_targets (const LoireEdition *e,
                                const LoireState    *s,
                                const LoireHeld     *held);
guint32      loire_held_targets (const LoireEdition  *e,
                                const LoireState    *s,
                                const LoireHeld     *held);
/* Sets of places where something stands: tokens, free horses, castles. */
guint32      loire_marks       (const LoireSeat     *seat);
guint32      loire_marks_of    (const LoireSeat     *seat,
                                guint                card);
guint32      loire_herds       (const LoireState    *s);
guint32      loire_castles     (const LoireState    *s);
/* The villages with a shield of that colour. */
guint32      loire_villages_of (const LoireState    *s,
                                guint                colour);

extern const RelaisOptionText loire_option_texts[];
extern const RelaisLanguageOption loire_language_options[];
extern const char *const loire_preset_ids[];
char        *loire_preset_title (const char         *preset);

enum { LOIRE_CHORE_FINISHES_STOPS };    /* the first figure's stop ends by itself when nothing else can be done there */
extern const RelaisChoreText loire_chores[];
extern const RelaisCardFilterText loire_card_filters[];
char        *loire_tell_cost   (int                  cost);
char        *loire_tell_price  (int                  cost,
                                int                  now);
GListModel  *loire_cards       (const RelaisView    *view);
void         loire_refresh_cards (const RelaisView  *view,
                                GListModel          *cards);
char        *loire_tell_decks  (const RelaisView    *view);
char        *loire_tell_basis  (const RelaisView    *view);

void         loire_tell_edition  (const RelaisField   *field,
                                guint                index,
                                RelaisEditionText     *text);
char        *loire_name_word   (const RelaisField   *field,
                                guint                value);
extern const RelaisLesson loire_lesson;
extern const RelaisHint loire_hints[];
extern const RelaisEndingText loire_ending_texts[];
extern const RelaisDeedText loire_deed_texts[];
extern const RelaisTemperText loire_temper_texts[];

G_END_DECLS
