/* config.h: what the server was told: options, then environment, then .env, then defaults. */
#ifndef CONFIG_H
#define CONFIG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct config {
    const char *host;              /* HOST, 127.0.0.1 */
    uint16_t port;                 /* PORT, 3000; 0: any */
    const char *data_dir;          /* DATA_DIR, ./data; made if it is not there */
    const char *token;             /* FSMD_TOKEN; needed off loopback */
    const char **origins, **hosts; /* ALLOWED_ORIGINS, ALLOWED_HOSTS: with commas; NULL at the end */
    bool log_json;                 /* LOG=text|json */
    int log_level;                 /* LOG_LEVEL=debug|info|warn|error */
    bool normal;                   /* SYNC=full|normal */
    int64_t instances_max, connections_max, sessions_max, rate_max, body_max, message_max, queue_max; /* MAX_… */
    bool machines_only, conformance, dev; /* --machines-only --conformance --dev */
    const char **machines;                /* --machine FILE, again and again; NULL at the end */
};

/* Reads `.env` in the working directory (lines NAME=VALUE, quotes, # comments; what the environment has already wins).
 * On false, `why` names every variable at fault, one a line. Strings live as long as the program. */
bool config_read(struct config *config, const char *env_file, char *why, size_t size);
/* As `NAME=value` lines, the token shown as set or not: for --check-config. */
void config_print(const struct config *config);

#endif
