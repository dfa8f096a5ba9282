import fc from "fast-check";
import { expect, test } from "vitest";
import { describe, placeOf } from "../../../../kernel/index.ts";
import { law } from "../../../../testing/seeds.ts";
import { coreAdd } from "../../../../testing/symbolic/core-add.ts";
import { printCore } from "../../../../testing/symbolic/print-core.ts";
import { type CoreSource, type Expression, parseCore, readCore, type Statement } from "./index.ts";

/** Read and printed: shows what was understood. */
function echo(text: string): string {
  const read = parseCore("a.core", text);
  return read.ok
    ? printCore(read.value, "ascii").trim().replaceAll("\n", " ")
    : read.errors.map((error) => describe(error)).join("\n");
}

test.each([
  ["an assignment", "x := 3;", "x := 3;"],
  ["a load", "x := y.next.next;", "x := y.next.next;"],
  ["a store", "x.next.val := y.val+1;", "x.next.val := y.val + 1;"],
  ["constants", "a:=true; b:=false; c:=null; d:=-7;", "a := true; b := false; c := null; d := -7;"],
  ["goto", "goto 1+2*3;", "goto 1 + 2 * 3;"],
  ["an assertion", "assert x>=0;", "assert x >= 0;"],
  ["if", "if x=y then goto A else goto 7;", "if x == y then goto A else goto 7;"],
  ["an allocation", "x := new node(a, b.next);", "x := new node(a, b.next);"],
  ["an allocation of nothing", "x := new unit();", "x := new unit();"],
  ["free", "free x;", "free x;"],
  ["labels", "A: B: x := 1; goto A; end:", "A: B: x := 1; goto A; end:"],
  ["numbers of statements", "1: x := 1; 2: goto 1;", "x := 1; goto 1;"],
  ["data and inputs", "data c { int f; c g; } input c x, int n;", "data c { int f; c g; } input c x, int n;"],
  ["precedence", "x := a||b&&c==d<e+f*-g;", "x := a || b && c == d < e + f * -g;"],
  ["parentheses that matter", "x := (a-(b-c))*d;", "x := (a - (b - c)) * d;"],
  ["parentheses that do not", "x := ((a*b)+(c));", "x := a * b + c;"],
  ["unary operators", "x := !(a == b) && !c; y := -(-1) - -(z);", "x := !(a == b) && !c; y := -(-1) - -z;"],
  ["Unicode", "x ≔ ¬a ∧ b ≠ c ∨ d ≤ e ∧ f ≥ g;", "x := !a && b != c || d <= e && f >= g;"],
  ["other ways to write", "x := a /\\ b \\/ c; y := d × e ÷ f − g;", "x := a && b || c; y := d * e / f - g;"],
  ["semicolons that end nothing", ";; data c { c g; };; x := 1;;", "data c { c g; } x := 1;"],
  ["comments", "x := 1; // one\n/* two */ y := 2;", "x := 1; y := 2;"],
])("the reader understands %s", (_, text, expected) => expect(echo(text)).toBe(expected));

const node = "data node { int val; node next; }\ninput node x, int n;\n";

test.each([
  ["x = 5;", "3:3", "found “=”, expected “:=”"],
  ["x := ;", "3:6", "found “;”, expected a number, true"],
  ["x := x", "3:7", "found the end of the text, expected “;” or an operator"],
  ["x := (x;", "3:8", "expected “)” or an operator"],
  ["n := new node(1, x).val;", "3:20", "found “.”, expected “;”"],
  ["n := 1 + new node(1, x);", "3:10", "expressions have no effects"],
  ["if n > 0 goto 1;", "3:10", "expected “then”"],
  ["if n > 0 then 1 else goto 1;", "3:15", "expected “goto” after “then”"],
  ["if n > 0 then goto 1;", "3:21", "expected “else”"],
  ["free x.next;", "3:7", "found “.”"],
  ["return;", "3:7", "found “;”, expected “:=”"],
  ["@;", "3:1", "found “@”, expected a statement"],
  ["$1 := 3;", "3:1", "begins with “$”"],
  ["2: n := 1;", "3:1", "This is statement 1, not 2."],
  [`n := ${"(".repeat(600)}1`, "3:506", "more than 500 parts"],
  [`n := 1${" + 1".repeat(600)};`, "3:2006", "more than 500 parts"],
  ["data list { node first }", "3:24", "found “}”, expected “;” after the field"],
  ["data node { int val; }", "3:1", "The data type “node” is declared twice"],
  ["data pair { int a; int a; }", "3:20", "The field “a” is declared twice"],
  ["data pair { cell a; }", "3:13", "no data type “cell”"],
  ["input int x;", "3:7", "The variable “x” is declared twice"],
  ["input y;", "3:8", "expected the name of the input"],
  ["n := m;", "3:6", "no variable “m”"],
  ["n := x;", "3:6", "Found node where int is needed."],
  ["x.next := 1;", "3:11", "Found int where node is needed."],
  ["x.val := null;", "3:10", "Found a reference where int is needed."],
  ["n := n.val;", "3:6", "Found int where a reference is needed."],
  ["n := x.size;", "3:6", "“node” has no field “size”. Its fields are: val, next."],
  ["if n then goto 1 else goto 1;", "3:4", "Found int where bool is needed."],
  ["assert x;", "3:8", "Found node where bool is needed."],
  ["assert n == x;", "3:13", "Found node where int is needed."],
  ["n := !n;", "3:7", "Found int where bool is needed."],
  ["n := n < n;", "3:6", "Found bool where int is needed."],
  ["free n;", "3:6", "Found int where a reference is needed."],
  ["x := new list(n);", "3:6", "no data type “list”"],
  ["x := new node(n);", "3:6", "Wrong number of values for “node”: 2 expected, 1 given."],
  ["x := new node(x, n);", "3:15", "Found node where int is needed."],
  ["n := new node(n, x);", "3:6", "Found node where int is needed."],
  ["n := 2147483648;", "3:6", "2147483648 is not an int."],
  ["y := null; y := y.link;", "3:17", "No data type has a field “link”."],
  ["data leaf { int val; } y := null; n := y.val;", "3:40", "More than one data type has a field “val”"],
  ["goto n;", "3:6", "contains the variable “n”"],
  ["goto x.val;", "3:6", "contains “.val”"],
  ["A: goto B;", "3:9", "There is no label “B”. Labels are: A."],
  ["goto A;", "3:6", "Write “A:” before a statement."],
  ["A: n := 1; A: n := 2;", "3:12", "stands before two statements"],
  ["goto 3;", "3:6", "There is no statement 3."],
  ["goto 0;", "3:6", "There is no statement 0."],
  ["goto 1 / 0;", "3:6", "divided by zero"],
  ["goto null;", "3:6", "Found null where the number of a statement is needed."],
  ["goto 1 < 2;", "3:6", "Found a truth value where the number of a statement is needed."],
  ["A: y := y + 1; goto A;", "3:9", "“y” may have no value here."],
  ["if n > 0 then goto A else goto B; A: y := 1; B: n := y;", "3:54", "“y” may have no value here."],
])("%s: the error is at %s: %s", (text, place, message) => {
  const read = readCore("a.core", node + text);
  const [error] = read.ok ? [] : read.errors;
  const at = error && placeOf(error);
  expect(at && `${at.start.line}:${at.start.column}`).toBe(place);
  expect(error && describe(error)).toContain(message);
});

test("every part that cannot be read is an error, and the others are read", () => {
  const read = readCore("a.core", "data a { int }\nx := ;\n3: y := 1;\ngoto;\n");
  const places = read.ok ? [] : read.errors.map((error) => placeOf(error)?.start);
  expect(places).toEqual([
    { line: 1, column: 14 },
    { line: 2, column: 6 },
    { line: 3, column: 1 },
    { line: 4, column: 5 },
  ]);
});

test("the types of variables are found out from later uses and from fields", () => {
  const read = readCore(
    "a.core",
    "data list { node first; } data node { int val; node next; }\n" +
      "input list l;\nn := null; m := n; k := m.val; m := l.first; b := k < 1; u := null;\n",
  );
  const types = read.ok ? read.value.main.variables.map(({ name, type }) => [name, type]) : [];
  const classes = read.ok ? read.value.code.classes : undefined;
  const nodeType = { kind: "class", class: classes?.get("node") };
  expect(types).toEqual([
    ["l", { kind: "class", class: classes?.get("list") }],
    ["n", nodeType],
    ["m", nodeType],
    ["k", { kind: "primitive", name: "int" }],
    ["b", { kind: "primitive", name: "boolean" }],
    ["u", { kind: "null" }],
  ]);
});

const span = { file: "a.core", start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
const word = fc.constantFrom("x", "y", "n1", "ä", "n'");
const name = word.map((text) => ({ name: text, span }));
const place = fc.tuple(word, fc.array(fc.constantFrom("val", "next"), { maxLength: 2 })).map(([text, fields]) =>
  fields.reduce<Extract<Expression, { kind: "variable" | "load" }>>(
    (base, field) => ({ kind: "load", base, field, span }),
    {
      kind: "variable",
      name: text,
      span,
    },
  ),
);
const expression: fc.Arbitrary<Expression> = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4 },
    place,
    fc.bigInt({ min: -99n, max: 99n }).map((value): Expression => ({ kind: "integer", value, span })),
    fc.boolean().map((value): Expression => ({ kind: "boolean", value, span })),
    fc.constant<Expression>({ kind: "null", span }),
    fc
      .tuple(fc.constantFrom("-" as const, "!" as const), tie("expression"))
      .map(([operator, operand]): Expression => ({ kind: "unary", operator, operand, span })),
    fc
      .tuple(
        fc.constantFrom(...(["+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=", "&&", "||"] as const)),
        tie("expression"),
        tie("expression"),
      )
      .map(([operator, left, right]): Expression => ({ kind: "binary", operator, left, right, span })),
  ),
})).expression;
const labels = fc.array(name, { maxLength: 2 });
const statement: fc.Arbitrary<Statement> = fc
  .tuple(labels, name, place, expression, expression, expression)
  .chain(([before, variable, base, first, second, third]) => {
    const at = { labels: before, span };
    return fc.constantFrom<Statement>(
      { kind: "assign", variable, value: first, ...at },
      { kind: "store", base, field: { name: "val", span }, value: first, ...at },
      { kind: "goto", to: first, ...at },
      { kind: "assert", condition: first, ...at },
      { kind: "if", condition: first, whenTrue: second, whenFalse: third, ...at },
      { kind: "new", variable, data: "node", arguments: [first, second], created: span, ...at },
      { kind: "free", variable, ...at },
    );
  });
const source: fc.Arbitrary<CoreSource> = fc.record({
  data: fc.constant([{ name: "node", fields: [{ name: "next", type: "node", span }], span }]),
  inputs: fc.array(
    word.map((text) => ({ type: "node", name: text, span })),
    { maxLength: 2 },
  ),
  statements: fc.array(statement, { maxLength: 5 }),
  end: fc.record({ labels, span: fc.constant(span) }),
});

/** Everything but the places. */
function plain(value: CoreSource): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, inner: unknown) =>
      key === "span" || key === "created" ? undefined : typeof inner === "bigint" ? `${inner}n` : inner,
    ),
  );
}

test.each(["unicode", "ascii"] as const)("what is printed in %s is read back as the same program", (notation) => {
  fc.assert(
    fc.property(source, (given) => {
      const text = printCore(given, notation);
      const read = parseCore("a.core", text);
      expect(read.ok ? plain(read.value) : read.errors, text).toEqual(plain(given));
    }),
    law(300, 5),
  );
});

test("any text at all is a program or errors with places", () => {
  const words = "x y := ; goto if then else new ( ) . 1 A : data input node { } int free assert null ! - +".split(" ");
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 30 }), (list) => {
      const read = readCore("a.core", list.join(" "));
      if (!read.ok) for (const error of read.errors) expect(placeOf(error)).toBeDefined();
    }),
    law(500, 3),
  );
});

test("Fig. 1's add is well-typed", () => {
  expect(readCore("add.core", coreAdd)).toMatchObject({ ok: true });
});
