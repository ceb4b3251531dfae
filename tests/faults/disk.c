/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "disk.h"

#include <glib/gstdio.h>
#include <string.h>

#include "engine/common/hash.h"
#include "failing.h"

typedef struct
{
  gboolean is_folder;
  GByteArray *kept;
  GByteArray *now;
} Node;

/* A name that is not kept yet. */
typedef struct
{
  char *drop;                   /* NULL: none is taken away */
  char *set;                    /* NULL: none is given */
  Node *node;
} Change;

struct _Disk
{
  char *home;
  GHashTable *nodes;            /* of Node: all there ever were */
  GHashTable *kept;             /* path -> Node */
  GHashTable *now;
  GPtrArray *changes;           /* of Change */
  GPtrArray *opened;            /* of Node, NULL for entries that opened none */
};

static void
node_free (gpointer data)
{
  Node *node = data;

  g_byte_array_unref (node->kept);
  g_byte_array_unref (node->now);
  g_free (node);
}

static void
change_free (gpointer data)
{
  Change *change = data;

  g_free (change->drop);
  g_free (change->set);
  g_free (change);
}

static GHashTable *
names_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static Node *
add_node (Disk *disk, gboolean is_folder)
{
  Node *node = g_new0 (Node, 1);

  node->is_folder = is_folder;
  node->kept = g_byte_array_new ();
  node->now = g_byte_array_new ();
  g_hash_table_add (disk->nodes, node);
  return node;
}

Disk *
disk_new (const char *home)
{
  Disk *disk = g_new0 (Disk, 1);
  Node *root;

  disk->home = g_strdup (home);
  disk->nodes = g_hash_table_new_full (NULL, NULL, node_free, NULL);
  disk->kept = names_new ();
  disk->now = names_new ();
  disk->changes = g_ptr_array_new_with_free_func (change_free);
  disk->opened = g_ptr_array_new ();
  g_ptr_array_add (disk->opened, NULL);         /* they are counted from 1 */
  root = add_node (disk, TRUE);
  g_hash_table_insert (disk->kept, g_strdup (home), root);
  g_hash_table_insert (disk->now, g_strdup (home), root);
  return disk;
}

void
disk_free (Disk *disk)
{
  g_ptr_array_unref (disk->changes);
  g_ptr_array_unref (disk->opened);
  g_hash_table_unref (disk->kept);
  g_hash_table_unref (disk->now);
  g_hash_table_unref (disk->nodes);
  g_free (disk->home);
  g_free (disk);
}

static void
apply (GHashTable *names, const Change *change)
{
  if (change->drop != NULL)
    g_hash_table_remove (names, change->drop);
  if (change->set != NULL)
    g_hash_table_insert (names, g_strdup (change->set), change->node);
}

static void
change (Disk *disk, const char *drop, const char *set, Node *node)
{
  Change *new = g_new0 (Change, 1);

  new->drop = g_strdup (drop);
  new->set = g_strdup (set);
  new->node = node;
  apply (disk->now, new);
  g_ptr_array_add (disk->changes, new);
}

static gboolean
is_in (const char *path, const char *folder)
{
  gsize n = strlen (folder);

  return path != NULL && strncmp (path, folder, n) == 0 && path[n] == '/' && strchr (path + n + 1, '/') == NULL;
}

/* Its names are there from now on. One that went from one folder to another is
 * never in both, and not in none. */
static void
keep_names (Disk *disk, const char *folder)
{
  for (guint i = 0; i < disk->changes->len;)
    {
      const Change *pending = disk->changes->pdata[i];

      if (is_in (pending->drop, folder) || is_in (pending->set, folder))
        {
          apply (disk->kept, pending);
          g_ptr_array_remove_index (disk->changes, i);
        }
      else
        i++;
    }
}

static void
write_into (Node *node, const FailingEntry *entry)
{
  gsize n;
  const void *data = g_bytes_get_data (entry->data, &n);
  guint end = (guint) entry->offset + (guint) n;

  if (end > node->now->len)
    {
      guint old = node->now->len;

      g_byte_array_set_size (node->now, end);
      memset (node->now->data + old, 0, end - old);
    }
  memcpy (node->now->data + entry->offset, data, n);
}

static void
keep_content (Node *node)
{
  g_byte_array_set_size (node->kept, 0);
  g_byte_array_append (node->kept, node->now->data, node->now->len);
}

void
disk_do (Disk *disk, gconstpointer data)
{
  const FailingEntry *entry = data;
  Node *node = entry->opened > 0 ? disk->opened->pdata[entry->opened] : g_hash_table_lookup (disk->now, entry->path);
  Node *opened = NULL;

  switch (entry->deed)
    {
    case FAILING_DID_OPEN: opened = node; break;
    case FAILING_DID_CREATE: opened = add_node (disk, FALSE); break;
    case FAILING_DID_WRITE: write_into (node, entry); break;
    case FAILING_DID_TRUNCATE: g_byte_array_set_size (node->now, (guint) entry->offset); break;
    case FAILING_DID_SYNC:
      if (node != NULL && node->is_folder)
        keep_names (disk, entry->path);
      else if (node != NULL)
        keep_content (node);
      break;
    case FAILING_DID_RENAME: change (disk, entry->path, entry->to, node); break;
    case FAILING_DID_UNLINK: change (disk, entry->path, NULL, NULL); break;
    case FAILING_DID_MKDIR: change (disk, NULL, entry->path, add_node (disk, TRUE)); break;
    default: break;
    }
  if (entry->deed == FAILING_DID_CREATE)
    change (disk, NULL, entry->path, opened);
  g_ptr_array_add (disk->opened, opened);
}

guint
disk_get_pending (Disk *disk)
{
  return disk->changes->len;
}

static gboolean
is_dirty (const Node *node)
{
  return node->now->len != node->kept->len
         || (node->now->len > 0 && memcmp (node->now->data, node->kept->data, node->now->len) != 0);
}

gboolean
disk_is_dirty (Disk *disk)
{
  GHashTableIter iter;
  gpointer node;

  g_hash_table_iter_init (&iter, disk->nodes);
  while (g_hash_table_iter_next (&iter, &node, NULL))
    if (is_dirty (node))
      return TRUE;
  return FALSE;
}

static GBytes *
content_of (const Node *node, DiskWay way)
{
  g_autofree guint8 *zeros = NULL;

  if (node->is_folder)
    return NULL;
  if (way == DISK_NOTHING || !is_dirty (node))
    return g_bytes_new (node->kept->data, node->kept->len);
  if (way == DISK_ZEROS)
    {
      zeros = g_malloc0 (node->now->len + 1);
      return g_bytes_new (zeros, node->now->len);
    }
  return g_bytes_new (node->now->data, way == DISK_HALF ? node->now->len / 2 : node->now->len);
}

/* What is in a folder that has no name is lost with it. */
static gboolean
is_reached (Disk *disk, GHashTable *names, const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  const Node *node = g_hash_table_lookup (names, folder);

  return g_str_equal (path, disk->home) || (node != NULL && node->is_folder && is_reached (disk, names, folder));
}

static void
bytes_clear (gpointer bytes)
{
  if (bytes != NULL)
    g_bytes_unref (bytes);
}

GHashTable *
disk_cut (Disk *disk, guint64 names, DiskWay way)
{
  g_autoptr (GHashTable) there = names_new ();
  GHashTable *files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, bytes_clear);
  GHashTableIter iter;
  gpointer path, node;

  g_hash_table_iter_init (&iter, disk->kept);
  while (g_hash_table_iter_next (&iter, &path, &node))
    g_hash_table_insert (there, g_strdup (path), node);
  for (guint i = 0; i < disk->changes->len; i++)
    if (i >= 64 || (names >> i & 1) != 0)
      apply (there, disk->changes->pdata[i]);
  g_hash_table_iter_init (&iter, there);
  while (g_hash_table_iter_next (&iter, &path, &node))
    if (is_reached (disk, there, path))
      g_hash_table_insert (files, g_strdup (path), content_of (node, way));
  return files;
}

static GList *
sorted_paths (GHashTable *files)
{
  return g_list_sort (g_hash_table_get_keys (files), (GCompareFunc) strcmp);
}

/* Temporary names are others each time, and nobody asks for them. */
guint64
disk_hash (GHashTable *files)
{
  g_autoptr (GList) paths = sorted_paths (files);
  guint64 hash = RELAIS_FNV64_START;

  for (GList *l = paths; l != NULL; l = l->next)
    {
      GBytes *bytes = g_hash_table_lookup (files, l->data);
      gsize n = 0;
      const char *data = bytes != NULL ? g_bytes_get_data (bytes, &n) : NULL;

      hash = relais_fnv64 (hash, l->data, strlen (l->data) + 1);
      if (n > 0)
        hash = relais_fnv64 (hash, data, n);
    }
  return hash;
}

void
disk_lay_out (GHashTable *files)
{
  g_autoptr (GList) paths = sorted_paths (files);

  for (GList *l = paths; l != NULL; l = l->next)
    {
      GBytes *bytes = g_hash_table_lookup (files, l->data);
      gsize n = 0;
      const char *data = bytes != NULL ? g_bytes_get_data (bytes, &n) : NULL;

      if (bytes == NULL)
        g_mkdir_with_parents (l->data, 0700);
      else
        g_assert_true (g_file_set_contents (l->data, data != NULL ? data : "", (gssize) n, NULL));
    }
}
