/* domain.h: from a written type to the values it has. Used while a spec is read. */
#ifndef ORACLE_DOMAIN_H
#define ORACLE_DOMAIN_H

#include "spec.h"

struct domain domain_make(enum value_kind kind, int64_t lo, int64_t hi);
struct domain domain_named(const struct enumeration *names);
struct domain domain_word(struct spec *spec, const char *name);
/* The domain written at `node`; a choice of names becomes an enumeration called `name`. */
struct domain domain_of(struct spec *spec, const struct node *node, const char *name);

const struct enumeration *enumeration_add(struct spec *spec, const char *name, unsigned count, const char **name_of);
const struct enumeration *enumeration_named(const struct spec *spec, const char *name);

const struct node *literal_of(const struct node *node); /* without its sign */
/* A literal, perhaps with a sign, or a constant's name. */
int64_t literal_value(const struct spec *spec, const struct node *node);

#endif
