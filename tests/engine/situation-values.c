/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "situation.h"

#include <string.h>

static bool
is_index (const char *key)
{
  return *key != '"' && strspn (key, "0123456789") == strlen (key);
}

JsonNode *
new_container (bool list)
{
  JsonNode *node = json_node_new (list ? JSON_NODE_ARRAY : JSON_NODE_OBJECT);

  if (list)
    json_node_take_array (node, json_array_new ());
  else
    json_node_take_object (node, json_object_new ());
  return node;
}

JsonNode *
child_of (JsonNode *parent, const char *key)
{
  if (JSON_NODE_HOLDS_OBJECT (parent))
    return json_object_get_member (json_node_get_object (parent), *key == '"' ? key + 1 : key);
  if (JSON_NODE_HOLDS_ARRAY (parent) && is_index (key))
    {
      unsigned index = (unsigned) g_ascii_strtoull (key, NULL, 10);

      if (index < json_array_get_length (json_node_get_array (parent)))
        return json_array_get_element (json_node_get_array (parent), index);
    }
  return NULL;
}

/* Takes the child. False where a path leads through what is no list or
 * object. */
static bool
set_child (JsonNode *parent, const char *key, JsonNode *child)
{
  JsonArray *array;
  unsigned index;

  if (JSON_NODE_HOLDS_OBJECT (parent))
    {
      json_object_set_member (json_node_get_object (parent), *key == '"' ? key + 1 : key, child);
      return true;
    }
  if (!JSON_NODE_HOLDS_ARRAY (parent) || !is_index (key))
    {
      json_node_unref (child);
      return false;
    }
  array = json_node_get_array (parent);
  index = (unsigned) g_ascii_strtoull (key, NULL, 10);
  while (json_array_get_length (array) < index)
    json_array_add_element (array, new_container (false));
  if (index < json_array_get_length (array))
    json_array_remove_element (array, index);
  /* Elements can only be added at the end: the later ones go round. */
  json_array_add_element (array, child);
  for (unsigned later = json_array_get_length (array) - 1 - index; later > 0; later--)
    {
      json_array_add_element (array, json_array_dup_element (array, index));
      json_array_remove_element (array, index);
    }
  return true;
}

bool
assign (JsonNode *root, const Assignment *assignment)
{
  const GPtrArray *path = assignment->path;
  JsonNode *parent = root;

  for (unsigned i = 0; i + 1 < path->len; i++)
    {
      JsonNode *child = child_of (parent, path->pdata[i]);

      if (child == NULL || JSON_NODE_HOLDS_NULL (child))
        {
          if (!set_child (parent, path->pdata[i], new_container (is_index (path->pdata[i + 1]))))
            return false;
          child = child_of (parent, path->pdata[i]);
        }
      parent = child;
    }
  return set_child (parent, path->pdata[path->len - 1], json_node_copy (assignment->value));
}
