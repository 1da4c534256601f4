// store.mjs: instances and their events on SQLite, by kysely over better-sqlite3.
//
// One durable row for each message: the event with the state it led to, inserted before it is acknowledged. Instances
// live in memory, as the last row of each says, so that a message costs one statement and no more. Messages to one
// instance wait for each other; an event id seen before answers as before.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { initial, step } from "./machine.mjs";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS events (
    id INTEGER PRIMARY KEY, instance TEXT NOT NULL, cursor INTEGER NOT NULL, event_id TEXT NOT NULL, type TEXT NOT NULL,
    from_state TEXT NOT NULL, to_state TEXT NOT NULL, paid INTEGER NOT NULL, effects TEXT NOT NULL, at INTEGER NOT NULL,
    UNIQUE (instance, event_id));`;

export class Problem extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

export function openStore(directory, synchronous) {
  mkdirSync(directory, { recursive: true });
  const database = new Database(join(directory, "peer.db"));
  database.pragma("journal_mode = WAL");
  database.pragma(`synchronous = ${synchronous}`);
  database.exec(SCHEMA);
  const db = new Kysely({ dialect: new SqliteDialect({ database }) });
  const instances = new Map();
  for (const row of database.prepare("SELECT * FROM events ORDER BY id").iterate()) {
    instances.set(row.instance, { state: row.to_state, paid: row.paid, cursor: row.cursor, turn: Promise.resolve() });
  }

  function insert(instance, cursor, event_id, type, from_state, { state, paid, effects }) {
    const row = { instance, cursor, event_id, type, from_state, to_state: state, paid,
                  effects: JSON.stringify(effects), at: Date.now() };
    return db.insertInto("events").values(row).onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
  }

  async function create(machine, instance = crypto.randomUUID()) {
    if (instances.has(instance)) throw new Problem("EXISTS", `there is an instance ${instance} already`);
    instances.set(instance, { ...initial, cursor: 1, turn: Promise.resolve() });
    await insert(instance, 1, "", "", "", { ...initial, effects: [] });
    return { instance, machine, state: initial.state, cursor: 1, vars: { paid: 0 }, timers: {} };
  }

  async function append(instance, live, event, eventId) {
    const next = step(live, event);
    if (!next) throw new Problem("UNKNOWN_EVENT", `there is no event ${event}`);
    const cursor = live.cursor + 1, from = live.state;
    const inserted = await insert(instance, cursor, eventId, event, from, next);
    if (!inserted.numInsertedOrUpdatedRows) return earlier(instance, eventId);
    Object.assign(live, { state: next.state, paid: next.paid, cursor });
    return { instance, eventId, cursor, from, to: next.state, effects: next.effects, duplicate: false };
  }

  async function earlier(instance, eventId) {
    const row = await db.selectFrom("events").selectAll()
      .where("instance", "=", instance).where("event_id", "=", eventId).executeTakeFirstOrThrow();
    return { instance, eventId, cursor: row.cursor, from: row.from_state, to: row.to_state,
             effects: JSON.parse(row.effects), duplicate: true };
  }

  async function send(instance, event, eventId = crypto.randomUUID()) {
    const live = instances.get(instance);
    if (!live) throw new Problem("NO_INSTANCE", `there is no instance ${instance}`);
    const answer = live.turn.then(() => append(instance, live, event, eventId));
    live.turn = answer.catch(() => {});
    return answer;
  }

  return { create, send, close: () => db.destroy() };
}
