/* frame.c: WebSocket frames as a client sends and reads them (RFC 6455, section 5).
 *
 * Only what a server under test may send is accepted: whole text messages, ping and pong. */
#include <string.h>

#include "wire_in.h"

enum { TEXT = 1, CLOSE = 8, PING = 9, PONG = 10 };

/* Any key does: it is there to confuse proxies, and the server has to undo it all the same. */
static const unsigned char KEY[8] = {0x5a, 0xc3, 0x17, 0x8e, 0x5a, 0xc3, 0x17, 0x8e};

static void mask(char *to, const char *from, size_t length)
{
    uint64_t key, word;
    size_t i = 0;
    memcpy(&key, KEY, sizeof key);
    for (; i + 8 <= length; i += 8) {
        memcpy(&word, from + i, 8);
        word ^= key;
        memcpy(to + i, &word, 8);
    }
    for (; i < length; i++)
        to[i] = (char)(from[i] ^ KEY[i % 8]);
}

static size_t put_length(unsigned char *head, size_t length)
{
    if (length < 126) {
        head[1] = (unsigned char)(0x80 | length);
        return 2;
    }
    unsigned digits = length < 65536 ? 2 : 8;
    head[1] = digits == 2 ? 0x80 | 126 : 0x80 | 127;
    for (unsigned i = 0; i < digits; i++)
        head[2 + i] = (unsigned char)((uint64_t)length >> (8 * (digits - 1 - i)));
    return 2 + digits;
}

static void put_frame(struct wire *wire, unsigned opcode, const char *data, size_t length)
{
    char *to = bytes_room(&wire->out, length + 14);
    unsigned char head[10] = {(unsigned char)(0x80 | opcode)};
    size_t size = put_length(head, length);
    memcpy(to, head, size);
    memcpy(to + size, KEY, 4);
    mask(to + size + 4, data, length);
    wire->out.to += size + 4 + length;
}

void wire_say(struct wire *wire, const char *text, size_t length)
{
    put_frame(wire, TEXT, text, length);
}

struct frame {
    unsigned opcode;
    bool whole, plain; /* one frame of one message; not masked, no reserved bits */
    char *data;
    size_t length, size; /* of the data; with its head */
};

static bool frame_read(const struct bytes *in, struct frame *frame)
{
    const unsigned char *head = (const unsigned char *)in->at + in->from;
    size_t have = in->to - in->from;
    if (have < 2)
        return false;
    unsigned digits = (head[1] & 127) == 126 ? 2 : (head[1] & 127) == 127 ? 8 : 0;
    if (have < 2 + digits)
        return false;
    uint64_t length = digits ? 0 : head[1] & 127;
    for (unsigned i = 0; i < digits; i++)
        length = length << 8 | head[2 + i];
    *frame = (struct frame){.opcode = head[0] & 15,
                            .whole = head[0] & 0x80,
                            .plain = !(head[0] & 0x70) && !(head[1] & 0x80),
                            .data = in->at + in->from + 2 + digits,
                            .length = length,
                            .size = 2 + digits + length};
    return have >= frame->size;
}

enum next frame_next(struct wire *wire, struct message *message)
{
    struct frame frame;
    while (frame_read(&wire->in, &frame)) {
        wire->in.from += frame.size;
        if (!frame.whole || !frame.plain)
            return NEXT_FAULT;
        if (frame.opcode == TEXT) {
            *message = (struct message){.text = frame.data, .length = frame.length};
            return NEXT_MESSAGE;
        }
        if (frame.opcode == PING)
            put_frame(wire, PONG, frame.data, frame.length);
        else if (frame.opcode != PONG)
            return NEXT_FAULT;
    }
    return NEXT_NONE;
}
