// server.mjs: the design that fsmd is measured against: hono, node-ws, kysely, better-sqlite3, one durable row for
// each message.
//
// It speaks as much of fsmd's protocol as the load generator asks for. PORT (0: any), DATA_DIR and SYNC=full|normal
// come from the environment; the port is printed once it listens.

import { serve } from "@hono/node-server";
import { createNodeWebSocket } from "@hono/node-ws";
import { Hono } from "hono";
import { mcpOver } from "./mcp.mjs";
import { openStore } from "./store.mjs";

const { PORT = "3000", DATA_DIR = "./data", SYNC = "full" } = process.env;
const store = openStore(DATA_DIR, SYNC);
const subscribers = new Map(); // from instance to the sockets that watch it

function tell(socket, type, payload, id) {
  socket.send(JSON.stringify({ type, payload, id, timestamp: Date.now() }));
}

const handlers = new Map([
  ["ping", (socket, payload, id) => tell(socket, "pong", {}, id)],
  ["machine:create", async (socket, { machine, instance }, id) =>
    tell(socket, "machine:created", await store.create(machine, instance), id)],
  ["machine:send", async (socket, { instance, event, eventId }, id) => {
    const ack = await store.send(instance, event, eventId);
    tell(socket, "machine:ack", ack, id);
    if (!ack.duplicate) publish(ack, event);
  }],
  ["machine:subscribe", (socket, { instance }, id) => {
    if (!subscribers.has(instance)) subscribers.set(instance, new Set());
    subscribers.get(instance).add(socket);
    tell(socket, "machine:subscribed", { instance }, id);
  }],
]);

function publish({ instance, cursor, from, to, effects }, event) {
  const sockets = subscribers.get(instance);
  if (!sockets) return;
  const timestamp = Date.now();
  const payload = { instance, cursor, at: new Date(timestamp).toISOString(), event, from, to, effects };
  const text = JSON.stringify({ type: "machine:step", payload, timestamp });
  for (const socket of sockets) socket.send(text);
}

async function receive(socket, text) {
  let message = {};
  try {
    message = JSON.parse(text);
    const handler = handlers.get(message.type);
    if (!handler) throw new Error(`unknown message ${message.type}`);
    await handler(socket, message.payload, message.id);
  } catch (error) {
    tell(socket, "machine:error", { code: error.code ?? "BAD_MESSAGE", message: error.message }, message.id);
  }
}

const app = new Hono();
const { injectWebSocket, upgradeWebSocket } = createNodeWebSocket({ app });
const mcp = mcpOver(store);
app.get("/health", (c) => c.json({ status: "ok" }));
app.all("/mcp/machines", (c) => mcp(c.req.raw));
app.get("/ws", upgradeWebSocket(() => ({
  onMessage: (event, socket) => receive(socket, event.data),
  onClose: (_, socket) => subscribers.forEach((sockets) => sockets.delete(socket)),
})));

const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: Number(PORT) }, ({ port }) =>
  console.log(`listening on port ${port}`));
injectWebSocket(server);

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, async () => {
    server.close();
    await store.close();
    process.exit(0);
  });
}
