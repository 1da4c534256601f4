/* sink.h: writing into a buffer that may be too small: what fits is written and terminated, all is counted. */
#ifndef FSM_SINK_H
#define FSM_SINK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct fsm_sink {
    char *to;
    size_t room;   /* of `to`, with the NUL; 0 to count only */
    size_t length; /* what was asked for, without the NUL */
};

static inline void fsm_sink_bytes(struct fsm_sink *sink, const char *bytes, size_t count)
{
    if (sink->length + 1 < sink->room && count) {
        size_t free = sink->room - 1 - sink->length;
        memcpy(sink->to + sink->length, bytes, count < free ? count : free);
    }
    sink->length += count;
}

static inline void fsm_sink_text(struct fsm_sink *sink, const char *text)
{
    fsm_sink_bytes(sink, text, strlen(text));
}

static inline void fsm_sink_char(struct fsm_sink *sink, char c)
{
    fsm_sink_bytes(sink, &c, 1);
}

/* Ends the text and answers its whole length. */
static inline size_t fsm_sink_end(struct fsm_sink *sink)
{
    if (sink->room)
        sink->to[sink->length < sink->room ? sink->length : sink->room - 1] = 0;
    return sink->length;
}

#endif
