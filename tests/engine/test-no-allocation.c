/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nothing is allocated while playing. The allocator itself is counted, so that
 * also what the C library would do behind the engine's back is seen: with the
 * sanitizers by their hooks, otherwise by standing in for malloc in front of
 * glibc's own. */

#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "engine/common/json.h"
#include "engine/common/null.h"
#include "engine/loire/loire.h"
#include "../sanitized.h"
#include "trying.h"

/* The compiler knows that malloc changes no variable of ours; here it does. */
static volatile size_t allocations;

#ifdef SANITIZED

/* Of sanitizer/allocator_interface.h, which some distributions leave out. */
int __sanitizer_install_malloc_and_free_hooks (void (*allocated) (const volatile void *memory, size_t size),
                                               void (*freed) (const volatile void *memory));

static void
count_allocated (const volatile void *memory, size_t size)
{
  allocations++;
}

static void
ignore_freed (const volatile void *memory)
{
}

static bool
start_counting (void)
{
  return __sanitizer_install_malloc_and_free_hooks (count_allocated, ignore_freed) > 0;
}

#elif defined (__GLIBC__)

void *__libc_malloc  (size_t size);
void *__libc_calloc  (size_t n, size_t size);
void *__libc_realloc (void *memory, size_t size);

void *
malloc (size_t size)
{
  allocations++;
  return __libc_malloc (size);
}

void *
calloc (size_t n, size_t size)
{
  allocations++;
  return __libc_calloc (n, size);
}

void *
realloc (void *memory, size_t size)
{
  allocations++;
  return __libc_realloc (memory, size);
}

static bool
start_counting (void)
{
  return true;
}

#else

static bool
start_counting (void)
{
  return false;
}

#endif

#define DECISIONS 1000

static bool counting;
static char text_buffer[RELAIS_MAX_MOVES * RELAIS_MAX_MOVE_TEXT];
static RelaisJson json;

static bool
may_count (void)
{
  if (!counting)
    g_test_skip ("this C library's allocations cannot be counted");
  return counting;
}

/* Without this the others would pass whatever happened. */
static void
test_counter (void)
{
  void *volatile memory;
  size_t before = allocations;

  if (!may_count ())
    return;
  memory = malloc (10);
  memory = realloc (memory, 100000);
  free (memory);
  memory = calloc (3, 5);
  free (memory);
  g_assert_cmpuint (allocations - before, >=, 3);
}

static void
print_everything (const RelaisGame *game, const RelaisState *state, const RelaisEvents *events)
{
  RelaisScore score = { 0 };
  RelaisText text;

  relais_text_init (&text, text_buffer, sizeof text_buffer);
  relais_print_moves (game, game->edition, state, &text);
  game->show (game->edition, state, game->seat (state), &text);
  game->score (game->edition, state, &score);
  relais_print_score (game, &score, &text);
  for (int i = 0; i < events->count; i++)
    relais_print_event (game, &events->at[i], &text);
}

/* View and sample, and the state to text and back. */
static bool
copy_everything (const RelaisGame *game, const RelaisState *state, RelaisRng *rng)
{
  RelaisFindings findings = { 0 };
  RelaisState view, other;
  RelaisText text;

  game->view (game->edition, state, game->seat (state), &view);
  game->sample (game->edition, &view, rng, &other);
  relais_text_init (&text, text_buffer, sizeof text_buffer);
  game->print_state (game->edition, state, &text);
  if (relais_json_read (&json, text_buffer, text.length) != RELAIS_JSON_FINE
      || !game->read (game->edition, &json, &other, &findings))
    return false;
  game->validate (game->edition, &other, &findings);
  return findings.count == 0;
}

/* By way of its words, as a program that plays by the protocol would. */
static bool
play_in_words (const RelaisGame *game, RelaisState *state, RelaisMove move, RelaisEvents *events)
{
  char line[RELAIS_MAX_MOVE_TEXT];
  RelaisRefusal why;
  RelaisText text;
  bool barrier;

  relais_text_init (&text, line, sizeof line);
  game->print_move (state, move, &text);
  return relais_parse_move (game, state, line, text.length, &move, &why)
         && trying_move (game, game->edition, state, move, events, &barrier, &why);
}

static void
start (const RelaisGame *game, int64_t seed, RelaisState *state)
{
  RelaisConfig config = { .given = 1u << RELAIS_OPTION_SEED };
  RelaisRefusal why;

  config.value[RELAIS_OPTION_SEED] = seed;
  game->resolve (game->edition, &config, &why);
  game->start (game->edition, &config, state);
}

/* GLib's assertions allocate; none of them inside. */
static bool
play (const RelaisGame *game, unsigned decisions)
{
  RelaisMove moves[RELAIS_MAX_MOVES];
  RelaisState state;
  RelaisRng rng;
  int64_t games = 0;

  relais_rng_seed (&rng, 1);
  start (game, games, &state);
  for (unsigned i = 0; i < decisions; i++)
    {
      RelaisEvents events = { 0 };
      int n = game->legal (game->edition, &state, moves);

      if (n == 0)
        {
          start (game, ++games, &state);
          continue;
        }
      if (!play_in_words (game, &state, moves[relais_rng_below (&rng, (uint32_t) n)], &events)
          || !copy_everything (game, &state, &rng))
        return false;
      print_everything (game, &state, &events);
    }
  return true;
}

static void
test_play (gconstpointer data)
{
  size_t before, after;
  bool fine;

  if (!may_count ())
    return;
  before = allocations;
  fine = play (data, DECISIONS);
  after = allocations;
  g_assert_true (fine);
  g_assert_cmpuint (after - before, ==, 0);
}

/* A long list is where sorting would allocate. */
static void
test_many_moves (void)
{
  static const char setup[] =
    "{\"players\":4,\"turn\":8,\"circus\":\"ancenis\",\"options\":{\"first_player\":0},"
    "\"horses\":{\"nantes\":3,\"ancenis\":1,\"angers\":1,\"langeais\":1,\"tours\":1,\"vendome\":1,\"blois\":1,"
    "\"talcy\":1,\"beaugency\":1,\"meung\":1,\"orleans\":1,\"chambord\":1,\"cheverny\":1,\"amboise\":1,"
    "\"villandry\":1,\"usse\":1,\"chinon\":1,\"montsoreau\":1,\"saumur\":1,\"brissac\":1},"
    "\"seats\":[{\"characters\":[\"scout\",\"squire\",\"blacksmith\",\"jester\"],"
    "\"merchant\":{\"horses\":1},\"messenger\":{\"at\":\"nantes\",\"horses\":1}},"
    "{\"merchant\":{\"horses\":0},\"messenger\":{\"horses\":0}},{\"merchant\":{\"horses\":0},\"messenger\":{\"horses\":0}},"
    "{\"merchant\":{\"horses\":0},\"messenger\":{\"horses\":0}}]}";
  RelaisFindings findings = { 0 };
  RelaisMove moves[RELAIS_MAX_MOVES];
  RelaisState state;
  RelaisText text;
  size_t before, after;

  if (!may_count ())
    return;
  g_assert_cmpint (relais_json_read (&json, setup, strlen (setup)), ==, RELAIS_JSON_FINE);
  g_assert_true (relais_loire.read (relais_loire.edition, &json, &state, &findings));
  g_assert_cmpint (relais_loire.legal (relais_loire.edition, &state, moves), >=, 200);
  relais_text_init (&text, text_buffer, sizeof text_buffer);
  before = allocations;
  relais_print_moves (&relais_loire, relais_loire.edition, &state, &text);
  after = allocations;
  g_assert_cmpuint (after - before, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  counting = start_counting ();
  g_test_add_func ("/no-allocation/counter", test_counter);
  g_test_add_data_func ("/no-allocation/play/loire", &relais_loire, test_play);
  g_test_add_data_func ("/no-allocation/play/null", &relais_null, test_play);
  g_test_add_func ("/no-allocation/many-moves", test_many_moves);
  return g_test_run ();
}
