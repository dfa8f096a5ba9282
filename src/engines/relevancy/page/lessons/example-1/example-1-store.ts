import { defineLesson } from "../../lesson.ts";
import { mergedGlobals, refinedGlobals } from "../presets.ts";
import { inMain, twoLimits } from "../two-limits.ts";

export const example1Store = defineLesson({
  id: "example-1-store",
  title: "Example 1: stored, and v + t",
  source: "Relevancy analysis, Example 1",
  summary: "IncL reads v again. What happened to q now happens to d as well; O2.v itself is never relevant.",
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
