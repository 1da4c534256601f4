/* machine_schemas.h: the schemas of the machines' tools, as clients read them: JSON, not C. Only machine_tools.c
 * includes it. */
#ifndef MACHINE_SCHEMAS_H
#define MACHINE_SCHEMAS_H

#define JSON(...) #__VA_ARGS__

// clang-format off
static const char schema_list_in[] = JSON({"type": "object", "properties": {}, "additionalProperties": false});

static const char schema_list_out[] = JSON({"type": "object", "properties": {
    "machines": {"type": "array", "description": "The newest tables of every name",
        "items": {"type": "object", "properties": {
        "name": {"type": "string", "description": "What fsm_create takes"},
        "version": {"type": "integer", "description": "As the spec says"},
        "hash": {"type": "string", "description": "SHA-256 of the spec: exactly these tables"},
        "states": {"type": "array", "description": "All states"},
        "events": {"type": "array", "description": "All events with their fields"},
        "effects": {"type": "array", "description": "What the machine may ask of the world"},
        "params": {"type": "array", "description": "What fsm_create may set"}},
        "required": ["name", "version", "hash"]}}},
    "required": ["machines"]});

static const char schema_create_in[] = JSON({"type": "object", "properties": {
    "machine": {"type": "string", "minLength": 1, "maxLength": 100,
        "description": "Name of the machine, from fsm_list"},
    "instance": {"type": "string", "minLength": 1, "maxLength": 128,
        "description": "Name of the new instance; one is made up if it is not given"},
    "owner": {"type": "string", "maxLength": 200,
        "description": "Who shares variables with the owner's other instances"},
    "params": {"type": "object", "description": "Values of the machine's parameters, by name"}},
    "required": ["machine"], "additionalProperties": false});

static const char schema_state_out[] = JSON({"type": "object", "properties": {
    "instance": {"type": "string", "description": "Name of the instance"},
    "machine": {"type": "string", "description": "Name of its machine"},
    "version": {"type": "integer", "description": "Version of the tables it runs on"},
    "hash": {"type": "string", "description": "Hash of the tables it runs on"},
    "owner": {"type": "string", "description": "Whom it belongs to, or nobody"},
    "state": {"type": "string", "description": "The innermost state it is in"},
    "cursor": {"type": "integer", "description": "Number of its last log entry; for expectedCursor"},
    "vars": {"type": "object", "description": "Its variables"},
    "shared": {"type": "object", "description": "The owner's variables"},
    "timers": {"type": "object", "description": "When each timer expires; null if it is not running"},
    "params": {"type": "object", "description": "Its parameters"},
    "views": {"type": "object", "description": "What the spec computes for readers"},
    "effects": {"type": "array", "description": "Of its creation: what it asks of the world"}},
    "required": ["instance", "machine", "hash", "state", "cursor"]});

static const char schema_send_in[] = JSON({"type": "object", "properties": {
    "instance": {"type": "string", "minLength": 1, "maxLength": 128, "description": "Name of the instance"},
    "event": {"type": "string", "minLength": 1, "maxLength": 200, "description": "Name of the event, from fsm_list"},
    "payload": {"type": "object", "description": "The event's fields, by name"},
    "eventId": {"type": "string", "minLength": 1, "maxLength": 128,
        "description": "Makes a repeat of this call harmless"},
    "expectedCursor": {"type": "integer", "minimum": 0,
        "description": "Refuse (CONFLICT) if the instance has moved on"},
    "call": {"type": "integer", "minimum": 0, "maximum": 4294967295,
        "description": "Number of the effect's call that this event answers"}},
    "required": ["instance", "event"], "additionalProperties": false});

static const char schema_send_out[] = JSON({"type": "object", "properties": {
    "instance": {"type": "string", "description": "Name of the instance"},
    "machine": {"type": "string", "description": "Name of its machine"},
    "cursor": {"type": "integer", "description": "Number of the log entry"},
    "event": {"type": ["string", "null"], "description": "Name of the event"},
    "eventId": {"type": ["string", "null"], "description": "As it was given"},
    "result": {"type": "string", "description": "What became of the event"},
    "from": {"type": ["string", "null"], "description": "State before"},
    "to": {"type": ["string", "null"], "description": "State after"},
    "row": {"type": ["integer", "null"], "description": "Line of the spec whose row matched"},
    "effects": {"type": "array", "description": "What the machine asks of the world"},
    "duplicate": {"type": "boolean", "description": "This eventId was here before; nothing was changed"}},
    "required": ["instance", "cursor", "result", "effects", "duplicate"]});

static const char schema_instance_in[] = JSON({"type": "object", "properties": {
    "instance": {"type": "string", "minLength": 1, "maxLength": 128, "description": "Name of the instance"}},
    "required": ["instance"], "additionalProperties": false});

static const char schema_explain_in[] = JSON({"type": "object", "properties": {
    "instance": {"type": "string", "minLength": 1, "maxLength": 128, "description": "Name of the instance"},
    "event": {"type": "string", "minLength": 1, "maxLength": 200, "description": "Name of the event, from fsm_list"},
    "payload": {"type": "object", "description": "The event's fields, by name"}},
    "required": ["instance", "event"], "additionalProperties": false});

static const char schema_explain_out[] = JSON({"type": "object", "properties": {
    "instance": {"type": "string", "description": "Name of the instance"},
    "event": {"type": "string", "description": "Name of the event"},
    "state": {"type": "string", "description": "State it is in"},
    "rows": {"type": "array", "description": "Every row that was looked at, with the first cell that fails",
        "items": {"type": "object"}},
    "result": {"type": "string", "description": "What would become of the event"},
    "to": {"type": ["string", "null"], "description": "State it would be in"},
    "row": {"type": ["integer", "null"], "description": "Line of the spec whose row would match"},
    "effects": {"type": "array", "description": "What it would ask of the world"},
    "cursor": {"type": "integer", "description": "Of the instance, unchanged"},
    "deadline": {"type": ["string", "null"], "description": "When the next timer expires"}},
    "required": ["instance", "event", "state", "rows", "result"]});

static const char schema_history_in[] = JSON({"type": "object", "properties": {
    "instance": {"type": "string", "minLength": 1, "maxLength": 128, "description": "Name of the instance"},
    "after": {"type": "integer", "minimum": 0, "description": "Only entries after this cursor"},
    "limit": {"type": "integer", "minimum": 1, "maximum": 1000, "description": "How many at most; 100 if not given"}},
    "required": ["instance"], "additionalProperties": false});

static const char schema_history_out[] = JSON({"type": "object", "properties": {
    "instance": {"type": "string", "description": "Name of the instance"},
    "cursor": {"type": "integer", "description": "Number of its last log entry"},
    "events": {"type": "array", "description": "Log entries, oldest first", "items": {"type": "object", "properties": {
        "cursor": {"type": "integer", "description": "Number of the entry"},
        "at": {"type": "string", "description": "When"}},
        "required": ["cursor", "at"]}},
    "more": {"type": "boolean", "description": "There are entries beyond the limit"}},
    "required": ["instance", "events", "more"]});

static const char schema_check_in[] = JSON({"type": "object", "properties": {
    "spec": {"type": "string", "minLength": 1, "maxLength": 65536, "description": "Text of a .fsm file"}},
    "required": ["spec"], "additionalProperties": false});

static const char schema_check_out[] = JSON({"type": "object", "properties": {
    "good": {"type": "boolean", "description": "Nothing is wrong with it"},
    "verdict": {"type": "string", "description": "In a word: proved, or what stands against it"},
    "diagnostics": {"type": "array", "description": "What is wrong, with place, code and example",
        "items": {"type": "object"}},
    "promises": {"type": "array", "description": "Every invariant and what became of it"},
    "certificate": {"type": "object", "description": "What was explored"}},
    "required": ["good", "verdict", "diagnostics"]});

static const char schema_simulate_in[] = JSON({"type": "object", "properties": {
    "spec": {"type": "string", "minLength": 1, "maxLength": 65536, "description": "Text of a .fsm file"},
    "scenario": {"type": "string", "minLength": 1, "maxLength": 65536, "description": "Text of a .scn file"}},
    "required": ["spec", "scenario"], "additionalProperties": false});

static const char schema_simulate_out[] = JSON({"type": "object", "properties": {
    "passed": {"type": "integer", "description": "Scenarios that went as expected"},
    "failed": {"type": "integer", "description": "Scenarios that did not"},
    "steps": {"type": "array", "description": "Every step of the run", "items": {"type": "object"}},
    "more": {"type": "integer", "description": "Steps left out"},
    "failures": {"type": "array", "description": "What was expected in vain", "items": {"type": "object"}},
    "diagnostics": {"type": "array", "description": "What is wrong with the texts", "items": {"type": "object"}}},
    "required": ["passed", "failed"]});
// clang-format on

#endif
