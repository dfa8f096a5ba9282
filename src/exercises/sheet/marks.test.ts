import { expect, test } from "vitest";
import { runByHand } from "../../testing/by-hand/run.ts";
import type { ExerciseQuestion } from "../exercise.ts";
import { Facts } from "./facts.ts";
import { mark } from "./mark.ts";
import { type Posed, Sheet } from "./sheet.ts";

const { recording, made } = runByHand([
  { text: "o1 ∈ pt(a)", rule: "new", from: [] },
  { rule: "agenda", from: [0] },
  { text: "a → b", rule: "edge", from: [] },
  { text: "o1 ∈ pt(b)", rule: "assign", from: [1, 2] },
  { text: "OUT[1] = {x, y}", rule: "flow", from: [3] },
  { text: "o1 ∈ pt(b)", rule: "again", from: [0] },
  { text: "OUT[1] = {y, z}", rule: "flow", from: [4] },
  { text: "o2 ∈ pt(b)", rule: "assign", from: [6, 2] },
]);
const facts = new Facts(recording, { made, shown: String });

function posed(question: ExerciseQuestion, rest: Partial<Posed> = {}): Posed {
  const at = typeof question.at === "number" ? question.at : facts.end;
  return { question, at, given: [], offered: undefined, isSeveral: true, right: [], objections: new Map(), ...rest };
}

test("a premise that is bookkeeping of an agenda stands for what that rests on", () => {
  expect(facts.at("o1 in pt(b)", 4)).toEqual({
    step: 3,
    text: "o1 ∈ pt(b)",
    rule: "assign",
    premises: ["o1 ∈ pt(a)", "a → b"],
  });
});

test("a fact is there from the step behind its own on, and each conclusion of it is known", () => {
  expect(facts.at("o1 ∈ pt(b)", 3)).toBeUndefined();
  expect(facts.at("o9 ∈ pt(b)", 8)).toBeUndefined();
  expect([3, 4, 5, 6].map((n) => facts.from("o1 ∈ pt(b)", n).map(({ rule }) => rule))).toEqual([
    ["assign", "again"],
    ["again"],
    ["again"],
    [],
  ]);
  expect(facts.later(4).map(({ step }) => step)).toEqual([4, 5, 6, 7]);
});

test("elements of a set gather, the latest value replaces the one before", () => {
  const elementsAt = (subject: string, n: number) => {
    const value = facts.valueOf(subject, n);
    return value && [...value.elements].map(([element, { step }]) => `${element} by ${step}`);
  };
  expect([3, 4, 7, 8].map((n) => elementsAt("pt(b)", n))).toEqual([
    [],
    ["o1 by 3"],
    ["o1 by 3"],
    ["o1 by 3", "o2 by 7"],
  ]);
  expect([4, 5, 6, 7].map((n) => elementsAt("OUT[1]", n))).toEqual([
    [],
    ["x by 4", "y by 4"],
    ["x by 4", "y by 4"],
    ["y by 6", "z by 6"],
  ]);
  expect([4, 5, 7].map((n) => facts.valueOf("OUT[1]", n)?.whole?.step)).toEqual([undefined, 4, 6]);
  expect(facts.valueOf("pt(b)", 8)?.whole).toBeUndefined();
  expect(facts.valueOf("pt(c)", 8)).toBeUndefined();
  expect(facts.subjects()).toEqual(["pt(a)", "pt(b)", "OUT[1]"]);
});

test("who belongs to a thing is found from a position on", () => {
  expect([0, 3, 4, 6].map((n) => facts.member("pt( b )", "o1", n)?.step)).toEqual([3, 3, 5, undefined]);
  expect(facts.member("pt(b)", "o3", 0)).toBeUndefined();
  expect(facts.member("pt(c)", "o1", 0)).toBeUndefined();
});

const value = (of: string, at?: number) =>
  ({ kind: "value", id: "q", points: 6, of, ...(at === undefined ? {} : { at }) }) as const;

test.each([
  ["all of them", ["o1", "o2"], 6],
  ["as facts of the thing", ["pt(b) = {o1, o2}"], 6],
  ["said twice", ["o1", "o1", "o2"], 6],
  ["one of two", ["o2"], 3],
  ["one too many", ["o1", "o2", "o3"], 3],
  ["nothing", [], 0],
  ["more wrong ones than right ones", ["o3", "o4", "o5"], 0],
  ["a fact of another thing", ["o1", "o2", "pt(a) = {o1}"], 3],
])("of several right answers each fault costs its share: %s", (_, given, points) => {
  const asked = posed(value("pt(b)"), { right: ["o1", "o2"] });
  expect(mark(asked, facts, given)).toMatchObject({ points, of: 6, isAnswered: true });
});

test("where nothing is right, nothing said gets all points and a fault costs all", () => {
  const asked = posed(value("pt(b)", 3));
  expect(mark(asked, facts, []).points).toBe(6);
  expect(mark(asked, facts, ["o1"]).points).toBe(0);
});

test("of one right answer it is all or nothing; what was not answered gets nothing", () => {
  const asked = posed(
    { kind: "next", id: "q", points: 2, about: "fact", at: 3 },
    { isSeveral: false, right: ["o1 ∈ pt(b)"] },
  );
  expect(mark(asked, facts, ["o1 in pt(b)"])).toMatchObject({ points: 2, of: 2, isAnswered: true, faults: [] });
  expect(mark(asked, facts, ["o2 ∈ pt(b)"]).points).toBe(0);
  expect(mark(asked, facts, undefined)).toMatchObject({ points: 0, isAnswered: false, faults: [{ kind: "omitted" }] });
});

const next = { kind: "next", id: "q", points: 1, about: "fact", at: 3 } as const;
const objections = new Map([
  ["waits", { kind: "waits", place: 2 }],
  ["missing", { kind: "missing", conclusion: "c", premise: "p" }],
  ["value", { kind: "value", conclusion: "c" }],
  ["known", { kind: "known", since: 0 }],
] as const);

test.each([
  [
    "of a set, what comes later lacks a premise",
    value("pt(b)", 4),
    "o2",
    { kind: "lacks", premise: "OUT[1] = {y, z}" },
  ],
  ["of a set, what comes later from what is there", value("pt(b)", 7), "o2", { kind: "later", rule: "assign" }],
  ["of a set, what never comes", value("pt(b)", 4), "o7", { kind: "underivable", fact: "o7 ∈ pt(b)" }],
  ["of a value, what holds instead", value("OUT[1]", 5), "z", { kind: "instead", conclusion: "OUT[1] = {x, y}" }],
  [
    "among facts",
    { kind: "facts", id: "q", points: 1, facts: [], at: 3 },
    "o1 ∈ pt(b)",
    { kind: "later", rule: "assign" },
  ],
  [
    "among premises, one that is there",
    { kind: "premise", id: "q", points: 1, fact: "o2 ∈ pt(b)", at: 6 },
    "a → b",
    { kind: "there" },
  ],
  [
    "among premises, one that is not",
    { kind: "premise", id: "q", points: 1, fact: "o2 ∈ pt(b)", at: 1 },
    "a → b",
    { kind: "unrelated" },
  ],
  ["what waits", next, "waits", { kind: "waits", place: 2 }],
  ["what lacks a premise", next, "missing", { kind: "lacks", premise: "p" }],
  ["what has another value", next, "value", { kind: "instead", conclusion: "c" }],
  ["what is known", next, "known", { kind: "there" }],
  ["next, a fact that is there", next, "a → b", { kind: "there" }],
  ["next, a fact that comes later", next, "o2 ∈ pt(b)", { kind: "lacks", premise: "OUT[1] = {y, z}" }],
  ["next, no fact at all", next, "o7 ∈ pt(b)", { kind: "underivable", fact: "o7 ∈ pt(b)" }],
  ["next, an entry that is not offered", { ...next, about: "entry" }, "a → b", { kind: "unoffered" }],
] as const)("a wrong answer is told what it forgets: %s", (_, question, given, because) => {
  const asked = posed(question as ExerciseQuestion, { objections });
  expect(mark(asked, facts, [given]).faults).toEqual([{ kind: "extra", text: given, because }]);
});

test.each([
  ["of a set", value("pt(b)", 6), "o1", { kind: "follows", rule: "assign", premises: ["o1 ∈ pt(a)", "a → b"] }],
  [
    "among facts",
    { kind: "facts", id: "q", points: 1, facts: [], at: 6 },
    "o1 ∈ pt(b)",
    { kind: "follows", rule: "assign", premises: ["o1 ∈ pt(a)", "a → b"] },
  ],
  ["next", { ...next, at: 4 }, "o1 ∈ pt(b)", { kind: "follows", rule: "again", premises: ["o1 ∈ pt(a)"] }],
  ["next, a rule", next, "points-to.rule.new", { kind: "right" }],
  ["of premises", { kind: "premise", id: "q", points: 1, fact: "o2 ∈ pt(b)", at: 1 }, "a → b", { kind: "right" }],
] as const)("a right answer that was not given is told why it is right: %s", (_, question, right, because) => {
  const asked = posed(question as ExerciseQuestion, { right: [right] });
  expect(mark(asked, facts, []).faults).toEqual([{ kind: "omitted", text: right, because }]);
});

const sheet = new Sheet(
  { defaultGranularity: "rule", open: () => ({ made, question: () => undefined, shown: String }) },
  recording,
);

test("premises that are not there are asked for, among those that are and two facts that are none", () => {
  const asked = sheet.pose({ kind: "premise", id: "q", points: 1, fact: "o2 in pt(b)", at: 3 });
  expect(asked?.right).toEqual(["OUT[1] = {y, z}"]);
  expect(new Set(asked?.offered)).toEqual(new Set(["OUT[1] = {y, z}", "a → b", "o1 ∈ pt(b)", "OUT[1] = {x, y}"]));
  expect(asked?.isSeveral).toBe(true);
});

test.each([
  ["a fact that is there", { kind: "premise", fact: "a → b", at: 4 }],
  ["a fact that never comes", { kind: "premise", fact: "o7 ∈ pt(b)", at: 4 }],
  ["a fact whose premises are all there", { kind: "premise", fact: "o2 ∈ pt(b)", at: 7 }],
  ["a thing that is not there", { kind: "value", of: "pt(c)" }],
  ["a position behind the end", { kind: "value", of: "pt(b)", at: 9 }],
  ["nothing that comes", { kind: "next", about: "fact", at: 8 }],
] as const)("nothing is asked about %s", (_, question) => {
  expect(sheet.pose({ id: "q", points: 1, ...question } as ExerciseQuestion)).toBeUndefined();
});

test("facts and values are asked for at a position, and at the end where none is named", () => {
  const both = ["a -> b", "o2 ∈ pt(b)"];
  expect(sheet.pose({ kind: "facts", id: "q", points: 1, facts: both, at: 7 })?.right).toEqual(["a -> b"]);
  expect(sheet.pose({ kind: "facts", id: "q", points: 1, facts: both })?.right).toEqual(both);
  expect(sheet.pose({ kind: "value", id: "q", points: 1, of: "pt(b)", at: 8 })?.right).toEqual(["o1", "o2"]);
});
