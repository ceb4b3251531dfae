/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The colours of each style, as the desktop prefers it at the start and as it is
 * changed while the program runs. */

#include "desktop.h"

#define AT_START "/style/at-start/subprocess"

static Desktop desktop;

/* It is another one in each style. */
static char *
refusal_color (void)
{
  RelaisHost *window = desktop_window (&desktop);
  GdkRGBA color;

  g_assert_true (gtk_style_context_lookup_color (gtk_widget_get_style_context (GTK_WIDGET (window)), "refusal_color", &color));
  desktop_close_all (&desktop);
  return gdk_rgba_to_string (&color);
}

static void
assert_color (const char *expected)
{
  g_autofree char *color = refusal_color ();

  g_assert_cmpstr (color, ==, expected);
}

static void
test_at_start_in_a_process_of_its_own (void)
{
  assert_color (g_getenv ("EXPECTED_COLOR"));
}

static void
test_at_start (void)
{
  static const char *const styles[][3] = {
    { "prefer-light", "0", "rgb(140,59,46)" },
    { "prefer-dark", "0", "rgb(240,154,134)" },
    { "prefer-light", "1", "rgb(160,0,0)" },
    { "prefer-dark", "1", "rgb(255,180,166)" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      g_setenv ("ADW_DEBUG_COLOR_SCHEME", styles[i][0], TRUE);
      g_setenv ("ADW_DEBUG_HIGH_CONTRAST", styles[i][1], TRUE);
      g_setenv ("EXPECTED_COLOR", styles[i][2], TRUE);
      g_test_trap_subprocess (AT_START, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
      g_test_trap_assert_passed ();
    }
}

static void
test_while_it_runs (void)
{
  GSettings *settings = desktop_settings (&desktop);

  g_settings_set_string (settings, "style", "light");
  assert_color ("rgb(140,59,46)");
  g_settings_set_string (settings, "style", "dark");
  assert_color ("rgb(240,154,134)");
  g_settings_set_string (settings, "style", "light");
  assert_color ("rgb(140,59,46)");
  g_settings_reset (settings, "style");
}

static void
add_tests (void)
{
  g_test_add_func ("/style/at-start", test_at_start);
  g_test_add_func (AT_START, test_at_start_in_a_process_of_its_own);
  g_test_add_func ("/style/while-it-runs", test_while_it_runs);
}

int
main (int argc, char **argv)
{
  return desktop_run (&desktop, argc, argv, add_tests);
}
