#!/usr/bin/env python3
"""limits.py: web_echo with other limits, doors and ends: each case starts its own.

    limits.py PROGRAM [words of a case's name]
"""

import os
import re
import signal
import socket
import subprocess
import sys
import time

import raw
from raw import *

PROGRAM = sys.argv[1]
CHECKED = "asan" in PROGRAM  # sanitizers cost time and memory


class Echo:
    """A running web_echo. It must end by itself, well, when the case is over."""

    def __init__(self, *options, port=0):
        self.process = subprocess.Popen(
            [PROGRAM, str(port), *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.told_to_end = False
        line = self.process.stdout.readline()
        assert line.startswith("port "), self.process.stderr.read()
        raw.port = int(line.split()[1])

    def __enter__(self):
        return self

    def __exit__(self, kind, *error):
        if not self.told_to_end:
            self.terminate()
        try:
            output = self.process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        if kind is None:
            equal((0, ""), (self.process.returncode, output[1]))

    def terminate(self):
        self.told_to_end = True
        self.process.send_signal(signal.SIGTERM)

    def ended_within(self, seconds):
        self.process.wait(timeout=seconds + (10 if CHECKED else 0))

    def cpu_seconds(self):
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_kb(self):
        with open(f"/proc/{self.process.pid}/status") as file:
            return int(re.search(r"VmRSS:\s+(\d+)", file.read())[1])


def asked(line, headers=(), body=b""):
    with Peer() as peer:
        peer.ask(line, headers, body)
        return peer.answer()


# ---- the token ----


@case
def a_token_is_asked_of_everybody():
    with Echo("token=s3cret"):
        status, headers, _ = asked("GET /hello")
        equal((401, "bearer"), (status, headers["www-authenticate"]))
        for value in ("Bearer s3cret", "bearer s3cret", "BEARER  s3cret"):
            equal(200, asked("GET /hello", ["Authorization: " + value])[0])
        for value in ("Bearer s3cre", "Bearer s3crets", "Bearer", "s3cret", "Basic s3cret", "Bearer S3cret", "Bearer "):
            equal(401, asked("GET /hello", ["Authorization: " + value])[0])
        equal(401, asked("GET /hello?token=s3cret")[0])
        equal(401, asked("POST /echo", body=b"x" * 100000)[0])


@case
def a_token_of_a_socket_may_stand_in_its_query():
    with Echo("token=s3 c&r=t"):
        for path, good in (
            ("/?token=s3%20c", False),
            ("/", False),
            ("/?token=s3%20c%26r%3dt", False),  # what holds `&` cannot be told from two parameters
        ):
            with Peer() as peer:
                peer.send(upgrade(path))
                equal(401, peer.answer()[0])
    with Echo("token=s3cret/+"):
        for path in ("/?token=s3cret%2F%2B", "/?a=b&token=s3cret/%2B&c"):
            with Peer() as peer:
                peer.send(upgrade(path))
                echoes(accepted(peer))
        with Peer() as peer:
            peer.send(upgrade("/", Authorization="Bearer s3cret/+"))
            echoes(accepted(peer))


# ---- names that are allowed ----


@case
def hosts_and_origins_allowed_by_name():
    with Echo("host=fsm.example", "origin=https://app.example"):
        for host in ("fsm.example", "FSM.example:8080"):
            with Peer() as peer:
                peer.send(f"GET /hello HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
                equal(200, peer.answer()[0])
        equal(200, asked("GET /hello", ["Origin: https://app.example"])[0])
        equal(403, asked("GET /hello", ["Origin: http://app.example"])[0])
        equal(403, asked("GET /hello", ["Origin: https://app.example.evil"])[0])
        with Peer() as peer:  # a page of the server itself
            peer.send(b"GET /hello HTTP/1.1\r\nHost: fsm.example:99\r\nOrigin: http://fsm.example:99\r\n\r\n")
            equal(200, peer.answer()[0])
        with Peer() as peer:
            peer.send(b"GET /hello HTTP/1.1\r\nHost: fsm.example:99\r\nOrigin: http://fsm.example:98\r\n\r\n")
            equal(403, peer.answer()[0])


# ---- bounds ----


@case
def connections():
    with Echo("connections=20"):
        peers = [opened() for _ in range(10)] + [Peer() for _ in range(10)]
        with Peer() as peer:
            status, headers, body = peer.answer()
            equal((503, "close", b'{"error":"too many connections"}\n'), (status, headers["connection"], body))
            assert peer.at_end()
        for peer in peers[:10]:
            echoes(peer)
        peers[15].socket.close()
        time.sleep(0.2)
        equal(200, asked("GET /hello")[0])
        for peer in peers:
            peer.socket.close()


@case
def rate_of_messages():
    with Echo("rate=50"):
        with opened() as peer:
            peer.send(b"".join(frame(TEXT, b"%d" % i) for i in range(200)))
            texts = 0
            while (found := peer.frame()) and found[1] == TEXT:
                texts += 1
            assert 50 <= texts <= 100, texts  # a second may end in between
            equal((True, CLOSE, b"\x03\xf0too many messages in a second"), found)
        with opened() as peer:
            echoes(peer)


@case
def rate_of_requests():
    with Echo("rate=10"):
        with Peer() as peer:
            statuses = []
            for _ in range(30):
                peer.ask("GET /hello")
                statuses.append(peer.answer()[0])
            assert 10 <= statuses.count(200) <= 20 and statuses.count(429) == 30 - statuses.count(200), statuses
            time.sleep(1.1)
            peer.ask("GET /hello")
            equal(200, peer.answer()[0])


@case
def size_of_bodies_and_messages():
    with Echo("body=1000", "message=500"):
        equal(200, asked("POST /echo", body=b"x" * 1000)[0])
        equal(413, asked("POST /echo", body=b"x" * 1001)[0])
        with opened() as peer:
            echoes(peer, b"m" * 500)
            peer.send(frame(TEXT, b"m" * 501))
            peer.closed(1009)


# ---- nobody spins ----


@case
def waiting_costs_no_time():
    with Echo() as echo, Peer() as stream, Peer() as post, Peer() as half, opened() as websocket:
        stream.ask("GET /silent")
        stream.head()
        stream.ask("GET /hello")  # sent ahead, and not read yet
        post.ask("POST /silent", body=b"x")
        post.head()
        post.send(b"GET /hello HTTP/1.1\r\nHost: localhost\r\n\r\n" * 500)
        half.send(b"GET /hello HTT")
        echoes(websocket)
        before = echo.cpu_seconds()
        time.sleep(1)
        spent = echo.cpu_seconds() - before
        assert spent < 0.1, spent
        equal(200, asked("GET /hello")[0])


@case
def memory():
    if CHECKED:
        return
    open_files()
    with Echo() as echo:
        idle = echo.memory_kb()
        peers = [opened() for _ in range(1000)]
        for peer in peers:
            echoes(peer, b"x" * 300)
        busy = echo.memory_kb()
        print(f"      memory: {idle} kB, with 1,000 connections {busy} kB")
        assert idle < 8000 and busy < 30000, (idle, busy)
        for peer in peers:
            peer.socket.close()


@case
def the_start():
    if CHECKED:
        return
    times = []
    for _ in range(10):
        begun = time.monotonic()
        with Echo():
            times.append(time.monotonic() - begun)
    print(f"      start: {sorted(times)[5] * 1000:.1f} ms, of a process and until it is heard of")


# ---- the start and the end ----


@case
def a_port_in_use():
    with Echo():
        second = subprocess.run([PROGRAM, str(raw.port)], capture_output=True, text=True, timeout=10)
        equal((1, f"web_echo: port {raw.port} is in use by another program\n"), (second.returncode, second.stderr))


@case
def again_on_the_same_port_at_once():
    with Echo() as echo:
        port = raw.port
        with opened() as peer:
            echoes(peer)
            echo.terminate()
            peer.closed(1001)
            echo.ended_within(2)
    with Echo(port=port):
        equal(200, asked("GET /hello")[0])


@case
def sockets_are_closed_with_1001():
    with Echo() as echo:
        peers = [opened() for _ in range(50)]
        echo.terminate()
        for peer in peers:
            peer.closed(1001, b"the server is shutting down")
            peer.send(close(1001))
            assert peer.at_end()
        echo.ended_within(1)


@case
def streams_are_ended():
    with Echo() as echo, Peer() as peer, Peer() as idle:
        peer.ask("GET /silent")
        equal(200, peer.head()[0])
        idle.ask("GET /hello")
        idle.answer()
        echo.terminate()
        equal([], list(peer.chunks()))
        assert peer.at_end() and idle.at_end()
        echo.ended_within(1)


@case
def answers_on_their_way_are_given():
    with Echo() as echo, Peer() as peer:
        peer.ask("GET /slow")
        time.sleep(0.03)
        echo.terminate()
        status, headers, body = peer.answer()
        equal((200, "close", b"slow\n"), (status, headers["connection"], body))
        assert peer.at_end()
        echo.ended_within(1)


@case
def what_is_queued_for_a_socket_is_sent():
    with Echo() as echo, opened(receive_buffer=4096) as peer:
        peer.send(frame(TEXT, b"q" * 900000))
        time.sleep(0.2)
        echo.terminate()
        equal(b"q" * 900000, peer.message())
        peer.closed(1001)


@case
def a_peer_that_never_reads_holds_nothing_up():
    with Echo() as echo:
        peers = [opened(receive_buffer=4096) for _ in range(3)]
        for peer in peers:
            for _ in range(3):
                peer.send(frame(TEXT, b"q" * 1000000))
        stuck = Peer(receive_buffer=4096)
        stuck.ask("GET /large?30000000")
        time.sleep(0.3)
        echo.terminate()
        echo.ended_within(2)
        for peer in peers + [stuck]:
            peer.socket.close()


@case
def at_once_after_the_start():
    for _ in range(10):
        with Echo() as echo:
            echo.terminate()
            echo.ended_within(1)


@case
def nobody_is_let_in_any_more():
    with Echo() as echo, opened() as peer:
        echo.terminate()
        peer.closed(1001)
        try:
            Peer().socket.close()
            assert False, "it still listens"
        except ConnectionRefusedError:
            pass


@case
def in_the_middle_of_everything():
    for wait in (0.0, 0.01, 0.02, 0.05):
        with Echo() as echo:
            peers = [Peer() for _ in range(60)]
            for i, peer in enumerate(peers):
                if i % 6 == 0:
                    peer.ask("GET /slow")
                elif i % 6 == 1:
                    peer.send(upgrade() + frame(TEXT, b"x" * 100000))
                elif i % 6 == 2:
                    peer.send(b"POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc")
                elif i % 6 == 3:
                    peer.ask("GET /stream")
                elif i % 6 == 4:
                    peer.ask("GET /flood")
            time.sleep(wait)
            echo.terminate()
            echo.ended_within(2)
            for peer in peers:
                peer.socket.close()


run([0] + sys.argv[2:])
