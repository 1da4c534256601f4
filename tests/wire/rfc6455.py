#!/usr/bin/env python3
"""rfc6455.py: WebSocket, case by case as RFC 6455 has it, against a server that echoes texts (web_echo).

    rfc6455.py PORT [words of a case's name]

What libwebsockets does otherwise is in the cases that begin with `known`: docs/web.md lists them.
"""

import itertools
import struct
import sys
import time

from raw import *

MESSAGE_MAX = 1 << 20  # of web_echo

# ---- 4: the opening handshake ----


@case
def opens():
    with opened() as peer:
        echoes(peer)


@case
def header_names_and_words_in_any_case():
    with Peer() as peer:
        peer.send(upgrade(Upgrade="WebSocket", Connection="keep-alive, uPgRaDe"))
        echoes(accepted(peer))


def refused(status, request, **headers):
    with Peer() as peer:
        peer.send(request)
        found, fields, body = peer.answer()
        equal(status, found)
        for name, value in headers.items():
            equal(value, fields[name.replace("_", "-")])
        assert body.startswith(b'{"error":'), body
        assert peer.at_end(), "the connection is left open"


@case
def another_method():
    refused(405, upgrade(method="POST"), allow="get")


@case
def another_version():
    for version in ("8", "14", "0", "", "13, 8", "x"):
        refused(426, upgrade(Sec_WebSocket_Version=version or " "), sec_websocket_version="13")


@case
def no_version():
    refused(426, upgrade(leave_out=["Sec-WebSocket-Version"]), sec_websocket_version="13")


@case
def a_key_that_is_none():
    for key in ("", "short", KEY + "=", KEY[:-1], "=" * 24, "0123456789abcdef0123456789=="):
        refused(400, upgrade(Sec_WebSocket_Key=key))


@case
def no_key():
    refused(400, upgrade(leave_out=["Sec-WebSocket-Key"]))


@case
def no_connection():
    refused(400, upgrade(leave_out=["Connection"]))


@case
def connection_without_upgrade():
    refused(400, upgrade(Connection="keep-alive"))


@case
def no_upgrade_is_plain_http():
    with Peer() as peer:
        peer.send(upgrade("/hello", leave_out=["Upgrade"]))
        equal(200, peer.answer()[0])


@case
def no_host():
    refused(400, upgrade(leave_out=["Host"]))


@case
def a_foreign_host():
    refused(403, upgrade(Host="evil.example"))


@case
def a_foreign_origin():
    refused(403, upgrade(Origin="http://evil.example"))
    refused(403, upgrade(Origin="null"))


@case
def an_origin_of_loopback():
    with Peer() as peer:
        peer.send(upgrade(Origin="http://localhost:5173"))
        echoes(accepted(peer))


@case
def http_1_0():
    refused(400, upgrade(version="HTTP/1.0"))


@case
def where_no_socket_is_served():
    refused(404, upgrade("/nothing"))


@case
def a_handshake_one_byte_at_a_time():
    with Peer() as peer:
        for byte in upgrade():
            peer.send(bytes([byte]))
        echoes(accepted(peer))


@case
def frames_in_one_piece_with_the_handshake():
    with Peer() as peer:
        peer.send(upgrade() + frame(TEXT, "one") + frame(TEXT, "two"))
        accepted(peer)
        equal(b"one", peer.message())
        equal(b"two", peer.message())


@case
def after_requests_on_the_same_connection():
    with Peer() as peer:
        peer.ask("GET /hello")
        equal(200, peer.answer()[0])
        peer.send(upgrade())
        echoes(accepted(peer))


@case
def a_message_before_the_first_of_the_client():
    with opened("/welcome") as peer:
        equal(b"welcome", peer.message())


@case
def closed_by_its_handler_at_once():
    with opened("/closed") as peer:
        peer.closed(4001, b"not today")


# ---- 5.2: frames ----


@case
def lengths_around_the_limits_of_their_forms():
    with opened() as peer:
        lengths = [0, 1, 2, 3, 4, 5, 124, 125, 126, 127, 128, 255, 256, 4000, 4095, 4096, 4097, 8192]
        for length in lengths + [65535, 65536, 65537, 200000]:
            echoes(peer, (b"0123456789" * (length // 10 + 1))[:length])


@case
def the_largest_message():
    with opened() as peer:
        echoes(peer, b"m" * MESSAGE_MAX)


@case
def a_message_that_is_too_large():
    with opened() as peer:
        peer.send(frame(TEXT, b"m" * (MESSAGE_MAX + 1))[:100])  # the length alone tells
        peer.closed(1009)


@case
def a_message_that_grows_too_large_in_fragments():
    with opened() as peer:
        peer.send(frame(TEXT, b"m" * 500000, last=False) + frame(0, b"m" * 500000, last=False))
        peer.send(frame(0, b"m" * 500000))
        peer.closed(1009)


@case
def an_enormous_length():
    with opened() as peer:
        peer.send(b"\x81\xff" + struct.pack(">Q", 2**62) + b"mask" + b"payload")
        peer.closed(1009)


@case
def lengths_in_wider_forms_than_needed():
    with opened() as peer:
        for width in (2, 8):
            peer.send(frame(TEXT, b"wide", width=width))
            equal(b"wide", peer.message())


@case
def masks_of_all_kinds():
    with opened() as peer:
        for mask in (b"\0\0\0\0", b"\xff\xff\xff\xff", b"\0\0\0\1", b"\x80\0\0\0", b"abcd"):
            peer.send(frame(TEXT, b"masked text", mask=mask))
            equal(b"masked text", peer.message())


@case
def reserved_bits():
    for rsv in range(1, 8):
        with opened() as peer:
            peer.send(frame(TEXT, b"x", rsv=rsv))
            peer.closed(1002)


@case
def reserved_bits_on_control_frames():
    for opcode in (CLOSE, PING, PONG):
        with opened() as peer:
            peer.send(frame(opcode, b"", rsv=4))
            peer.closed(1002)


@case
def reserved_opcodes():
    for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15):
        with opened() as peer:
            peer.send(frame(opcode, b"x"))
            peer.closed(1002)


@case
def binary_messages():
    with opened() as peer:
        peer.send(frame(BINARY, b"\x00\x01"))
        peer.closed(1003)


@case
def an_empty_binary_message():
    with opened() as peer:
        peer.send(frame(BINARY))
        peer.closed(1003)


@case
def every_byte_on_its_own():
    with opened() as peer:
        for byte in frame(TEXT, b"slowly", last=False) + frame(PING, b"p") + frame(0, b", but surely"):
            peer.send(bytes([byte]))
            time.sleep(0.002)
        equal((True, PONG, b"p"), peer.frame())
        equal(b"slowly, but surely", peer.message())


@case
def many_messages_in_one_piece():
    with opened() as peer:
        texts = [b"%d" % i * (i % 50) for i in range(1000)]
        peer.send(b"".join(frame(TEXT, text) for text in texts))
        for text in texts:
            equal(text, peer.message())


@case
def pieces_of_every_size():
    stream = b"".join(frame(TEXT, b"t" * size) for size in (0, 1, 125, 126, 1000))
    for size in (1, 2, 3, 5, 7, 11, 64, 127, 500):
        with opened() as peer:
            for at in range(0, len(stream), size):
                peer.send(stream[at : at + size])
            equal([0, 1, 125, 126, 1000], [len(peer.message()) for _ in range(5)])


# ---- 5.4: fragments ----


@case
def a_message_in_fragments():
    with opened() as peer:
        peer.send(frame(TEXT, b"a", last=False) + frame(0, b"b", last=False) + frame(0, b"c"))
        equal(b"abc", peer.message())


@case
def empty_fragments():
    for texts in itertools.product((b"", b"x"), repeat=3):
        with opened() as peer:
            peer.send(frame(TEXT, texts[0], last=False) + frame(0, texts[1], last=False) + frame(0, texts[2]))
            equal(b"".join(texts), peer.message())


@case
def ten_thousand_fragments():
    with opened() as peer:
        peer.send(frame(TEXT, b"x", last=False) + frame(0, b"y", last=False) * 10000 + frame(0, b"z"))
        equal(b"x" + b"y" * 10000 + b"z", peer.message())


@case
def pings_between_fragments():
    with opened() as peer:
        peer.send(frame(TEXT, b"a", last=False) + frame(PING, b"1"))
        equal((True, PONG, b"1"), peer.frame())
        peer.send(frame(0, b"b", last=False) + frame(PING, b"2"))
        equal((True, PONG, b"2"), peer.frame())
        peer.send(frame(0, b"c"))
        equal(b"abc", peer.message())


@case
def a_continuation_of_nothing():
    for last in (False, True):
        with opened() as peer:
            peer.send(frame(0, b"x", last=last))
            peer.closed(1002)


@case
def a_continuation_after_the_last():
    with opened() as peer:
        peer.send(frame(TEXT, b"a", last=False) + frame(0, b"b"))
        equal(b"ab", peer.message())
        peer.send(frame(0, b"c"))
        peer.closed(1002)


@case
def a_message_begun_within_another():
    for opcode in (TEXT, BINARY):
        with opened() as peer:
            peer.send(frame(TEXT, b"a", last=False) + frame(opcode, b"b"))
            peer.closed(1002)


@case
def a_close_within_a_message():
    with opened() as peer:
        peer.send(frame(TEXT, b"a", last=False) + close(1000))
        peer.closed(1000)
        assert peer.at_end()


# ---- 5.5: control frames ----


@case
def pings_of_every_length():
    with opened() as peer:
        for length in range(126):
            peer.send(frame(PING, noise(length)[:0] + bytes(range(length))))
            equal((True, PONG, bytes(range(length))), peer.frame())


@case
def pongs_nobody_asked_for():
    with opened() as peer:
        peer.send(frame(PONG) + frame(PONG, b"unasked"))
        echoes(peer)


@case
def a_ping_after_a_pong_nobody_asked_for():
    with opened() as peer:
        peer.send(frame(PONG, b"unasked") + frame(PING, b"asked"))
        equal((True, PONG, b"asked"), peer.frame())


@case
def fragmented_control_frames():
    for opcode in (CLOSE, PING, PONG):
        with opened() as peer:
            peer.send(frame(opcode, b"", last=False))
            peer.closed(1002)


@case
def control_frames_that_are_too_long():
    for opcode, width in itertools.product((CLOSE, PING, PONG), (0, 2, 8)):
        with opened() as peer:
            peer.send(frame(opcode, b"x" * (126 if width == 0 else 5), width=width))
            assert peer.at_end(), "it goes on"


@case
def a_pong_between_the_frames_of_a_long_message():
    with opened() as peer:
        peer.send(frame(TEXT, b"l" * 300000) + frame(PING, b"p"))
        equal(b"l" * 300000, peer.message())
        echoes(peer)


# ---- 5.5.1, 7: closing ----


@case
def codes_that_may_be_sent():
    for code in (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999):
        with opened() as peer:
            peer.send(close(code, b"because"))
            peer.closed(code)
            assert peer.at_end()


@case
def codes_that_may_not_be_sent():
    for code in (0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65535):
        with opened() as peer:
            peer.send(close(code))
            peer.closed(1002)


@case
def no_code():
    with opened() as peer:
        peer.send(close())
        equal((True, CLOSE, b""), peer.frame())
        assert peer.at_end()


@case
def half_a_code():
    with opened() as peer:
        peer.send(frame(CLOSE, b"\x03"))
        peer.closed(1002)


@case
def the_longest_reason():
    with opened() as peer:
        peer.send(close(1000, b"r" * 123))
        peer.closed(1000, b"r" * 123)
        assert peer.at_end()


@case
def a_reason_that_is_not_utf_8():
    with opened() as peer:
        peer.send(close(1000, b"\xce\xba\xe1\xbd\xb9\xcf\x83\xed\xa0\x80"))
        peer.closed(1007)


@case
def nothing_is_echoed_after_a_close():
    with opened() as peer:
        peer.send(close(1000) + frame(TEXT, b"too late") + frame(PING, b"too late"))
        peer.closed(1000)
        assert peer.at_end()


@case
def messages_before_a_close_are_echoed():
    with opened() as peer:
        peer.send(frame(TEXT, b"in time"))
        equal(b"in time", peer.message())
        peer.send(close(1000))
        peer.closed(1000)


@case
def closed_by_the_server():
    for code in (1000, 1001, 1011, 4321):
        with opened() as peer:
            peer.send(frame(TEXT, b"close %d" % code))
            peer.closed(code, b"as you say")
            peer.send(close(code))
            assert peer.at_end()


@case
def what_is_queued_goes_out_before_the_close():
    with opened() as peer:
        peer.send(frame(TEXT, b"q" * 500000) + frame(TEXT, b"close 1000"))
        equal(b"q" * 500000, peer.message())
        peer.closed(1000)


@case
def a_connection_dropped_without_a_close():
    for _ in range(20):
        opened().socket.close()
    with opened() as peer:
        echoes(peer)


# ---- 8.1: UTF-8 ----

GOOD = [
    "κόσμε".encode(),
    "\x00".encode(),
    "\u0080\u07ff\u0800\uffff\ud7ff\ue000\U00010000\U0010ffff\ufeff\ufffe".encode(),
    "😀 ünïcödé".encode(),
]
BAD = [
    b"\x80",
    b"\xbf",
    b"\xc0\x80",  # longer than needed
    b"\xc1\xbf",
    b"\xe0\x80\x80",
    b"\xe0\x9f\xbf",
    b"\xf0\x80\x80\x80",
    b"\xf0\x8f\xbf\xbf",
    b"\xed\xa0\x80",  # surrogates
    b"\xed\xbf\xbf",
    b"\xf4\x90\x80\x80",  # beyond the last
    b"\xf5\x80\x80\x80",
    b"\xf8\x88\x80\x80\x80",
    b"\xfe",
    b"\xff",
    b"\xce",  # cut off
    b"\xe2\x82",
    b"\xf0\x9f\x98",
    b"\xce\xce",
    b"\xe2\x82\xe2",
]


@case
def texts_in_utf_8():
    with opened() as peer:
        for text in GOOD:
            echoes(peer, text)


@case
def characters_cut_by_fragments():
    text = "κό€😀".encode()
    with opened() as peer:
        for at in range(len(text) + 1):
            peer.send(frame(TEXT, text[:at], last=False) + frame(0, text[at:]))
            equal(text, peer.message())


@case
def every_byte_a_fragment():
    text = "κόσμε €uro 😀".encode()
    with opened() as peer:
        peer.send(frame(TEXT, b"", last=False))
        for byte in text:
            peer.send(frame(0, bytes([byte]), last=False))
        peer.send(frame(0))
        equal(text, peer.message())


@case
def texts_not_in_utf_8():
    for bad in BAD:
        with opened() as peer:
            peer.send(frame(TEXT, bad))
            peer.closed(1007)


@case
def bad_bytes_at_the_beginning_in_the_middle_and_at_the_end():
    for text in (b"\xff" + b"x" * 20, b"x" * 10 + b"\xff" + b"x" * 10, b"x" * 20 + b"\xff"):
        with opened() as peer:
            peer.send(frame(TEXT, text))
            peer.closed(1007)


@case
def bad_bytes_at_every_position_of_a_fragmented_text():
    text = "aκό€😀z".encode()
    for at in range(len(text)):
        spoilt = text[:at] + b"\xff" + text[at + 1 :]
        with opened() as peer:
            peer.send(frame(TEXT, spoilt[: at // 2], last=False) + frame(0, spoilt[at // 2 :]))
            peer.closed(1007)


@case
def a_character_that_never_ends():
    with opened() as peer:
        peer.send(frame(TEXT, b"\xe2", last=False) + frame(0, b"\x82"))
        peer.closed(1007)


@case
def a_long_text_spoilt_at_its_end():
    with opened() as peer:
        peer.send(frame(TEXT, b"x" * 100000 + b"\xff"))
        peer.closed(1007)


# ---- 10: noise ----


@case
def noise_after_the_handshake():
    for _ in range(200):
        with opened() as peer:
            try:
                peer.send(noise(200))
            except OSError:
                pass
    with opened() as peer:
        echoes(peer)


@case
def many_at_once():
    peers = [opened() for _ in range(200)]
    for peer in peers:
        peer.send(frame(TEXT, b"a") + frame(TEXT, b"b"))
    for peer in peers:
        equal([b"a", b"b"], [peer.message(), peer.message()])
        peer.socket.close()


@case
def a_slow_reader_is_dropped_and_others_are_not():
    with opened() as slow, opened() as quick:
        slow.send(frame(TEXT, b"flood"))
        echoes(quick)
        seen = 0
        while slow.more():
            seen += len(slow.buffer)
            slow.buffer = b""
        assert seen < 64 << 20, seen
        echoes(quick)


# ---- what libwebsockets 4.1.6 does otherwise: docs/web.md ----


@case
def known_unmasked_frames_are_taken():
    with opened() as peer:
        peer.send(frame(TEXT, b"bare", mask=None))
        equal(b"bare", peer.message())


@case
def known_pings_are_answered_by_the_first_of_those_that_wait():
    with opened() as peer:
        peer.send(frame(PING, b"1") + frame(PING, b"2") + frame(PING, b"3"))
        equal((True, PONG, b"1"), peer.frame())
        echoes(peer)


@case
def known_1012_to_1014_are_not_echoed():
    for code in (1012, 1013, 1014):
        with opened() as peer:
            peer.send(close(code))
            peer.closed(1002)


@case
def known_a_subprotocol_is_not_opened():
    with Peer() as peer:
        peer.send(upgrade(Sec_WebSocket_Protocol="chat"))
        assert peer.at_end()


run(sys.argv[1:])
