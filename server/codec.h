/* codec.h: JSON from outside, read by field tables; and JSON written into a buffer that grows. Only codec.c parses. */
#ifndef CODEC_H
#define CODEC_H

#include <json-c/json.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CODEC_DEPTH 64         /* of nested arrays and objects: deeper is refused */
#define CODEC_ABSENT INT64_MIN /* an integer that was not given; 0 or 1 otherwise for booleans */

/* Parses one JSON value, and nothing after it but white space. NULL: `why` says what is wrong and where. The caller
 * puts it back with json_object_put. Duplicate members: the last wins. A lone `null` is refused, as it would be NULL.
 * An integer that int64_t cannot hold is kept as a double. */
struct json_object *codec_parse(const char *text, size_t length, char *why, size_t size);

enum codec_kind {
    CODEC_TEXT,    /* const char *, borrowed from the object; NULL if absent. No NUL inside. */
    CODEC_INTEGER, /* int64_t; CODEC_ABSENT */
    CODEC_BOOL,    /* int64_t: 0, 1, CODEC_ABSENT */
    CODEC_OBJECT,  /* struct json_object *; NULL if absent */
    CODEC_ARRAY,   /* likewise */
    CODEC_ANY,     /* likewise; JSON's null counts as absent everywhere */
};

struct codec_field {
    const char *name;
    enum codec_kind kind;
    bool required;
    size_t offset;       /* in the target struct */
    int64_t least, most; /* integers; texts: bytes. Both 0: no bound */
};

/* Reads an object's members into `to`, all of whose fields are set. Members not in the table are left alone. On false,
 * `why` names the field and what it wants: "`limit` must be an integer from 1 to 1000". */
bool codec_read(struct json_object *from, const struct codec_field *fields, size_t count, void *to, char *why,
                size_t size);

/* ---- writing ---- */

struct text { /* grows; all zero is empty; a NUL stands after what was written */
    char *data;
    size_t length, room;
};
void text_release(struct text *text);
/* Room for `more` bytes and a NUL after what is there; answers where. */
char *text_room(struct text *text, size_t more);
void text_bytes(struct text *text, const char *bytes, size_t length);
void text_put(struct text *text, const char *string);
void text_char(struct text *text, char c);
void text_format(struct text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_integer(struct text *text, int64_t value);
/* A JSON string, with its quotes; what is not UTF-8 becomes U+FFFD. NULL writes null. */
void text_json(struct text *text, const char *string);
void text_json_bytes(struct text *text, const char *bytes, size_t length);

#endif
