import { expect, test } from "vitest";
import { runByHand } from "../testing/by-hand/run.ts";
import { seedsFrom } from "../testing/seeds.ts";
import type { Question } from "../trace/index.ts";
import { proposeQuestions } from "./propose.ts";
import { Sheet } from "./sheet/sheet.ts";

const { recording, made } = runByHand([
  { text: "o1 ∈ pt(a)", rule: "new", from: [] },
  { text: "o2 ∈ pt(b)", rule: "new", from: [] },
  { text: "a → c", rule: "edge", from: [] },
  { text: "o1 ∈ pt(c)", rule: "assign", from: [0, 2] },
  { text: "o1 ∈ pt($1)", rule: "assign", from: [3] },
  { text: "o2 ∈ pt(c)", rule: "assign", from: [1, 2] },
  ...[1, 2, 3, 4, 5, 6].map((n) => ({ text: `o${n} ∈ pt(big)`, rule: "assign", from: [3, 5] })),
  { text: "OUT[1] = {x, y}", rule: "flow", from: [3] },
]);

/** The run answers what comes next at even positions, with one right answer of two. */
const question = (n: number): Question | undefined =>
  n % 2 === 0
    ? {
        kind: "fact",
        step: n,
        given: [],
        answers: [
          { text: "right", objection: undefined },
          { text: "wrong", objection: { kind: "known", since: 0 } },
        ],
      }
    : undefined;

const sheet = new Sheet({ defaultGranularity: "rule", open: () => ({ made, question, shown: String }) }, recording);
const sheets = seedsFrom(1, 40).map((seed) => proposeQuestions(sheet, seed, 8));
const all = sheets.flat();

test("kinds take turns, names count, and no sheet asks the same twice", () => {
  for (const questions of sheets) {
    expect(questions.map(({ id }) => id)).toEqual(questions.map((_, place) => `q${place + 1}`));
    expect(questions.slice(0, 4).map(({ kind }) => kind)).toEqual(["next", "value", "premise", "facts"]);
    expect(new Set(questions.map((each) => JSON.stringify({ ...each, id: "" }))).size).toBe(questions.length);
    expect(questions.length).toBeLessThanOrEqual(8);
  }
  expect(proposeQuestions(sheet, 3, 8)).toEqual(sheets[2]);
  expect(new Set(sheets.map((each) => JSON.stringify(each))).size).toBeGreaterThan(30);
});

test("what comes next is asked where the run has an answer, of all kinds", () => {
  const asked = all.flatMap((each) => (each.kind === "next" ? [each] : []));
  expect([...new Set(asked.map(({ about }) => about))].sort()).toEqual(["entry", "fact", "rule"]);
  expect([...new Set(asked.map(({ at, points }) => `${at} ${points}`))].sort()).toEqual(
    [0, 10, 12, 2, 4, 6, 8].map((at) => `${at} 1`),
  );
});

test("sets are asked for that the text names and that are not too large to think of", () => {
  const asked = all.flatMap((each) => (each.kind === "value" ? [`${each.of} ${each.points}`] : []));
  expect([...new Set(asked)].sort()).toEqual(["OUT[1] 2", "pt(a) 2", "pt(b) 2", "pt(c) 2"]);
});

test("premises are asked for where one of them is what the next step makes", () => {
  const asked = all.flatMap((each) => (each.kind === "premise" ? [`${each.fact} at ${each.at}`] : []));
  expect(asked).toContain("o1 ∈ pt(c) at 2");
  expect(asked).toContain("o2 ∈ pt(c) at 1");
  expect(asked).toContain("o6 ∈ pt(big) at 5");
  for (const each of all)
    if (each.kind === "premise") {
      expect(each).toMatchObject({ points: 2 });
      const at = sheet.position(each.at);
      expect(at).toBeGreaterThan(0);
      expect(sheet.pose(each)?.right.some((text) => sheet.facts.from(text, at)[0]?.step === at)).toBe(true);
    }
});

test("facts to choose from are there or are the like of those, and at least one is there and one is not", () => {
  const asked = all.flatMap((each) => (each.kind === "facts" ? [each] : []));
  expect(asked.length).toBeGreaterThan(40);
  for (const { facts, points } of asked) {
    const there = facts.filter((text) => sheet.facts.at(text, sheet.facts.end) !== undefined);
    expect(points).toBe(2);
    expect(there.length).toBeGreaterThan(0);
    expect(there.length).toBeLessThan(facts.length);
    expect(there.length).toBeLessThanOrEqual(3);
    expect(facts.length).toBeLessThanOrEqual(6);
    expect(new Set(facts).size).toBe(facts.length);
    for (const text of facts) expect(text).toMatch(/^o\d ∈ pt\((a|b|c|big)\)$/);
  }
  expect(new Set(asked.map(({ facts }) => facts.length)).size).toBeGreaterThan(2);
});

test("a run without steps has nothing to ask", () => {
  const none = runByHand([]);
  const empty = new Sheet(
    { defaultGranularity: "rule", open: () => ({ made: none.made, question, shown: String }) },
    none.recording,
  );
  expect(proposeQuestions(empty, 1, 4)).toEqual([]);
});
