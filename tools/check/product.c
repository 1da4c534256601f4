/* product.c: where each instance's words begin. */
#include "product.h"

void product_make(struct product *product, const struct layout *layout, unsigned instances)
{
    *product = (struct product){.layout = layout, .instances = instances};
    for (uint16_t w = 0; w < layout->words; w++) {
        uint32_t *bits = w < layout->shared_words ? &product->shared_bits : &product->own_bits;
        product->offset[w] = *bits;
        *bits += layout->width[w];
    }
    uint32_t bits = product->shared_bits + instances * product->own_bits;
    product->words = bits ? (bits + 63) / 64 : 1;
}
