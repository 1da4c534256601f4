/* grammar.y: one line of a .fsm file is one sentence; its end is the end of input.
 *
 * The actions only build nodes as ast.h describes them. Words of tokens.def marked SOFT are names
 * wherever a name is asked for. No precedence is declared: or, and, not, comparison, sum and postfix are
 * levels of the grammar, so that a conflict is a mistake here and fails the build. */

%name grammar_
%token_prefix TOKEN_
%token_type {struct token}
%default_type {struct node *}
%extra_context {struct parse *parse}
%stack_size 2000
%start_symbol sentence

%include {
#include <assert.h>
#include <string.h>

#include "syntax.h"

#define YYNOERRORRECOVERY 1 /* a line that is wrong is given up whole; see parse.c */

#define NODE(kind, token) syntax_node(parse, NODE_##kind, token)
#define NAMED(kind, token) syntax_named(parse, NODE_##kind, token)
#define WORDED(kind, token, text) syntax_worded(parse, NODE_##kind, token, text)
#define ABSENT(near) node_new(parse->arena, NODE_NONE, (near)->at, NULL)
#define PARAMS(list, near) syntax_params(list, near)
#define LIST(first) syntax_list(parse, first)
#define ADD2(node, a, b) node_add(node_add(node, a), b)
#define ADD3(node, a, b, c) node_add(ADD2(node, a, b), c)
}

%syntax_error { parse->refused = true; }
%stack_overflow { parse->too_deep = true; }

sentence ::= line(A). { parse->line = A; }

/* ---- names ---- */

%type name {struct token}
name(A) ::= NAME(A).
name(A) ::= AT(A).
name(A) ::= BY(A).
name(A) ::= ENV(A).
name(A) ::= EVERY(A).
name(A) ::= FIRST(A).
name(A) ::= FROM(A).
name(A) ::= LAST(A).
name(A) ::= LATEST(A).
name(A) ::= LIMIT(A).
name(A) ::= OFFSET(A).
name(A) ::= ONCE(A).
name(A) ::= ORDER(A).
name(A) ::= PROMPT(A).
name(A) ::= QUEUE(A).
name(A) ::= REFILL(A).
name(A) ::= VERSION(A).
name(A) ::= WHERE(A).
name(A) ::= WINDOW(A).

names(A) ::= name(B). { A = LIST(NAMED(NAME, B)); }
names(A) ::= names(A) COMMA name(B). { node_add(A, NAMED(NAME, B)); }

/* ---- declarations ---- */

line(A) ::= MACHINE name(B). { A = NAMED(MACHINE, B); A->value = 1; }
line(A) ::= MACHINE name(B) VERSION INT(C). {
    A = NAMED(MACHINE, B);
    A->value = syntax_literal(parse, C)->value;
    syntax_until(A, C);
}

line(A) ::= TYPE name(B) EQ type(C). { A = node_add(NAMED(TYPE_DEF, B), C); }
line(A) ::= CONST name(B) COLON type(C) EQ expr(D). { A = ADD2(NAMED(CONST, B), C, D); }
line(A) ::= PARAM name(B) COLON type(C) EQ expr(D). { A = ADD3(NAMED(PARAM, B), C, D, ABSENT(D)); }
line(A) ::= PARAM name(B) COLON type(C) EQ expr(D) ENV name(E). { A = ADD3(NAMED(PARAM, B), C, D, NAMED(NAME, E)); }
line(A) ::= VAR name(B) COLON type(C) EQ expr(D). { A = NAMED(VAR, B); ADD3(A, ABSENT(A), C, D); }
line(A) ::= VAR name(B) index(C) COLON type(D) EQ expr(E). { A = ADD3(NAMED(VAR, B), C, D, E); }
line(A) ::= SHARED name(B) COLON type(C) EQ expr(D). { A = ADD2(ADD2(NAMED(SHARED, B), C, D), ABSENT(D), ABSENT(D)); }
line(A) ::= SHARED name(B) COLON type(C) EQ expr(D) REFILL EVERY expr(E). {
    A = ADD2(ADD2(NAMED(SHARED, B), C, D), E, ABSENT(E));
}
line(A) ::= SHARED name(B) COLON type(C) EQ expr(D) REFILL EVERY expr(E) OFFSET expr(F). {
    A = ADD2(ADD2(NAMED(SHARED, B), C, D), E, F);
}

line(A) ::= TIMER timers(B). { A = B; A->kind = NODE_FILE; }
timers(A) ::= name(B). { A = LIST(NAMED(TIMER, B)); }
timers(A) ::= timers(A) COMMA name(B). { node_add(A, NAMED(TIMER, B)); }

line(A) ::= WINDOW name(B) COLON sum(C) IN sum(D). { A = ADD2(NAMED(WINDOW, B), C, D); }
line(A) ::= LIMIT name(B) sum(C). { A = node_add(NAMED(LIMIT, B), C); }
line(A) ::= VIEW name(B) args(C). { A = syntax_turn(C, NODE_VIEW, NAMED(NAME, B)); }

index(A) ::= LBRACKET name(B) RBRACKET(C). { A = syntax_until(NAMED(NAME, B), C); }

field(A) ::= name(B). { A = NAMED(FIELD, B); ADD2(A, ABSENT(A), ABSENT(A)); }
field(A) ::= indexed(A).
field(A) ::= typed(A).
indexed(A) ::= name(B) index(C). { A = ADD2(NAMED(FIELD, B), C, ABSENT(C)); }
typed(A) ::= name(B) COLON type(C). { A = NAMED(FIELD, B); ADD2(A, ABSENT(A), C); }
typed(A) ::= name(B) index(C) COLON type(D). { A = ADD2(NAMED(FIELD, B), C, D); }

fields(A) ::= field(B). { A = LIST(B); }
fields(A) ::= fields(A) COMMA field(B). { node_add(A, B); }

params(A) ::= . { A = LIST(NULL); }
params(A) ::= LPAREN RPAREN(B). { A = syntax_until(LIST(NULL), B); }
params(A) ::= LPAREN fields(B) RPAREN(C). { A = syntax_until(B, C); }

line(A) ::= EVENT event(B). { A = B; }
event(A) ::= name(B) params(C). { A = syntax_turn(C, NODE_EVENT, NAMED(NAME, B)); }

line(A) ::= EFFECT name(B) params(C). { A = NAMED(EFFECT, B); ADD2(A, PARAMS(C, B), ABSENT(A)); }
line(A) ::= EFFECT name(B) params(C) CALLS calls(D). { A = ADD2(NAMED(EFFECT, B), PARAMS(C, B), D); }
calls(A) ::= PROMPT name(B) mode(C) ARROW event(D). {
    A = ADD2(syntax_turn(C, NODE_CALLS, NAMED(NAME, B)), D, ABSENT(D));
}
calls(A) ::= PROMPT name(B) mode(C) ARROW event(D) ELSE event(E). {
    A = ADD2(syntax_turn(C, NODE_CALLS, NAMED(NAME, B)), D, E);
}
mode(A) ::= ONCE(B). { A = LIST(NAMED(NAME, B)); node_add(A, ABSENT(A->kid)); }
mode(A) ::= LATEST(B). { A = LIST(NAMED(NAME, B)); node_add(A, ABSENT(A->kid)); }
mode(A) ::= QUEUE(B). { A = LIST(NAMED(NAME, B)); node_add(A, ABSENT(A->kid)); }
mode(A) ::= QUEUE(B) bound(C). { A = node_add(LIST(NAMED(NAME, B)), C); }

line(A) ::= DECISION name(B) params(C) ARROW outputs(D). {
    A = NAMED(DECISION, B);
    ADD3(A, PARAMS(C, B), syntax_turn(D, NODE_OUTPUTS, NULL), ABSENT(A));
}
outputs(A) ::= type(B). { A = ADD2(WORDED(FIELD, (struct token){.at = B->at}, NULL), ABSENT(B), B); A = LIST(A); }
outputs(A) ::= typed(B). { A = LIST(B); }
outputs(A) ::= indexed(B). { A = LIST(B); }
outputs(A) ::= field(B) COMMA fields(C). { C->kid = (B->next = C->kid, B); A = C; }

line(A) ::= PICK name(B) params(C) FROM name(D) WHERE expr(E). {
    A = ADD2(ADD2(NAMED(PICK, B), PARAMS(C, B), NAMED(NAME, D)), E, ABSENT(E));
}
line(A) ::= PICK name(B) params(C) FROM name(D) WHERE expr(E) ORDER BY expr(F). {
    A = ADD2(ADD2(NAMED(PICK, B), PARAMS(C, B), NAMED(NAME, D)), E, F);
}

line(A) ::= TABLE name(B). { A = NAMED(TABLE, B); node_add(A, ABSENT(A)); }
line(A) ::= TABLE name(B) COLON name(C). { A = node_add(NAMED(TABLE, B), NAMED(NAME, C)); }

line(A) ::= ACTION name(B) params(C). { A = NAMED(ACTION, B); ADD2(A, PARAMS(C, B), WORDED(BLOCK, B, NULL)); }

/* ---- types ---- */

type(A) ::= base(A).
type(A) ::= base(B) OPTIONAL(C). { A = node_add(NODE(OPTIONAL, C), B); }
base(A) ::= element(A).
base(A) ::= SET(B) OF element(C). { A = node_add(NODE(SET_OF, B), C); }
base(A) ::= LIST(B) OF element(C). { A = node_add(NODE(LIST_OF, B), C); }
element(A) ::= bound(A).
element(A) ::= choice(A).
element(A) ::= bound(B) DOTS(C) bound(D). { A = ADD2(NODE(SPAN, C), B, D); }
choice(A) ::= bound(B) PIPE bound(C). { A = LIST(B); A->kind = NODE_CHOICE; A->at = B->at; node_add(A, C); }
choice(A) ::= choice(A) PIPE bound(B). { node_add(A, B); }
bound(A) ::= number(A).
bound(A) ::= MINUS(B) number(C). { A = syntax_unary(parse, OP_NEG, B, C); }
bound(A) ::= name(B). { A = syntax_id(parse, B, false); }
bound(A) ::= name(B) args(C). { A = syntax_turn(C, NODE_CALL, NAMED(NAME, B)); }

number(A) ::= INT(B). { A = syntax_literal(parse, B); }
number(A) ::= DECIMAL(B). { A = syntax_literal(parse, B); }
number(A) ::= DURATION(B). { A = syntax_literal(parse, B); }

/* ---- states ---- */

line(A) ::= STATE name(B) flags(C). { A = NAMED(STATE, B); C->at = A->at; node_add(A, C); }
line(A) ::= STATE name(B) flags(C) LBLOCK(D). {
    A = NAMED(STATE, B);
    C->at = A->at;
    syntax_until(node_add(A, C), D);
    A->value = 1;
}
line(A) ::= RBLOCK(B). { A = NODE(NONE, B); }
flags(A) ::= . { A = LIST(NULL); A->kind = NODE_FLAGS; }
flags(A) ::= flags(A) INITIAL(B). { node_add(A, NAMED(NAME, B)); }
flags(A) ::= flags(A) FINAL(B). { node_add(A, NAMED(NAME, B)); }
flags(A) ::= flags(A) WAITING(B). { node_add(A, NAMED(NAME, B)); }

line(A) ::= ENTER(B) statements(C). { A = node_add(NODE(ENTER, B), C); }
line(A) ::= EXIT(B) statements(C). { A = node_add(NODE(EXIT, B), C); }
line(A) ::= IGNORE(B) triggers(C). { A = syntax_turn(C, NODE_IGNORE, NODE(NAME, B)); }
line(A) ::= DEFER(B) triggers(C). { A = syntax_turn(C, NODE_DEFER, NODE(NAME, B)); }
line(A) ::= REJECT(B) triggers(C). { A = syntax_turn(C, NODE_REJECT, NODE(NAME, B)); }
line(A) ::= POLICY name(B). { A = NAMED(POLICY, B); }
line(A) ::= POLICY ANY(B). { A = NAMED(POLICY, B); }

triggers(A) ::= trigger(B). { A = LIST(B); }
triggers(A) ::= triggers(A) COMMA trigger(B). { node_add(A, B); }
trigger(A) ::= name(B). { A = NAMED(NAME, B); }
trigger(A) ::= EXPIRED name(B). { A = NAMED(EXPIRED, B); }

/* ---- promises ---- */

line(A) ::= INVARIANT name(B) COLON claim(C). { A = syntax_turn(C, NODE_INVARIANT, NAMED(NAME, B)); }
line(A) ::= ASSUME name(B) COLON claim(C). { A = syntax_turn(C, NODE_ASSUME, NAMED(NAME, B)); }
line(A) ::= REACHABLE name(B) COLON claim(C). { A = syntax_turn(C, NODE_REACHABLE, NAMED(NAME, B)); }
claim(A) ::= expr(B). {
    A = LIST(node_new(parse->arena, NODE_NAME, B->at, "always"));
    ADD2(A, node_new(parse->arena, NODE_TRIGGERS, B->at, NULL), B);
}
claim(A) ::= NEVER(B) expr(C). { A = LIST(NAMED(NAME, B)); ADD2(A, NODE(TRIGGERS, B), C); }
claim(A) ::= ON EMIT(B) names(C) COLON expr(D). {
    A = LIST(NAMED(NAME, B));
    ADD2(A, syntax_turn(C, NODE_TRIGGERS, NULL), D);
}
claim(A) ::= ON EVENT(B) triggers(C) COLON expr(D). {
    A = LIST(NAMED(NAME, B));
    ADD2(A, syntax_turn(C, NODE_TRIGGERS, NULL), D);
}
claim(A) ::= ON REFILL(B) names(C) COLON expr(D). {
    A = LIST(NAMED(NAME, B));
    ADD2(A, syntax_turn(C, NODE_TRIGGERS, NULL), D);
}

/* ---- rows ---- */

line(A) ::= BAR(B) cells(C) BAR(D). {
    A = syntax_until(syntax_turn(C, NODE_ROW, NODE(NAME, B)), D);
    A->value = node_count(C);
}
line(A) ::= BAR(B) both(C) BAR(D). { A = syntax_until(syntax_turn(C, NODE_ROW, NODE(NAME, B)), D); }
both(A) ::= cells(A) BARS cell(B). { A->value = node_count(A); node_add(A, B); }
both(A) ::= both(A) BAR cell(B). { node_add(A, B); }
cells(A) ::= cell(B). { A = LIST(B); }
cells(A) ::= cells(A) BAR cell(B). { node_add(A, B); }

cell(A) ::= MINUS(B). { A = node_add(NODE(CELL, B), NODE(DASH, B)); }
cell(A) ::= DO_CELL MINUS(B). { A = node_add(NODE(CELL, B), NODE(DASH, B)); }
cell(A) ::= DO_CELL statements(B). { A = node_add(node_new(parse->arena, NODE_CELL, B->at, NULL), B); }
cell(A) ::= lone(B). { A = node_add(NODE(CELL, B), NAMED(KEYWORD, B)); }
cell(A) ::= HISTORY(B) name(C). { A = node_add(NODE(CELL, B), node_add(NAMED(GO, B), NAMED(NAME, C))); }
cell(A) ::= RESUME(B) name(C). { A = node_add(NODE(CELL, B), node_add(NAMED(GO, B), NAMED(NAME, C))); }
cell(A) ::= tests(A). { A->kind = NODE_CELL; A->at = A->kid->at; }
tests(A) ::= test(B). { A = LIST(B); }
tests(A) ::= tests(A) COMMA test(B). { node_add(A, B); }
test(A) ::= expr(A).
test(A) ::= compare(B) sum(C). { A = node_add(NODE(TEST, B), C); A->op = syntax_op(B); }
test(A) ::= IN(B) sum(C). { A = node_add(NODE(TEST, B), C); A->op = OP_IN; }
test(A) ::= sum(B) DOTS(C) sum(D). { A = ADD2(NODE(SPAN, C), B, D); }
test(A) ::= NOT(B) compare(C) sum(D). { A = node_add(NODE(TEST, C), D); A->op = syntax_op(C); A = syntax_unary(parse, OP_NOT, B, A); }
test(A) ::= NOT(B) IN(C) sum(D). { A = node_add(NODE(TEST, C), D); A->op = OP_IN; A = syntax_unary(parse, OP_NOT, B, A); }
test(A) ::= NOT(B) sum(C) DOTS(D) sum(E). { A = syntax_unary(parse, OP_NOT, B, ADD2(NODE(SPAN, D), C, E)); }
test(A) ::= EXPIRED name(B). { A = NAMED(EXPIRED, B); }

%type lone {struct token}
lone(A) ::= ON(A).
lone(A) ::= NEXT(A).
lone(A) ::= DO(A).
lone(A) ::= STAY(A).
lone(A) ::= DEFER(A).
lone(A) ::= REJECT(A).
lone(A) ::= IGNORE(A).
lone(A) ::= ALWAYS(A).

/* ---- statements ---- */

line(A) ::= statements(A).
statements(A) ::= statement(B). { A = LIST(B); A->kind = NODE_BLOCK; A->at = B->at; }
statements(A) ::= statements(A) SEMICOLON statement(B). { node_add(A, B); }

statement(A) ::= name(B) EQ(C) expr(D). { A = ADD2(NODE(ASSIGN, C), syntax_id(parse, B, false), D); }
statement(A) ::= name(B) LBRACKET expr(C) RBRACKET(D) EQ(E) expr(F). {
    A = syntax_until(ADD2(NODE(INDEX, B), syntax_id(parse, B, false), C), D);
    A = ADD2(NODE(ASSIGN, E), A, F);
}
statement(A) ::= EMIT name(B) args_if_any(C). { A = syntax_turn(C, NODE_EMIT, NAMED(NAME, B)); }
statement(A) ::= START name(B) FOR expr(C). { A = node_add(NAMED(START, B), C); }
statement(A) ::= START name(B) AT expr(C). { A = node_add(NAMED(START, B), C); A->op = 1; }
statement(A) ::= STOP name(B). { A = NAMED(STOP, B); }
statement(A) ::= APPLY name(B) args_if_any(C). { A = syntax_turn(C, NODE_APPLY, NAMED(NAME, B)); }
statement(A) ::= MARK name(B). { A = NAMED(MARK, B); }
statement(A) ::= HISTORY name(B) EQ name(C). { A = node_add(NAMED(SET_HISTORY, B), NAMED(NAME, C)); }
statement(A) ::= name(B) args_if_any(C). { A = syntax_turn(C, NODE_DO, NAMED(NAME, B)); }

/* ---- expressions ---- */

expr(A) ::= conjunction(A).
expr(A) ::= expr(B) OR(C) conjunction(D). { A = syntax_binary(parse, OP_OR, C, B, D); }
conjunction(A) ::= negation(A).
conjunction(A) ::= conjunction(B) AND(C) negation(D). { A = syntax_binary(parse, OP_AND, C, B, D); }
negation(A) ::= comparison(A).
negation(A) ::= NOT(B) negation(C). { A = syntax_unary(parse, OP_NOT, B, C); }

comparison(A) ::= sum(A).
comparison(A) ::= sum(B) compare(C) sum(D). { A = syntax_binary(parse, syntax_op(C), C, B, D); }
comparison(A) ::= sum(B) IN(C) sum(D). { A = syntax_binary(parse, OP_IN, C, B, D); }
comparison(A) ::= sum(B) standing(C). { A = syntax_postfix(parse, NAMED(IS, C), B); }
comparison(A) ::= sum(B) IS standing(C). { A = syntax_postfix(parse, NAMED(IS, C), B); }
comparison(A) ::= sum(B) IS FIRST(C). { A = syntax_postfix(parse, NAMED(IS, C), B); }
comparison(A) ::= sum(B) IS LAST(C). { A = syntax_postfix(parse, NAMED(IS, C), B); }
comparison(A) ::= fold(B) path(C) compare(D) sum(E). { A = ADD2(NAMED(FOLD, B), C, E); A->op = syntax_op(D); }
comparison(A) ::= LIST(B) postfix(C). { A = node_add(NODE(LIST, B), C); }
comparison(A) ::= EMITTED name(B). { A = NAMED(EMITTED, B); }
comparison(A) ::= EMITTED ANY(B). { A = NAMED(EMITTED, B); }

%type compare {struct token}
compare(A) ::= EQ(A).
compare(A) ::= NE(A).
compare(A) ::= LT(A).
compare(A) ::= LE(A).
compare(A) ::= GT(A).
compare(A) ::= GE(A).

%type standing {struct token}
standing(A) ::= RUNNING(A).
standing(A) ::= STOPPED(A).
standing(A) ::= MISSING(A).
standing(A) ::= SOME(A).
standing(A) ::= NONE(A).

%type fold {struct token}
fold(A) ::= ALL(A).
fold(A) ::= ANY(A).
fold(A) ::= COUNT(A).
path(A) ::= name(B). { A = syntax_id(parse, B, false); }
path(A) ::= BEFORE(B) DOT member(C). { A = node_add(NAMED(DOT, C), syntax_id(parse, B, true)); }
path(A) ::= path(B) DOT member(C). { A = syntax_postfix(parse, NAMED(DOT, C), B); }

sum(A) ::= term(A).
sum(A) ::= sum(B) PLUS(C) term(D). { A = syntax_binary(parse, OP_ADD, C, B, D); }
sum(A) ::= sum(B) MINUS(C) term(D). { A = syntax_binary(parse, OP_SUB, C, B, D); }
term(A) ::= postfix(A).
term(A) ::= MINUS(B) term(C). { A = syntax_unary(parse, OP_NEG, B, C); }

postfix(A) ::= primary(A).
postfix(A) ::= postfix(B) DOT member(C). { A = syntax_postfix(parse, NAMED(DOT, C), B); }
postfix(A) ::= postfix(B) LBRACKET(C) expr(D) RBRACKET(E). {
    A = syntax_until(node_add(syntax_postfix(parse, NODE(INDEX, C), B), D), E);
}
postfix(A) ::= BEFORE(B) DOT member(C). { A = node_add(NAMED(DOT, C), syntax_id(parse, B, true)); }

%type member {struct token}
member(A) ::= name(A).
member(A) ::= STATE(A).

primary(A) ::= number(A).
primary(A) ::= STRING(B). { A = syntax_literal(parse, B); }
primary(A) ::= name(B). { A = syntax_id(parse, B, false); }
primary(A) ::= name(B) args(C). { A = syntax_turn(C, NODE_CALL, NAMED(NAME, B)); }
primary(A) ::= COUNT(B) args(C). { A = syntax_turn(C, NODE_CALL, NAMED(NAME, B)); }
primary(A) ::= LPAREN expr(B) RPAREN(C). { A = syntax_until(B, C); }
primary(A) ::= LSET(B) RSET(C). { A = syntax_until(NODE(EMPTY_SET, B), C); }
primary(A) ::= LSET(B) exprs(C) RSET(D). { A = syntax_until(syntax_turn(C, NODE_EMPTY_SET, NODE(NAME, B)), D); }
primary(A) ::= STATE(B). { A = syntax_id(parse, B, true); }
primary(A) ::= NOW(B). { A = syntax_id(parse, B, true); }
primary(A) ::= TRUE(B). { A = syntax_id(parse, B, true); }
primary(A) ::= FALSE(B). { A = syntax_id(parse, B, true); }
primary(A) ::= standing(B). { A = syntax_id(parse, B, true); }

args(A) ::= LPAREN RPAREN(B). { A = syntax_until(LIST(NULL), B); }
args(A) ::= LPAREN exprs(B) RPAREN(C). { A = syntax_until(B, C); }
args_if_any(A) ::= . { A = LIST(NULL); }
args_if_any(A) ::= args(A).
exprs(A) ::= expr(B). { A = LIST(B); }
exprs(A) ::= exprs(A) COMMA expr(B). { node_add(A, B); }

%code {
size_t grammar_size(void)
{
    return sizeof(yyParser);
}

int grammar_kinds(void)
{
    return YYNTOKEN;
}

/* Whether the sentence so far may go on with `kind`: the parser's own moves, on a copy of its stack. */
bool grammar_accepts(void *grammar, int kind)
{
    const yyParser *parser = grammar;
    YYACTIONTYPE stack[YYSTACKDEPTH + 1], action;
    int top = (int)(parser->yytos - parser->yystack);

    for (int i = 0; i <= top; i++)
        stack[i] = parser->yystack[i].stateno;
    action = stack[top];
    for (;;) {
        int rule;

        action = yy_find_shift_action((YYCODETYPE)kind, action);
        if (action < YY_MIN_REDUCE)
            return action != YY_ERROR_ACTION && action != YY_NO_ACTION;
        rule = action - YY_MIN_REDUCE;
        top += yyRuleInfoNRhs[rule];
        action = yy_find_reduce_action(stack[top], yyRuleInfoLhs[rule]);
        if (top + 1 > YYSTACKDEPTH)
            return false;
        stack[++top] = action;
    }
}
}
