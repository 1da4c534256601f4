/* machine_tools.h: machines as tools of MCP: what the messages of wire.h do, asked for by a model.
 *
 * A call that reads or changes an instance is answered after the turn's commit, as everywhere. */
#ifndef MACHINE_TOOLS_H
#define MACHINE_TOOLS_H

#include "catalog.h"
#include "engine.h"
#include "mcp.h"

struct machine_tools; /* the context of the tools: for mcp_options.context */

struct machine_tools *machine_tools_new(struct engine *engine, struct catalog *catalog);
void machine_tools_free(struct machine_tools *tools);

/* fsm_list, fsm_create, fsm_send, fsm_state, fsm_explain, fsm_history, fsm_check, fsm_simulate. */
const struct mcp_tool *machine_tools_table(size_t *count);

#endif
