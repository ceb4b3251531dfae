/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The strict JSON reader: what it takes, what it refuses and where it says
 * that the fault is. */

#include <glib.h>
#include <string.h>

#include "engine/common/json.h"

static RelaisJson json;

/* From memory of exactly this size, so that the sanitizers see a byte too
 * many being read. */
static RelaisJsonError
read_bytes (const char *bytes, size_t n)
{
  static char *exact;

  g_free (exact);
  exact = g_malloc (n > 0 ? n : 1);
  memcpy (exact, bytes, n);
  return relais_json_read (&json, exact, n);
}

static RelaisJsonError
read_text (const char *text)
{
  return read_bytes (text, strlen (text));
}

/* Which text it is about, should an assertion fail. */
static void
note (const char *text)
{
  g_autofree char *escaped = g_strescape (text, NULL);

  g_test_message ("%s", escaped);
}

typedef struct
{
  const char *text;
  RelaisJsonError error;
  uint32_t line, column;
} Fault;

static void
assert_faults (const Fault *faults, size_t n)
{
  for (size_t i = 0; i < n; i++)
    {
      const Fault *fault = &faults[i];

      note (fault->text);
      g_assert_cmpint (read_text (fault->text), ==, fault->error);
      g_assert_cmpuint (json.error_line, ==, fault->line);
      g_assert_cmpuint (json.error_column, ==, fault->column);
    }
}

static void
assert_word (RelaisJsonValue value, const char *expected)
{
  RelaisWord word = relais_json_word (&json, value);
  g_autofree char *copy = g_strndup (word.at, word.n);

  g_assert_cmpstr (copy, ==, expected);
}

static void
test_values (void)
{
  static const struct { const char *text; RelaisJsonType type; const char *word; } values[] = {
    { "null", RELAIS_JSON_NULL, "null" },
    { "true", RELAIS_JSON_BOOLEAN, "true" },
    { "false", RELAIS_JSON_BOOLEAN, "false" },
    { "0", RELAIS_JSON_NUMBER, "0" },
    { "-0", RELAIS_JSON_NUMBER, "-0" },
    { "-17", RELAIS_JSON_NUMBER, "-17" },
    { "1.50", RELAIS_JSON_NUMBER, "1.50" },
    { "0.0", RELAIS_JSON_NUMBER, "0.0" },
    { "1e9", RELAIS_JSON_NUMBER, "1e9" },
    { "2E+09", RELAIS_JSON_NUMBER, "2E+09" },
    { "3.25e-7", RELAIS_JSON_NUMBER, "3.25e-7" },
    { "\"\"", RELAIS_JSON_STRING, "" },
    { "\"tours\"", RELAIS_JSON_STRING, "tours" },
    { "\"Vend\303\264me\"", RELAIS_JSON_STRING, "Vend\303\264me" },
    { "[]", RELAIS_JSON_LIST, "[]" },
    { "{}", RELAIS_JSON_OBJECT, "{}" },
    { " \t\r\n [ 1 , 2 ] \n", RELAIS_JSON_LIST, "[ 1 , 2 ]" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (values); i++)
    {
      note (values[i].text);
      g_assert_cmpint (read_text (values[i].text), ==, RELAIS_JSON_FINE);
      g_assert_cmpint (relais_json_type (&json, 0), ==, values[i].type);
      assert_word (0, values[i].word);
    }
}

static void
test_object (void)
{
  static const char *const keys[] = { "a", "list", "empty", "o", "last" };
  unsigned n = 0;

  g_assert_cmpint (read_text ("{\"a\":1,\"list\":[true,[2,3],{\"x\":null}],\"empty\":{},"
                              "\"o\":{\"a\":\"inner\",\"b\":[]},\"last\":-5}"), ==, RELAIS_JSON_FINE);
  g_assert_cmpuint (relais_json_count (&json, 0), ==, G_N_ELEMENTS (keys));
  for (RelaisJsonValue k = relais_json_first (&json, 0); k != RELAIS_JSON_NONE; k = relais_json_after (&json, 0, k))
    {
      assert_word (k, keys[n]);
      g_assert_cmpuint (relais_json_member (&json, 0, keys[n]), ==, k + 1);
      n++;
    }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (keys));

  assert_word (relais_json_member (&json, relais_json_member (&json, 0, "o"), "a"), "inner");
  g_assert_cmpuint (relais_json_member (&json, 0, "x"), ==, RELAIS_JSON_NONE);
  g_assert_cmpuint (relais_json_member (&json, 0, ""), ==, RELAIS_JSON_NONE);
  g_assert_cmpuint (relais_json_member (&json, 0, "las"), ==, RELAIS_JSON_NONE);
  g_assert_cmpuint (relais_json_member (&json, relais_json_member (&json, 0, "empty"), "a"), ==, RELAIS_JSON_NONE);
}

static void
test_list (void)
{
  static const char *const words[] = { "1", "[2,[3]]", "{\"k\":[4,5]}", "x", "null" };
  unsigned n = 0;

  g_assert_cmpint (read_text ("[1,[2,[3]],{\"k\":[4,5]},\"x\",null]"), ==, RELAIS_JSON_FINE);
  for (RelaisJsonValue v = relais_json_first (&json, 0); v != RELAIS_JSON_NONE; v = relais_json_after (&json, 0, v))
    assert_word (v, words[n++]);
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (words));
  g_assert_cmpuint (relais_json_count (&json, 0), ==, n);

  g_assert_cmpint (read_text ("[]"), ==, RELAIS_JSON_FINE);
  g_assert_cmpuint (relais_json_first (&json, 0), ==, RELAIS_JSON_NONE);
}

static void
test_integers (void)
{
  static const struct { const char *text; bool fine; int64_t value; } numbers[] = {
    { "0", true, 0 },
    { "9007199254740991", true, INT64_C (9007199254740991) },
    { "9007199254740992", false, 0 },
    { "99999999999999999999999999999999999999", false, 0 },
    { "18446744073709551616", false, 0 },
    { "-1", false, 0 },
    { "-0", false, 0 },
    { "1.0", false, 0 },
    { "1e3", false, 0 },
    { "\"1\"", false, 0 },
    { "true", false, 0 },
    { "null", false, 0 },
    { "[1]", false, 0 },
  };
  int64_t value;

  for (unsigned i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      note (numbers[i].text);
      g_assert_cmpint (read_text (numbers[i].text), ==, RELAIS_JSON_FINE);
      g_assert_true (relais_json_integer (&json, 0, 0, INT64_C (9007199254740991), &value) == numbers[i].fine);
      if (numbers[i].fine)
        g_assert_cmpint (value, ==, numbers[i].value);
    }

  g_assert_cmpint (read_text ("7"), ==, RELAIS_JSON_FINE);
  g_assert_true (relais_json_integer (&json, 0, 7, 7, &value));
  g_assert_false (relais_json_integer (&json, 0, 8, 9, &value));
  g_assert_false (relais_json_integer (&json, 0, 0, 6, &value));
}

static void
test_booleans (void)
{
  bool value = false;

  g_assert_cmpint (read_text ("true"), ==, RELAIS_JSON_FINE);
  g_assert_true (relais_json_boolean (&json, 0, &value));
  g_assert_true (value);
  g_assert_cmpint (read_text ("false"), ==, RELAIS_JSON_FINE);
  g_assert_true (relais_json_boolean (&json, 0, &value));
  g_assert_false (value);
  g_assert_cmpint (read_text ("\"true\""), ==, RELAIS_JSON_FINE);
  g_assert_false (relais_json_boolean (&json, 0, &value));
  g_assert_cmpint (read_text ("1"), ==, RELAIS_JSON_FINE);
  g_assert_false (relais_json_boolean (&json, 0, &value));
}

static void
test_escapes (void)
{
  static const Fault faults[] = {
    { "\"\\x41\"", RELAIS_JSON_UNEXPECTED, 1, 3 },
    { "\"ab\\'\"", RELAIS_JSON_UNEXPECTED, 1, 5 },
    { "\"\\u12g4\"", RELAIS_JSON_UNEXPECTED, 1, 6 },
    { "\"\\u123\"", RELAIS_JSON_UNEXPECTED, 1, 7 },
    { "\"\\U1234\"", RELAIS_JSON_UNEXPECTED, 1, 3 },
    { "\"a\tb\"", RELAIS_JSON_UNEXPECTED, 1, 3 },
    { "\"a\nb\"", RELAIS_JSON_UNEXPECTED, 1, 3 },
    { "\"a\033b\"", RELAIS_JSON_UNEXPECTED, 1, 3 },
    { "\"a\\", RELAIS_JSON_UNFINISHED, 1, 4 },
    { "\"a\\u00", RELAIS_JSON_UNFINISHED, 1, 7 },
    { "\"\\\"", RELAIS_JSON_UNFINISHED, 1, 4 },
  };

  g_assert_cmpint (read_text ("[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\",\"\\u00e9\\uD83D\\uDE00\"]"), ==, RELAIS_JSON_FINE);
  g_assert_cmpuint (relais_json_count (&json, 0), ==, 2);
  assert_word (1, "\\\"\\\\\\/\\b\\f\\n\\r\\t");
  assert_word (2, "\\u00e9\\uD83D\\uDE00");
  assert_faults (faults, G_N_ELEMENTS (faults));
}

static void
test_unexpected (void)
{
  static const Fault faults[] = {
    { "nul!", RELAIS_JSON_UNEXPECTED, 1, 1 },
    { "True", RELAIS_JSON_UNEXPECTED, 1, 1 },
    { "fals0", RELAIS_JSON_UNEXPECTED, 1, 1 },
    { "+1", RELAIS_JSON_UNEXPECTED, 1, 1 },
    { ".5", RELAIS_JSON_UNEXPECTED, 1, 1 },
    { "-x", RELAIS_JSON_UNEXPECTED, 1, 2 },
    { "1.x", RELAIS_JSON_UNEXPECTED, 1, 3 },
    { "1ex", RELAIS_JSON_UNEXPECTED, 1, 3 },
    { "1e+x", RELAIS_JSON_UNEXPECTED, 1, 4 },
    { "NaN", RELAIS_JSON_UNEXPECTED, 1, 1 },
    { "'a'", RELAIS_JSON_UNEXPECTED, 1, 1 },
    { "]", RELAIS_JSON_UNEXPECTED, 1, 1 },
    { "[1 2]", RELAIS_JSON_UNEXPECTED, 1, 4 },
    { "[1,]", RELAIS_JSON_UNEXPECTED, 1, 4 },
    { "[,1]", RELAIS_JSON_UNEXPECTED, 1, 2 },
    { "[1}", RELAIS_JSON_UNEXPECTED, 1, 3 },
    { "[01]", RELAIS_JSON_UNEXPECTED, 1, 3 },
    { "{a:1}", RELAIS_JSON_UNEXPECTED, 1, 2 },
    { "{1:1}", RELAIS_JSON_UNEXPECTED, 1, 2 },
    { "{\"a\" 1}", RELAIS_JSON_UNEXPECTED, 1, 6 },
    { "{\"a\":}", RELAIS_JSON_UNEXPECTED, 1, 6 },
    { "{\"a\":1,}", RELAIS_JSON_UNEXPECTED, 1, 8 },
    { "{\"a\":1]", RELAIS_JSON_UNEXPECTED, 1, 7 },
    { "{\"a\":1 \"b\":2}", RELAIS_JSON_UNEXPECTED, 1, 8 },
    { "// no\n1", RELAIS_JSON_UNEXPECTED, 1, 1 },
    { "[1, /* no */ 2]", RELAIS_JSON_UNEXPECTED, 1, 5 },
    { "[0x10]", RELAIS_JSON_UNEXPECTED, 1, 3 },
    { "\357\273\2771", RELAIS_JSON_UNEXPECTED, 1, 1 },
    { "{\n  \"a\": 1,\n  \"b\": ?\n}", RELAIS_JSON_UNEXPECTED, 3, 8 },
    { "\r\n\r\n   @", RELAIS_JSON_UNEXPECTED, 3, 4 },
  };

  assert_faults (faults, G_N_ELEMENTS (faults));
}

static void
test_unfinished (void)
{
  static const Fault faults[] = {
    { "", RELAIS_JSON_UNFINISHED, 1, 1 },
    { "  \n ", RELAIS_JSON_UNFINISHED, 2, 2 },
    { "tru", RELAIS_JSON_UNFINISHED, 1, 1 },
    { "-", RELAIS_JSON_UNFINISHED, 1, 2 },
    { "1.", RELAIS_JSON_UNFINISHED, 1, 3 },
    { "1e", RELAIS_JSON_UNFINISHED, 1, 3 },
    { "1e-", RELAIS_JSON_UNFINISHED, 1, 4 },
    { "\"", RELAIS_JSON_UNFINISHED, 1, 2 },
    { "[", RELAIS_JSON_UNFINISHED, 1, 2 },
    { "[1", RELAIS_JSON_UNFINISHED, 1, 3 },
    { "[1,", RELAIS_JSON_UNFINISHED, 1, 4 },
    { "{", RELAIS_JSON_UNFINISHED, 1, 2 },
    { "{\"a\"", RELAIS_JSON_UNFINISHED, 1, 5 },
    { "{\"a\":", RELAIS_JSON_UNFINISHED, 1, 6 },
    { "{\"a\":1", RELAIS_JSON_UNFINISHED, 1, 7 },
    { "{\"a\":1,\n", RELAIS_JSON_UNFINISHED, 2, 1 },
  };

  assert_faults (faults, G_N_ELEMENTS (faults));
}

static void
test_trailing (void)
{
  static const Fault faults[] = {
    { "1 2", RELAIS_JSON_TRAILING, 1, 3 },
    { "01", RELAIS_JSON_TRAILING, 1, 2 },
    { "{}\n\n{}", RELAIS_JSON_TRAILING, 3, 1 },
    { "[]]", RELAIS_JSON_TRAILING, 1, 3 },
    { "null,", RELAIS_JSON_TRAILING, 1, 5 },
    { "truest", RELAIS_JSON_TRAILING, 1, 5 },
  };

  assert_faults (faults, G_N_ELEMENTS (faults));
}

static void
test_repeated (void)
{
  static const Fault fault = { "{\"a\":1,\n\"b\":[{\"a\":2}],\n\"a\":3}", RELAIS_JSON_REPEATED, 3, 4 };

  assert_faults (&fault, 1);
  g_assert_true (relais_word_is (json.error_key, "a"));

  g_assert_cmpint (read_text ("{\"x\":{\"k\":1,\"l\":2,\"k\":3}}"), ==, RELAIS_JSON_REPEATED);
  g_assert_true (relais_word_is (json.error_key, "k"));
  g_assert_cmpint (read_text ("{\"\":1,\"\":1}"), ==, RELAIS_JSON_REPEATED);
  g_assert_cmpuint (json.error_key.n, ==, 0);

  /* In different objects, or as a value, or as the start of another. */
  g_assert_cmpint (read_text ("{\"a\":{\"a\":[{\"a\":1},{\"a\":1}]},\"b\":\"a\",\"aa\":1}"), ==, RELAIS_JSON_FINE);
}

static char *
nested (unsigned depth)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < depth; i++)
    g_string_append (text, i % 2 == 0 ? "[" : "{\"k\":");
  for (unsigned i = depth; i > 0; i--)
    g_string_append_c (text, i % 2 == 1 ? ']' : '}');
  return g_string_free (text, FALSE);
}

static void
test_depth (void)
{
  /* An even depth would end in an object without a value. */
  g_autofree char *most = nested (RELAIS_JSON_MAX_DEPTH - 1);
  g_autofree char *lists = g_strnfill (RELAIS_JSON_MAX_DEPTH, '[');
  g_autofree char *closed = g_strnfill (RELAIS_JSON_MAX_DEPTH, ']');
  g_autofree char *full = g_strconcat (lists, closed, NULL);
  g_autofree char *deeper = g_strconcat ("[", full, "]", NULL);
  g_autofree char *bottomless = g_strnfill (1000000, '[');

  g_assert_cmpint (read_text (most), ==, RELAIS_JSON_FINE);
  g_assert_cmpint (read_text (full), ==, RELAIS_JSON_FINE);
  g_assert_cmpint (read_text (deeper), ==, RELAIS_JSON_DEEP);
  g_assert_cmpuint (json.error_column, ==, RELAIS_JSON_MAX_DEPTH + 1);
  g_assert_cmpint (read_text (bottomless), ==, RELAIS_JSON_DEEP);
}

/* A list of so many numbers; the list itself is a token too. */
static char *
long_list (unsigned elements)
{
  GString *text = g_string_new ("[0");

  for (unsigned i = 1; i < elements; i++)
    g_string_append (text, ",0");
  g_string_append_c (text, ']');
  return g_string_free (text, FALSE);
}

static void
test_long (void)
{
  g_autofree char *most = long_list (RELAIS_JSON_MAX_TOKENS - 1);
  g_autofree char *longer = long_list (RELAIS_JSON_MAX_TOKENS);
  g_autofree char *much_longer = long_list (10 * RELAIS_JSON_MAX_TOKENS);

  g_assert_cmpint (read_text (most), ==, RELAIS_JSON_FINE);
  g_assert_cmpuint (relais_json_count (&json, 0), ==, RELAIS_JSON_MAX_TOKENS - 1);
  g_assert_cmpint (read_text (longer), ==, RELAIS_JSON_LONG);
  g_assert_cmpuint (json.error_column, ==, 2 * RELAIS_JSON_MAX_TOKENS);
  g_assert_cmpint (read_text (much_longer), ==, RELAIS_JSON_LONG);
}

static void
test_nul (void)
{
  static const struct { const char *bytes; size_t n; RelaisJsonError error; uint32_t column; } faults[] = {
    { "\0", 1, RELAIS_JSON_UNEXPECTED, 1 },
    { "1\0", 2, RELAIS_JSON_TRAILING, 2 },
    { "\"a\0b\"", 5, RELAIS_JSON_UNEXPECTED, 3 },
    { "\"\\\0\"", 4, RELAIS_JSON_UNEXPECTED, 3 },
    { "[1,\0]", 5, RELAIS_JSON_UNEXPECTED, 4 },
    { "{\"a\"\0:1}", 8, RELAIS_JSON_UNEXPECTED, 5 },
    { "nu\0l", 4, RELAIS_JSON_UNEXPECTED, 1 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_assert_cmpint (read_bytes (faults[i].bytes, faults[i].n), ==, faults[i].error);
      g_assert_cmpuint (json.error_line, ==, 1);
      g_assert_cmpuint (json.error_column, ==, faults[i].column);
    }
}

/* Cut anywhere, a document is unfinished and nothing else. */
static void
test_truncated (void)
{
  static const char text[] =
    "{\"game\": \"loire\", \"note\": \"\\u00c0 \\\"bient\\u00f4t\\\"\\n\", \"seats\": [\n"
    "  {\"deniers\": 7, \"goods\": {\"wood\": 0}, \"half\": -1.5e+3, \"open\": true},\n"
    "  {\"deniers\": 10, \"marks\": [], \"open\": false}\n"
    "], \"ending\": null}";
  size_t n = strlen (text);

  g_assert_cmpint (read_bytes (text, n), ==, RELAIS_JSON_FINE);
  for (size_t cut = 0; cut < n; cut++)
    g_assert_cmpint (read_bytes (text, cut), ==, RELAIS_JSON_UNFINISHED);
}

/* No byte put anywhere makes the reader step out of its text. */
static void
test_any_byte (void)
{
  static const char text[] = "{\"a\":[1,-2.5e1,\"\\u00e9\\n\",true,null],\"b\":{}}";
  char broken[sizeof text];

  for (size_t at = 0; at < sizeof text - 1; at++)
    for (int byte = 0; byte < 256; byte++)
      {
        RelaisJsonError error;

        memcpy (broken, text, sizeof text);
        broken[at] = (char) byte;
        error = read_bytes (broken, sizeof text - 1);
        g_assert_cmpuint (json.error_line, >=, 1);
        g_assert_cmpuint (json.error_column, >=, 1);
        g_assert_cmpuint (json.error_column, <=, sizeof text);
        if (broken[at] == text[at])
          g_assert_cmpint (error, ==, RELAIS_JSON_FINE);
      }
}

/* What one text left behind does not show in the next. */
static void
test_again (void)
{
  g_assert_cmpint (read_text ("{\"a\":1,\"a\":2}"), ==, RELAIS_JSON_REPEATED);
  g_assert_cmpint (read_text ("[[[1]]]"), ==, RELAIS_JSON_FINE);
  g_assert_cmpuint (json.n_tokens, ==, 4);
  g_assert_null (json.error_key.at);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/json/values", test_values);
  g_test_add_func ("/json/object", test_object);
  g_test_add_func ("/json/list", test_list);
  g_test_add_func ("/json/integers", test_integers);
  g_test_add_func ("/json/booleans", test_booleans);
  g_test_add_func ("/json/escapes", test_escapes);
  g_test_add_func ("/json/unexpected", test_unexpected);
  g_test_add_func ("/json/unfinished", test_unfinished);
  g_test_add_func ("/json/trailing", test_trailing);
  g_test_add_func ("/json/repeated", test_repeated);
  g_test_add_func ("/json/deep", test_depth);
  g_test_add_func ("/json/long", test_long);
  g_test_add_func ("/json/nul-bytes", test_nul);
  g_test_add_func ("/json/truncated", test_truncated);
  g_test_add_func ("/json/any-byte", test_any_byte);
  g_test_add_func ("/json/again", test_again);
  return g_test_run ();
}
