/* mcp_answer.c: how an answer is made and where it goes: to its own request, or into the array it came in. */
#include <stdio.h>

#include "mcp_in.h"

/* Members that every result of the stateless era has come first, so that the rest may be empty. */
void answer_write(struct mcp *mcp, struct text *to, const char *id, bool modern, const char *members, size_t length)
{
    text_put(to, "{\"jsonrpc\":\"2.0\",\"id\":");
    text_put(to, id);
    text_put(to, ",\"result\":{");
    if (modern) {
        if (!length || strncmp(members, "\"resultType\":", 13) != 0)
            text_put(to, "\"resultType\":\"complete\",");
        text_put(to, "\"_meta\":{\"" MCP_META "serverInfo\":");
        text_bytes(to, mcp->info.data, mcp->info.length);
        text_put(to, length ? "}," : "}");
    }
    text_bytes(to, members, length);
    text_put(to, "}}");
}

void error_write(struct text *to, const char *id, int code, const char *message, const char *data)
{
    text_put(to, "{\"jsonrpc\":\"2.0\",\"id\":");
    text_put(to, id);
    text_put(to, ",\"error\":{\"code\":");
    text_integer(to, code);
    text_put(to, ",\"message\":");
    text_json(to, message);
    if (data) {
        text_put(to, ",\"data\":");
        text_put(to, data);
    }
    text_put(to, "}}");
}

void batch_leave(struct batch *batch)
{
    if (--batch->waiting)
        return;
    if (batch->answers.length) {
        text_char(&batch->answers, ']');
        web_respond(batch->request, 200, "application/json", NULL, batch->answers.data, batch->answers.length);
    } else {
        web_respond(batch->request, 202, NULL, NULL, NULL, 0);
    }
    text_release(&batch->answers);
    free(batch);
}

void answer_deliver(web_id request, struct batch *batch, int status, const struct text *answer)
{
    if (!batch) {
        web_respond(request, status, "application/json", NULL, answer->data, answer->length);
        return;
    }
    text_char(&batch->answers, batch->answers.length ? ',' : '[');
    text_bytes(&batch->answers, answer->data, answer->length);
    batch_leave(batch);
}

void exchange_result(const struct exchange *x, const char *members, size_t length)
{
    struct text *to = &x->mcp->answer;
    to->length = 0;
    answer_write(x->mcp, to, x->rpc->id, x->modern, members, length);
    answer_deliver(x->web->id, x->batch, 200, to);
}

void exchange_error(const struct exchange *x, int status, int code, const char *message, const char *data)
{
    struct text *to = &x->mcp->answer;
    to->length = 0;
    error_write(to, x->rpc->id, code, message, data);
    answer_deliver(x->web->id, x->batch, status, to);
}

void exchange_refuse(struct mcp *mcp, web_id request, int status, int code, const char *message)
{
    mcp->answer.length = 0;
    error_write(&mcp->answer, "null", code, message, NULL);
    answer_deliver(request, NULL, status, &mcp->answer);
}

void exchange_refuse_method(web_id request, const char *allow)
{
    static const char message[] = "{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32000,\"message\":"
                                  "\"Method not allowed\"}}";
    char extra[64];
    snprintf(extra, sizeof extra, "Allow: %s\r\n", allow);
    web_respond(request, 405, "application/json", extra, message, sizeof message - 1);
}
