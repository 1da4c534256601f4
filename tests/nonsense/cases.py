"""The cases of tests/nonsense/run: every() yields (name, bytes, whether the spec is right)."""
import os
import random

HEAD = "machine m version 1\n"
TAIL = "event E\nstate A initial waiting\n  ignore E\n"
COUNTER = "var n : 0..9 = 0\n"


def lines(count, form):
    """`form` with {i} and {j} = i + 1, `count` times."""
    return "".join(form.format(i=i, j=i + 1) for i in range(count))


def many(count, form, sep=", "):
    return sep.join(form.format(i=i) for i in range(count))


def row(cells, outputs):
    return "  | " + " | ".join(cells) + " || " + " | ".join(outputs) + " |\n"


def state(rows, header="| on || next | do |", before=""):
    return f"event E\nstate A initial waiting\n{before}  {header}\n{rows}"


def doing(statements):
    return state(f"  | E || stay | {statements} |\n")


def asking(question, cells=("true", "false")):
    return state("".join(f"  | E | {cell} || stay |\n" for cell in cells), f"| on | {question} || next |")


# ---- things defined by themselves, and things that grow


def decision_chain(count, call="d{j}", head="d{i}"):
    body = lines(count, f"decision {head} -> bool\n  | {call} || d{{i}} |\n  | true || true |\n  | false || false |\n")
    return body


def cycles():
    yield "a decision that reads itself", HEAD + decision_chain(1, "d0") + asking("d0"), False
    ring = decision_chain(299) + "decision d299 -> bool\n  | d0 || d299 |\n  | true || true |\n  | false || false |\n"
    yield "300 decisions in a ring", HEAD + ring + asking("d0"), False
    grows = "decision d(x: 0..99) -> bool\n  | d(x + n) || d |\n  | true || true |\n  | false || false |\n"
    yield "a decision that reads itself with a growing argument", HEAD + COUNTER + grows + asking("d(n)"), False
    table = "type k = a | b\ntable t : k\n  | k || x |\n  | a || 1 |\n  | b || 2 |\n"
    ask = asking("p", ("some", "missing"))
    yield "a pick that reads itself", HEAD + table + "pick p from t where p.x = t.x\n" + ask, False
    both = "pick p from t where d\ndecision d -> bool\n  | p || d |\n  | some || true |\n  | missing || false |\n"
    yield "a pick and a decision in a ring", HEAD + table + both + ask, False
    grows = "pick p(x: 0..99) from t where p(x + n) some\n"
    grows += asking("p(n)", ("some", "missing"))
    yield "a pick that reads itself with a growing argument", HEAD + COUNTER + table + grows, False
    yield "actions in a ring", HEAD + lines(99, "action a{i}\n  a{j}\n") + "action a99\n  a0\n" + doing("a0"), False
    yield "a type of itself", HEAD + "type t = t\nvar v : t = 1\n" + TAIL, False
    yield "types in a ring", HEAD + "type a = b\ntype b = set of a\n" + TAIL, False
    yield "constants in a ring", HEAD + "const a : 0..9 = b\nconst b : 0..9 = a\n" + TAIL, False


def chains():
    end = "decision d{i} -> bool\n  | n || d{i} |\n  | < 3 || true |\n  | >= 3 || false |\n"
    for count, right in ((8, True), (40, False), (20000, False)):
        text = HEAD + COUNTER + decision_chain(count) + end.format(i=count) + asking("d0")
        yield f"{count} decisions, each reading the next", text, right
    twice = decision_chain(30, "d{j}(x - x)", "d{i}(x: 0..9)")
    last = "decision d30(x: 0..9) -> bool\n  | x || d30 |\n  | < 3 || true |\n  | >= 3 || false |\n"
    yield "arguments that double 30 times", HEAD + COUNTER + twice + last + asking("d0(n)"), False
    for count, right in ((10, True), (20000, False)):
        text = HEAD + COUNTER + lines(count, "action a{i}\n  a{j}\n") + f"action a{count}\n  n = 1\n" + doing("a0")
        yield f"{count} actions, each calling the next", text, right
    text = HEAD + COUNTER + lines(40, "action a{i}\n  a{j}; a{j}\n") + "action a40\n  n = 1\n" + doing("a0")
    yield "40 actions, each calling the next twice", text, False
    deep = "n = " + "n - (" * 80 + "n" + ")" * 80
    yield "a difference 80 deep", HEAD + COUNTER + doing(deep), False
    flat = "n = n" + " - n" * 400
    yield "400 differences in a row", HEAD + COUNTER + doing(flat), True
    yield "499 ors", HEAD + COUNTER + TAIL + "invariant i : n = 0" + " or n = 1" * 498 + "\n", True


# ---- sizes


def wide_table(columns, rows, last=True):
    text = lines(columns, "var v{i} : 0..9 = 0\n") + "decision d -> bool\n  policy first\n"
    text += row([f"v{i}" for i in range(columns)], ["d"])
    for cells in rows:
        text += row(cells, ["true"])
    return text + (row(["-"] * columns, ["false"]) if last else "")


def sizes():
    names = many(63, "k{i}", " | ")
    text = f"type k = {names}\nvar s : set of k = {{k0, k62}}\nvar v : k = k62\n"
    yield "a set of 63 values", HEAD + text + asking("v in s"), True
    yield "a set of 64 values", HEAD + f"type k = {names} | l\nvar s : set of k = {{}}\n" + TAIL, False
    for count, right in ((64, True), (65, False)):
        ignored = TAIL.replace("ignore E", "ignore E, " + many(count, "expired t{i}"))
        yield f"{count} timers", HEAD + lines(count, "timer t{i}\n") + ignored, right
    for count, right in ((63, True), (64, False)):
        text = "decision d -> bool\n  policy collect\n  | n || d |\n" + "  | > 3 || true |\n" * count
        yield f"a collect table of {count} rows", HEAD + COUNTER + text + asking("d", ("some", "none")), right
    yield "63 columns", HEAD + wide_table(63, [["3"] * 63]) + asking("d"), True
    bounds = [["w0"] * 40, ["w1"] * 40]
    text = "var w0 : 0..9 = 0\nvar w1 : 0..9 = 0\n" + wide_table(40, bounds) + asking("d")
    yield "80 questions in one decision", HEAD + text, False
    yield "65 arguments", HEAD + f"effect F({many(65, 'x{i}: 0..9')})\n" + TAIL, False
    yield "3,000 shared variables", HEAD + lines(3000, "shared s{i} : 0..9 = 3\n") + TAIL, False
    yield "3,000 variables", HEAD + lines(3000, "var s{i} : 0..9 = 3\n") + TAIL, False
    text = f"type k = {many(1000, 'k{i}', ' | ')}\n" + lines(5, 'var t{i}[k] : text(1000000) = ""\n')
    yield "texts of 5 GB", HEAD + text + TAIL, False
    yield "a deferred queue of 65,536", HEAD + "limit deferred 65536\nevent E\nstate A initial\n  defer E\n", False
    yield "a version of 11 digits", "machine m version 99999999999\n" + TAIL, False
    ignored = "  ignore " + many(200, "E{i}") + "\n"
    states = "state S initial\n" + ignored + lines(999, "state S{i}\n" + ignored)
    yield "1,000 states and 200 events", HEAD + lines(200, "event E{i}\n") + states, True
    states = lines(1000, "state S{i} \n").replace(" \n", " initial\n", 1)
    yield "200,000 pairs without an answer", HEAD + lines(200, "event E{i}\n") + states, False
    nested = lines(99, "state S{i} initial {{\n") + "state S99 initial\n  ignore E\n" + "}\n" * 99
    yield "states 100 deep", HEAD + "event E\n" + nested, True
    yield "10 MB of comments", HEAD + "# " + "x" * 98 + "\n" + ("# " + "x" * 98 + "\n") * 100000 + TAIL, True
    yield "70,000 rows of data", HEAD + "table t\n  | a | b |\n" + lines(70000, "  | {i} | 3 |\n") + TAIL, False
    text = HEAD + "table t\n  | " + many(20, "c{i}", " | ") + " |\n" + ("  | " + many(20, "{i}", " | ") + " |\n") * 5000
    yield "100,000 cells of data", text + TAIL, False


# ---- more than anything counts to


MULTITUDE = 70000
KINDS = {
    "constants": "const x{i} : 0..99999 = {i}\n",
    "types": "type x{i} = a{i} | b{i}\n",
    "ranges": "type x{i} = 0..{i}\n",
    "events": "event x{i}\n",
    "effects": "effect x{i}\n",
    "actions": "action x{i}\n  n = 1\n",
    "decisions": "decision x{i} -> bool\n  | n || x{i} |\n  | - || true |\n",
    "views": "view x{i}(n)\n",
    "invariants": "invariant x{i} : n = n\n",
    "windows": "window x{i} : 1 in 1s\n",
    "parameters": "param x{i} : 0..9 = 3\n",
    "states": "state x{i}\n  ignore E\n",
    "tables": "table x{i}\n  | a |\n  | 1 |\n",
    "picks": "pick x{i} from t where t.a = 1\n",
}


def multitudes():
    start = HEAD + COUNTER + "table t\n  | a |\n  | 1 |\n"
    for kind, form in KINDS.items():
        yield f"{MULTITUDE} {kind}", start + lines(MULTITUDE, form) + TAIL, False
    fields = many(60, "y{i}: 0..9")
    yield "2,000 effects of 60 arguments", HEAD + lines(2000, "effect F{i}(" + fields + ")\n") + TAIL, False
    variables = lines(60, "var v{i} : 0..9 = 0\n")
    header, cells = many(60, "v{i}", " | "), many(60, "3", " | ")
    decision = "decision d{i} -> bool\n  policy first\n  | " + header + " || d{i} |\n  | " + cells + " || true |\n"
    decision += "  | " + many(60, "-", " | ") + " || false |\n"
    yield "72,000 questions", HEAD + variables + lines(1200, decision) + TAIL, False
    rows = lines(1000, "  | {i} || true |\n") + "  | - || false |\n"
    text = "var v : bool = false\ndecision d(k: 0..99999) -> bool\n  policy first\n  | k + n || d |\n" + rows
    calls = "action x\n" + lines(5000, "  v = d({i})\n")
    yield "one decision called in 5,000 ways", HEAD + COUNTER + text + doing("x") + calls, False
    act = "action act\n" + lines(20, "  n = min(n + {i}, 9)\n")
    rows = lines(200, "  | E{i} || S{i} | act |\n")
    leaves = "  state S0 initial\n" + lines(999, "  state S{j}\n")
    parent = "state P initial {\n  | on || next | do |\n" + rows + leaves + "}\n"
    yield "200 rows for 1,000 states inside", HEAD + COUNTER + lines(200, "event E{i}\n") + act + parent, True


# ---- tables that explode


def random_table(draw, rows, columns, values):
    for _ in range(rows):
        yield ["-" if draw.random() < 0.3 else str(draw.randrange(values)) for _ in range(columns)]


def explosions():
    draw = random.Random(1)
    columns, values = 8, 20
    variables = lines(columns, f"var v{{i}} : 0..{values - 1} = 0\n")
    header = [f"v{i}" for i in range(columns)]
    text = HEAD + variables
    for d in range(3):
        text += f"decision d{d} -> 0..99999\n  policy first\n" + row(header, [f"d{d}"])
        for n, cells in enumerate(random_table(draw, 10000, columns, values)):
            text += row(cells, [str(n)])
        text += row(["-"] * columns, ["0"])
    cells = [["0", "-", "-"], ["> 0", "0", "-"], ["> 0", "> 0", "-"]]
    text += "event E\nstate A initial waiting\n" + row(["on", "d0", "d1", "d2"], ["next"])
    text += "".join(row(["E"] + one, ["stay"]) for one in cells)
    yield "three tables of 10,000 rows over 8 columns of 20 values", text, True
    text = HEAD + variables + "event E\nstate A initial waiting\n  policy first\n" + row(["on"] + header, ["next"])
    for one in random_table(draw, 10000, columns, values):
        text += row(["E"] + one, ["stay"])
    yield "a state of 10,000 rows over 8 columns of 20 values", text + row(["E"] + ["-"] * columns, ["stay"]), True
    text = HEAD + "var a : 0..99999 = 0\nvar b : 0..99999 = 0\n"
    text += "decision d -> 0..9999\n  policy first\n  | a | b || d |\n"
    text += lines(4999, "  | < {i}7 | > {i}3 || {i} |\n").replace("| < 07 | > 03 |", "| < 7 | > 3 |")
    yield "a column of 5,000 bounds", text + "  | - | - || 0 |\n" + asking("d", ("< 5", ">= 5")), True
    flags = [["true" if i in (r, r + 24) else "-" for i in range(48)] for r in range(24)]
    text = HEAD + lines(48, "var v{i} : bool = false\n") + "decision d -> bool\n  policy first\n"
    text += row([f"v{i}" for i in range(48)], ["d"]) + row(["true"] * 48, ["true"])
    text += "".join(row(cells, ["true"]) for cells in flags) + row(["-"] * 48, ["false"])
    yield "24 pairs of flags in the worst order", text + asking("d"), True


# ---- odd combinations


def odd():
    """The specs of odd.txt, which are short enough to be written down."""
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "odd.txt"), encoding="utf-8") as file:
        blocks = file.read().split("\n=== ")
    for block in blocks[1:]:
        title, _, text = block.partition("\n")
        verdict, _, name = title.partition(": ")
        yield name, HEAD + text.rstrip("\n") + "\n", verdict == "right"


def every():
    """All cases, in order."""
    for family in (cycles, chains, sizes, multitudes, explosions, odd):
        for name, text, right in family():
            yield name, text.encode(), right
    fine = HEAD + TAIL
    yield "carriage returns", fine.replace("\n", "\r\n").encode(), True
    yield "a byte order mark", b"\xef\xbb\xbf" + fine.encode(), True
    yield "no newline at the end", fine.rstrip("\n").encode(), True
    yield "a NUL in a comment", fine.encode() + b"# \0\n", False
