import { defineLesson } from "../../lesson.ts";
import { mergedGlobals, refinedGlobals } from "../presets.ts";
import { inMain, twoLimits } from "../two-limits.ts";

export const example1Store = defineLesson({
  id: "example-1-store",
  title: "Example 1: stored, and v + t",
  source: "Relevancy analysis, Example 1",
  after: ["example-1-constructor"],
  summary: "The store keeps the writers apart, and IncL reads v again. Watch which field each call of IncL reads.",
  question: {
    ask: "Now `IncL` adds `v`. Its second call gets constants only: is its result `d` relevant under Table 1?",
    facts: [
      "ra(o6.v, Driver.main(String[])) = const",
      "ra(o5.v, Limit.IncL(int)) = any",
      "ra(d, Driver.main(String[])) = any",
    ],
    answer: "Yes: `O1.v` goes into every call of `IncL` and is read there, so `d` is as spurious as `q`.",
    beside: 1,
  },
  file: twoLimits({ limits: "stored", increment: "this.v + t" }),
  text: [
    "The store keeps the writers apart, as in the variant with t + 1. But IncL reads this.v, just as GetL does, so the same happens to d as to q: O1.v enters the second call of IncL and is read there under Table 1.",
    "The calls are told apart for arguments, not for globals. That a method is called with a constant does not help when it also reads a field.",
    "Table 2 gives the exact answer: c and p.",
  ],
  presets: [mergedGlobals, refinedGlobals],
  expect: [
    { preset: 0, relevant: inMain("s", "c", "d", "p", "q"), notRelevant: inMain("t") },
    { preset: 1, relevant: inMain("s", "c", "p"), notRelevant: inMain("t", "d", "q") },
  ],
});
