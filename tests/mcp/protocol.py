#!/usr/bin/env python3
"""protocol.py URL: MCP over HTTP to the letter, by plain requests: statuses, codes, ids, sessions, streams.

Wants tests/mcp/mcp_server. A case is a function; its name says what is promised. Prints `N passed, N failed`.
"""
import http.client
import json
import select
import socket
import sys
import time
import traceback
import urllib.parse

URL = urllib.parse.urlparse(sys.argv[1])
BOTH = "application/json, text/event-stream"
MODERN = "2026-07-28"
META = "io.modelcontextprotocol/"


class Answer:
    def __init__(self, response, raw):
        self.status = response.status
        self.headers = {k.lower(): v for k, v in response.getheaders()}
        self.raw = raw
        self.json = None
        if self.headers.get("content-type") == "application/json":
            self.json = json.loads(raw)

    @property
    def code(self):
        return self.json["error"]["code"]

    @property
    def result(self):
        return self.json["result"]

    @property
    def events(self):
        return parse_events(self.raw.decode())


def parse_events(text):
    """[(id, data)] of a stream's text; comments are left out."""
    events = []
    for block in text.split("\n\n"):
        fields = {}
        for line in block.split("\n"):
            name, colon, value = line.partition(": ")
            if colon and name:
                fields[name] = value
        if "data" in fields:
            events.append((fields.get("id"), fields["data"]))
    return events


def connect():
    return http.client.HTTPConnection(URL.hostname, URL.port, timeout=10)


def ask(method="POST", body=None, connection=None, **headers):
    """Header names with _ for -. A body that is no text is sent as JSON."""
    connection = connection or connect()
    sent = {"Accept": BOTH, "Content-Type": "application/json"}
    for name, value in headers.items():
        name = name.replace("_", "-")
        sent = {k: v for k, v in sent.items() if k.lower() != name.lower()}
        if value is not None:
            sent[name] = value
    if body is not None and not isinstance(body, (str, bytes)):
        body = json.dumps(body)
    connection.request(method, URL.path, body, sent)
    response = connection.getresponse()
    return Answer(response, response.read())


def request(method, params=None, id=1):
    message = {"jsonrpc": "2.0", "id": id, "method": method}
    if params is not None:
        message["params"] = params
    return message


def call(name, arguments=None, id=1, meta=None):
    params = {"name": name, "arguments": arguments or {}}
    if meta:
        params["_meta"] = meta
    return request("tools/call", params, id)


def initialize(version="2025-11-25", capabilities=None):
    answer = ask(body=request("initialize", {"protocolVersion": version, "capabilities": capabilities or {},
                                             "clientInfo": {"name": "t", "version": "1"}}, id=0))
    assert answer.status == 200, answer.status
    return answer


def session(version="2025-11-25", capabilities=None):
    id = initialize(version, capabilities).headers["mcp-session-id"]
    assert ask(body={"jsonrpc": "2.0", "method": "notifications/initialized"}, mcp_session_id=id).status == 202
    return id


class Stream:
    """A stream being read: of GET, or of a POST with a body."""

    def __init__(self, id, body=None, last=None):
        self.socket = socket.create_connection((URL.hostname, URL.port), timeout=10)
        text = json.dumps(body) if body else ""
        lines = [("POST" if body else "GET") + f" {URL.path} HTTP/1.1", f"Host: {URL.netloc}", f"Accept: {BOTH}",
                 f"Mcp-Session-Id: {id}"]
        if last:
            lines.append(f"Last-Event-ID: {last}")
        if body:
            lines += ["Content-Type: application/json", f"Content-Length: {len(text)}"]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n" + text).encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        self.status = int(head.split()[1])
        self.ended = False

    def more(self):
        data = self.socket.recv(65536)
        if not data:
            raise EOFError
        self.buffer += data

    def text(self):
        """What has come, out of its chunks."""
        out, rest = b"", self.buffer
        while b"\r\n" in rest:
            size, rest = rest.split(b"\r\n", 1)
            if not size:
                continue
            if int(size, 16) == 0:
                self.ended = True
                break
            out, rest = out + rest[:int(size, 16)], rest[int(size, 16):]
        return out.decode()

    def events(self, count):
        """At least `count` events, or those that came before the end."""
        while len(parse_events(self.text())) < count and not self.ended:
            self.more()
        return parse_events(self.text())

    def until_end(self):
        while not self.ended:
            self.text()
            if not self.ended:
                self.more()
        return parse_events(self.text())

    def close(self):
        self.socket.close()


def modern(method, params=None, id=1, meta=None, headers=None):
    params = dict(params or {})
    params["_meta"] = {META + "protocolVersion": MODERN, META + "clientCapabilities": {}} if meta is None else meta
    sent = {"mcp_protocol_version": MODERN, "mcp_method": method}
    name = params.get("name") or params.get("uri")
    if name:
        sent["mcp_name"] = name
    sent.update(headers or {})
    return ask(body=request(method, params, id), **sent)


# ---- the cases ----

def initialize_names_a_session_and_echoes_id_0():
    answer = initialize()
    assert answer.json["id"] == 0
    assert answer.result["protocolVersion"] == "2025-11-25"
    assert len(answer.headers["mcp-session-id"]) == 36
    assert set(answer.result["capabilities"]) >= {"tools", "resources", "prompts", "completions", "logging"}


def every_version_we_speak_is_agreed_to():
    for version in ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]:
        assert initialize(version).result["protocolVersion"] == version


def another_version_gets_our_latest():
    assert initialize("1999-01-01").result["protocolVersion"] == "2025-11-25"


def initialize_without_a_version_is_refused():
    answer = ask(body=request("initialize", {}))
    assert (answer.status, answer.code) == (400, -32602)


def second_initialize_is_refused():
    id = session()
    answer = ask(body=request("initialize", {"protocolVersion": "2025-11-25"}), mcp_session_id=id)
    assert (answer.status, answer.code) == (400, -32600)


def no_session_is_400():
    answer = ask(body=request("ping", id="x"))
    assert (answer.status, answer.code, answer.json["id"]) == (400, -32000, "x")


def unknown_session_is_404():
    answer = ask(body=request("ping"), mcp_session_id="8a6e0804-2bd0-4672-b79d-d97027f9071a")
    assert (answer.status, answer.code) == (404, -32001)


def deleted_session_is_404():
    id = session()
    assert ask(body=request("ping"), mcp_session_id=id).status == 200
    assert ask("DELETE", mcp_session_id=id).status == 200
    assert ask(body=request("ping"), mcp_session_id=id).status == 404
    assert ask("DELETE", mcp_session_id=id).status == 404
    assert ask("GET", mcp_session_id=id).status == 404


def ids_come_back_as_they_went():
    id = session()
    for one in [0, -1, 2**53, 9223372036854775807, "", "0", "ä/\\\"\n", "x" * 1000]:
        answer = ask(body=request("ping", id=one), mcp_session_id=id)
        assert answer.json["id"] == one and type(answer.json["id"]) is type(one), one


def ids_of_other_types_are_refused():
    id = session()
    for one in [None, 1.5, True, [1], {}]:
        answer = ask(body=request("ping", id=one), mcp_session_id=id)
        assert (answer.status, answer.code, answer.json["id"]) == (400, -32700, None), one


def bodies_that_are_no_message_are_refused():
    id = session()
    for body in ["", "{", "null", "1", '"x"', "{}", '{"jsonrpc":"2.0"}', '{"jsonrpc":"1.0","id":1,"method":"ping"}',
                 '{"id":1,"method":"ping"}', '{"jsonrpc":"2.0","id":1,"method":5}',
                 '{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}', '{"jsonrpc":"2.0","id":1,"method":"pi\\u0000ng"}',
                 '{"jsonrpc":"2.0","id":1,"result":1,"error":{}}', "[" * 100 + "]" * 100]:
        answer = ask(body=body, mcp_session_id=id)
        assert (answer.status, answer.code) == (400, -32700), (body, answer.status, answer.raw)


def arrays_are_refused_since_2025_06_18():
    for version in ["2025-11-25", "2025-06-18"]:
        answer = ask(body=[request("ping")], mcp_session_id=session(version))
        assert (answer.status, answer.code) == (400, -32600)


def arrays_are_answered_before():
    id = session("2025-03-26")
    answer = ask(body=[request("ping", id=1), {"jsonrpc": "2.0", "method": "notifications/x"}, request("nope", id=2), 7,
                       call("wait", {"ms": 50}, id=3), call("echo", {"text": "t"}, id="4"),
                       request("initialize", {}, id=5)], mcp_session_id=id)
    assert answer.status == 200
    by_id = {one["id"]: one for one in answer.json}
    assert len(answer.json) == 6
    assert by_id[1]["result"] == {}
    assert by_id[2]["error"]["code"] == -32601
    assert by_id[None]["error"]["code"] == -32600
    assert by_id[3]["result"]["structuredContent"] == {"late": True}
    assert by_id["4"]["result"]["structuredContent"] == {"text": "t"}
    assert by_id[5]["error"]["code"] == -32600


def arrays_without_requests_are_202_and_empty_ones_400():
    id = session("2025-03-26")
    assert ask(body=[{"jsonrpc": "2.0", "method": "notifications/x"}], mcp_session_id=id).status == 202
    assert ask(body=[], mcp_session_id=id).status == 400
    assert ask(body=[request("ping")] * 257, mcp_session_id=id).status == 400


def notifications_and_responses_are_202_without_a_body():
    id = session()
    for body in [{"jsonrpc": "2.0", "method": "notifications/anything"}, {"jsonrpc": "2.0", "id": 7, "result": {}},
                 {"jsonrpc": "2.0", "id": "ask-1", "error": {"code": 1, "message": "m"}}]:
        answer = ask(body=body, mcp_session_id=id)
        assert (answer.status, answer.raw) == (202, b"")


def unknown_method_is_200_with_32601():
    answer = ask(body=request("no/such"), mcp_session_id=session())
    assert (answer.status, answer.code) == (200, -32601)


def methods_of_the_other_era_are_unknown():
    answer = ask(body=request("server/discover"), mcp_session_id=session())
    assert (answer.status, answer.code) == (200, -32601)


def accept_must_cover_both():
    id = session()
    for accept in [None, "application/json", "text/event-stream", "text/html", "application/jsonx, text/event-stream"]:
        assert ask(body=request("ping"), mcp_session_id=id, accept=accept).status == 406, accept
    for accept in ["*/*", "application/*, text/*", "text/event-stream;q=0.5,application/json;q=0.1", "Application/JSON , TEXT/event-stream"]:
        assert ask(body=request("ping"), mcp_session_id=id, accept=accept).status == 200, accept


def get_must_accept_event_streams():
    assert ask("GET", mcp_session_id=session(), accept="application/json").status == 406


def content_type_must_be_json():
    id = session()
    for kind in [None, "text/plain", "application/jsonx", "application/x-www-form-urlencoded"]:
        assert ask(body=b'{"jsonrpc":"2.0","id":1,"method":"ping"}', mcp_session_id=id, content_type=kind).status == 415
    assert ask(body=request("ping"), mcp_session_id=id, content_type="Application/JSON; charset=utf-8").status == 200


def other_http_methods_are_405_with_allow():
    for method in ["PUT", "PATCH"]:
        answer = ask(method, body="{}")
        assert answer.status == 405 and "POST" in answer.headers["allow"]


def protocol_version_header_must_be_one_we_speak():
    id = session()
    assert ask(body=request("ping"), mcp_session_id=id, mcp_protocol_version="1999-01-01").status == 400
    for version in ["2025-11-25", "2025-06-18", "2025-03-26"]:
        assert ask(body=request("ping"), mcp_session_id=id, mcp_protocol_version=version).status == 200


def foreign_host_and_origin_are_403():
    for headers in [{"host": "evil.example.com"}, {"origin": "http://evil.example.com"}]:
        assert ask(body=request("initialize", {"protocolVersion": "2025-11-25"}), **headers).status == 403


def body_over_4_mib_is_413():
    connection = connect()
    connection.putrequest("POST", URL.path)
    for name, value in [("Accept", BOTH), ("Content-Type", "application/json"), ("Content-Length", str(5 << 20))]:
        connection.putheader(name, value)
    connection.endheaders()
    assert connection.getresponse().status == 413


def large_bodies_pass():
    text = "x" * 100000
    answer = ask(body=call("echo", {"text": text}), mcp_session_id=session())
    assert answer.result["structuredContent"]["text"] == text


def unknown_tool_is_an_error_bad_arguments_are_a_result():
    id = session()
    assert ask(body=call("no_such"), mcp_session_id=id).code == -32602
    assert ask(body=request("tools/call", {}), mcp_session_id=id).code == -32602
    assert ask(body=request("tools/call", {"name": "echo", "arguments": []}), mcp_session_id=id).code == -32602
    for arguments, says in [({}, "`text` is required"), ({"text": 5}, "`text` must be of type string"),
                            ({"text": "a", "count": "1"}, "`count` must be of type integer"),
                            ({"text": "a", "count": -1}, "`count` must be at least 0"),
                            ({"text": "a", "count": 1.5}, "`count` must be of type integer"),
                            ({"text": "a", "more": 1}, "`more` is not an argument"),
                            ({"text": "x" * 100001}, "`text` must have at most 100000 characters")]:
        result = ask(body=call("echo", arguments), mcp_session_id=id).result
        assert result["isError"] is True and says in result["content"][0]["text"], result


def lists_take_no_cursor_and_unknown_things_are_told():
    id = session()
    assert ask(body=request("tools/list", {"cursor": "x"}), mcp_session_id=id).code == -32602
    assert ask(body=request("prompts/get", {"name": "no"}), mcp_session_id=id).code == -32602
    answer = ask(body=request("resources/read", {"uri": "test://no"}), mcp_session_id=id)
    assert (answer.code, answer.json["error"]["data"]) == (-32002, {"uri": "test://no"})
    assert ask(body=request("logging/setLevel", {"level": "loud"}), mcp_session_id=id).code == -32602
    assert ask(body=request("completion/complete", {}), mcp_session_id=id).code == -32602


def quick_calls_are_json_and_progress_makes_a_stream():
    id = session()
    assert ask(body=call("wait", {"ms": 10}), mcp_session_id=id).json
    for token in [0, 7, "", "tok"]:
        answer = ask(body=call("wait", {"ms": 10}, meta={"progressToken": token}), mcp_session_id=id)
        assert answer.headers["content-type"] == "text/event-stream"
        (_, priming), (_, progress), (_, last) = answer.events
        assert priming == ""
        assert json.loads(progress)["params"]["progressToken"] == token
        assert json.loads(last)["result"]["structuredContent"] == {"late": True}


def no_priming_event_for_older_clients():
    answer = ask(body=call("wait", {"ms": 10}, meta={"progressToken": 1}), mcp_session_id=session("2025-06-18"))
    assert all(data for _, data in answer.events) and len(answer.events) == 2


def long_calls_become_streams_with_ids():
    answer = ask(body=call("wait", {"ms": 2000}), mcp_session_id=session())
    assert answer.headers["content-type"] == "text/event-stream"
    assert [event for event, _ in answer.events] == ["1-0", "1-1"]


def log_is_sent_from_the_level_on():
    id = session()
    ask(body=request("logging/setLevel", {"level": "warning"}), mcp_session_id=id)
    assert ask(body=call("test_tool_with_logging"), mcp_session_id=id).json
    ask(body=request("logging/setLevel", {"level": "info"}), mcp_session_id=id)
    assert len(ask(body=call("test_tool_with_logging"), mcp_session_id=id).events) == 5


def second_standing_stream_is_409():
    id = session()
    first = Stream(id)
    assert first.status == 200 and first.events(1) == [("0-0", "")]
    assert ask("GET", mcp_session_id=id).status == 409
    first.close()
    time.sleep(0.3)
    again = Stream(id)
    assert again.status == 200
    again.close()


def standing_stream_resumes_after_the_last_event_seen():
    id = session()
    ask(body=request("resources/subscribe", {"uri": "test://watched-resource"}), mcp_session_id=id)
    first = Stream(id)
    ask(body=call("test_resource_update"), mcp_session_id=id)
    assert [event for event, _ in first.events(2)] == ["0-0", "0-1"]
    first.close()
    time.sleep(0.2)
    for _ in range(2):
        ask(body=call("test_resource_update"), mcp_session_id=id)
    again = Stream(id, last="0-1")
    assert [event for event, _ in again.events(2)] == ["0-2", "0-3"]
    ask(body=request("resources/unsubscribe", {"uri": "test://watched-resource"}), mcp_session_id=id)
    ask(body=call("test_resource_update"), mcp_session_id=id)
    time.sleep(0.1)
    assert len(again.events(2)) == 2
    again.close()


def resume_takes_the_place_of_a_connection_that_hangs():
    id = session()
    first = Stream(id)
    first.events(1)
    again = Stream(id, last="0-0")
    assert again.status == 200
    assert first.until_end() == [("0-0", "")]
    again.close()


def call_survives_its_connection():
    id = session()
    stream = Stream(id, call("test_tool_with_progress", id=9, meta={"progressToken": 1}))
    assert [event for event, _ in stream.events(2)][:2] == ["1-0", "1-1"]
    stream.close()
    time.sleep(0.3)
    events = Stream(id, last="1-1").until_end()
    assert [event for event, _ in events] == ["1-2", "1-3", "1-4"]
    assert json.loads(events[-1][1])["id"] == 9


def resume_while_the_call_still_runs():
    id = session()
    stream = Stream(id, call("test_tool_with_logging", id=9))
    stream.events(2)
    stream.close()
    events = Stream(id, last="1-0").until_end()
    assert [event for event, _ in events] == ["1-1", "1-2", "1-3", "1-4"]


def nonsense_in_last_event_id_is_400():
    id = session()
    for last in ["x", "1", "5-1", "0-", "-1-0", "0-0x", "99999999999-1", "0 - 0"]:
        assert ask("GET", mcp_session_id=id, last_event_id=last).status == 400, last


def replay_is_bounded():
    id = session()
    ask(body=request("resources/subscribe", {"uri": "test://watched-resource"}), mcp_session_id=id)
    keep = connect()
    for _ in range(200):
        ask(body=call("test_resource_update"), mcp_session_id=id, connection=keep)
    events = Stream(id, last="0-0").events(128)
    assert [event for event, _ in events] == [f"0-{n}" for n in range(73, 201)]


def cancelled_call_ends_without_an_answer():
    id = session()
    connection = connect()
    body = json.dumps(call("never", id="c1"))
    connection.request("POST", URL.path, body, {"Accept": BOTH, "Content-Type": "application/json", "Mcp-Session-Id": id})
    time.sleep(0.1)
    for other in ["other", 1, "C1"]:
        ask(body={"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": other}}, mcp_session_id=id)
    assert not select.select([connection.sock], [], [], 0.2)[0]
    ask(body={"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": "c1"}}, mcp_session_id=id)
    response = connection.getresponse()
    assert response.status == 200 and response.read() == b""


def deleting_a_session_ends_its_streams_and_calls():
    id = session()
    standing = Stream(id)
    standing.events(1)
    running = Stream(id, call("test_tool_with_logging"))
    running.events(1)
    assert ask("DELETE", mcp_session_id=id).status == 200
    standing.until_end()
    running.until_end()


def client_is_asked_on_the_calls_stream():
    id = session(capabilities={"sampling": {}})
    stream = Stream(id, call("test_sampling", {"prompt": "hi"}, id=5))
    asked = json.loads(stream.events(2)[1][1])
    assert asked["method"] == "sampling/createMessage"
    other = session(capabilities={"sampling": {}})
    reply = {"jsonrpc": "2.0", "id": asked["id"], "result": {"role": "assistant", "model": "m",
                                                             "content": {"type": "text", "text": "well"}}}
    assert ask(body=reply, mcp_session_id=other).status == 202  # not its question
    assert ask(body=reply, mcp_session_id=id).status == 202
    last = json.loads(stream.until_end()[-1][1])
    assert last["result"]["content"][0]["text"] == "LLM response: well" and last["id"] == 5


def client_that_refuses_or_cannot_is_a_failed_call():
    id = session(capabilities={"elicitation": {}})
    stream = Stream(id, call("test_elicitation", {"message": "hi"}))
    asked = json.loads(stream.events(2)[1][1])
    ask(body={"jsonrpc": "2.0", "id": asked["id"], "error": {"code": -1, "message": "no"}}, mcp_session_id=id)
    assert json.loads(stream.until_end()[-1][1])["result"]["isError"] is True
    assert ask(body=call("test_sampling", {"prompt": "hi"}), mcp_session_id=id).result["isError"] is True


def sessions_do_not_see_each_others_calls():
    one, other = session(), session()
    stream = Stream(one, call("test_tool_with_logging", id=1))
    ask(body={"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}}, mcp_session_id=other)
    assert len(stream.until_end()) == 5


# ---- 2026-07-28 ----

def discover_tells_all():
    result = modern("server/discover").result
    assert result["supportedVersions"] == [MODERN] and result["resultType"] == "complete"
    assert result["ttlMs"] >= 0 and result["cacheScope"] in ("public", "private")
    assert result["_meta"][META + "serverInfo"]["name"] == "mcp-server"


def results_are_complete_and_errors_keep_ids():
    assert modern("tools/call", {"name": "echo", "arguments": {"text": "t"}}).result["resultType"] == "complete"
    answer = modern("no/such", id="z")
    assert (answer.status, answer.code, answer.json["id"]) == (404, -32601, "z")


def meta_must_say_version_and_capabilities():
    for meta in [{}, {META + "protocolVersion": MODERN}, {META + "clientCapabilities": {}},
                 {META + "protocolVersion": MODERN, META + "clientCapabilities": 5}]:
        answer = modern("server/discover", meta=meta)
        assert (answer.status, answer.code) == (400, -32602), meta


def headers_must_agree():
    for headers in [{"mcp_method": "tools/list"}, {"mcp_method": None}, {"mcp_protocol_version": "2025-11-25"},
                    {"mcp_protocol_version": None}]:
        answer = modern("server/discover", headers=headers)
        assert (answer.status, answer.code) == (400, -32020), headers
    for name in ["Echo", None, "=?base64?ZWNobw?=", "=?base64?ZWNocw==?="]:
        answer = modern("tools/call", {"name": "echo", "arguments": {"text": "t"}}, headers={"mcp_name": name})
        assert (answer.status, answer.code) == (400, -32020), name
    answer = modern("tools/call", {"name": "echo", "arguments": {"text": "t"}}, headers={"mcp_name": "=?base64?ZWNobw==?="})
    assert answer.status == 200


def other_versions_are_told_what_is_supported():
    meta = {META + "protocolVersion": "2027-01-01", META + "clientCapabilities": {}}
    answer = modern("server/discover", meta=meta, headers={"mcp_protocol_version": "2027-01-01"})
    assert (answer.status, answer.code) == (400, -32022)
    assert answer.json["error"]["data"] == {"supported": [MODERN], "requested": "2027-01-01"}


def there_is_no_get_and_no_delete():
    for method in ["GET", "DELETE"]:
        answer = ask(method, mcp_protocol_version=MODERN)
        assert (answer.status, answer.headers["allow"]) == (405, "POST")


def methods_with_sessions_are_gone():
    for method in ["initialize", "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe"]:
        assert modern(method).status == 404


def log_only_if_asked_for():
    assert modern("tools/call", {"name": "test_logging_tool", "arguments": {}}).json
    meta = {META + "protocolVersion": MODERN, META + "clientCapabilities": {}, META + "logLevel": "debug"}
    answer = modern("tools/call", {"name": "test_logging_tool", "arguments": {}}, meta=meta)
    assert [event for event, _ in answer.events] == [None] * 4


def state_of_another_tool_is_forged():
    meta = {META + "protocolVersion": MODERN, META + "clientCapabilities": {"elicitation": {}}}
    first = modern("tools/call", {"name": "test_input_required_result_request_state", "arguments": {}}, meta=meta).result
    answer = modern("tools/call", {"name": "test_input_required_result_tampered_state", "arguments": {},
                                   "inputResponses": {"confirm": {"action": "accept", "content": {"ok": True}}},
                                   "requestState": first["requestState"]}, meta=meta)
    assert answer.code == -32602


def both_endpoints_have_their_own_sessions():
    id = session()
    connection = connect()
    connection.request("POST", "/mcp/machines", json.dumps(request("ping")),
                       {"Accept": BOTH, "Content-Type": "application/json", "Mcp-Session-Id": id})
    assert connection.getresponse().status == 404


def main():
    cases = [(name, case) for name, case in globals().items()
             if callable(case) and getattr(case, "__module__", "") == "__main__" and "_" in name
             and not name.startswith("parse_")]
    failed = 0
    for name, case in cases:
        try:
            case()
        except Exception:
            failed += 1
            print("FAIL:", name.replace("_", " "))
            traceback.print_exc(file=sys.stdout)
    print(f"{len(cases) - failed} passed, {failed} failed")
    sys.exit(failed > 0)


main()
