/* product.h: the state of several instances that share variables, as one string of bits: what is shared, then each
 * instance's own words, none wider than it is used. */
#ifndef CHECK_PRODUCT_H
#define CHECK_PRODUCT_H

#include "layout.h"

#define INSTANCES_MAX 8

struct product {
    const struct layout *layout;
    unsigned instances;
    uint32_t shared_bits, own_bits, words;
    uint32_t offset[JOINT_MAX]; /* of each word of the joint, within what is shared or within an instance */
};

void product_make(struct product *product, const struct layout *layout, unsigned instances);

static inline uint64_t bits_get(const uint64_t *state, uint32_t at, uint8_t width)
{
    uint32_t word = at / 64, shift = at % 64;
    uint64_t bits = state[word] >> shift;
    if (shift + width > 64)
        bits |= state[word + 1] << (64 - shift);
    return width == 64 ? bits : bits & ((UINT64_C(1) << width) - 1);
}

static inline void bits_put(uint64_t *state, uint32_t at, uint8_t width, uint64_t bits)
{
    uint32_t word = at / 64, shift = at % 64;
    uint64_t mask = width == 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
    state[word] = (state[word] & ~(mask << shift)) | bits << shift;
    if (shift + width > 64)
        state[word + 1] = (state[word + 1] & ~(mask >> (64 - shift))) | bits >> (64 - shift);
}

/* The joint of one instance. */
static inline void product_get(const struct product *product, const uint64_t *state, unsigned instance, uint64_t *joint)
{
    const struct layout *layout = product->layout;
    uint32_t own = product->shared_bits + instance * product->own_bits;
    for (uint16_t w = 0; w < layout->shared_words; w++)
        joint[w] = bits_get(state, product->offset[w], layout->width[w]);
    for (uint16_t w = layout->shared_words; w < layout->words; w++)
        joint[w] = bits_get(state, own + product->offset[w], layout->width[w]);
}

static inline void product_put(const struct product *product, uint64_t *state, unsigned instance, const uint64_t *joint)
{
    const struct layout *layout = product->layout;
    uint32_t own = product->shared_bits + instance * product->own_bits;
    for (uint16_t w = 0; w < layout->shared_words; w++)
        bits_put(state, product->offset[w], layout->width[w], joint[w]);
    for (uint16_t w = layout->shared_words; w < layout->words; w++)
        bits_put(state, own + product->offset[w], layout->width[w], joint[w]);
}

#endif
