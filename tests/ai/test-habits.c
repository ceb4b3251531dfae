/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is counted of how somebody plays. */

#include "../engine/trying.h"
#include "computers.h"

#include "engine/common/json.h"
#include "engine/loire/loire.h"

/* The messenger is in Langeais, on the way to Tours. */
#define SHIELDS "\"shields\":{\"ancenis\":\"red\",\"angers\":\"blue\",\"langeais\":\"green\",\"tours\":\"yellow\"," \
                "\"vendome\":\"black\",\"blois\":\"purple\",\"talcy\":\"red\",\"beaugency\":\"blue\",\"meung\":\"white\"," \
                "\"chambord\":\"red\",\"cheverny\":\"yellow\",\"amboise\":\"black\",\"villandry\":\"blue\"," \
                "\"usse\":\"white\",\"chinon\":\"purple\",\"montsoreau\":\"green\",\"saumur\":\"red\",\"brissac\":\"yellow\"}"
#define START(seat) "{\"players\":2,\"options\":{\"first_player\":0},\"turn\":12," SHIELDS ",\"seats\":[{" seat "},{}]}"
#define IN_LANGEAIS "\"messenger\":{\"at\":\"langeais\",\"dir\":\"cw\"}"
#define APPRENTICE "\"characters\":[\"apprentice\"],"
#define OWN "\"messages\":[{\"id\":\"m2.02\",\"marks\":[{\"shield\":\"red\",\"at\":\"ancenis\"}]},{\"id\":\"m2.12\"}]"

typedef struct
{
  const char *setup;
  const char *moves;            /* ";" between them */
  const char *habits;           /* all that was counted */
} Case;

static const Case cases[] = {
  { START (IN_LANGEAIS), "messenger ride 0 to tours", "rides 1, rides_without_horse 1" },
  { START ("\"messenger\":{\"at\":\"ancenis\",\"dir\":\"cw\",\"horses\":2}"), "messenger ride 2 to tours", "rides 1" },
  { START ("\"merchant\":{\"at\":\"talcy\",\"dir\":\"cw\"}"), "merchant ride 0 to beaugency", "rides 1, rides_without_horse 1" },
  { START (IN_LANGEAIS), "messenger ride 0 to tours;done",
    "rides 1, rides_without_horse 1, messenger_stops 1, messenger_stops_idle 1, in_villages 1, in_villages_idle 1" },
  { START ("\"messenger\":{\"at\":\"meung\",\"dir\":\"cw\"}"), "messenger ride 0 to orleans;done",
    "rides 1, rides_without_horse 1, messenger_stops 1, messenger_stops_idle 1" },
  { START (APPRENTICE "\"tokens\":1," IN_LANGEAIS ",\"messages\":[{\"id\":\"m2.12\"}]"), "messenger ride 0 to tours;mark m2.12;done",
    "rides 1, rides_without_horse 1, messenger_stops 1, in_villages 1, marks 1" },
  /* L-DEL-6 */
  { START (APPRENTICE IN_LANGEAIS "," OWN), "messenger ride 0 to tours;mark m2.12 from m2.02",
    "rides 1, rides_without_horse 1, marks 1, marks_taken_back 1" },
};

static void
read_setup (const char *setup, RelaisState *state)
{
  g_autofree RelaisJson *json = g_new0 (RelaisJson, 1);
  RelaisFindings findings = { 0 };

  g_assert_cmpint (relais_json_read (json, setup, strlen (setup)), ==, RELAIS_JSON_FINE);
  g_assert_true (relais_loire.read (relais_loire.edition, json, state, &findings));
  relais_loire.validate (relais_loire.edition, state, &findings);
  if (findings.count > 0)
    g_error ("%s: refusal %d of %s", findings.at[0].path, findings.at[0].refusal.code, setup);
}

static void
test_counted (gconstpointer data)
{
  const Case *c = data;
  g_auto (GStrv) moves = g_strsplit (c->moves, ";", -1);
  g_autoptr (GString) told = g_string_new (NULL);
  uint32_t counts[RELAIS_AI_MAX_HABITS] = { 0 };
  RelaisState state;

  read_setup (c->setup, &state);
  for (guint i = 0; moves[i] != NULL; i++)
    {
      RelaisRefusal why;
      RelaisMove move;
      bool barrier;

      if (!relais_parse_move (&relais_loire, &state, moves[i], strlen (moves[i]), &move, &why))
        g_error ("“%s” is no move", moves[i]);
      relais_ai_watch (&relais_loire, &state, move, counts);
      if (!trying_move (&relais_loire, relais_loire.edition, &state, move, NULL, &barrier, &why))
        g_error ("“%s” is not allowed", moves[i]);
    }
  for (guint i = 0; relais_ai_habits (&relais_loire)[i].id != NULL; i++)
    if (counts[i] > 0)
      g_string_append_printf (told, "%s%s %u", told->len > 0 ? ", " : "", relais_ai_habits (&relais_loire)[i].id, counts[i]);
  g_assert_cmpstr (told->str, ==, c->habits);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/habits/", cases[i].moves, NULL);

      g_test_add_data_func (path, &cases[i], test_counted);
    }
  return g_test_run ();
}
