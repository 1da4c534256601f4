/* arena.c: memory named by lifetime, and the one door to malloc.
 *
 * Small pieces are cut from blocks that double up to a megabyte; a piece larger than a block gets one of
 * its own. Running out ends the program, so no caller has a path for it. In a sanitizer build
 * FSMC_FAIL_ALLOCATION=n makes the n-th request fail, which is how that promise is tested. */
#include "arena.h"

#include <assert.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK_FIRST ((size_t)16 * 1024)
#define BLOCK_LAST ((size_t)1024 * 1024)
#define ALIGNMENT ((size_t)16)

struct arena_block {
    struct arena_block *before;
    size_t size; /* of bytes */
    _Alignas(16) char bytes[];
};

static void out_of_memory(void)
{
    fputs("fsmc: out of memory\n", stderr);
    _Exit(1);
}

#ifdef __SANITIZE_ADDRESS__
static void fail_in_turn(void)
{
    static long left = -1;

    if (left < 0) {
        const char *wanted = getenv("FSMC_FAIL_ALLOCATION");
        left = wanted ? strtol(wanted, NULL, 10) : 0;
        if (left <= 0)
            left = 0;
    }
    if (left > 0 && --left == 0)
        out_of_memory();
}
#else
static void fail_in_turn(void)
{
}
#endif

void *mem_resize(void *old, size_t size)
{
    void *memory;

    fail_in_turn();
    memory = realloc(old, size ? size : 1);
    if (memory == NULL)
        out_of_memory();
    return memory;
}

void mem_free(void *old)
{
    free(old);
}

void mem_grow(void **items, size_t count, size_t *room, size_t size)
{
    size_t wanted = *room ? *room : 16;

    if (count < *room)
        return;
    while (wanted <= count) {
        if (wanted > SIZE_MAX / 2 / size)
            out_of_memory();
        wanted *= 2;
    }
    *items = mem_resize(*items, wanted * size);
    *room = wanted;
}

static void add_block(struct arena *arena, size_t least)
{
    size_t size = arena->block ? arena->block->size * 2 : BLOCK_FIRST;
    struct arena_block *block;

    if (size > BLOCK_LAST)
        size = BLOCK_LAST;
    if (size < least)
        size = least;
    block = mem_resize(NULL, sizeof *block + size);
    block->before = arena->block;
    block->size = size;
    arena->block = block;
    arena->used = 0;
}

void *arena_alloc(struct arena *arena, size_t size)
{
    void *piece;

    if (size > SIZE_MAX / 2)
        out_of_memory();
    size = (size + ALIGNMENT - 1) & ~(ALIGNMENT - 1);
    if (arena->block == NULL || arena->block->size - arena->used < size)
        add_block(arena, size);
    piece = arena->block->bytes + arena->used;
    arena->used += size;
    return memset(piece, 0, size);
}

char *arena_text(struct arena *arena, const char *text, size_t length)
{
    char *copy = arena_alloc(arena, length + 1);

    if (length > 0)
        memcpy(copy, text, length);
    return copy;
}

char *arena_printf(struct arena *arena, const char *format, ...)
{
    va_list args;
    int length;
    char *text;

    va_start(args, format);
    length = vsnprintf(NULL, 0, format, args);
    va_end(args);
    assert(length >= 0);
    text = arena_alloc(arena, (size_t)length + 1);
    va_start(args, format);
    vsnprintf(text, (size_t)length + 1, format, args);
    va_end(args);
    return text;
}

void arena_release(struct arena *arena)
{
    while (arena->block) {
        struct arena_block *before = arena->block->before;
        mem_free(arena->block);
        arena->block = before;
    }
    arena->used = 0;
}
