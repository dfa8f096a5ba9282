import { expect, test } from "vitest";
import type { ExerciseQuestion } from "./exercise.ts";
import type { Reason } from "./sheet/mark.ts";
import { askedAtText, askedText, faultText, isRuleId } from "./wording.ts";

test.each([
  [{ kind: "next", about: "entry", at: 3 }, "Which entry is taken next?"],
  [{ kind: "next", about: "rule", at: 3 }, "Which rule fires next?"],
  [{ kind: "next", about: "fact", at: 3 }, "What follows next?"],
  [{ kind: "facts", facts: ["a"], at: 3 }, "Which of these facts hold now?"],
  [{ kind: "facts", facts: ["a"] }, "Which of these facts hold at the end?"],
  [{ kind: "value", of: "pt(x)", at: 3 }, "What is pt(x) now?"],
  [{ kind: "value", of: "pt(x)" }, "What is pt(x) at the end?"],
  [{ kind: "premise", fact: "o1 ∈ pt(x)", at: 3 }, "What does o1 ∈ pt(x) still lack?"],
  [{ kind: "value", of: "pt(x)", text: "Think of f.", at: 3 }, "Think of f. What is pt(x) now?"],
] as const)("%j is asked as a sentence, and with its position for those who see no step", (written, sentence) => {
  const question = { id: "q", points: 1, ...written } as ExerciseQuestion;
  expect(askedText(question)).toBe(sentence);
  expect(askedAtText(question, "3.1")).toBe("at" in written ? `${sentence} (After step 3.1.)` : sentence);
});

const ruleName = (id: string): string => `the rule ${id}`;

test.each<[Reason, string]>([
  [{ kind: "follows", rule: "e.rule.new", premises: ["a", "b"] }, "it follows by “the rule e.rule.new” from a ∧ b."],
  [{ kind: "follows", rule: "e.rule.new", premises: [] }, "it follows by “the rule e.rule.new”."],
  [{ kind: "lacks", premise: "a" }, "it rests on a, which does not hold."],
  [{ kind: "later", rule: "e.rule.new" }, "it follows by “the rule e.rule.new”, but later."],
  [{ kind: "there" }, "it holds already."],
  [{ kind: "waits", place: 2 }, "it waits at place 2; the first one is taken."],
  [{ kind: "instead", conclusion: "a" }, "a holds instead."],
  [{ kind: "unrelated" }, "it is not a premise."],
  [{ kind: "unoffered" }, "it is none of the answers to choose from."],
  [{ kind: "underivable", fact: "a" }, "no rule of this run derives it."],
  [{ kind: "right" }, "it is one of the answers."],
])("a fault is said with its reason: %j", (because, reason) => {
  expect(faultText({ kind: "extra", text: "x", because }, ruleName)).toBe(`x is wrong: ${reason}`);
  expect(faultText({ kind: "omitted", text: "x", because }, ruleName)).toBe(`x is missing: ${reason}`);
});

test("a rule that is an answer is called by its name", () => {
  const because = { kind: "right" } as const;
  expect(faultText({ kind: "extra", text: "points-to.rule.new", because }, ruleName)).toContain(
    "the rule points-to.rule.new is wrong",
  );
  const written = ["points-to.rule.new", "a b.rule.new", "e.rule.new x", "e.rules.new", ".rule.new", "e.rule."];
  expect(written.map(isRuleId)).toEqual([true, false, false, false, false, false]);
});
