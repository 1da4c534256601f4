/* fuzz_instance.c: the decoders of instances, given anything. What they accept steps, prints and encodes back to
 * itself. The first byte chooses: bytes or JSON, of an instance or of shared variables. */
#include <assert.h>

#include "encode.h"
#include "json.h"
#include "rich.h"
#include "verify.h"

enum { ROOM = 1 << 16 };

static struct rich rich;
static const struct fsm_machine *m;
static struct world w;
static struct fsm_instance *inst;
static uint8_t bytes[ROOM];
static char json[ROOM];
static char why[200];

static void begin(void)
{
    m = rich_build(&rich);
    assert(fsm_verify(m, why, sizeof why));
    w = world_open(m);
    assert(world_create(&w, 1000) == FSM_STEPPED);
    inst = malloc(fsm_instance_size(m));
}

/* An accepted instance survives both ways and any events. */
static void use(size_t seed)
{
    struct fsm_instance *back = malloc(fsm_instance_size(m));
    uint64_t random = seed;
    size_t length = fsm_encode(m, inst, bytes, sizeof bytes);
    assert(fsm_decode(m, bytes, length, back, why, sizeof why));
    assert(memcmp(inst, back, fsm_instance_size(m)) == 0);
    length = fsm_to_json(m, inst, json, sizeof json);
    assert(length < sizeof json && fsm_from_json(m, json, length, back, why, sizeof why));
    assert(memcmp(inst, back, fsm_instance_size(m)) == 0);
    for (int i = 0; i < 20; i++) {
        struct rich_event event;
        rich_event(&event, &random);
        fsm_step(m, w.shared, inst, &event.event, (int64_t)random >> 20, w.out);
    }
    free(back);
}

static void use_shared(void)
{
    struct fsm_shared *back = malloc(fsm_shared_size(m));
    size_t length = fsm_shared_to_json(m, w.shared, json, sizeof json);
    assert(length < sizeof json && fsm_shared_from_json(m, json, length, back, why, sizeof why));
    assert(memcmp(w.shared, back, fsm_shared_size(m)) == 0);
    free(back);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (!m)
        begin();
    if (size == 0)
        return 0;
    const uint8_t *rest = data + 1;
    switch (data[0] % 4) {
    case 0: { /* with the right head, which no fuzzer would guess */
        size_t head = 8 + sizeof m->hash, length = fsm_encode(m, w.inst, bytes, sizeof bytes);
        if (head + size - 1 > sizeof bytes || length < head)
            return 0;
        memcpy(bytes + head, rest, size - 1);
        if (fsm_decode(m, bytes, head + size - 1, inst, why, sizeof why))
            use(size);
        break;
    }
    case 1:
        if (fsm_from_json(m, (const char *)rest, size - 1, inst, why, sizeof why))
            use(size);
        break;
    case 2:
        if (fsm_shared_from_json(m, (const char *)rest, size - 1, w.shared, why, sizeof why))
            use_shared();
        break;
    default:
        if (fsm_decode(m, rest, size - 1, inst, why, sizeof why))
            use(size);
        if (fsm_shared_decode(m, rest, size - 1, w.shared, why, sizeof why))
            use_shared();
    }
    return 0;
}
