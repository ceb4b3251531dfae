/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Asking a session of the text protocol in process. Whatever a test is about,
 * each answer's framing is looked at, and whatever is refused must leave the
 * game alone. */

#include <glib.h>

#include "relais-protocol.h"

#define SYNTAX "? SYNTAX This is not a move of the game."

/* A setup in which much can be done, so that there are many moves. */
#define MANY "\"deniers\":9999,\"goods\":{\"wood\":3},\"tokens\":2"
#define FIGURES "\"merchant\":{\"at\":\"montsoreau\",\"horses\":0,\"dir\":\"ccw\"}," \
                "\"messenger\":{\"at\":\"montsoreau\",\"horses\":0,\"dir\":\"cw\"}"
#define CAST "\"characters\":[\"apprentice\",\"helper\",\"mayor\",\"banker\",\"spy\",\"economus\",\"lady_in_waiting\"," \
             "\"magister_artium\",\"wood_merchant\",\"grain_merchant\",\"cheese_merchant\",\"wine_merchant\"]"
#define CROWD \
  "{\"players\":4,\"seed\":3,\"turn\":40,\"horses\":{\"montsoreau\":24}," \
  "\"buildings\":{\"montsoreau\":{\"kind\":\"monastery\",\"owner\":3,\"turn\":3}," \
  "\"beaugency\":{\"kind\":\"castle\",\"owner\":2,\"turn\":4}}," \
  "\"circus\":\"montsoreau\",\"seats\":[{" MANY "," FIGURES "," CAST "},{" MANY "," FIGURES "," CAST "}," \
  "{\"deniers\":9999," FIGURES "},{\"deniers\":9999," FIGURES "}]}"

/* The answer without the empty line that ends it. */
char          *ask_bytes     (RelaisSession *session, const char *line, gsize length);
char          *ask           (RelaisSession *session, const char *line);
char          *askf          (RelaisSession *session, const char *format, ...) G_GNUC_PRINTF (2, 3);
void           expect        (RelaisSession *session, const char *line, const char *answer);
void           fine          (RelaisSession *session, const char *line);
/* `reason`: how the answer starts. */
void           refused_bytes (RelaisSession *session, const char *line, gsize length, const char *reason);
void           refused       (RelaisSession *session, const char *line, const char *reason);

/* All that can be seen of a session's game. */
char          *look          (RelaisSession *session);
/* A number in the state line: of the first key of that name. */
int            state_number  (RelaisSession *session, const char *key);
void           has           (const char *text, const char *part);
guint          count_lines   (const char *answer);
GStrv          lines_of      (const char *answer);

RelaisSession *session_with  (const char *line);
void           setup_text    (RelaisSession *session, const char *text);
/* A random move, made; NULL when the game is over. */
char          *step          (RelaisSession *session, guint seed, char **events);
guint          steps         (RelaisSession *session, guint seed, guint most);

const char    *tests_folder  (void);
char          *file_path     (const char *name);
char          *write_bytes   (const char *name, const char *text, gssize length);
char          *write_file    (const char *name, const char *text);

/* g_test_run with a folder for the tests' files. */
int            run_asking    (void);
