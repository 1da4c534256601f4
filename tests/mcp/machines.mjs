// machines.mjs URL: the tools of /mcp/machines, by the protocol's own SDK, which holds every structured content against
// the tool's output schema. Wants fsmd with machines/turnstile.fsm. Exits 1 with the first thing that is wrong.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { readFileSync } from "node:fs";

const require = createRequire(pathToFileURL(process.cwd() + "/" + process.env.NODE_PATH + "/x"));
const load = (name) => import(pathToFileURL(require.resolve("@modelcontextprotocol/sdk/" + name)).href);
const { Client } = await load("client/index.js");
const { StreamableHTTPClientTransport } = await load("client/streamableHttp.js");

const client = new Client({ name: "machines.mjs", version: "1" });
await client.connect(new StreamableHTTPClientTransport(new URL(process.argv[2])));
const { tools } = await client.listTools();
const names = ["fsm_list", "fsm_create", "fsm_send", "fsm_state", "fsm_explain", "fsm_history", "fsm_check", "fsm_simulate"];
assert.deepEqual(tools.map((tool) => tool.name).filter((name) => name.startsWith("fsm_")), names);
const changing = tools.filter((tool) => tool.name.startsWith("fsm_") && !tool.annotations.readOnlyHint);
assert.deepEqual(changing.map((tool) => tool.name), ["fsm_create", "fsm_send"]);

async function call(name, args = {}) {
    const result = await client.callTool({ name, arguments: args });
    assert.ok(!result.isError, name + ": " + JSON.stringify(result.content));
    assert.deepEqual(JSON.parse(result.content[0].text), result.structuredContent);
    return result.structuredContent;
}

async function fails(name, args, code) {
    const result = await client.callTool({ name, arguments: args });
    assert.equal(result.isError, true, name);
    if (code) assert.equal(JSON.parse(result.content[1].text).code, code);
    return result.content[0].text;
}

const { machines } = await call("fsm_list");
assert.ok(machines.some((machine) => machine.name === "turnstile"));

const instance = "mcp-" + process.pid;
const created = await call("fsm_create", { machine: "turnstile", instance, params: { price: 1 } });
assert.equal(created.state, "LOCKED");
assert.equal(created.instance, instance);

const why = await call("fsm_explain", { instance, event: "Push" });
assert.equal(why.state, "LOCKED");
assert.equal(why.to, "LOCKED");
assert.ok(why.rows.length > 0);
assert.equal((await call("fsm_state", { instance })).cursor, created.cursor);

const sent = await call("fsm_send", { instance, event: "Coin", eventId: "one" });
assert.equal(sent.from, "LOCKED");
assert.equal(sent.duplicate, false);
const again = await call("fsm_send", { instance, event: "Coin", eventId: "one" });
assert.equal(again.duplicate, true);
assert.equal(again.cursor, sent.cursor);
assert.equal((await call("fsm_state", { instance })).state, sent.to);

const { events, more } = await call("fsm_history", { instance, after: created.cursor });
assert.deepEqual(events.map((event) => event.eventId), ["one"]);
assert.equal(more, false);

await fails("fsm_create", { machine: "no_such" }, "UNKNOWN_MACHINE");
await fails("fsm_state", { instance: "no-such" }, "NO_INSTANCE");
await fails("fsm_send", { instance, event: "NoSuch" }, "UNKNOWN_EVENT");
await fails("fsm_send", { instance, event: "Push", expectedCursor: 0 }, "CONFLICT");
await fails("fsm_send", { instance, event: "Coin", payload: { amount: 1 } }, "BAD_PAYLOAD");
assert.match(await fails("fsm_history", { instance, limit: 1001 }), /`limit` must be at most 1000/);
assert.match(await fails("fsm_send", { instance }), /`event` is required/);

const spec = readFileSync("machines/turnstile.fsm", "utf8");
assert.equal((await call("fsm_check", { spec })).good, true);
const wrong = await call("fsm_check", { spec: "machine broken version 1\nstate A initial\n  | on || next |\n  | X || A |\n" });
assert.equal(wrong.good, false);
assert.ok(wrong.diagnostics.length > 0);
const scenario = readFileSync("tests/mcp/turnstile.scn", "utf8");
const run = await call("fsm_simulate", { spec, scenario });
assert.equal(run.failed, 0, JSON.stringify(run));
assert.equal(run.passed, 1);
assert.ok(run.steps.length > 0);
await client.close();
process.exit(0);
