/* arena.h: memory named by lifetime. Everything of one compilation is released at once. */
#ifndef FSMC_ARENA_H
#define FSMC_ARENA_H

#include <stddef.h>

struct arena_block;
struct arena {
    struct arena_block *block;
    size_t used;
};

/* Zeroed memory, aligned for anything. Never returns NULL: memory that runs out ends the program with
 * "fsmc: out of memory" and exit 1 (fsmc is a short-lived process and keeps no state worth saving). */
void *arena_alloc(struct arena *arena, size_t size);
char *arena_text(struct arena *arena, const char *text, size_t length); /* a NUL-terminated copy */
char *arena_printf(struct arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));
void arena_release(struct arena *arena);

/* malloc and friends with the same promise, for arrays that grow and for tables with a life of their own.
 * Every allocation of fsmc goes through these or the arena, so that a test can fail each in turn
 * (FSMC_FAIL_ALLOCATION=n in the environment of a test build fails the n-th). */
void *mem_resize(void *old, size_t size);
void mem_free(void *old);

/* Grows *items so that it holds at least count + 1 of `size` bytes. For `struct list { T *item; n, room }`. */
void mem_grow(void **items, size_t count, size_t *room, size_t size);

#endif
