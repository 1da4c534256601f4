#!/usr/bin/env python3
"""wire.py: machines over WebSocket and HTTP, against fsmd itself, as docs/server.md tells.

    wire.py PORT [words of a case's name]
"""

import json
import sys
import time

from client import *


# ---- the envelope ----


@case
def ping_is_answered_to_the_asker():
    with Client() as client, Client() as other:
        equal("pong", client.ask("ping")["type"])
        equal("pong", other.ask("ping")["type"])
        equal([], other.pushed)


@case
def ids_come_back_as_they_were():
    with Client() as client:
        for number in ["x", "", "0", 7, 0, 1.5]:
            client.peer.send(frame(TEXT, json.dumps({"type": "ping", "payload": {}, "id": number}).encode()))
            equal(number, client.next()["id"])
        client.peer.send(frame(TEXT, b'{"type":"ping"}'))
        assert "id" not in client.next()


@case
def what_is_no_message_gets_an_error_and_the_socket_lives():
    with Client() as client:
        for text in [b"", b"{", b"[]", b"1", b'"ping"', b'{"payload":{}}', b'{"type":5}', b'{"type":"ping","payload":[]}',
                     b"[" * 1000, b'{"type":"ping"} x', b'{"type":"machine:unheard"}']:
            client.peer.send(frame(TEXT, text))
            message = client.next()
            equal("connection:error", message["type"])
            assert message["payload"]["code"] and message["payload"]["message"], message
        equal("pong", client.ask("ping")["type"])


# ---- machines and instances ----


@case
def machines_are_listed():
    with Client() as client:
        machines = {m["name"]: m for m in client.good("machine:list")["machines"]}
        for name in ["guard", "idle_guard", "intervention", "interview", "turnstile"]:
            machine = machines[name]
            equal(64, len(machine["hash"]))
            assert machine["version"] >= 1 and machine["states"] and machine["events"], machine
        equal(["LOCKED", "OPEN"], machines["turnstile"]["states"])
        equal(["price", "patience"], [p["name"] for p in machines["turnstile"]["params"]])
    equal(set(machines), {m["name"] for m in json.loads(get("/machines"))["machines"]})


@case
def an_instance_is_created_as_its_spec_begins():
    with Client() as client:
        name = fresh()
        made = client.good("machine:create", machine="turnstile", instance=name, params={"price": 3})
        equal((name, "turnstile", "LOCKED", 1), (made["instance"], made["machine"], made["state"], made["cursor"]))
        equal({"paid": 0}, made["vars"])
        equal({"closing": None}, made["timers"])
        equal({"price": 3, "patience": 10000}, made["params"])
        other = client.good("machine:create", machine="turnstile")
        assert len(other["instance"]) == 36, other
        conflict = client.wrong("CONFLICT", "machine:create", machine="turnstile", instance=name)
        equal(1, conflict["cursor"])


@case
def what_cannot_be_created_is_named():
    with Client() as client:
        client.wrong("UNKNOWN_MACHINE", "machine:create", machine="turnpike")
        wrong = client.wrong("BAD_PAYLOAD", "machine:create", machine="turnstile", params={"price": 9})
        assert "price" in wrong["message"] and "1 to 5" in wrong["message"], wrong
        wrong = client.wrong("BAD_PAYLOAD", "machine:create", machine="turnstile", params={"prize": 1})
        assert "prize" in wrong["message"], wrong
        assert "machine" in client.wrong("BAD_PAYLOAD", "machine:create")["message"]
        for name in ["", "a b", "a+b", "../x", "a/b", "é", "x" * 129]:
            client.wrong("BAD_PAYLOAD", "machine:create", machine="turnstile", instance=name)


@case
def events_step_and_effects_come_with_their_arguments():
    with Client() as client:
        name = door(client)
        beep = client.good("machine:send", instance=name, event="Push")
        equal([{"name": "Beep", "args": {"missing_coins": 2}}], beep["effects"])
        equal((2, "LOCKED", "LOCKED", False), (beep["cursor"], beep["from"], beep["to"], beep["duplicate"]))
        equal("stepped", beep["result"])
        assert beep["row"] > 0, beep
        client.good("machine:send", instance=name, event="Coin")
        opened_door = client.good("machine:send", instance=name, event="Coin")
        equal(("OPEN", ["Unlock"]), (opened_door["to"], [e["name"] for e in opened_door["effects"]]))
        now = json.loads(get("/instances/" + name))
        equal(("OPEN", 4), (now["state"], now["cursor"]))
        assert now["timers"]["closing"].endswith("Z"), now


@case
def what_cannot_be_sent_is_named_and_changes_nothing():
    with Client() as client:
        name = door(client)
        client.wrong("NO_INSTANCE", "machine:send", instance="nobody", event="Coin")
        client.wrong("UNKNOWN_EVENT", "machine:send", instance=name, event="Coins")
        assert "weight" in client.wrong("BAD_PAYLOAD", "machine:send", instance=name, event="Coin", payload={"weight": 1})["message"]
        client.wrong("BAD_PAYLOAD", "machine:send", instance=name, event="Coin", payload=[])
        client.wrong("BAD_PAYLOAD", "machine:send", instance=name)
        client.wrong("BAD_PAYLOAD", "machine:send", instance=name, event="Coin", expectedCursor="1")
        assert "call" in client.wrong("BAD_PAYLOAD", "machine:send", instance=name, event="Coin", call=5)["message"]
        app = fresh()
        client.good("machine:create", machine="intervention", instance=app)
        wrong = client.wrong("BAD_PAYLOAD", "machine:send", instance=app, event="Foreground", payload={"monitored": 1})
        assert "monitored" in wrong["message"] and "true or false" in wrong["message"], wrong
        wrong = client.wrong("BAD_PAYLOAD", "machine:send", instance=app, event="SetIntention", payload={"length": 1})
        assert "length" in wrong["message"] and "8h" in wrong["message"], wrong
        equal(1, client.good("machine:state", instance=name)["cursor"])
        equal(1, client.good("machine:state", instance=app)["cursor"])


@case
def an_event_id_makes_a_repeat_harmless():
    with Client() as client, Client() as other:
        name = door(client)
        first = client.good("machine:send", instance=name, event="Push", eventId="e1")
        for who in [client, other]:
            again = who.good("machine:send", instance=name, event="Push", eventId="e1")
            equal(True, again["duplicate"])
            equal({**first, "duplicate": True}, again)
        equal(2, client.good("machine:state", instance=name)["cursor"])
        twin = door(client)  # ids belong to an instance
        equal(False, client.good("machine:send", instance=twin, event="Push", eventId="e1")["duplicate"])


@case
def repeats_in_one_breath_step_once():
    with Client() as client:
        name = door(client)
        numbers = [client.post("machine:send", instance=name, event="Coin", eventId="once") for _ in range(50)]
        answers = [client.answer(number)["payload"] for number in numbers]
        equal([False] + [True] * 49, [a["duplicate"] for a in answers])
        equal({2}, {a["cursor"] for a in answers})


@case
def an_expected_cursor_lets_one_of_two_through():
    with Client() as client, Client() as other:
        name = door(client)
        a = client.post("machine:send", instance=name, event="Push", expectedCursor=1)
        b = other.post("machine:send", instance=name, event="Push", expectedCursor=1)
        kinds = sorted([client.answer(a)["type"], other.answer(b)["type"]])
        equal(["machine:ack", "machine:error"], kinds)
        conflict = client.wrong("CONFLICT", "machine:send", instance=name, event="Push", expectedCursor=1)
        equal(2, conflict["cursor"])
        client.good("machine:send", instance=name, event="Push", expectedCursor=2)


@case
def history_pages_from_the_beginning():
    with Client() as client:
        name = door(client)
        for i in range(30):
            client.good("machine:send", instance=name, event="Push", eventId=f"h{i}")
        whole = client.good("machine:history", instance=name)
        equal(list(range(1, 32)), [e["cursor"] for e in whole["events"]])
        equal(["creation"] + ["event"] * 30, [e["cause"] for e in whole["events"]])
        equal({"price": 2, "patience": 10000}, whole["events"][0]["payload"])
        page = client.good("machine:history", instance=name, after=10, limit=5)
        equal([11, 12, 13, 14, 15], [e["cursor"] for e in page["events"]])
        equal(True, page["more"])
        equal(False, client.good("machine:history", instance=name, after=26, limit=5)["more"])
        equal([], client.good("machine:history", instance=name, after=99)["events"])
        lines = [json.loads(line) for line in get(f"/instances/{name}/log").splitlines()]
        equal((1, name, "turnstile"), (lines[0]["log"], lines[0]["instance"], lines[0]["machine"]))
        equal(list(range(1, 32)), [line["cursor"] for line in lines[1:]])


@case
def explain_tells_why_and_changes_nothing():
    with Client() as client:
        name = door(client)
        told = client.good("machine:explain", instance=name, event="Coin")
        chosen = [row for row in told["rows"] if row["chosen"]]
        equal(1, len(chosen))
        assert "more" in chosen[0]["text"], chosen
        failing = [row for row in told["rows"] if not row["matches"]]
        equal("more", failing[0]["fails"]["value"])
        equal(("LOCKED", "stepped", 1), (told["to"], told["result"], told["cursor"]))
        equal(1, client.good("machine:state", instance=name)["cursor"])
        client.wrong("UNKNOWN_EVENT", "machine:explain", instance=name, event="Kick")


# ---- steps pushed ----


@case
def followers_of_an_instance_hear_every_step():
    with Client() as client, Client() as window, Client() as deaf:
        name = door(client)
        equal(1, window.good("machine:subscribe", instance=name)["cursor"])
        client.good("machine:send", instance=name, event="Push", eventId="p")
        step = window.push("machine:step")
        equal((name, 2, "Push", "LOCKED", "p"), (step["instance"], step["cursor"], step["event"], step["to"], step["eventId"]))
        equal({"paid": 0}, step["vars"])
        window.good("machine:unsubscribe", instance=name)
        client.good("machine:send", instance=name, event="Push")
        window.good("machine:list")
        equal([], window.pushed)
        deaf.good("machine:list")
        equal([], deaf.pushed)


@case
def followers_of_a_machine_hear_all_its_instances():
    with Client() as client, Client() as window:
        window.good("machine:subscribe", machine="turnstile")
        name = door(client)
        client.good("machine:send", instance=name, event="Coin")
        steps = [window.push("machine:step"), window.push("machine:step")]
        equal([("creation", 1), ("event", 2)], [(s["cause"], s["cursor"]) for s in steps if s["instance"] == name])
        window.wrong("UNKNOWN_MACHINE", "machine:subscribe", machine="no")
        window.wrong("NO_INSTANCE", "machine:subscribe", instance="no")
        window.wrong("BAD_PAYLOAD", "machine:subscribe")
        window.wrong("BAD_PAYLOAD", "machine:subscribe", machine="turnstile", instance=name)


@case
def what_was_missed_can_be_asked_for():
    with Client() as client, Client() as window:
        name = door(client)
        for _ in range(3):
            client.good("machine:send", instance=name, event="Push")
        number = window.post("machine:subscribe", instance=name, after=2)
        equal([3, 4], [e["cursor"] for e in window.answer(number)["payload"]["events"]])
        equal("machine:subscribed", window.answer(number)["type"])


@case
def timers_fire_on_the_clock():
    with Client() as client, Client() as window:
        name = door(client, params={"price": 1, "patience": 1000})
        window.good("machine:subscribe", instance=name)
        began = time.time()
        client.good("machine:send", instance=name, event="Coin")
        window.push("machine:step")
        closed = window.push("machine:step")
        late = time.time() - began - 1
        equal(("timer", "closing", "OPEN", "LOCKED"), (closed["cause"], closed["event"], closed["from"], closed["to"]))
        equal(["Lock"], [e["name"] for e in closed["effects"]])
        assert -0.01 <= late < 0.3, f"{late} s late"
        equal(3, closed["cursor"])


@case
def an_owners_quota_is_shared():
    with Client() as client:
        owner, apps = fresh(), [fresh() for _ in range(5)]
        for app in apps:
            client.good("machine:create", machine="intervention", instance=app, owner=owner)
        effects = [client.good("machine:send", instance=app, event="Foreground", payload={"monitored": True})["effects"][0]["name"] for app in apps]
        equal(["StartQuickTask"] * 3 + ["StartIntervention"] * 2, effects)
        stranger = fresh()
        client.good("machine:create", machine="intervention", instance=stranger, owner=fresh())
        equal("StartQuickTask", client.good("machine:send", instance=stranger, event="Foreground", payload={"monitored": True})["effects"][0]["name"])


# ---- pages ----


@case
def pages_show_what_there_is():
    equal("ok", json.loads(get("/health"))["status"])
    assert b"<svg" in get("/machines/guard.svg")
    get("/machines/nothing.svg", 404)
    equal("NO_INSTANCE", json.loads(get("/instances/nobody", 404))["error"]["code"])
    get("/instances/nobody/log", 404)
    get("/nowhere", 404)
    with Peer() as peer:
        peer.ask("POST /health", body=b"{}")
        equal(405, peer.answer()[0])


@case
def a_log_comes_as_a_scenario():
    with Client() as client:
        name = door(client)
        client.good("machine:send", instance=name, event="Coin")
        client.good("machine:send", instance=name, event="Push")
        text = get(f"/instances/{name}/log.scn").decode()
        assert "for turnstile" in text and "Beep(missing_coins: 1)" in text, text


@case
def many_windows_race_for_one_door():
    clients = [Client() for _ in range(20)]
    try:
        name = door(clients[0])
        numbers = [[c.post("machine:send", instance=name, event="Push") for _ in range(25)] for c in clients]
        cursors = [c.answer(n)["payload"]["cursor"] for c, own in zip(clients, numbers) for n in own]
        equal(list(range(2, 502)), sorted(cursors))
    finally:
        for client in clients:
            client.peer.__exit__(None, None, None)


run(sys.argv[1:])
