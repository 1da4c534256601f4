"""raw.py: a client of bytes, for the tests of HTTP and WebSocket. Nothing between a test and the socket."""

import base64
import hashlib
import os
import socket
import struct
import sys
import traceback

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
KEY = base64.b64encode(b"0123456789abcdef").decode()

port = 0
cases = []


def case(function):
    """A test, named by its function."""
    cases.append(function)
    return function


def run(arguments):
    """Runs the cases whose names contain the arguments after the port; all without any."""
    global port
    port = int(arguments[0])
    passed = failed = 0
    for function in cases:
        name = function.__name__.replace("_", " ")
        if not all(word in name for word in arguments[1:]):
            continue
        try:
            function()
            passed += 1
        except Exception:  # a test may fail in any way
            failed += 1
            print("FAILED:", name)
            traceback.print_exc(limit=-3)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed or not passed else 0)


def equal(expected, found):
    assert expected == found, f"expected {expected!r}, found {found!r}"


class Peer:
    """One connection. Waits at most `patience` seconds for anything."""

    def __init__(self, patience=3.0, receive_buffer=0):
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(patience)
        self.socket.connect(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = b""

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.socket.close()

    def send(self, data):
        self.socket.sendall(data)

    def more(self):
        """Reads on; False at the end."""
        try:
            data = self.socket.recv(65536)
        except (ConnectionResetError, BrokenPipeError):
            data = b""
        self.buffer += data
        return bool(data)

    def take(self, count):
        """Exactly so many bytes, or None if the end comes first."""
        while len(self.buffer) < count:
            if not self.more():
                return None
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def until(self, mark):
        while mark not in self.buffer:
            assert self.more(), f"the end came instead of {mark!r} after {self.buffer!r}"
        data, self.buffer = self.buffer.split(mark, 1)
        return data

    def at_end(self):
        """Whether the server closes now, having said nothing more."""
        while self.more():
            pass
        return self.buffer == b""

    # ---- HTTP ----

    def head(self):
        """Status and headers of the answer that comes next."""
        lines = self.until(b"\r\n\r\n").decode("latin-1").split("\r\n")
        assert lines[0].startswith("HTTP/1.1 "), lines[0]
        headers = dict(line.lower().split(": ", 1) for line in lines[1:])
        return int(lines[0].split(" ")[1]), headers

    def answer(self, to_head=False):
        """Status, headers and body."""
        status, headers = self.head()
        if to_head or status in (204, 304):
            return status, headers, b""
        if headers.get("transfer-encoding") == "chunked":
            return status, headers, b"".join(self.chunks())
        body = self.take(int(headers["content-length"]))
        assert body is not None, "the end came within the body"
        return status, headers, body

    def chunks(self):
        while True:
            size = int(self.until(b"\r\n"), 16)
            chunk = self.take(size)
            equal(b"\r\n", self.take(2))
            if size == 0:
                return
            yield chunk

    def ask(self, line, headers=(), body=b""):
        """Sends a request; Host is added."""
        lines = [line + " HTTP/1.1", f"Host: localhost:{port}", *headers]
        if body:
            lines.append(f"Content-Length: {len(body)}")
        self.send("\r\n".join(lines).encode() + b"\r\n\r\n" + body)

    # ---- WebSocket ----

    def frame(self):
        """(last, opcode, payload) of the next frame, or None at the end. What a server may never send fails."""
        head = self.take(2)
        if head is None:
            return None
        equal(0, head[0] & 0x70)
        equal(0, head[1] & 0x80)
        length = head[1] & 0x7F
        if length == 126:
            length = struct.unpack(">H", self.take(2))[0]
            assert length > 125, "a length longer than needed"
        elif length == 127:
            length = struct.unpack(">Q", self.take(8))[0]
            assert length > 65535, "a length longer than needed"
        return bool(head[0] & 0x80), head[0] & 0x0F, self.take(length)

    def message(self):
        """The next text, put together; pongs are skipped. None at the end."""
        text = b""
        while True:
            frame = self.frame()
            if frame is None:
                return None
            last, opcode, payload = frame
            if opcode == PONG:
                continue
            equal(0 if text else TEXT, opcode)
            text += payload
            if last:
                return text

    def closed(self, code, reason=None):
        """The server closes with this code, and then the connection when we have answered."""
        frame = self.frame()
        assert frame is not None, "the end came without a close frame"
        last, opcode, payload = frame
        equal((True, CLOSE), (last, opcode))
        equal(code, struct.unpack(">H", payload[:2])[0] if payload else None)
        if reason is not None:
            equal(reason, payload[2:])
        payload[2:].decode("utf-8")
        return payload


def frame(opcode, payload=b"", last=True, rsv=0, mask=b"\x01\x02\x03\x04", width=0):
    """A frame of a client. width: 2 or 8 bytes of length even if fewer would do; mask None: none."""
    if isinstance(payload, str):
        payload = payload.encode()
    head = bytes([(0x80 if last else 0) | rsv << 4 | opcode])
    masked = 0x80 if mask is not None else 0
    length = len(payload)
    if width == 8 or length > 65535:
        head += bytes([masked | 127]) + struct.pack(">Q", length)
    elif width == 2 or length > 125:
        head += bytes([masked | 126]) + struct.pack(">H", length)
    else:
        head += bytes([masked | length])
    if mask is None:
        return head + payload
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


def close(code=None, reason=b""):
    return frame(CLOSE, b"" if code is None else struct.pack(">H", code) + reason)


def upgrade(path="/", leave_out=(), method="GET", version="HTTP/1.1", **changed):
    """The request that opens a WebSocket, as bytes. changed: headers with other values, - written as _."""
    headers = {
        "Host": f"localhost:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": KEY,
        "Sec-WebSocket-Version": "13",
    }
    headers.update({name.replace("_", "-"): value for name, value in changed.items()})
    lines = [f"{method} {path} {version}"]
    lines += [f"{name}: {value}" for name, value in headers.items() if name not in leave_out]
    return "\r\n".join(lines).encode() + b"\r\n\r\n"


def accepted(peer):
    """The server has switched, with the right answer to the key."""
    status, headers = peer.head()
    equal(101, status)
    digest = hashlib.sha1((KEY + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
    equal(base64.b64encode(digest).decode().lower(), headers["sec-websocket-accept"])
    equal("websocket", headers["upgrade"])
    equal("upgrade", headers["connection"])
    return peer


def opened(path="/", **options):
    peer = Peer(**options)
    peer.send(upgrade(path))
    return accepted(peer)


def echoes(peer, text=b"still here"):
    """The connection lives: it echoes."""
    peer.send(frame(TEXT, text))
    equal(text, peer.message())


def open_files():
    """Lets this process have as many sockets as it may."""
    import resource

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))


def noise(length):
    return os.urandom(length)
