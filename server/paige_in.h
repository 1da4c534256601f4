/* paige_in.h: what the paige_*.c share.
 *
 * A shape is a struct and the columns it is read from. The ten tables are shapes with names: what creates, fills and
 * reads them is made from paige_tables, so that schema and structs cannot part. Statements are prepared once, at open,
 * and none is left on a row, so that nobody waits for us. All memory comes from SQLite's allocator, so that one shim
 * can fail each allocation in turn. */
#ifndef PAIGE_IN_H
#define PAIGE_IN_H

#include <sqlite3.h>

#include "paige.h"

#define PAIGE_SCHEMA 1                   /* PRAGMA user_version */
#define PAIGE_APPLICATION_ID 0x70616967  /* "paig" */
#define PAIGE_TIME 40                    /* room for an instant as text */

/* ---- paige_tables.c ---- */

enum paige_type { PAIGE_TEXT, PAIGE_INTEGER, PAIGE_REAL };

struct paige_column {
    const char *name;
    enum paige_type type;
    size_t offset; /* in the struct */
    bool key, nullable, unique;
    const char *parent;   /* the table whose id it holds, and whose rows' deletion deletes this one; or NULL */
    const char *fallback; /* DEFAULT; such a column is left out of INSERT; or NULL */
    const char *check;    /* a condition; or NULL */
};

struct paige_shape {
    const char *name;
    const struct paige_column *columns;
    int count;
    size_t size;          /* of the struct */
    const char *index[2]; /* columns that are looked up by */
};

extern const struct paige_shape paige_tables[PAIGE_TABLES];
extern const struct paige_shape paige_card_shape, paige_spend_shape, paige_stats_shape;

/* ---- paige_statements.c ---- */

/* Each table has an INSERT and a DELETE, at its number from these on; then come the ones with names. */
enum paige_sql {
    SQL_INSERT,
    SQL_DELETE = SQL_INSERT + PAIGE_TABLES,
    SQL_BEGIN = SQL_DELETE + PAIGE_TABLES,
    SQL_COMMIT,
    SQL_ROLLBACK,
    SQL_SESSION,
    SQL_SESSION_ACTIVE,
    SQL_SESSIONS,
    SQL_SESSION_ISSUE,
    SQL_SESSION_STATUS,
    SQL_SESSION_ENDED,
    SQL_PLAN,
    SQL_PLAN_CURRENT,
    SQL_PLANS,
    SQL_PHASE,
    SQL_PHASE_NUMBERED,
    SQL_PHASE_ACTIVE,
    SQL_PHASES,
    SQL_SESSION_PHASES,
    SQL_PHASE_HINT_LEVEL,
    SQL_PHASE_STATUS,
    SQL_PHASE_STARTED,
    SQL_PHASE_COMPLETED,
    SQL_HINTS,
    SQL_PROGRESS,
    SQL_SESSION_PROGRESS,
    SQL_ASSESS,
    SQL_ASSESSMENTS,
    SQL_ASSESSMENT_OF,
    SQL_ASSESSMENT_LATEST,
    SQL_GAP,
    SQL_GAPS,
    SQL_GAP_REPEAT,
    SQL_GAP_ADDRESS,
    SQL_KATA,
    SQL_KATAS,
    SQL_KATA_ATTEMPT,
    SQL_KATA_CARDS,
    SQL_ACTIONS,
    SQL_API_CALLS,
    SQL_SPEND,
    SQL_SPEND_BY_MODEL,
    SQL_STATS,
    SQL_COUNT
};

struct paige {
    sqlite3 *db;
    sqlite3_stmt *statement[SQL_COUNT];
    bool begun;  /* between paige_begin and paige_commit or paige_rollback */
    bool failed; /* something in this transaction did: only paige_rollback is left */
    char why[512];
};

bool paige_prepare(struct paige *paige);
void paige_finalize(struct paige *paige);
const struct paige_shape *paige_shape_of(enum paige_sql sql); /* of what a question answers with */

/* Sets why, and answers false. Within a transaction it has then failed; _sql adds SQLite's words to "cannot DOING". */
bool paige_fail(struct paige *paige, const char *format, ...) __attribute__((format(printf, 2, 3)));
bool paige_fail_sql(struct paige *paige, const char *doing, const char *what);
/* Sets why, and that is all. */
void paige_say(struct paige *paige, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Values of a statement, from place 1; texts are borrowed until it has run. */
void paige_bind_text(struct paige *paige, enum paige_sql sql, int place, const char *text);
void paige_bind_number(struct paige *paige, enum paige_sql sql, int place, int64_t number); /* PAIGE_NONE is NULL */

/* Runs a statement that answers no rows. */
bool paige_run(struct paige *paige, enum paige_sql sql, const char *doing, const char *what);
/* The same of one whose ?1 is the id of the one row it changes: to have none is a failure. */
bool paige_run_on(struct paige *paige, enum paige_sql sql, const char *doing, const char *what);

/* ---- paige_rows.c ---- */

/* Inserts all columns without a default from the table's struct. */
bool paige_insert(struct paige *paige, enum paige_table table, const void *row);
/* Reads a question's rows; `rows` is the address of the caller's pointer to them. */
bool paige_list(struct paige *paige, enum paige_sql sql, void *rows, size_t *count);
/* The same of a question that has one row at most. */
bool paige_one(struct paige *paige, enum paige_sql sql, void *row);

void paige_id_make(char id[PAIGE_ID]);
const char *paige_time(int64_t ms, char text[PAIGE_TIME]);

/* ---- paige_schema.c ---- */

/* Whether the database is ours, or empty, whole, and not newer than what we know. Changes nothing. */
bool paige_schema_check(sqlite3 *db, const char *path, char *why, size_t size);
/* Creates what is missing, in one transaction; then every column is as in paige_tables, or why says which is not. */
bool paige_schema_create(sqlite3 *db, const char *path, char *why, size_t size);

/* ---- paige_life.c ---- */

/* A status that a machine decides about: its states are the statuses, its events the wishes for them. */
struct paige_life {
    const struct fsm_machine *machine;
    const char *noun;
    const char *const *status; /* [states] */
    const uint16_t *wish;      /* [states]: the event that asks for it */
    const struct paige_stamp { /* [effects]: the column that is set to now, or to nothing */
        enum paige_sql sql;
        bool now;
    } *stamp;
    enum paige_sql set_status;
};
extern const struct paige_life paige_session_life, paige_phase_life;

/* Asks the machine, and does as it says. `from` is the row's status, within the transaction that then writes. */
enum paige_change paige_life_change(struct paige *paige, const struct paige_life *life, const char *id,
                                    const char *from, const char *to, int64_t now_ms);

#endif
