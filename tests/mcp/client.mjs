// client.mjs URL: the protocol's own SDK as a client: it holds every answer against its schemas, and structured content
// against the tool's. Exits 1 with the first thing that is not as it should be.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const require = createRequire(process.env.NODE_PATH ? pathToFileURL(process.cwd() + "/" + process.env.NODE_PATH + "/x") : import.meta.url);
const load = (name) => import(pathToFileURL(require.resolve("@modelcontextprotocol/sdk/" + name)).href);
const { Client } = await load("client/index.js");
const { StreamableHTTPClientTransport } = await load("client/streamableHttp.js");
const { ResourceUpdatedNotificationSchema } = await load("types.js");

const url = new URL(process.argv[2]);
const client = new Client({ name: "client.mjs", version: "1" }, { capabilities: {} });
const transport = new StreamableHTTPClientTransport(url);
await client.connect(transport);
assert.match(transport.sessionId, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);

const { tools } = await client.listTools();
for (const tool of tools) {
    assert.ok(tool.description && tool.title, tool.name);
    for (const hint of ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"])
        assert.equal(typeof tool.annotations[hint], "boolean", tool.name);
}
if (tools.some((tool) => tool.name === "echo")) {
    const echo = await client.callTool({ name: "echo", arguments: { text: "ä\n\u{1f600}\\", count: 3 } });
    assert.deepEqual(echo.structuredContent, { text: "ä\n\u{1f600}\\", count: 3 });
    assert.deepEqual(JSON.parse(echo.content[0].text), echo.structuredContent);

    const bad = await client.callTool({ name: "echo", arguments: { text: "x", count: 10 } });
    assert.equal(bad.isError, true);
    assert.match(bad.content[0].text, /`count` must be at most 9/);

    // a call that outlasts the patience for plain JSON, with progress
    const seen = [];
    const late = await client.callTool({ name: "wait", arguments: { ms: 1600 } }, undefined, {
        onprogress: (progress) => seen.push(progress.progress),
    });
    assert.equal(late.structuredContent.late, true);
    assert.deepEqual(seen, [1]);

    // cancelled: the client's promise fails, and the session lives on
    const abort = new AbortController();
    const never = client.callTool({ name: "never", arguments: {} }, undefined, { signal: abort.signal });
    setTimeout(() => abort.abort(), 100);
    await assert.rejects(never);
    await client.ping();
}

// what is watched is told of on the standing stream
const updated = new Promise((resolve) =>
    client.setNotificationHandler(ResourceUpdatedNotificationSchema, (message) => resolve(message.params.uri)));
await client.subscribeResource({ uri: "test://watched-resource" });
await new Promise((resolve) => setTimeout(resolve, 200));
await client.callTool({ name: "test_resource_update", arguments: {} });
assert.equal(await updated, "test://watched-resource");

await assert.rejects(client.callTool({ name: "no_such_tool", arguments: {} }), /-32602/);
await transport.terminateSession();
await assert.rejects(client.ping());
await client.close();
process.exit(0);
