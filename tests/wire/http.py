#!/usr/bin/env python3
"""http.py: HTTP/1.1 against web_echo.

    http.py PORT [words of a case's name]
"""

import re
import sys
import time

import raw
from raw import *

BODY_MAX = 4 << 20  # of web_echo


def asked(line, headers=(), body=b"", **options):
    """One request on a connection of its own."""
    with Peer(**options) as peer:
        peer.ask(line, headers, body)
        return peer.answer(to_head=line.startswith("HEAD"))


def sent(request):
    with Peer() as peer:
        peer.send(request)
        return peer.answer()


def state():
    return [int(word) for word in re.findall(rb"\d+", asked("GET /state")[2])]


def comes_true(question, patience=3.0):
    end = time.monotonic() + patience
    while not question():
        assert time.monotonic() < end, "it does not come true"
        time.sleep(0.02)


HOST = lambda: b"Host: localhost:%d\r\n" % raw.port


# ---- requests and answers ----


@case
def get():
    status, headers, body = asked("GET /hello")
    equal((200, b"hello\n"), (status, body))
    equal(("text/plain", "yes"), (headers["content-type"], headers["x-extra"]))
    assert "date" in headers and "connection" not in headers


@case
def head_has_the_length_and_no_body():
    with Peer() as peer:
        peer.ask("HEAD /hello")
        status, headers, _ = peer.answer(to_head=True)
        equal((200, "6"), (status, headers["content-length"]))
        peer.ask("GET /hello")
        equal(b"hello\n", peer.answer()[2])


@case
def methods():
    for method in ("GET", "DELETE", "OPTIONS"):
        equal(method.encode(), asked(method + " /method")[2])
    for method in ("POST", "PUT", "PATCH", "DELETE", "GET"):
        equal(method.encode(), asked(method + " /method", body=b"x")[2])
        equal(method.encode(), asked(method + " /method", ["Content-Length: 0"])[2])


@case
def no_content():
    with Peer() as peer:
        peer.ask("GET /none")
        status, headers, _ = peer.answer()
        equal((204, False), (status, "content-length" in headers))
        peer.ask("GET /hello")
        equal(200, peer.answer()[0])


@case
def not_found():
    equal((404, b"/no/where"), asked("GET /no/where")[::2])


@case
def paths_are_decoded():
    equal(b"/a b/c", asked("GET /a%20b/c")[2])
    equal(b"/c", asked("GET /a/../c")[2])


@case
def queries_are_decoded():
    equal(b"a=1 2&b=3", asked("GET /query?a=1%202&b=3")[2])
    equal(b"", asked("GET /query")[2])


@case
def headers_by_name():
    for name in (
        "mcp-session-id mcp-protocol-version mcp-method mcp-name last-event-id accept content-type origin authorization "
        "x-anything user-agent cookie if-none-match"
    ).split():
        value = "http://localhost" if name == "origin" else "some Value"
        for spelt in (name, name.title(), name.upper()):
            equal((200, value.encode()), asked("GET /header?" + name, [f"{spelt}: {value}"])[::2])
        equal(404, asked("GET /header?" + name)[0])


@case
def a_header_is_known_while_the_body_is_read():
    with Peer() as peer:
        peer.send(b"POST /header?mcp-name HTTP/1.1\r\n" + HOST() + b"Mcp-Name: n\r\nContent-Length: 2\r\n\r\n")
        time.sleep(0.05)
        peer.send(b"xy")
        equal(b"n", peer.answer()[2])


@case
def a_request_one_byte_at_a_time():
    with Peer() as peer:
        for byte in b"POST /echo HTTP/1.1\r\n" + HOST() + b"Content-Length: 3\r\n\r\nabc":
            peer.send(bytes([byte]))
        equal((200, b"abc"), peer.answer()[::2])


@case
def large_answers():
    for length in (0, 1, 4096, 65535, 65536, 65537, 1000000, 30000000):
        status, headers, body = asked(f"GET /large?{length}")
        equal((200, length), (status, len(body)))
        assert body == (bytes(range(97, 123)) * (length // 26 + 1))[:length]


@case
def a_large_answer_to_a_reader_who_takes_its_time():
    with Peer(receive_buffer=4096) as peer:
        peer.ask("GET /large?8000000")
        time.sleep(0.3)
        equal(8000000, len(peer.answer()[2]))


# ---- keep-alive and pipelines ----


@case
def many_requests_on_one_connection():
    with Peer() as peer:
        for i in range(300):
            peer.ask("POST /echo", body=b"%d" % i)
            equal(b"%d" % i, peer.answer()[2])


@case
def close_when_asked_to():
    with Peer() as peer:
        peer.ask("GET /hello", ["Connection: close"])
        status, headers, body = peer.answer()
        equal((200, "close", b"hello\n"), (status, headers["connection"], body))
        assert peer.at_end()


@case
def http_1_0_is_closed():
    with Peer() as peer:
        peer.send(b"GET /hello HTTP/1.0\r\n" + HOST() + b"\r\n")
        equal((200, b"hello\n"), peer.answer()[::2])
        assert peer.at_end()


@case
def http_1_0_is_kept_if_asked_to():
    with Peer() as peer:
        for _ in range(2):
            peer.send(b"GET /hello HTTP/1.0\r\n" + HOST() + b"Connection: keep-alive\r\n\r\n")
            equal("keep-alive", peer.answer()[1]["connection"])


@case
def a_pipeline_of_gets():
    with Peer() as peer:
        peer.send((b"GET /hello HTTP/1.1\r\n" + HOST() + b"\r\n") * 100)
        for _ in range(100):
            equal((200, b"hello\n"), peer.answer()[::2])


@case
def a_pipeline_of_all_sorts_keeps_its_order():
    with Peer() as peer:
        peer.send(
            b"POST /echo HTTP/1.1\r\n" + HOST() + b"Content-Length: 5\r\n\r\nfirst"
            b"GET /slow HTTP/1.1\r\n" + HOST() + b"\r\n"
            b"POST /echo HTTP/1.1\r\n" + HOST() + b"Content-Length: 0\r\n\r\n"
            b"GET /stream HTTP/1.1\r\n" + HOST() + b"\r\n"
            b"HEAD /hello HTTP/1.1\r\n" + HOST() + b"\r\n"
            b"GET /hello HTTP/1.1\r\n" + HOST() + b"\r\n"
        )
        equal(b"first", peer.answer()[2])
        equal(b"slow\n", peer.answer()[2])
        equal(b"", peer.answer()[2])
        equal(b"data: 1\n\ndata: 2\n\ndata: 3\n\n", peer.answer()[2])
        equal(200, peer.answer(to_head=True)[0])
        equal(b"hello\n", peer.answer()[2])


@case
def known_a_body_sent_ahead_of_the_answer_before_it():
    for length in (1, 3, 5, 20, 60, 100, 1000, 7000):
        for follows in (b"", b"GET /hello HTTP/1.1\r\n" + HOST() + b"\r\n"):
            second = b"POST /echo HTTP/1.1\r\n" + HOST() + b"Content-Length: %d\r\n\r\n" % length + b"b" * length
            for part in (0, 1, length // 2):  # of the body, that comes later
                with Peer() as peer:
                    peer.send(b"GET /hello HTTP/1.1\r\n" + HOST() + b"\r\n" + second[: len(second) - part])
                    equal(b"hello\n", peer.answer()[2])
                    status, headers, body = peer.answer()
                    equal((400, "close"), (status, headers["connection"]))
                    assert peer.at_end()
    equal(200, asked("GET /hello")[0])


@case
def a_length_that_is_none_in_a_pipeline():
    bad = b"POST /echo HTTP/1.1\r\n" + HOST() + b"Content-Length: 1x\r\n\r\nabc"
    with Peer() as peer:
        peer.send(b"GET /hello HTTP/1.1\r\n" + HOST() + b"\r\n" + bad + bad)
        equal(200, peer.answer()[0])
        equal(400, peer.answer()[0])
        assert peer.at_end()
    equal(200, asked("GET /hello")[0])


@case
def a_pipeline_that_comes_while_an_answer_is_awaited():
    with Peer() as peer:
        peer.ask("GET /slow")
        time.sleep(0.03)
        peer.ask("GET /hello")
        peer.ask("GET /method")
        equal([b"slow\n", b"hello\n", b"GET"], [peer.answer()[2] for _ in range(3)])
        peer.ask("POST /echo", body=b"now")
        equal(b"now", peer.answer()[2])


@case
def a_pipeline_cut_anywhere():
    whole = b"POST /echo HTTP/1.1\r\n" + HOST() + b"Content-Length: 3\r\n\r\nabc"
    whole += b"GET /hello HTTP/1.1\r\n" + HOST() + b"\r\n"
    for at in range(1, len(whole), 3):
        with Peer() as peer:
            peer.send(whole[:at])
            time.sleep(0.002)
            peer.send(whole[at:])
            equal([b"abc", b"hello\n"], [peer.answer()[2] for _ in range(2)])


@case
def answers_that_come_later():
    peers = [Peer() for _ in range(50)]
    for peer in peers:
        peer.ask("GET /slow")
    for peer in peers:
        equal(b"slow\n", peer.answer()[2])
        peer.socket.close()


@case
def a_socket_and_a_request_do_not_disturb_each_other():
    with opened() as socket, Peer() as peer:
        peer.ask("GET /slow")
        echoes(socket)
        equal(b"slow\n", peer.answer()[2])


# ---- bodies ----


@case
def bodies_of_many_sizes():
    with Peer() as peer:
        for length in (1, 4000, 4096, 8191, 8192, 8193, 100000, BODY_MAX):
            body = noise(length)
            peer.ask("POST /echo", body=body)
            found = peer.answer()[2]
            assert body == found, length


@case
def an_empty_body():
    equal((200, b""), asked("POST /echo", ["Content-Length: 0"])[::2])


@case
def a_body_that_is_too_large():
    with Peer() as peer:
        peer.send(b"POST /echo HTTP/1.1\r\n" + HOST() + b"Content-Length: %d\r\n\r\n" % (BODY_MAX + 1))
        status, headers, body = peer.answer()
        equal((413, "close"), (status, headers["connection"]))
        assert peer.at_end()


@case
def a_body_that_is_too_large_and_sent_all_the_same():
    with Peer() as peer:
        peer.ask("POST /echo", body=b"x" * (BODY_MAX + 1))
        equal(413, peer.answer()[0])


@case
def a_length_beyond_numbers():
    equal(413, sent(b"POST /echo HTTP/1.1\r\n" + HOST() + b"Content-Length: 99999999999999999999999\r\n\r\n")[0])


@case
def lengths_that_are_none():
    for length in (b"abc", b"-1", b"1x", b"0x10", b"1 2", b"+1"):
        equal(400, sent(b"POST /echo HTTP/1.1\r\n" + HOST() + b"Content-Length: " + length + b"\r\n\r\n")[0])


@case
def two_lengths():
    equal(400, sent(b"POST /echo HTTP/1.1\r\n" + HOST() + b"Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd")[0])


@case
def no_length():
    for method in (b"POST", b"PUT", b"PATCH"):
        equal(411, sent(method + b" /echo HTTP/1.1\r\n" + HOST() + b"\r\n")[0])


@case
def chunks_are_refused():
    for method in (b"POST", b"GET", b"DELETE"):
        for length in (b"", b"Content-Length: 3\r\n"):
            head = method + b" /echo HTTP/1.1\r\n" + HOST() + length + b"Transfer-Encoding: chunked\r\n\r\n"
            status, headers, _ = sent(head + b"3\r\nabc\r\n0\r\n\r\n")
            equal((411, "close"), (status, headers["connection"]))


@case
def other_codings_are_refused():
    equal(501, sent(b"POST /echo HTTP/1.1\r\n" + HOST() + b"Transfer-Encoding: gzip\r\n\r\n")[0])


@case
def go_on_is_said_when_asked_for():
    with Peer() as peer:
        peer.send(b"POST /echo HTTP/1.1\r\n" + HOST() + b"Content-Length: 3\r\nExpect: 100-continue\r\n\r\n")
        equal((100, {}), peer.head())
        peer.send(b"abc")
        equal((200, b"abc"), peer.answer()[::2])


@case
def go_on_is_not_said_to_what_is_refused():
    status = sent(
        b"POST /echo HTTP/1.1\r\n" + HOST() + b"Content-Length: %d\r\nExpect: 100-continue\r\n\r\n" % (BODY_MAX + 1)
    )[0]
    equal(413, status)


@case
def peers_that_leave_within_a_body():
    for _ in range(20):
        with Peer() as peer:
            peer.send(b"POST /echo HTTP/1.1\r\n" + HOST() + b"Content-Length: 1000\r\n\r\nabc")
    comes_true(lambda: state()[0] == 1)


# ---- doors ----


@case
def hosts_of_this_machine():
    for host in ("localhost", "127.0.0.1", "127.1.2.3:99", "[::1]", "[::1]:3000", "LOCALHOST:1", "app.localhost"):
        equal(200, sent(f"GET /hello HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())[0])


@case
def foreign_hosts():
    for host in ("evil.example", "evil.example:80", "localhost.evil.example", "127.0.0.1.evil.example", "192.168.1.1",
                 "[::2]", "localhost:x", "local host", "user@localhost", "10.0.0.1:3000", "0.0.0.0"):
        equal(403, sent(f"GET /hello HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())[0])


@case
def no_host():
    equal(400, sent(b"GET /hello HTTP/1.1\r\n\r\n")[0])
    equal(400, sent(b"GET /hello HTTP/1.0\r\n\r\n")[0])


@case
def two_hosts():
    equal(403, sent(b"GET /hello HTTP/1.1\r\n" + HOST() + b"Host: evil.example\r\n\r\n")[0])


@case
def origins():
    for origin in ("http://localhost", "http://localhost:5173", "https://127.0.0.1:8443", "http://[::1]:1"):
        equal(200, asked("GET /hello", ["Origin: " + origin])[0])
    for origin in ("http://evil.example", "null", "file://", "http://localhost.evil.example",
                   "http://localhost@evil.example", "ftp://localhost", "localhost", "http://"):
        equal(403, asked("GET /hello", ["Origin: " + origin])[0])


@case
def who_is_refused_may_ask_again():
    with Peer() as peer:
        peer.ask("POST /echo", ["Origin: http://evil.example"], b"some body")
        equal(403, peer.answer()[0])
        peer.ask("POST /echo", body=b"ours")
        equal((200, b"ours"), peer.answer()[::2])


# ---- limits of the head ----


@case
def headers_that_are_too_large():
    equal(431, asked("GET /hello", ["Cookie: " + "c" * 17000])[0])


@case
def many_headers():
    equal(200, asked("GET /hello", [f"x-{i}: {i}" for i in range(80)])[0])


@case
def a_path_that_is_too_long():
    equal(414, asked("GET /" + "p" * 9000)[0])


@case
def known_headers_beyond_the_double_are_hung_up_on():
    with Peer() as peer:
        try:
            peer.ask("GET /hello", ["x-long: " + "l" * 40000])
        except OSError:
            pass
        assert peer.at_end()


@case
def known_the_beginning_of_a_name_hides_the_next_header():
    equal(404, asked("GET /header?mcp-name", ["x-f: 1", "mcp-name: n"])[0])
    equal(200, asked("GET /header?mcp-name", ["x-f: 1", "x-hidden: n", "mcp-name: n"])[0])


@case
def known_whole_urls_as_paths():
    with Peer() as peer:
        peer.ask("GET http://localhost/hello")
        equal(b"HTTP/1.0 403 Forbidden", peer.until(b"\r\n"))


@case
def known_methods_that_libwebsockets_does_not_know():
    with Peer() as peer:
        peer.ask("BREW /coffee")
        equal(b"HTTP/1.0 403 Forbidden", peer.until(b"\r\n"))


@case
def known_h2c_is_refused():
    headers = ["Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAAP__"]
    equal(400, asked("GET /hello", headers)[0])


@case
def noise_instead_of_requests():
    for length in (1, 10, 100, 5000):
        for _ in range(50):
            with Peer() as peer:
                try:
                    peer.send(noise(length))
                except OSError:
                    pass
    equal(200, asked("GET /hello")[0])


@case
def requests_spoilt_in_one_byte():
    whole = b"POST /echo HTTP/1.1\r\n" + HOST() + b"Content-Length: 3\r\nAccept: */*\r\n\r\nabc"
    for at in range(len(whole)):
        for byte in (0, 10, 32, 128, 255):
            with Peer() as peer:
                peer.send(whole[:at] + bytes([byte]) + whole[at + 1 :])
    equal(200, asked("GET /hello")[0])


@case
def connect_is_hung_up_on():
    with Peer() as peer:
        peer.send(b"CONNECT localhost:80 HTTP/1.1\r\n" + HOST() + b"\r\n")
        peer.at_end()
    equal(200, asked("GET /hello")[0])


# ---- streams ----


@case
def a_stream():
    with Peer() as peer:
        peer.ask("GET /stream")
        status, headers = peer.head()
        equal((200, "text/event-stream", "chunked"), (status, headers["content-type"], headers["transfer-encoding"]))
        equal([b"data: 1\n\n", b"data: 2\n\n", b"data: 3\n\n"], list(peer.chunks()))
        peer.ask("GET /hello")
        equal(b"hello\n", peer.answer()[2])


@case
def a_stream_to_http_1_0_ends_with_the_connection():
    with Peer() as peer:
        peer.send(b"GET /stream HTTP/1.0\r\n" + HOST() + b"Connection: keep-alive\r\n\r\n")
        assert "transfer-encoding" not in peer.head()[1]
        while peer.more():
            pass
        equal(b"data: 1\n\ndata: 2\n\ndata: 3\n\n", peer.buffer)


@case
def the_head_of_a_stream():
    with Peer() as peer:
        peer.ask("HEAD /stream")
        equal(200, peer.answer(to_head=True)[0])
        peer.ask("GET /hello")
        equal(b"hello\n", peer.answer()[2])


@case
def a_stream_on_post():
    with Peer() as peer:
        peer.ask("POST /stream", body=b"x")
        equal(b"data: 1\n\ndata: 2\n\ndata: 3\n\n", peer.answer()[2])


@case
def a_stream_whose_reader_leaves():
    for method in ("GET", "POST"):
        gone = state()[1]
        with Peer() as peer:
            peer.ask(method + " /silent", body=b"x" if method == "POST" else b"")
            equal(200, peer.head()[0])
        comes_true(lambda: state()[1] == gone + 1)


@case
def a_request_whose_asker_leaves():
    gone = state()[1]
    with Peer() as peer:
        peer.ask("GET /slow")
    time.sleep(0.3)
    comes_true(lambda: state()[0] == 1)
    assert state()[1] in (gone, gone + 1)  # whether it left before it was answered


@case
def a_slow_reader_of_a_stream_is_dropped():
    gone = state()[1]
    with Peer() as peer:
        peer.ask("GET /flood")
        comes_true(lambda: state()[1] == gone + 1)
        seen = 0
        while peer.more():
            seen += len(peer.buffer)
            peer.buffer = b""
        assert seen < 32 << 20, seen


# ---- many ----


@case
def a_thousand_connections_opened_and_dropped():
    open_files()
    peers = [Peer(patience=10) for _ in range(1000)]
    for i, peer in enumerate(peers):
        if i % 4 == 1:
            peer.ask("GET /hello")
        elif i % 4 == 2:
            peer.send(upgrade())
        elif i % 4 == 3:
            peer.send(b"GET /hel")
    for peer in peers:
        peer.socket.close()
    comes_true(lambda: state()[0] == 1, 10)


@case
def a_thousand_connections_at_once():
    open_files()
    peers = [Peer(patience=10) for _ in range(1000)]
    for peer in peers:
        peer.ask("GET /hello")
    for peer in peers:
        equal(200, peer.answer()[0])
    equal(1001, state()[0])
    for peer in peers:
        peer.socket.close()
    comes_true(lambda: state()[0] == 1, 10)


run(sys.argv[1:])
