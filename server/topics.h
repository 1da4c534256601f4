/* topics.h: who wants to hear of what. A topic is a name; a follower is a socket. */
#ifndef TOPICS_H
#define TOPICS_H

#include <stdbool.h>
#include <stddef.h>

#include "web.h"

#define TOPICS_PER_SOCKET 1000

struct topics; /* all zero bytes is not one: topics_new */
struct topics *topics_new(void);
void topics_free(struct topics *topics);

bool topics_follow(struct topics *topics, const char *name, web_id socket); /* false: it follows too many */
void topics_leave(struct topics *topics, const char *name, web_id socket);
void topics_gone(struct topics *topics, web_id socket); /* it follows nothing any more */
/* The followers of a topic, borrowed until the next call; NULL and 0 if there are none. */
const web_id *topics_followers(const struct topics *topics, const char *name, size_t *count);

#endif
