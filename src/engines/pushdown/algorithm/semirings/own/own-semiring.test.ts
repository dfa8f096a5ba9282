import fc from "fast-check";
import { expect, test } from "vitest";
import { Budget, placeOf, describe as wording } from "../../../../../kernel/index.ts";
import { law } from "../../../../../testing/seeds.ts";
import { readPushdown, startPushdown } from "../../../index.ts";
import { semiringExamples } from "../../../messages/semiring-examples.ts";
import { semiringOf, withSemiring } from "../../../page/semiring-line.ts";
import { ownSemirings } from "./definitions.ts";
import { readSemiring } from "./index.ts";

const minPlus = `values number
combine(a, b) = min(a, b)
extend(a, b) = a + b
zero = inf
one = 0`;

const strength = `values none weak strong
combine(a, b) = if a = strong or b = strong then strong else if a = weak or b = weak then weak else none
extend(a, b) = if a = none or b = none then none else if a = weak or b = weak then weak else strong
zero = none
one = strong`;

const rules = `start <p, a>
<p, a> -> <q, b c> [2]
<q, b> -> <q, ε> [3]
<q, c> -> <r, c> [1]
<p, a> -> <r, c> [9]
<r, c> -> <q, b c> [4]
`;

function solved(text: string, name = "a.pds", semiring?: string) {
  const problem = readPushdown({ name, text }, Budget.unlimited, { semiring });
  if (!problem.ok) throw new Error(problem.errors.map(wording).join("\n"));
  const analysis = startPushdown(
    problem.value,
    { direction: "post", order: "fifo", without: [], maxSteps: Number.POSITIVE_INFINITY },
    false,
  );
  if (!analysis.ok) throw new Error("started");
  while (!analysis.value.advance(1_000));
  return { ...analysis.value.result(), cut: analysis.value.stoppedBy };
}

function notesOf(definition: string): readonly string[] {
  const read = readSemiring("s", `semiring own\n${definition}`);
  if (!read.ok) throw new Error(read.errors.map(wording).join("\n"));
  return read.value.notes ?? [];
}

test("the editor offers the examples, and tells what holds from what is broken", () => {
  expect(ownSemirings.examples.map(({ id }) => id)).toEqual(semiringExamples.map(({ id }) => id));
  const findings = (definition: string): readonly boolean[] => {
    const checked = ownSemirings.check(`semiring own\n${definition}`);
    return checked.ok ? checked.value.map(({ isGood }) => isGood) : [];
  };
  expect(findings(strength)).toEqual([true]);
  expect(findings(minPlus.replace("min(a, b)", "a"))).toContain(false);
  expect(findings(minPlus.replace("min(a, b)", "a"))).not.toContain(true);
  expect(findings("nothing")).toEqual([]);
});

test.each([
  ["the least of sums", minPlus, true],
  ["the greatest of sums", minPlus.replace("min(", "max(").replace("= inf", "= -inf"), true],
  ["with the parameters in the other order", minPlus.replace("min(a, b)", "min(b, a)").replace("a + b", "b + a"), true],
  ["a zero that is not the end of the numbers", minPlus.replace("= inf", "= 100"), false],
  ["the zero of the other end", minPlus.replace("= inf", "= -inf"), false],
  ["another one", minPlus.replace("one = 0", "one = 1"), false],
  ["a sum of one parameter", minPlus.replace("a + b", "a + a"), false],
  ["a least of one parameter", minPlus.replace("min(a, b)", "min(a, a)"), false],
  ["a sum with more", minPlus.replace("a + b", "a + b + 1"), false],
  ["a product", minPlus.replace("a + b", "a * b"), false],
])("of a definition on numbers it is known where weights go for ever: %s", (_, definition, expected) => {
  const read = readSemiring("s", `semiring own\n${definition}`);
  if (!read.ok) throw new Error(read.errors.map(wording).join("\n"));
  const { descent, mayDiverge = false, isOverflown } = read.value;
  expect([descent !== undefined, !mayDiverge, isOverflown !== undefined]).toEqual([expected, expected, expected]);
});

test("weights of an own (max, +) fall upwards, and its sums overflow on both sides", () => {
  const read = readSemiring("s", `semiring own\n${minPlus.replace("min(", "max(").replace("= inf", "= -inf")}`);
  if (!read.ok) throw new Error(read.errors.map(wording).join("\n"));
  const { descent, extend, isOverflown, show, toJson, zero, notes } = read.value;
  expect([descent?.isBelow(3, 2, 0), descent?.isBelow(2, 3, 0), descent?.sink(2, 0)]).toEqual([
    true,
    false,
    Number.POSITIVE_INFINITY,
  ]);
  expect([extend(2, 3), extend(-1, zero), extend(1e308, 1e308)]).toEqual([5, zero, Number.MAX_VALUE]);
  expect([Number.MAX_VALUE, 5].map((weight) => isOverflown?.(weight))).toEqual([true, false]);
  expect([Number.MAX_VALUE, 5, Number.POSITIVE_INFINITY].map(show)).toEqual(["overflow", "5", "∞"]);
  expect([Number.MAX_VALUE, 5, zero].map(toJson)).toEqual(["overflow", 5, "-inf"]);
  expect(notes?.[0]).toBe(
    "Semiring own takes the greatest sum: the laws of a semiring hold. A weight that a cycle raises forever is ∞.",
  );
});

test("min-plus rewritten gives what the built-in one gives, in a text and as JSON", () => {
  const builtIn = solved(`semiring min-plus\n${rules}`);
  const { notes, semiring, cut, ...own } = solved(`semiring cost {\n${minPlus}\n}\n${rules}`);
  expect({ ...own, semiring: "min-plus", cut }).toEqual(builtIn);
  expect(semiring).toBe("cost");
  expect(notes?.[0]).toContain("takes the least sum");
  const json = {
    semiring: `semiring cost\n${minPlus}`,
    start: ["p", ["a"]],
    rules: [{ from: ["p", "a"], to: ["q", ["b"]], weight: 2 }],
  };
  expect(solved(JSON.stringify(json), "a.json").tops).toContainEqual({ state: "q", symbol: "b", weight: 2 });
});

test("a semiring of named values", () => {
  expect(notesOf(strength)).toEqual(["Semiring own: the laws of a semiring hold for all its values."]);
  const text = `semiring trust {\n${strength}\n}\nstart <p, a>\n<p, a> -> <q, a> [weak]\n<q, a> -> <r, a> [strong]\n`;
  expect(solved(text).tops).toContainEqual({ state: "r", symbol: "a", weight: "weak" });
});

test.each([
  [minPlus.replace("min(a, b)", "a"), "⊕ is not commutative: 0 ⊕ 0.5 = 0, 0.5 ⊕ 0 = 0.5"],
  [minPlus.replace("min(a, b)", "a + b"), "⊕ is not idempotent: 0.5 ⊕ 0.5 = 1, 0.5 = 0.5"],
  [minPlus.replace("a + b", "a - b"), "⊗ is not associative: (0 ⊗ 0) ⊗ 0.5 = -0.5, 0 ⊗ (0 ⊗ 0.5) = 0.5"],
  [minPlus.replace("zero = inf", "zero = 3"), "zero is not neutral for ⊕: 3 ⊕ 7 = 3, 7 = 7"],
  [minPlus.replace("one = 0", "one = 1"), "one is not neutral for ⊗ at the left: 1 ⊗ 0 = 1, 0 = 0"],
  [
    strength.replace("none else if a = weak", "strong else if a = weak"),
    "zero does not absorb at the left of ⊗: none ⊗ none = strong, none = none",
  ],
])("a law that is broken is told with its counterexample", (definition, law) => {
  expect(notesOf(definition)).toContain(`“own” is not a semiring: ${law}.`);
});

test("weights that never stop changing end at a limit", () => {
  const growing = minPlus.replace("a + b", "a + b + 0");
  const { cut, notes } = solved(`semiring longest {\n${growing}\n}\nstart <p, a>\n<p, a> -> <p, a> [-1]\n`);
  expect(cut).toEqual({ kind: "step-limit", limit: 100_000 });
  expect(notes?.[0]).toContain("hold for the numbers that were tried");
});

test.each([
  [
    "semiring s {\nvalues a b\ncombine(x, y) = c\nextend(x, y) = x\nzero = a\none = b\n}\nstart <p, a>",
    "3:17 There is no name “c” here.",
  ],
  [
    "start <p, a>\nsemiring s {\nvalues a",
    "2:1 Syntax error: found the end of the line, expected “}” after the definitions of the semiring.",
  ],
  [`semiring s {\n${minPlus}\n}\nstart <p, a>\n<p, a> -> <p, a> [x]`, "9:19 Syntax error: found “x”"],
])("mistakes have their places: %j", (text, expected) => {
  const read = readPushdown({ name: "a.pds", text }, Budget.unlimited);
  const [first] = read.ok ? [] : read.errors;
  const at = first && placeOf(first)?.start;
  expect(first && `${at?.line}:${at?.column} ${wording(first)}`).toMatch(
    new RegExp(`^${expected.replaceAll(/[.]/g, "\\.")}`),
  );
});

test("another semiring takes the place of a definition", () => {
  const text = `semiring cost {\n${minPlus}\n}\nstart <p, a>\n`;
  expect(semiringOf(text)).toBe(`semiring cost\n${minPlus}\n`);
  expect(withSemiring(text, "boolean")).toBe("semiring boolean\nstart <p, a>\n");
});

const example = (id: string): string => semiringExamples.find((each) => each.id === id)?.text ?? "";

test.each([
  ["minPlus", "min-plus", fc.integer({ min: 0, max: 9 }).map(String)],
  ["boolean", "boolean", fc.constant("1")],
  ["relevancy", "relevancy", fc.constantFrom("id", "any", "const")],
] as const)("%s rewritten gives what the built-in one gives, on random systems", (id, builtIn, weight) => {
  const [own, zero] = [example(id), { minPlus: "inf", boolean: "no", relevancy: "none" }[id]];
  const location = fc.constantFrom("p", "q", "r");
  const symbol = fc.constantFrom("a", "b", "c");
  const rule = fc.tuple(location, symbol, location, fc.array(symbol, { maxLength: 2 }), weight);
  fc.assert(
    fc.property(fc.array(rule, { minLength: 2, maxLength: 10 }), (all) => {
      const text = all.map(([p, g, q, w, of]) => `<${p}, ${g}> -> <${q}, ${w.join(" ")}> [${of}]`).join("\n");
      const [a, b] = [builtIn, own].map((semiring) => {
        const weighted = semiring === own && id === "boolean" ? text.replaceAll("[1]", "[yes]") : text;
        return solved(`start <p, a>\n${weighted}\n`, "a.pds", semiring).tops;
      });
      const shown = (tops: typeof a) => JSON.stringify(tops).replaceAll(',"weight":"yes"', "");
      expect(shown(b)).toBe(shown(a));
      expect(shown(b)).not.toContain(zero);
    }),
    law(20, 1),
  );
});

test("a semiring that is given takes the place of that of the text, and its mistakes are its own", () => {
  const text = `semiring cost {\n${minPlus}\n}\nstart <p, a>\n<p, a> -> <q, a> [1]\n`;
  expect(solved(text, "a.pds", "boolean").semiring).toBe("boolean");
  expect(solved(text, "a.pds", example("bottleneck")).semiring).toBe("bottleneck");
  const json = JSON.stringify({ semiring: "boolean", start: ["p", ["a"]], rules: [] });
  expect(solved(json, "a.json", example("counting")).semiring).toBe("counting");
  const read = (semiring: string) => readPushdown({ name: "a.pds", text }, Budget.unlimited, { semiring });
  expect(read("max")).toMatchObject({ errors: [{ kind: "bad-option", option: "semiring", value: "max" }] });
  expect(read("semiring s\nvalues a\nzero = b")).toMatchObject({
    errors: [{ kind: "unknown-name", name: "b" }, {}, {}, {}],
  });
});

test("what is wrong with the example that counts is told", () => {
  const read = readSemiring("s", example("counting"));
  expect(read.ok && read.value.notes).toContain(
    "“counting” is not a semiring: ⊕ is not idempotent: 0.5 ⊕ 0.5 = 1, 0.5 = 0.5.",
  );
});
