import fc from "fast-check";
import { expect, test } from "vitest";
import { runByHand } from "../../testing/by-hand/run.ts";
import type { ExerciseQuestion } from "../exercise.ts";
import { Facts } from "./facts.ts";
import { mark } from "./mark.ts";
import type { Posed } from "./sheet.ts";
import { writtenElements } from "./written-answer.ts";

const { recording, made } = runByHand([
  { text: "o1 ∈ pt(x)", rule: "new", from: [] },
  { text: "o2 ∈ pt(x)", rule: "new", from: [] },
  { text: "o3 ∈ pt(y)", rule: "new", from: [] },
  { text: "Live[3] = {x, X}", rule: "flow", from: [] },
]);
const facts = new Facts(recording, { made, shown: String });

function asked(question: object, right: readonly string[], offered?: readonly string[]): Posed {
  const whole = { id: "q", points: 2, ...question } as ExerciseQuestion;
  return { question: whole, at: facts.end, given: [], offered, isSeveral: true, right, objections: new Map() };
}

const points = asked({ kind: "value", of: "pt(x)" }, ["o1", "o2"]);

test.each([
  ["o1, o2"],
  ["o1,o2"],
  ["o1 o2"],
  ["  o2\to1 "],
  ["{o1, o2}"],
  ["{ o1 o2 }"],
  ["{o1}, {o2}"],
  ["o1; o2"],
  ["｛o1，o2｝"],
  ["o1、o2"],
  ["pt(x) = {o1, o2}"],
  ["pt( x )={o1 o2}"],
  ["O1, o2"],
])("%j is right", (text) => {
  expect(mark(points, facts, [text])).toMatchObject({ points: 2, faults: [] });
});

test("a list of answers, each in braces, is read as the page reads one text", () => {
  expect(mark(points, facts, ["{o1}", "{o2}"]).points).toBe(2);
  expect(mark(points, facts, ["o1", "o2"]).points).toBe(2);
});

test.each(["∅", "{}", "{ }", "pt(x) = ∅", "pt(x) = {}"])("%j is nothing", (text) => {
  expect(writtenElements(text, points, facts)).toEqual([]);
});

test("a name in other letters counts, with a hint; a wrong one is told its reason", () => {
  expect(mark(points, facts, ["O1", "o2"]).hints).toEqual([{ written: "O1", meant: "o1" }]);
  expect(mark(points, facts, ["o1", "o2"]).hints).toEqual([]);
  const wrong = mark(points, facts, ["o1", "o2", "O3"]);
  expect(wrong).toMatchObject({ points: 1, faults: [{ kind: "extra", text: "o3" }], hints: [{ meant: "o3" }] });
});

test("words that are no names of the run stay one answer", () => {
  expect(mark(points, facts, ["o1", "o2", "never said"]).faults).toHaveLength(1);
});

test("names that differ in their letters alone stay apart", () => {
  const live = asked({ kind: "value", of: "Live[3]" }, ["x", "X"]);
  expect(mark(live, facts, ["x"])).toMatchObject({ points: 1, hints: [] });
  expect(mark(live, facts, ["x X"])).toMatchObject({ points: 2, hints: [] });
});

test.each([
  ["SV¹(tree)", "x = null"],
  ["SV¹(tree)", "emp ∧ x = null"],
  ["IN[4: y = a + b]", "a + b"],
  ["pt(s)", '[]:"a, b"'],
  ["l(q, m0, s)", "{a, b}"],
])("in %s one element is %s, blanks, commas and braces included", (of, element) => {
  expect(writtenElements(element, asked({ kind: "value", of }, [element]), facts)).toEqual([element]);
});

test("what is offered is chosen by its text, signs typed plainly, or several in one text", () => {
  const offered = ["⟨[]:b, {o6}⟩", "o1 ∈ pt(x)", "o2 ∈ pt(x)"];
  const choice = asked({ kind: "facts", facts: offered }, ["⟨[]:b, {o6}⟩", "o1 ∈ pt(x)"], offered);
  expect(mark(choice, facts, ["<[]:b, {o6}>", "O1 in pt(x)"]).points).toBe(2);
  expect(mark(choice, facts, ["⟨[]:b, {o6}⟩, o1 in pt(x)"]).points).toBe(2);
  expect(writtenElements("o1 o2", choice, facts)).toEqual(["o1 o2"]);
});

test.each([
  ["o1 ∈ pt(x);", ["o1"]],
  [", o1 ∈ pt(x)", ["o1"]],
  ["o1 ∈ pt(x), o2 ∈ pt(x)", ["o1", "o2"]],
])("%s says the elements of its facts, whatever separates them", (written, elements) => {
  expect(writtenElements(written, points, facts)).toEqual(elements);
});

test("reading what was read changes nothing", () => {
  const text = fc.string({ unit: fc.constantFrom(...'o1 o2,;{}()[]⟨⟩"= ∅O'.split(""), "pt(x)", " ∈ ") });
  fc.assert(
    fc.property(text, (written) => {
      const elements = writtenElements(written, points, facts);
      expect(elements.flatMap((element) => writtenElements(element, points, facts))).toEqual(elements);
    }),
  );
});

test.each([
  ["pt(x)", ["Shop:o1", "Shop:o2"], "o1 o2"],
  ["pt(x)", ["Shop:o1", "Shop:o2"], "{o1, Shop:o2}"],
  ["base(R)", ["z ↦"], "({z}, true)"],
  ["base(R)", ["z ↦"], "base(R) ∋ ({z}, true)"],
])("an answer with the names that the page shows is right: %s is %j, written %j", (of, right, text) => {
  const run = runByHand([
    { text: "Shop:o1 ∈ pt(x)", rule: "new", from: [] },
    { text: "Shop:o2 ∈ pt(x)", rule: "new", from: [] },
    { text: "base(R) ∋ z ↦", rule: "base", from: [] },
  ]);
  const shown = (fact: string): string => fact.replaceAll("Shop:", "").replace("z ↦", "({z}, true)");
  const known = new Facts(run.recording, { made: run.made, shown });
  expect(mark(asked({ kind: "value", of }, right), known, [text])).toMatchObject({ points: 2, faults: [], hints: [] });
  expect(right.map((element) => known.shown(element))).toEqual(right.map(shown));
});
