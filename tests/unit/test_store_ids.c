/* test_store_ids.c: the ids in memory, beside a naive list of all that were ever added. */
#include <string.h>

#include "greatest.h"
#include "store.h"
#include "store_ids.h"

static int64_t latest(const struct store_ids *ids, uint32_t print)
{
    size_t place = ids_start(ids, print);
    int64_t found = 0, seq;
    while ((seq = ids_candidate(ids, print, &place)) != 0)
        found = seq > found ? seq : found;
    return found;
}

static void add(struct store_ids *ids, uint32_t print, int64_t seq)
{
    if (!ids_reserve(ids))
        abort();
    ids_add(ids, print, seq);
}

/* SipHash-1-3 with the key 00 01 … 0f, of the instance's eight bytes and then the id's: from another implementation,
 * which agrees with CPython's hash of bytes. The values are in files, so they may never change. */
TEST prints_are_siphash(void)
{
    struct store_ids ids = {.key = {0x0706050403020100, 0x0f0e0d0c0b0a0908}};
    ASSERT_EQ(0x48b443c9, ids_print(&ids, 7, "event-1"));
    ASSERT_EQ(0xef1d0b0b, ids_print(&ids, 7, "0123456789abcdef"));
    PASS();
}

TEST a_print_depends_on_all_it_is_of(void)
{
    struct store_ids ids = {.key = {1, 2}}, other = {.key = {1, 3}};
    uint32_t print = ids_print(&ids, 7, "event-1");
    ASSERT_EQ(print, ids_print(&ids, 7, "event-1"));
    ASSERT(print != ids_print(&ids, 8, "event-1"));
    ASSERT(print != ids_print(&ids, 7, "event-2"));
    ASSERT(print != ids_print(&other, 7, "event-1"));
    ASSERT(ids_print(&ids, 7, "12345678") != ids_print(&ids, 7, "1234567"));
    ASSERT(ids_print(&ids, 7, "") != ids_print(&ids, 8, ""));
    PASS();
}

TEST nothing_is_known_at_first(void)
{
    struct store_ids ids = {0};
    ASSERT_EQ(0, latest(&ids, 5));
    ids_keep(&ids);
    ids_drop(&ids);
    ASSERT_EQ(0, latest(&ids, 0));
    ids_release(&ids);
    PASS();
}

TEST equal_prints_are_all_candidates(void)
{
    struct store_ids ids = {0};
    for (int64_t seq = 1; seq <= 5; seq++)
        add(&ids, 9, seq);
    size_t place = ids_start(&ids, 9);
    int64_t sum = 0, seq;
    while ((seq = ids_candidate(&ids, 9, &place)) != 0)
        sum += seq;
    ASSERT_EQ(1 + 2 + 3 + 4 + 5, sum);
    ids_release(&ids);
    PASS();
}

TEST dropped_ones_were_never_there(void)
{
    struct store_ids ids = {0};
    add(&ids, 1, 1);
    ids_keep(&ids);
    add(&ids, 2, 2);
    add(&ids, 1, 3);
    ASSERT_EQ(3, latest(&ids, 1));
    ids_drop(&ids);
    ASSERT_EQ(1, latest(&ids, 1));
    ASSERT_EQ(0, latest(&ids, 2));
    ids_release(&ids);
    PASS();
}

/* Ids beyond the window are passed over at once, and come back if the ones that pushed them out are dropped. */
TEST the_window_is_exact(void)
{
    struct store_ids ids = {0};
    for (int64_t seq = 1; seq <= STORE_IDS; seq++)
        add(&ids, (uint32_t)seq, seq);
    ids_keep(&ids);
    ASSERT_EQ(1, latest(&ids, 1));
    add(&ids, 0xffffffff, STORE_IDS + 1);
    ASSERT_EQ(0, latest(&ids, 1));
    ASSERT_EQ(2, latest(&ids, 2));
    ids_drop(&ids);
    ASSERT_EQ(1, latest(&ids, 1));
    add(&ids, 0xffffffff, STORE_IDS + 1);
    ids_keep(&ids);
    ASSERT_EQ(0, latest(&ids, 1));
    ASSERT_EQ(STORE_IDS + 1, latest(&ids, 0xffffffff));
    ASSERT_EQ(STORE_IDS, ids.next - ids.first);
    ids_release(&ids);
    PASS();
}

/* Prints of which many are equal and many share a place, the same ones coming again after a while. */
static uint32_t crowded(int64_t seq)
{
    return (uint32_t)((uint64_t)seq * 2654435761u % 100003 * 5);
}

/* Memory stays where it settled, however many come, and what is left is exactly what is inside the window: `last` is
 * the naive list, by print. */
TEST it_forgets_in_order_and_does_not_grow(void)
{
    static int64_t last[100003 * 5];
    struct store_ids ids = {0};
    size_t settled = 0;
    const int64_t most = 3 * STORE_IDS;
    memset(last, 0, sizeof last);
    for (int64_t seq = 1; seq <= most; seq++) {
        uint32_t print = crowded(seq), alone = (uint32_t)seq | 0x80000000;
        bool comes = seq % 3 && (seq < most / 2 || print % 2); /* even prints stop coming half-way, and must go */
        if (comes)
            last[print] = seq;
        else
            print = alone;
        add(&ids, print, seq);
        if (seq % 512 == 0)
            ids_keep(&ids);
        if (seq == STORE_IDS + 8192)
            settled = ids.room;
    }
    ids_keep(&ids);
    ASSERT_EQ(settled, ids.room);
    ASSERT(ids.room * 12 + ids.slots * 4 < 5500000);
    for (uint32_t print = 0; print < sizeof last / sizeof *last; print++)
        ASSERT_EQ(last[print] > most - STORE_IDS ? last[print] : 0, latest(&ids, print));
    ids_release(&ids);
    PASS();
}

/* Few different prints, so that clusters are long and wrap around; every answer against the plain list. */
TEST random_runs_agree_with_a_list(void)
{
    enum { MOST = 6000, PRINTS = 3000 };
    static uint32_t list[MOST];
    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct store_ids ids = {0};
        uint64_t random = seed * 0x9e3779b97f4a7c15;
        int64_t kept = 0, count = 0;
        for (int step = 0; step < 5000; step++) {
            random ^= random << 13, random ^= random >> 7, random ^= random << 17;
            if (random % 100 == 0) {
                ids_keep(&ids);
                kept = count;
            } else if (random % 100 == 1) {
                ids_drop(&ids);
                count = kept;
            } else {
                uint32_t print = (uint32_t)(random >> 20) % PRINTS | 0xfffff000; /* at the table's end */
                list[count++] = print;
                add(&ids, print, count);
            }
            uint32_t asked = (uint32_t)(random >> 40) % PRINTS | 0xfffff000;
            int64_t want = count;
            while (want > 0 && list[want - 1] != asked)
                want--;
            ASSERT_EQ(want, latest(&ids, asked));
        }
        ids_release(&ids);
    }
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(prints_are_siphash);
    RUN_TEST(a_print_depends_on_all_it_is_of);
    RUN_TEST(nothing_is_known_at_first);
    RUN_TEST(equal_prints_are_all_candidates);
    RUN_TEST(dropped_ones_were_never_there);
    RUN_TEST(the_window_is_exact);
    RUN_TEST(it_forgets_in_order_and_does_not_grow);
    RUN_TEST(random_runs_agree_with_a_list);
    GREATEST_MAIN_END();
}
