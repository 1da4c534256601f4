// mcp.mjs: the store as MCP tools, by the SDK's own server: a session each, answers as plain JSON, not as streams.

import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import {
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { z } from "zod";

function result(value) {
  return { content: [{ type: "text", text: JSON.stringify(value) }], structuredContent: value };
}

function toolsOf(store) {
  const server = new McpServer({ name: "peer", version: "1.0.0" });
  server.registerTool("fsm_create", {
    description: "Creates an instance of a machine",
    inputSchema: { machine: z.string(), instance: z.string().optional() },
  }, async ({ machine, instance }) => result(await store.create(machine, instance)));
  server.registerTool("fsm_send", {
    description: "Sends an event to an instance",
    inputSchema: { instance: z.string(), event: z.string(), eventId: z.string().optional() },
    outputSchema: {
      instance: z.string(), eventId: z.string(), cursor: z.number(), from: z.string(), to: z.string(),
      effects: z.array(z.object({ name: z.string(), args: z.record(z.string(), z.number()) })), duplicate: z.boolean(),
    },
  }, async ({ instance, event, eventId }) => result(await store.send(instance, event, eventId)));
  return server;
}

/** A handler of Fetch requests. */
export function mcpOver(store) {
  const sessions = new Map();
  return async (request) => {
    const known = sessions.get(request.headers.get("mcp-session-id"));
    if (known) return known.handleRequest(request);
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => crypto.randomUUID(),
      enableJsonResponse: true,
      onsessioninitialized: (id) => void sessions.set(id, transport),
      onsessionclosed: (id) => void sessions.delete(id),
    });
    await toolsOf(store).connect(transport);
    return transport.handleRequest(request);
  };
}
