import fc from "fast-check";
import { expect, test } from "vitest";
import { describe, placeOf } from "../../../kernel/index.ts";
import { printPushdown, pushdownToJson } from "../../../testing/pushdown/print-problem.ts";
import { semiringOf } from "../algorithm/semirings/index.ts";
import { type PushdownProblem, readPushdown } from "../index.ts";

function errorsOf(name: string, text: string): readonly string[] {
  const read = readPushdown({ name, text });
  if (read.ok) return [];
  return read.errors.map((error) => {
    const place = placeOf(error)?.start;
    return `${place?.line}:${place?.column} ${describe(error)}`;
  });
}

function withoutSpans(problem: PushdownProblem): unknown {
  const { rules, start, semiring } = problem;
  return { rules: rules.map(({ span, ...rule }) => rule), start, semiring: semiring.name };
}

test("the text form reads as it is described", () => {
  const read = readPushdown({
    name: "a.pds",
    text: '# comment\nsemiring min-plus\nstart <p, g>\n<p, g> -> <q, a b> [3] # push\n⟨q, a⟩ → ⟨"q 1", ⟩\n<q, b>-><q,ε>[0.5]',
  });
  if (!read.ok) throw new Error(errorsOf("a.pds", "").join());
  expect(withoutSpans(read.value)).toEqual({
    semiring: "min-plus",
    start: { kind: "configuration", location: "p", stack: ["g"] },
    rules: [
      { from: { location: "p", symbol: "g" }, to: { location: "q", symbols: ["a", "b"] }, weight: 3 },
      { from: { location: "q", symbol: "a" }, to: { location: "q 1", symbols: [] }, weight: 0 },
      { from: { location: "q", symbol: "b" }, to: { location: "q", symbols: [] }, weight: 0.5 },
    ],
  });
});

const name = fc.stringMatching(/^[A-Za-z0-9_.\-#<, ]{1,4}$/);
const problems = fc.constantFrom("relevancy", "boolean", "min-plus", "min-plus*relevancy").chain((semiringName) => {
  const semiring = semiringOf(semiringName);
  if (semiring === undefined) throw new Error(semiringName);
  const texts: Readonly<Record<string, readonly string[]>> = {
    relevancy: ["id", "any", "const"],
    boolean: ["1"],
    "min-plus": ["0", "7", "2.5"],
    "min-plus*relevancy": ["(0, id)", "(3, any)"],
  };
  const rule = fc.record({
    from: fc.record({ location: name, symbol: name }),
    to: fc.record({ location: name, symbols: fc.array(name, { maxLength: 3 }) }),
    weight: fc.constantFrom(...(texts[semiringName] ?? [])).map((text) => semiring.parse(text)),
    span: fc.constant(undefined),
  });
  return fc.record({
    semiring: fc.constant(semiring),
    rules: fc.array(rule, { maxLength: 6 }),
    start: fc.record({
      kind: fc.constant("configuration" as const),
      location: name,
      stack: fc.array(name, { maxLength: 3 }),
    }),
  });
});

test("what is printed is read back, in both forms", () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const text = readPushdown({ name: "a.pds", text: printPushdown(problem) ?? "" });
      const json = readPushdown({ name: "a.json", text: JSON.stringify(pushdownToJson(problem)) });
      expect(text.ok && withoutSpans(text.value)).toEqual(withoutSpans(problem));
      expect(json.ok && withoutSpans(json.value)).toEqual(withoutSpans(problem));
    }),
  );
});

test("a configuration that is not closed is told where its “>” is missing", () => {
  expect(errorsOf("a.pds", "start <p, g>\n<p, g -> <q, a b>")).toEqual([
    "2:7 Syntax error: found “->”, expected “>” before the arrow: the configuration is not closed.",
  ]);
  expect(errorsOf("a.pds", "start <p, g>\n<p, g → <q, a b>").join()).toContain("“>” before the arrow");
  expect(errorsOf("a.pds", "start <p, g>\n<p, g h> -> <q, a b>").join()).toContain("this one has 2");
});

test("any text is read or refused with a place", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.constantFrom("a.pds", "a.json"), (text, file) => {
      for (const message of errorsOf(file, text)) expect(message).toMatch(/^\d+:\d+ /);
    }),
  );
});

test.each([
  ["a.pds", "start <p, g>\n<p, g> => <q, a>", "2:8 Syntax error: found “=>”, expected “->” between the two sides."],
  ["a.pds", "start <p, g>\n<p, g> -> <q, a> [some]", "2:19 Syntax error: found “some”, expected id, any or const."],
  [
    "a.pds",
    "start <p, g>\n<p, g h> -> <q, a>",
    "2:1 The left side of a rule has one symbol, this one has 2. Write it as <p, g> -> <q, a b> [weight].",
  ],
  ["a.pds", "<p, g> -> <q, a>", "1:1 There is no start. Add a line such as “start <p, g>”."],
  [
    "a.pds",
    "semiring max\nstart <p, >",
    "1:10 “max” is not a semiring. Use one of relevancy, boolean, min-plus, or a product such as min-plus*relevancy.",
  ],
  [
    "a.json",
    '{"semiring": {"toString": 0}, "start": ["p", ["g"]], "rules": []}',
    '1:2 “{"toString":0}” is not a semiring. Use one of relevancy, boolean, min-plus, or a product such as min-plus*relevancy.',
  ],
  [
    "a.json",
    '{"rules": [],\n "start": 3}',
    '2:2 “start” is not a control location and a list of symbols. Write “"start": ["p", ["g"]]”.',
  ],
  [
    "a.json",
    '{"rules": [\n  {"from": ["p", "g"], "to": ["q", []]},\n  {"from": ["p", "g"], "to": ["q", []], "weight": "low"}],\n "start": ["p", ["g"]], "semiring": "min-plus"}',
    '3:3 Rule 1: “weight” is "low". Semiring min-plus takes a number, or -inf.',
  ],
  [
    "a.json",
    '{"rules": [{"from": ["p", "g"], "to": ["q", []]}], "automaton": {"transitions": [{"from": "p", "symbol": "g", "to": "q"}], "final": ["q"]}}',
    "1:1 A transition of “automaton” enters the control location q: it would also accept what saturation adds there. Let it enter a new state with the same transitions.",
  ],
])("%s: a mistake is told with its place: %#", (file, text, expected) => {
  expect(errorsOf(file, text)).toEqual([expected]);
});

test("a weight that is none is shown as it is written", () => {
  expect(errorsOf("a.pds", 'start <p, g>\n<p, g> -> <q, a> ["d]')).toEqual([
    '2:19 Syntax error: found “"d”, expected id, any or const.',
  ]);
});

test("what a comment is depends on the quotes before it", () => {
  const rest = (line: string): readonly string[] => {
    const read = readPushdown({ name: "a.pds", text: `start <p, a>\n${line}` });
    return read.ok
      ? read.value.rules.map(({ to }) => to.symbols.join(" "))
      : errorsOf("a.pds", `start <p, a>\n${line}`);
  };
  expect(rest("<p, a> -> <p, b> # c \u2028 d")).toEqual(["b"]);
  expect(rest('<p, a> -> <p, "#"> # "c')).toEqual(["#"]);
  expect(rest('<p, a> -> <p, "# \\" "#"># c')).toEqual(["# \\ #"]);
  expect(rest('<p, a> -> <p, "# >')[0]).toContain('“"#”');
});

test.each([
  ["blanks", " "],
  ["a name", "x"],
  ["openings", "<"],
  ["a comment", "#"],
  ["quotes", '""'],
])("a line of ten million characters, %s, is read or refused with a short message", (_, piece) => {
  const text = `start <p, a>\n${piece.repeat(10_000_000 / piece.length)}`;
  for (const error of errorsOf("a.pds", text)) expect(error.length).toBeLessThan(300);
});
