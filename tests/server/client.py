"""client.py: a window on fsmd, and fsmd itself as a child process, for the tests of the server."""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import uuid

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "wire"))
import raw
from raw import Peer, case, equal, frame, opened, run, TEXT


class Client:
    """A window: sends messages, keeps what was pushed for later."""

    def __init__(self, patience=5.0):
        self.peer = opened("/ws", patience=patience)
        self.pushed = []
        self.number = 0

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.peer.__exit__(*error)

    def post(self, kind, **payload):
        self.number += 1
        message = {"type": kind, "payload": payload, "id": str(self.number), "timestamp": int(time.time() * 1000)}
        self.peer.send(frame(TEXT, json.dumps(message).encode()))
        return str(self.number)

    def next(self):
        message = json.loads(self.peer.message())
        assert abs(message["timestamp"] / 1000 - time.time()) < 60, message
        return message

    def answer(self, number):
        while True:
            message = self.next()
            if message.get("id") == number:
                return message
            self.pushed.append(message)

    def ask(self, kind, **payload):
        return self.answer(self.post(kind, **payload))

    def good(self, kind, **payload):
        answer = self.ask(kind, **payload)
        assert not answer["type"].endswith("error"), answer
        return answer["payload"]

    def wrong(self, code, kind, **payload):
        answer = self.ask(kind, **payload)
        equal("machine:error", answer["type"])
        equal(code, answer["payload"]["code"])
        assert answer["payload"]["message"], answer
        return answer["payload"]

    def push(self, kind):
        while True:
            for i, message in enumerate(self.pushed):
                if message["type"] == kind:
                    return self.pushed.pop(i)["payload"]
            self.pushed.append(self.next())


def fresh():
    return "t-" + uuid.uuid4().hex[:12]


def door(client, **more):
    """A turnstile of a name of its own."""
    name = fresh()
    client.good("machine:create", machine="turnstile", instance=name, **more)
    return name


def get(path, status=200):
    with Peer() as peer:
        peer.ask("GET " + path)
        found, headers, body = peer.answer()
        equal(status, found)
        return body


class Server:
    """fsmd on a port and in a directory of its own. `raw.port` is set to it."""

    program = os.environ.get("FSMD", "build/fsmd")

    def __init__(self, data=None, *options, env=None, before=None, ready=True):
        self.data = data or tempfile.mkdtemp(prefix="fsmd-test-", dir="build")
        self.log = tempfile.NamedTemporaryFile("r", prefix="log-", dir="build")
        environment = {**os.environ, "LOG": "text", "PORT": "0", "DATA_DIR": self.data, **(env or {})}
        self.process = subprocess.Popen([self.program, "--machines-only", *options], env=environment,
                                        stderr=open(self.log.name, "w"), preexec_fn=before)
        if ready:
            self.wait_ready()

    def said(self):
        with open(self.log.name) as log:
            return log.read()

    def wait_ready(self):
        end = time.monotonic() + 20
        while not (found := re.search(r"listening.*?port=(\d+)", self.said())):
            assert self.process.poll() is None and time.monotonic() < end, self.said()
            time.sleep(0.01)
        raw.port = int(found.group(1))

    def hears(self, words, patience=10):
        end = time.monotonic() + patience
        while words not in self.said():
            assert time.monotonic() < end, self.said()
            time.sleep(0.02)

    def stop(self, how=signal.SIGTERM, patience=10):
        self.process.send_signal(how)
        return self.process.wait(patience)

    def kill(self):
        self.stop(signal.SIGKILL)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        if self.process.poll() is None:
            self.kill()


def command(*words, env=None, **more):
    """(exit code, output and errors) of a program that ends."""
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, env={**os.environ, **(env or {})}, **more)
    return done.returncode, done.stdout + done.stderr
