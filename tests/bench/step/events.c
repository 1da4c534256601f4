/* events.c: what a day with a phone looks like to the intervention machine: apps come and go within seconds, now
 * and then there is a pause of minutes or hours, so that timers run out and quotas are refilled. */
#include "events.h"

static uint64_t draw(uint64_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return *seed;
}

static int64_t draw_between(uint64_t *seed, int64_t least, int64_t most)
{
    return least + (int64_t)(draw(seed) % (uint64_t)(most - least + 1));
}

static int64_t draw_pause(uint64_t *seed)
{
    int64_t kind = draw_between(seed, 0, 99);
    if (kind < 5)
        return 0; /* the same instant */
    if (kind < 85)
        return draw_between(seed, 500, 60 * 1000);
    return kind < 98 ? draw_between(seed, MINUTE_MS, 10 * MINUTE_MS) : draw_between(seed, HOUR_MS, 6 * HOUR_MS);
}

static enum app_event draw_event(uint64_t *seed)
{
    static const uint8_t percent[EVENTS] = {35, 24, 7, 10, 12, 12};
    int64_t left = draw_between(seed, 0, 99);
    unsigned event = 0;
    while (left >= percent[event])
        left -= percent[event++];
    return (enum app_event)event;
}

void events_fill(struct app_input *input, size_t count, uint64_t seed, int64_t start)
{
    int64_t now = start;

    seed = seed * 0x9e3779b97f4a7c15u + 1;
    for (size_t i = 0; i < count; i++) {
        now += draw_pause(&seed);
        input[i].at = now;
        input[i].event = draw_event(&seed);
        if (input[i].event == FOREGROUND)
            input[i].field = draw_between(&seed, 0, 9) > 0;
        else
            input[i].field = draw_between(&seed, 0, 9) > 0 ? draw_between(&seed, MINUTE_MS, 15 * MINUTE_MS) : HOUR_MS;
    }
}
