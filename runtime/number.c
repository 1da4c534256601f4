/* number.c: numbers, durations and instants as text and back. */
#include "number.h"

#define DAY_MS INT64_C(86400000)

static const struct unit {
    const char *name;
    uint64_t ms;
} UNITS[] = {{"d", 86400000}, {"h", 3600000}, {"m", 60000}, {"s", 1000}, {"ms", 1}};
enum { UNIT_COUNT = sizeof UNITS / sizeof UNITS[0], UNIT_HOURS = 1 };

/* ---- printing ---- */

static void digits(struct fsm_sink *sink, uint64_t value, unsigned least)
{
    char text[24];
    unsigned count = 0;
    do {
        text[sizeof text - ++count] = (char)('0' + value % 10);
        value /= 10;
    } while (value || count < least);
    fsm_sink_bytes(sink, text + sizeof text - count, count);
}

static uint64_t magnitude(struct fsm_sink *sink, int64_t value)
{
    if (value >= 0)
        return (uint64_t)value;
    fsm_sink_char(sink, '-');
    return -(uint64_t)value;
}

static uint64_t power_of_ten(unsigned scale)
{
    uint64_t power = 1;
    while (scale--)
        power *= 10;
    return power;
}

void fsm_number_print(struct fsm_sink *sink, int64_t value, unsigned scale)
{
    uint64_t rest = magnitude(sink, value), unit = power_of_ten(scale);
    digits(sink, rest / unit, 1);
    if (scale) {
        fsm_sink_char(sink, '.');
        digits(sink, rest % unit, scale);
    }
}

void fsm_duration_print(struct fsm_sink *sink, int64_t ms)
{
    uint64_t rest = magnitude(sink, ms);
    if (rest == 0)
        fsm_sink_text(sink, "0s");
    for (int u = UNIT_HOURS; u < UNIT_COUNT; u++) {
        if (rest < UNITS[u].ms)
            continue;
        digits(sink, rest / UNITS[u].ms, 1);
        fsm_sink_text(sink, UNITS[u].name);
        rest %= UNITS[u].ms;
    }
}

/* ---- the calendar ---- */

/* Days are counted from 1970; the year begins in March so that the leap day is its last. */
static int64_t days_from_date(int64_t year, unsigned month, unsigned day)
{
    year -= month <= 2;
    int64_t era = (year >= 0 ? year : year - 399) / 400;
    int64_t year_of_era = year - era * 400;
    int64_t day_of_year = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
    return era * 146097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719468;
}

static void date_from_days(int64_t days, int64_t *year, unsigned *month, unsigned *day)
{
    days += 719468;
    int64_t era = (days >= 0 ? days : days - 146096) / 146097;
    int64_t day_of_era = days - era * 146097;
    int64_t year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
    int64_t day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    int64_t shifted = (5 * day_of_year + 2) / 153;
    *day = (unsigned)(day_of_year - (153 * shifted + 2) / 5 + 1);
    *month = (unsigned)(shifted < 10 ? shifted + 3 : shifted - 9);
    *year = year_of_era + era * 400 + (*month <= 2);
}

void fsm_time_print(struct fsm_sink *sink, int64_t ms)
{
    bool early = ms % DAY_MS < 0;
    int64_t year, days = ms / DAY_MS - early;
    uint64_t rest = (uint64_t)(ms % DAY_MS + (early ? DAY_MS : 0));
    unsigned month, day;
    date_from_days(days, &year, &month, &day);
    bool plain = year >= 0 && year <= 9999;
    if (!plain)
        fsm_sink_char(sink, year < 0 ? '-' : '+');
    digits(sink, (uint64_t)(year < 0 ? -year : year), plain ? 4 : 6);
    const struct {
        char before;
        uint64_t value;
        unsigned width;
    } part[] = {{'-', month, 2},
                {'-', day, 2},
                {'T', rest / 3600000, 2},
                {':', rest / 60000 % 60, 2},
                {':', rest / 1000 % 60, 2},
                {'.', rest % 1000, 3}};
    for (size_t i = 0; i < sizeof part / sizeof part[0]; i++) {
        fsm_sink_char(sink, part[i].before);
        digits(sink, part[i].value, part[i].width);
    }
    fsm_sink_char(sink, 'Z');
}

/* ---- parsing ---- */

struct scan {
    const char *at, *end;
};

static bool is_digit(const struct scan *scan)
{
    return scan->at < scan->end && *scan->at >= '0' && *scan->at <= '9';
}

static bool take(struct scan *scan, char c)
{
    if (scan->at == scan->end || *scan->at != c)
        return false;
    scan->at++;
    return true;
}

/* At least one digit, at most `most`; the value goes on from *value. */
static bool take_digits(struct scan *scan, unsigned most, uint64_t *value)
{
    unsigned count = 0;
    for (; count < most && is_digit(scan); count++, scan->at++)
        if (__builtin_mul_overflow(*value, 10, value) ||
            __builtin_add_overflow(*value, (uint64_t)(*scan->at - '0'), value))
            return false;
    return count > 0;
}

static bool with_sign(bool negative, uint64_t size, int64_t *value)
{
    if (size > INT64_MAX)
        return false;
    *value = negative ? -(int64_t)size : (int64_t)size;
    return true;
}

bool fsm_number_parse(const char *text, size_t length, unsigned scale, int64_t *value)
{
    struct scan scan = {text, text + length};
    bool negative = take(&scan, '-');
    uint64_t size = 0;
    unsigned missing = scale;
    if (!take_digits(&scan, 20, &size))
        return false;
    if (scale && take(&scan, '.')) {
        const char *from = scan.at;
        if (!take_digits(&scan, scale, &size))
            return false;
        missing -= (unsigned)(scan.at - from);
    }
    if (scan.at != scan.end || __builtin_mul_overflow(size, power_of_ten(missing), &size))
        return false;
    return with_sign(negative, size, value);
}

static int take_unit(struct scan *scan)
{
    static const char *const SPELLED = "dhms";
    const char *known = scan->at < scan->end ? memchr(SPELLED, *scan->at, 4) : NULL;
    if (!known)
        return -1;
    scan->at++;
    return *known == 'm' && take(scan, 's') ? UNIT_COUNT - 1 : (int)(known - SPELLED);
}

bool fsm_duration_parse(const char *text, size_t length, int64_t *ms)
{
    struct scan scan = {text, text + length};
    bool negative = take(&scan, '-');
    uint64_t sum = 0;
    int last = -1;
    do {
        uint64_t count = 0;
        if (!take_digits(&scan, 20, &count))
            return false;
        if (last < 0 && scan.at == scan.end)
            return with_sign(negative, count, ms);
        int unit = take_unit(&scan);
        if (unit <= last || __builtin_mul_overflow(count, UNITS[unit].ms, &count) ||
            __builtin_add_overflow(sum, count, &sum))
            return false;
        last = unit;
    } while (scan.at < scan.end);
    return with_sign(negative, sum, ms);
}

static bool take_fixed(struct scan *scan, char before, unsigned width, unsigned most, unsigned *value)
{
    uint64_t number = 0;
    const char *from = scan->at;
    if (before && !take(scan, before))
        return false;
    if (!take_digits(scan, width, &number) || scan->at != from + (before != 0) + width || number > most)
        return false;
    *value = (unsigned)number;
    return true;
}

static bool take_year(struct scan *scan, int64_t *year)
{
    const char *from = scan->at;
    bool negative = take(scan, '-'), sign = negative || take(scan, '+');
    uint64_t size = 0;
    if (!take_digits(scan, sign ? 9 : 4, &size) || (size_t)(scan->at - from) < (sign ? 7 : 4))
        return false;
    *year = negative ? -(int64_t)size : (int64_t)size;
    return true;
}

static unsigned days_of_month(int64_t year, unsigned month)
{
    static const unsigned char DAYS[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return month == 2 && leap ? 29 : DAYS[month - 1];
}

bool fsm_time_parse(const char *text, size_t length, int64_t *ms)
{
    struct scan scan = {text, text + length};
    int64_t year, days;
    unsigned month, day, hour, minute, second, thousandth;
    if (!take_year(&scan, &year) || !take_fixed(&scan, '-', 2, 12, &month) || month == 0 ||
        !take_fixed(&scan, '-', 2, days_of_month(year, month), &day) || day == 0)
        return false;
    if (!take_fixed(&scan, 'T', 2, 23, &hour) || !take_fixed(&scan, ':', 2, 59, &minute) ||
        !take_fixed(&scan, ':', 2, 59, &second) || !take_fixed(&scan, '.', 3, 999, &thousandth))
        return false;
    if (!take(&scan, 'Z') || scan.at != scan.end)
        return false;
    days = days_from_date(year, month, day);
    int64_t rest = (int64_t)hour * 3600000 + (int64_t)minute * 60000 + (int64_t)second * 1000 + (int64_t)thousandth;
    /* The first day that fits fits in part only: from its end. */
    if (days < 0 ? __builtin_mul_overflow(days + 1, DAY_MS, ms) || __builtin_add_overflow(*ms, rest - DAY_MS, ms)
                 : __builtin_mul_overflow(days, DAY_MS, ms) || __builtin_add_overflow(*ms, rest, ms))
        return false;
    return *ms != INT64_MIN;
}
