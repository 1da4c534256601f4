/* paige.h: what the backend remembers: sessions, plans, phases, what was learned, what was done, in DATA_DIR/paige.db.
 *
 * Only paige_*.c know SQL. A row is a struct with the columns' names: TEXT is const char *, INTEGER int64_t, REAL
 * double; what may be NULL is NULL or PAIGE_NONE. JSON is text. Times are ISO 8601 with ms and Z, made from the now_ms
 * (since the epoch) that the caller gives; ids are UUID v4, made here.
 *
 * Texts passed in are borrowed for the call. Rows that are read are the caller's: one block each call, texts included,
 * given back with paige_free; no row is NULL, and count 0. Functions that can fail answer false, set paige_why(), and
 * leave their answers and the file as they were.
 *
 * A write is durable by itself, or together with others between paige_begin and paige_commit. There, after one false
 * every write is refused until paige_rollback. */
#ifndef PAIGE_H
#define PAIGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define PAIGE_NONE INT64_MIN /* no number: stored as NULL */
#define PAIGE_ID 37          /* bytes of an id with its NUL */
#define PAIGE_ALL 0          /* as a limit */

struct paige;

enum paige_table {
    PAIGE_SESSIONS,
    PAIGE_PLANS,
    PAIGE_PHASES,
    PAIGE_PHASE_HINTS,
    PAIGE_DREYFUS_ASSESSMENTS,
    PAIGE_KNOWLEDGE_GAPS,
    PAIGE_KATA_SPECS,
    PAIGE_PROGRESS_EVENTS,
    PAIGE_ACTION_LOG,
    PAIGE_API_CALL_LOG,
    PAIGE_TABLES
};

/* Opens data_dir/paige.db, with what is missing of its tables created. On NULL `why` says what is wrong, naming the
 * file: it cannot be opened, is no database, damaged, another program's or version's. `vfs` is for tests of faults;
 * NULL is SQLite's own. */
struct paige *paige_open(const char *data_dir, const char *vfs, char *why, size_t size);
void paige_close(struct paige *paige);
const char *paige_why(const struct paige *paige); /* about the last failure or refusal */
void paige_free(void *rows);

bool paige_begin(struct paige *paige);
bool paige_commit(struct paige *paige); /* on false all was rolled back */
void paige_rollback(struct paige *paige);

/* Deletes the row with that id and, table by table, what hangs on it. *found: whether there was one. */
bool paige_delete(struct paige *paige, enum paige_table table, const char *id, bool *found);

/* What became of a wish for another status. machines/session.fsm and machines/phase.fsm decide. */
enum paige_change {
    PAIGE_CHANGED,
    PAIGE_UNCHANGED, /* it has that status */
    PAIGE_REFUSED,   /* no such status, or none that its own leads to: paige_why names both */
    PAIGE_MISSING,   /* no such row */
    PAIGE_FAILED     /* as false of the others */
};

/* ---- sessions ---- */

struct paige_session {
    const char *id, *project_dir;
    int64_t issue_number;    /* or PAIGE_NONE */
    const char *issue_title; /* or NULL */
    const char *status;      /* active, completed, abandoned */
    const char *started_at;
    const char *ended_at; /* or NULL */
};
/* From project_dir, issue_number and issue_title; active from now on. */
bool paige_session_create(struct paige *paige, const struct paige_session *session, int64_t now_ms, char id[PAIGE_ID]);
bool paige_session_read(struct paige *paige, const char *id, struct paige_session **session);
/* The current one: of those that are active, the last to be started. */
bool paige_session_active(struct paige *paige, struct paige_session **session);
/* Those of a status, or of any (NULL), the last started first. */
bool paige_sessions(struct paige *paige, const char *status, int64_t limit, struct paige_session **sessions,
                    size_t *count);
/* What the session is about, when that is learned later. There is such a session. */
bool paige_session_set_issue(struct paige *paige, const char *id, int64_t number, const char *title);
enum paige_change paige_session_change(struct paige *paige, const char *id, const char *status, int64_t now_ms);

/* ---- plans and their phases ---- */

struct paige_plan {
    const char *id, *session_id, *raw_plan_text, *created_at;
};
bool paige_plan_create(struct paige *paige, const char *session_id, const char *raw_plan_text, int64_t now_ms,
                       char id[PAIGE_ID]);
bool paige_plan_read(struct paige *paige, const char *id, struct paige_plan **plan);
bool paige_plan_current(struct paige *paige, const char *session_id, struct paige_plan **plan); /* the newest */
bool paige_plans(struct paige *paige, const char *session_id, struct paige_plan **plans, size_t *count);

struct paige_phase {
    const char *id, *plan_id;
    int64_t number;
    const char *title, *description;
    const char *status; /* pending, active, complete */
    const char *hint_level;
    const char *expected_files;            /* JSON array */
    const char *started_at, *completed_at; /* or NULL */
};
/* From plan_id, number, title, description, hint_level and expected_files; pending. */
bool paige_phase_create(struct paige *paige, const struct paige_phase *phase, char id[PAIGE_ID]);
bool paige_phase_read(struct paige *paige, const char *id, struct paige_phase **phase);
bool paige_phase_numbered(struct paige *paige, const char *plan_id, int64_t number, struct paige_phase **phase);
bool paige_phase_active(struct paige *paige, const char *plan_id, struct paige_phase **phase); /* the last started */
/* By number; those of a session plan by plan. */
bool paige_phases(struct paige *paige, const char *plan_id, struct paige_phase **phases, size_t *count);
bool paige_session_phases(struct paige *paige, const char *session_id, struct paige_phase **phases, size_t *count);
bool paige_phase_set_hint_level(struct paige *paige, const char *id, const char *hint_level);
enum paige_change paige_phase_change(struct paige *paige, const char *id, const char *status, int64_t now_ms);

struct paige_hint {
    const char *id, *phase_id;
    const char *type; /* file, line */
    const char *path;
    int64_t start_line, end_line; /* or PAIGE_NONE */
    const char *style;
    const char *hover_text; /* or NULL */
};
bool paige_hint_create(struct paige *paige, const struct paige_hint *hint, char id[PAIGE_ID]);
/* Those of a type, or of both (NULL), as they were created. */
bool paige_hints(struct paige *paige, const char *phase_id, const char *type, struct paige_hint **hints, size_t *count);

struct paige_progress {
    const char *id, *phase_id, *event_type;
    const char *data; /* JSON, or NULL */
    const char *created_at;
};
bool paige_progress_create(struct paige *paige, const char *phase_id, const char *event_type, const char *data,
                           int64_t now_ms, char id[PAIGE_ID]);
/* The oldest first. */
bool paige_progress(struct paige *paige, const char *phase_id, struct paige_progress **events, size_t *count);
bool paige_session_progress(struct paige *paige, const char *session_id, struct paige_progress **events, size_t *count);

/* ---- what was learned ---- */

struct paige_assessment {
    const char *id, *skill_area;
    const char *stage; /* novice, advanced_beginner, competent, proficient, expert */
    double confidence; /* 0 … 1 */
    const char *evidence, *assessed_at;
};
/* One for each skill area: what was said of it before is overwritten, and keeps its id. */
bool paige_assess(struct paige *paige, const struct paige_assessment *assessment, int64_t now_ms);
bool paige_assessments(struct paige *paige, struct paige_assessment **assessments, size_t *count); /* by skill_area */
bool paige_assessment_of(struct paige *paige, const char *skill_area, struct paige_assessment **assessment);
bool paige_assessment_latest(struct paige *paige, struct paige_assessment **assessment);

struct paige_gap {
    const char *id, *session_id, *topic;
    const char *severity; /* low, medium, high */
    const char *evidence;
    const char *related_concepts; /* JSON array */
    int64_t frequency;
    const char *last_encountered_at;
    int64_t addressed; /* 0, 1 */
};
/* From session_id, topic, severity, evidence and related_concepts; met once, now, and not addressed. */
bool paige_gap_create(struct paige *paige, const struct paige_gap *gap, int64_t now_ms, char id[PAIGE_ID]);
bool paige_gap_read(struct paige *paige, const char *id, struct paige_gap **gap);

enum paige_addressed { PAIGE_ANY, PAIGE_UNADDRESSED, PAIGE_ADDRESSED };
struct paige_gap_filter {
    const char *session_id, *topic, *severity; /* each NULL for any */
    enum paige_addressed addressed;
    int64_t limit;
};
/* The most severe first, then the most frequent, then the latest. */
bool paige_gaps(struct paige *paige, const struct paige_gap_filter *filter, struct paige_gap **gaps, size_t *count);
bool paige_gap_repeat(struct paige *paige, const char *id, int64_t now_ms); /* met once more */
bool paige_gap_address(struct paige *paige, const char *id, bool addressed);

struct paige_kata {
    const char *id, *knowledge_gap_id, *title, *description, *scaffolding_code, *instructor_notes;
    const char *constraints;   /* JSON array of {title, description, minLevel} */
    const char *user_attempts; /* JSON array of {code, review, level, passed, constraints} */
};
/* From all but id and user_attempts, which is empty at first. */
bool paige_kata_create(struct paige *paige, const struct paige_kata *kata, char id[PAIGE_ID]);
bool paige_kata_read(struct paige *paige, const char *id, struct paige_kata **kata);
/* Those of a gap, or all (NULL), as they were created. */
bool paige_katas(struct paige *paige, const char *knowledge_gap_id, struct paige_kata **katas, size_t *count);
/* `attempt` is a JSON object. Of two at once neither is lost. */
bool paige_kata_attempt(struct paige *paige, const char *id, const char *attempt);

/* Katas as the dashboard shows them. */
struct paige_kata_card {
    const char *id, *title, *topic;
    int64_t attempts_count;
    int64_t best_level; /* or PAIGE_NONE */
    int64_t constraint_count;
};
bool paige_kata_cards(struct paige *paige, struct paige_kata_card **cards, size_t *count);

/* ---- what was done ---- */

struct paige_action {
    const char *id, *session_id, *action_type;
    const char *data; /* JSON, or NULL */
    const char *created_at;
};
bool paige_action_log(struct paige *paige, const char *session_id, const char *action_type, const char *data,
                      int64_t now_ms, char id[PAIGE_ID]);
/* The last `limit` of a type, or of any (NULL); the oldest of them first. */
bool paige_actions(struct paige *paige, const char *session_id, const char *action_type, int64_t limit,
                   struct paige_action **actions, size_t *count);

struct paige_api_call {
    const char *id;
    const char *session_id; /* or NULL: some calls need no session */
    const char *call_type, *model, *input_hash;
    int64_t latency_ms; /* -1: it failed */
    int64_t input_tokens, output_tokens;
    double cost_estimate;
    const char *created_at;
};
bool paige_api_call_log(struct paige *paige, const struct paige_api_call *call, int64_t now_ms, char id[PAIGE_ID]);
/* Of a session, or all (NULL), the oldest first. */
bool paige_api_calls(struct paige *paige, const char *session_id, struct paige_api_call **calls, size_t *count);

/* Sums of calls. Failed ones count in `calls` and `failures`, not in the latency, which is 0 if none succeeded. */
struct paige_spend {
    const char *model; /* of one model; NULL: of all */
    int64_t calls, failures, input_tokens, output_tokens;
    double cost, average_latency_ms;
};
/* Both: of a session, or all (NULL), since then (PAIGE_NONE: ever). By model the dearest first. */
bool paige_spend(struct paige *paige, const char *session_id, int64_t since_ms, struct paige_spend **spend);
bool paige_spend_by_model(struct paige *paige, const char *session_id, int64_t since_ms, struct paige_spend **spends,
                          size_t *count);

/* The dashboard's numbers since then (PAIGE_NONE: ever). */
struct paige_stats {
    int64_t sessions_completed;
    double total_coaching_minutes;
    int64_t issues_worked_on, knowledge_gaps_identified, knowledge_gaps_addressed, hints_used;
    double api_cost_total;
};
bool paige_stats(struct paige *paige, int64_t since_ms, struct paige_stats *stats);

#endif
