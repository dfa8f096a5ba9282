import { expect, test } from "vitest";
import { runByHand } from "../testing/by-hand/run.ts";
import type { Question } from "../trace/index.ts";
import type { ExerciseQuestion } from "./exercise.ts";
import { knownTo, rounded } from "./grade.ts";
import { Sheet } from "./sheet/sheet.ts";

const things = ["pt(a)", "pt(a.f)", "pt([1]:a)", "pt(ab)", "pt(b)", "pt(c)", "pt(d)", "pt(e)", "pt(g)"];

/** A run of 200 steps that answers what comes next at some positions. */
function sheetAnswering(...positions: readonly number[]): Sheet {
  const steps = Array.from({ length: 200 }, (_, step) => ({
    text: `o1 ∈ ${things[step % things.length]}`,
    rule: "rule",
    from: [],
  }));
  const { recording, made } = runByHand(steps);
  const question = (n: number): Question | undefined =>
    positions.includes(n) ? { kind: "fact", step: n, given: [], answers: [] } : undefined;
  return new Sheet({ defaultGranularity: "rule", open: () => ({ made, question, shown: String }) }, recording);
}

function known(question: object, sheet = sheetAnswering()): string {
  return knownTo(sheet, { id: "q", points: 1, ...question } as ExerciseQuestion);
}

test("of names that the run does not know those are told that have the same last word", () => {
  expect(known({ kind: "value", of: "pt([2]:a)" })).toBe(" The run knows pt(a), pt(a.f), pt([1]:a).");
  expect(known({ kind: "value", of: "[2]:f" })).toBe(" The run knows pt(a.f).");
});

test("where no name is alike, the first eight are told", () => {
  expect(known({ kind: "value", of: "pt(q)" })).toBe(` The run knows ${things.slice(0, 8).join(", ")}.`);
});

test("of positions that have an answer the nearest eight are told, not from far away", () => {
  const sheet = sheetAnswering(3, 39, 40, 90, 98, 99, 101, 104, 110, 120, 159, 160, 161);
  expect(known({ kind: "next", about: "fact", at: 100 }, sheet)).toBe(
    " It has answers at the positions 99, 101, 98, 104, 90, 110, 120, 159.",
  );
  expect(known({ kind: "next", about: "fact", at: 190 }, sheetAnswering(129, 130))).toContain("positions 130.");
  expect(known({ kind: "next", about: "fact", at: 10 }, sheetAnswering(0, 70, 71))).toContain("positions 0, 70.");
});

test.each([
  { kind: "next", about: "fact", at: 100 },
  { kind: "premise", fact: "o1 ∈ pt(a)", at: 3 },
  { kind: "facts", facts: ["o1 ∈ pt(a)"] },
])("where nothing helps, nothing is told: %j", (question) => {
  expect(known(question)).toBe("");
});

test("points are told to hundredths", () => {
  expect([1 / 3, 2 / 3, 2, 0.005].map(rounded)).toEqual([0.33, 0.67, 2, 0.01]);
});
