// ws.mjs PORT: npm's ws creates an intervention, brings the app to the front and watches the quick task run out.
import assert from "node:assert/strict";
import { WebSocket } from "ws";

const socket = new WebSocket(`ws://127.0.0.1:${process.argv[2]}/ws`);
const steps = [];
const waiting = new Map();
let number = 0;

socket.on("message", (data) => {
  const message = JSON.parse(data);
  if (message.type === "machine:step") steps.push(message.payload);
  waiting.get(message.id)?.(message);
});

function ask(type, payload) {
  const id = String(++number);
  socket.send(JSON.stringify({ type, payload, id, timestamp: Date.now() }));
  return new Promise((resolve) => waiting.set(id, resolve));
}

await new Promise((resolve) => socket.once("open", resolve));
const instance = `ws-${Date.now()}`;
const created = await ask("machine:create", { machine: "intervention", instance, owner: instance, params: { quick_task: 1000 } });
assert.equal(created.type, "machine:created");
assert.equal(created.payload.state, "IDLE");
await ask("machine:subscribe", { instance });
const began = Date.now();
const ack = await ask("machine:send", { instance, event: "Foreground", payload: { monitored: true }, eventId: "1" });
assert.deepEqual(ack.payload.effects.map((effect) => effect.name), ["StartQuickTask"]);
assert.equal(ack.payload.to, "QUICK_TASK_ACTIVE");
while (steps.length < 2 && Date.now() - began < 5000) await new Promise((resolve) => setTimeout(resolve, 10));
const expiry = steps[1];
assert.equal(expiry.cause, "timer");
assert.equal(expiry.event, "quick_task_left");
assert.equal(expiry.to, "POST_QUICK_TASK_CHOICE");
assert.deepEqual(expiry.effects.map((effect) => effect.name), ["ShowPostQuickTaskDialog"]);
const late = Date.now() - began - 1000;
assert.ok(late >= -5 && late < 500, `${late} ms late`);
socket.close();
console.log("1 passed, 0 failed");
