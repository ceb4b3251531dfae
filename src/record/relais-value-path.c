/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "relais-value-path.h"

/**
 * relais_value_path_within:
 * @part: a path; a “#” in it stands for any number
 * @number: (out) (optional): that number
 *
 * Returns: (nullable): what stands behind the part and its dot; "" if the path
 *   is the part itself; %NULL if it is neither that nor within it
 */
const char *
relais_value_path_within (const char *path, const char *part, guint *number)
{
  guint64 n = 0;

  for (; *part != '\0'; part++)
    {
      if (*part != '#')
        {
          if (*path++ != *part)
            return NULL;
          continue;
        }
      if (!g_ascii_isdigit (*path))
        return NULL;
      n = g_ascii_strtoull (path, (char **) &path, 10);
    }
  if (*path != '\0' && *path != '.')
    return NULL;
  if (number != NULL)
    *number = (guint) MIN (n, G_MAXINT);
  return *path == '.' ? path + 1 : path;
}
