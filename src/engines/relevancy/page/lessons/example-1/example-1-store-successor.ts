import { defineLesson } from "../../lesson.ts";
import { mergedGlobals, refinedGlobals } from "../presets.ts";
import { inMain, twoLimits } from "../two-limits.ts";

export const example1StoreSuccessor = defineLesson({
  id: "example-1-store-successor",
  title: "Example 1: stored, and t + 1",
  source: "Relevancy analysis, Example 1",
  after: ["example-1-constructor"],
  summary: "Here s is stored into the first object in main. Watch who reads the fields: one method for both objects.",
  question: {
    ask: "`l1.v = s` writes the first object only. Is `q`, read from the second, relevant under Table 1?",
    facts: ["ra(o6.v, Driver.main(String[])) = const", "ra(q, Driver.main(String[])) = any"],
    answer: "Yes, although `O2.v` is const: `GetL` reads both fields in one statement, and `O1.v` is any there.",
    beside: 1,
  },
  file: twoLimits({ limits: "stored", increment: "t + 1" }),
  text: [
    "Here s reaches O1.v by a store in main, where l1 is known to be the first object: O2.v holds constants in every method.",
    "The answers are those of the paper: c and p are relevant, d is precise, and q is spurious under Table 1. In GetL the statement return this.v has an edge from O1.v and one from O2.v, and O1.v is any in GetL under both return points.",
    "Compare this with the variant through the constructor: there the writer mixes the objects as well. Table 2 repairs both.",
  ],
  presets: [mergedGlobals, refinedGlobals],
  expect: [
    { preset: 0, relevant: inMain("s", "c", "p", "q"), notRelevant: inMain("t", "d") },
    { preset: 1, relevant: inMain("s", "c", "p"), notRelevant: inMain("t", "d", "q") },
  ],
});
