/* mcp_schema.c: are the arguments as the tool's schema wants them?
 *
 * The part of JSON Schema that our tools use; other keywords are for the client and are passed over. What is wrong is
 * told with the way to it: "`params.limit` must be an integer". */
#include <stdio.h>

#include "mcp_in.h"

struct place { /* where we are, from the inside out */
    const struct place *outer;
    const char *name; /* NULL: an index */
    size_t index;
};

struct check {
    struct json_object *root;
    char *why;
    size_t size;
};

static bool check_value(struct check *check, struct json_object *schema, struct json_object *value,
                        const struct place *place, unsigned depth);

/* ---- telling ---- */

static void write_place(struct text *to, const struct place *place)
{
    if (place->outer)
        write_place(to, place->outer);
    if (place->name)
        text_format(to, "%s%s", to->length ? "." : "", place->name);
    else if (place->outer)
        text_format(to, "[%zu]", place->index);
}

static bool fault(struct check *check, const struct place *place, const char *wants)
{
    struct text path = {0};
    write_place(&path, place);
    snprintf(check->why, check->size, "`%.200s` %s", path.length ? path.data : "arguments", wants);
    text_release(&path);
    return false;
}

/* ---- type, enum ---- */

static bool has_type(struct json_object *value, const char *type)
{
    static const struct {
        const char *name;
        enum json_type type;
    } types[] = {{"string", json_type_string}, {"integer", json_type_int}, {"boolean", json_type_boolean},
                 {"object", json_type_object}, {"array", json_type_array}, {"null", json_type_null},
                 {"number", json_type_double}, {"number", json_type_int}};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (strcmp(types[i].name, type) == 0 && json_object_is_type(value, types[i].type))
            return true;
    return false;
}

static bool check_type(struct check *check, struct json_object *type, struct json_object *value,
                       const struct place *place)
{
    char wants[160] = "must be of type ";
    size_t count = json_object_is_type(type, json_type_array) ? json_object_array_length(type) : 1;
    for (size_t i = 0; i < count; i++) {
        struct json_object *one =
            json_object_is_type(type, json_type_array) ? json_object_array_get_idx(type, i) : type;
        const char *name = json_object_get_string(one);
        if (has_type(value, name))
            return true;
        size_t length = strlen(wants);
        snprintf(wants + length, sizeof wants - length, "%s%s", i ? " or " : "", name);
    }
    return fault(check, place, wants);
}

static bool check_enum(struct check *check, struct json_object *values, struct json_object *value,
                       const struct place *place)
{
    for (size_t i = 0; i < json_object_array_length(values); i++)
        if (json_object_equal(json_object_array_get_idx(values, i), value))
            return true;
    char wants[400];
    snprintf(wants, sizeof wants, "must be one of %s", rpc_written(values));
    return fault(check, place, wants);
}

/* ---- bounds ---- */

static size_t code_points(struct json_object *value)
{
    const char *at = json_object_get_string(value);
    size_t count = 0;
    for (int i = 0; i < json_object_get_string_len(value); i++)
        count += (at[i] & 0xc0) != 0x80;
    return count;
}

/* One bound: `keyword` of the schema against a measure of the value. */
static bool check_bound(struct check *check, struct json_object *schema, const char *keyword, bool least,
                        double measure, const char *unit, const struct place *place)
{
    struct json_object *bound;
    if (!json_object_object_get_ex(schema, keyword, &bound))
        return true;
    double limit = json_object_get_double(bound);
    if (least ? measure >= limit : measure <= limit)
        return true;
    char wants[120];
    snprintf(wants, sizeof wants, "must %s at %s %.15g%s", *unit ? "have" : "be", least ? "least" : "most", limit,
             unit);
    return fault(check, place, wants);
}

static bool check_bounds(struct check *check, struct json_object *schema, struct json_object *value,
                         const struct place *place)
{
    double measure;
    switch (json_object_get_type(value)) {
    case json_type_int:
    case json_type_double:
        measure = json_object_get_double(value);
        return check_bound(check, schema, "minimum", true, measure, "", place) &&
               check_bound(check, schema, "maximum", false, measure, "", place);
    case json_type_string:
        measure = (double)code_points(value);
        return check_bound(check, schema, "minLength", true, measure, " characters", place) &&
               check_bound(check, schema, "maxLength", false, measure, " characters", place);
    case json_type_array:
        measure = (double)json_object_array_length(value);
        return check_bound(check, schema, "minItems", true, measure, " items", place) &&
               check_bound(check, schema, "maxItems", false, measure, " items", place);
    default:
        return true;
    }
}

/* ---- what is inside ---- */

static bool check_required(struct check *check, struct json_object *schema, struct json_object *value,
                           const struct place *place)
{
    struct json_object *required = rpc_member(schema, "required", json_type_array);
    for (size_t i = 0; required && i < json_object_array_length(required); i++) {
        const char *name = json_object_get_string(json_object_array_get_idx(required, i));
        if (!json_object_object_get_ex(value, name, NULL))
            return fault(check, &(struct place){place, name, 0}, "is required");
    }
    return true;
}

static bool check_extra(struct check *check, struct json_object *schema, struct json_object *value,
                        const struct place *place, unsigned depth)
{
    struct json_object *extra;
    if (!json_object_object_get_ex(schema, "additionalProperties", &extra))
        return true;
    if (json_object_is_type(extra, json_type_object))
        return check_value(check, extra, value, place, depth);
    return json_object_get_boolean(extra) || fault(check, place, "is not an argument");
}

static bool check_members(struct check *check, struct json_object *schema, struct json_object *value,
                          const struct place *place, unsigned depth)
{
    struct json_object *properties = rpc_member(schema, "properties", json_type_object), *property;
    if (!check_required(check, schema, value, place))
        return false;
    json_object_object_foreach(value, name, member)
    {
        struct place inner = {place, name, 0};
        bool good = properties && json_object_object_get_ex(properties, name, &property)
                        ? check_value(check, property, member, &inner, depth)
                        : check_extra(check, schema, member, &inner, depth);
        if (!good)
            return false;
    }
    return true;
}

static bool check_items(struct check *check, struct json_object *schema, struct json_object *value,
                        const struct place *place, unsigned depth)
{
    struct json_object *items = rpc_member(schema, "items", json_type_object);
    for (size_t i = 0; items && i < json_object_array_length(value); i++)
        if (!check_value(check, items, json_object_array_get_idx(value, i), &(struct place){place, NULL, i}, depth))
            return false;
    return true;
}

/* What "#/$defs/NAME" names; the schema itself if it is no reference. */
static struct json_object *resolve(const struct check *check, struct json_object *schema)
{
    const char *reference = rpc_text(schema, "$ref");
    if (!reference || strncmp(reference, "#/$defs/", 8) != 0)
        return schema;
    struct json_object *found =
        rpc_member(rpc_member(check->root, "$defs", json_type_object), reference + 8, json_type_object);
    return found ? found : schema;
}

/* As deep as a value can be: a reference does not make it deeper. */
static bool check_value(struct check *check, struct json_object *schema, struct json_object *value,
                        const struct place *place, unsigned depth)
{
    struct json_object *keyword;
    if (depth > CODEC_DEPTH)
        return fault(check, place, "is nested too deeply");
    schema = resolve(check, schema);
    if (json_object_object_get_ex(schema, "type", &keyword) && !check_type(check, keyword, value, place))
        return false;
    if (json_object_object_get_ex(schema, "enum", &keyword) && !check_enum(check, keyword, value, place))
        return false;
    if (!check_bounds(check, schema, value, place))
        return false;
    if (json_object_is_type(value, json_type_object))
        return check_members(check, schema, value, place, depth + 1);
    return !json_object_is_type(value, json_type_array) || check_items(check, schema, value, place, depth + 1);
}

bool schema_check(struct json_object *schema, struct json_object *value, char *why, size_t size)
{
    struct check check = {schema, why, size};
    return check_value(&check, schema, value, &(struct place){0}, 0);
}
