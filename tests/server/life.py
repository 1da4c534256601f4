#!/usr/bin/env python3
"""life.py: fsmd from start to end: signals, restarts, kills, full disks, changed specs. Starts its own servers.

    life.py 0 [words of a case's name]
"""

import json
import os
import re
import resource
import signal
import sqlite3
import sys
import time

from client import *


@case
def signals_close_everything_in_order():
    for how in [signal.SIGTERM, signal.SIGINT]:
        with Server() as server, Client() as client:
            client.good("machine:list")
            server.process.send_signal(how)
            client.peer.closed(1001)
            equal(0, server.process.wait(10))
            for step in ["shutting down", "connections closed", "store closed", "closed"]:
                assert step in server.said(), server.said()


def handles_term(pid):
    """Whether main has begun: until then a signal is nobody's."""
    with open(f"/proc/{pid}/status") as status:
        caught = re.search(r"SigCgt:\s*(\w+)", status.read())
    return int(caught.group(1), 16) >> (signal.SIGTERM - 1) & 1


@case
def a_signal_during_the_start_exits_with_0():
    for wait in [0, 0.001, 0.003, 0.01]:
        with Server(ready=False) as server:
            while not handles_term(server.process.pid):
                time.sleep(0.0005)
            time.sleep(wait)
            equal(0, server.stop())


@case
def a_client_that_never_reads_holds_nothing_up():
    with Server() as server, Client() as client, Client() as mute:
        name = door(client)
        mute.post("machine:subscribe", instance=name)
        for _ in range(200):
            client.good("machine:send", instance=name, event="Push")
        began = time.monotonic()
        equal(0, server.stop())
        assert time.monotonic() - began < 5


@case
def a_second_server_says_what_is_in_use():
    with Server() as server:
        code, said = command("build/fsmd", "--machines-only", env={"DATA_DIR": server.data, "PORT": "0"})
        equal(1, code)
        assert "in use" in said or "another" in said, said
        code, said = command("build/fsmd", "--machines-only", "--data", server.data + "-2", "--port", str(raw.port))
        equal(1, code)
        assert str(raw.port) in said, said


@case
def what_is_wrong_with_the_configuration_is_named_all_at_once():
    code, said = command("build/fsmd", "--machines-only", env={"PORT": "many", "SYNC": "perhaps", "LOG": "loud"})
    equal(1, code)
    for name in ["PORT", "SYNC", "LOG"]:
        assert name in said, said
    code, said = command("build/fsmd", "--machines-only", env={"HOST": "0.0.0.0", "PORT": "0"})
    equal(1, code)
    assert "FSMD_TOKEN" in said, said
    code, said = command("build/fsmd", "--check-config", env={"PORT": "4711", "FSMD_TOKEN": "secret-word"})
    equal(0, code)
    assert "4711" in said and "secret-word" not in said, said
    code, said = command("build/fsmd", "--machines-only", "--machine", "nowhere.fsm")
    equal(1, code)
    assert "nowhere.fsm" in said, said


@case
def a_database_that_cannot_be_used_is_left_alone():
    with Server() as server:
        equal(0, server.stop())
    base = sqlite3.connect(server.data + "/machines.db")
    base.execute("pragma user_version = 77")
    base.commit()
    base.close()
    code, said = command("build/fsmd", "--machines-only", "--data", server.data, "--port", "0")
    equal(1, code)
    assert "77" in said and "newer" in said, said
    with open(server.data + "/machines.db", "wb") as file:
        file.write(b"this is no database " * 1000)
    code, said = command("build/fsmd", "--machines-only", "--data", server.data, "--port", "0")
    equal(1, code)
    assert "machines.db" in said, said
    with open(server.data + "/machines.db", "rb") as file:
        assert file.read(20) == b"this is no database "
    code, said = command("build/fsmd", "--machines-only", "--data", server.data + "/machines.db/x", "--port", "0")
    equal(1, code)
    assert "machines.db/x" in said, said


@case
def instances_live_on_after_a_restart():
    with Server() as server:
        with Client() as client:
            name = door(client, params={"price": 3})
            first = client.good("machine:send", instance=name, event="Coin", eventId="a")
            before = client.good("machine:state", instance=name)
        equal(0, server.stop())
        with Server(server.data), Client() as client:
            equal(before, client.good("machine:state", instance=name))
            equal({**first, "duplicate": True}, client.good("machine:send", instance=name, event="Coin", eventId="a"))
            equal(3, client.good("machine:send", instance=name, event="Coin", eventId="b")["cursor"])


@case
def timers_that_came_due_meanwhile_fire_in_the_order_of_their_deadlines():
    with Server() as server:
        with Client() as client:
            doors = [door(client, params={"price": 1, "patience": 1000 + 300 * i}) for i in [2, 0, 1]]
            for name in doors:
                client.good("machine:send", instance=name, event="Coin")
            deadlines = [client.good("machine:state", instance=name)["deadline"] for name in doors]
        server.kill()
        time.sleep(2.0)
        with Server(server.data), Client() as client:
            expiries = [client.good("machine:history", instance=name, after=2)["events"] for name in doors]
            equal([1, 1, 1], [len(e) for e in expiries])
            equal(deadlines, [e[0]["at"] for e in expiries])
            order = sorted(range(3), key=lambda i: expiries[i][0]["seq"])
            equal([1, 2, 0], order)


@case
def kill_9_loses_nothing_that_was_acknowledged():
    data = None
    told = {}
    for turn in range(5):
        with Server(data) as server, Client() as client:
            data = server.data
            for name, cursor in told.items():
                assert client.good("machine:state", instance=name)["cursor"] >= cursor
            name = door(client)
            for number in range(40 * turn + 7):
                told[name] = client.good("machine:send", instance=name, event="Push")["cursor"]
            server.kill()
    code, said = command("build/fsmd", "verify", "--data", data)
    equal(0, code)
    assert "verified 5 instances" in said, said


@case
def a_full_disk_is_told_and_nothing_acknowledged_is_lost():
    def small():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, 400_000))

    with Server(before=small) as server, Client() as client:
        name, acknowledged, refused = door(client), 1, 0
        for _ in range(20000):
            answer = client.ask("machine:send", instance=name, event="Push")
            if answer["type"] == "machine:ack":
                equal(acknowledged + 1, answer["payload"]["cursor"])
                acknowledged += 1
            else:
                equal("UNAVAILABLE", answer["payload"]["code"])
                refused += 1
                if refused == 20:
                    break
        equal(20, refused)
        equal("pong", client.ask("ping")["type"])
        server.kill()
        with Server(server.data), Client() as again:
            equal(acknowledged, again.good("machine:state", instance=name)["cursor"])
            equal(acknowledged + 1, again.good("machine:send", instance=name, event="Push")["cursor"])
        equal(0, command("build/fsmd", "verify", "--data", server.data)[0])


@case
def verify_finds_what_was_changed_by_hand():
    with Server() as server:
        with Client() as client:
            name = door(client)
            for event in ["Coin", "Push", "Coin"]:
                client.good("machine:send", instance=name, event=event)
        equal(0, server.stop())
    equal(0, command("build/fsmd", "verify", "--data", server.data)[0])
    base = sqlite3.connect(server.data + "/machines.db")
    for change in ["update log set effects = '[]'", "delete from log"]:
        try:
            base.execute(change)
            assert False, "the log can be changed"
        except sqlite3.DatabaseError as refused:
            assert "append" in str(refused) or "log" in str(refused), refused
    for trigger, in base.execute("select name from sqlite_master where type = 'trigger'").fetchall():
        base.execute("drop trigger " + trigger)
    base.execute("update log set effects = '[]' where effects <> '[]' and effects is not null")
    base.commit()
    base.close()
    code, said = command("build/fsmd", "verify", "--data", server.data)
    equal(1, code)
    assert name in said, said


@case
def a_log_replays_as_a_scenario():
    with Server() as server, Client() as client:
        name = door(client, params={"price": 1, "patience": 1000})
        client.good("machine:send", instance=name, event="Coin")
        time.sleep(1.2)
        client.good("machine:send", instance=name, event="Push")
        scenario = get(f"/instances/{name}/log.scn")
        lines = get(f"/instances/{name}/log")
        path = server.data + "/recorded.scn"
        with open(path, "wb") as file:
            file.write(scenario)
        code, said = command("build/fsmc", "test", path, "--machine", "machines/turnstile.fsm")
        assert code == 0, said + scenario.decode()
        equal(lines.decode(), command("build/fsmd", "log", name, "--data", server.data)[1])
        equal(scenario.decode(), command("build/fsmd", "log", name, "--scn", "--data", server.data)[1])
        with open(server.data + "/log.jsonl", "wb") as file:
            file.write(lines)
        code, said = command("build/fsmc", "record", server.data + "/log.jsonl", "--machine", "machines/turnstile.fsm")
        equal((0, scenario.decode()), (code, said))


LAMP = """machine lamp version 1
event Press
effect Shine
state OFF initial waiting
  | on    || next | do         |
  | Press || ON   | emit Shine |
state ON waiting
  | on    || next | do |
  | Press || OFF  | -  |
"""


@case
def a_saved_spec_serves_new_instances_and_old_ones_stay():
    with Server(ready=False) as server:
        server.kill()
    path = server.data + "/lamp.fsm"
    with open(path, "w") as file:
        file.write(LAMP)
    with Server(server.data, "--machine", path, "--dev") as server, Client() as client:
        old = client.good("machine:create", machine="lamp", instance="old")
        with open(path, "w") as file:
            file.write(LAMP.replace("| ON   | emit Shine", "| OFF  | emit Shine"))
        server.hears("machine not loaded")  # ON can no longer be reached
        equal(old["hash"], client.good("machine:create", machine="lamp", instance="still")["hash"])
        with open(path + ".new", "w") as file:
            file.write(LAMP.replace("Shine", "Glow"))
        os.rename(path + ".new", path)  # as editors do
        server.hears("machine loaded again")
        new = client.good("machine:create", machine="lamp", instance="new")
        assert new["hash"] != old["hash"]
        equal("Shine", client.good("machine:send", instance="old", event="Press")["effects"][0]["name"])
        equal("Glow", client.good("machine:send", instance="new", event="Press")["effects"][0]["name"])
        equal(0, server.stop())
        with Server(server.data, "--machine", path), Client() as again:  # the new spec alone
            equal("ON", again.good("machine:state", instance="new")["state"])
            again.wrong("SPEC_CHANGED", "machine:send", instance="old", event="Press")
            again.wrong("SPEC_CHANGED", "machine:state", instance="old")
            equal([1, 2], [e["cursor"] for e in again.good("machine:history", instance="old")["events"]])
            get("/instances/old", 409)
            equal(3, len(get("/instances/old/log").splitlines()))
        code, said = command("build/fsmd", "verify", "--data", server.data)
        equal(0, code)
        assert "left alone" in said, said


@case
def parameters_have_names_in_the_environment():
    with Server(env={"TURNSTILE_PRICE": "4"}), Client() as client:
        equal(4, client.good("machine:create", machine="turnstile")["params"]["price"])
        equal(1, client.good("machine:create", machine="turnstile", params={"price": 1})["params"]["price"])


run(sys.argv[1:])
