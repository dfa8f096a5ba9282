import { defineLesson } from "../../lesson.ts";
import { mergedGlobals, refinedAsPrinted, refinedGlobals } from "../presets.ts";
import { inMain, twoLimits } from "../two-limits.ts";

export const example1Constructor = defineLesson({
  id: "example-1-constructor",
  title: "Example 1: through the constructor",
  source: "Relevancy analysis, Example 1",
  after: ["instrumented-code"],
  summary: "s is handed to new Limit(s), the constant to another one. Watch where the constructor writes its argument.",
  question: {
    ask: "`s` goes into the first object alone. Is `q`, read from the second, relevant under Table 1?",
    facts: ["ra(o6.v, Limit.<init>(int)) = any", "ra(q, Driver.main(String[])) = any"],
    answer:
      "Yes: the constructor is one method for both objects, so `s` leaves in `O2.v` as well. Only Table 2 is precise.",
    beside: 1,
  },
  file: twoLimits({ limits: "constructed", increment: "this.v + t" }),
  text: [
    "This is the class of Fig. 1 as it stands. Its constructor is one method for both objects: the statement this.v = x gives an edge from x to O1.v and one from x to O2.v, for this may be either object.",
    "So s, coming in by the first call, leaves in O2.v as well, and every reader of O2.v is relevant: q, and d, because IncL adds v. The paper’s claim that d is precise does not hold for this variant under Table 1.",
    "Table 2 keeps a copy of each global for every calling context. x still writes the copies of both contexts, but the copy of the second context returns to the second call only, and there the stack holds no s. What is left is c and p.",
    "With cc′ as printed (every context of the callee, whichever call created it), the copies are mixed again at each call, and nothing is gained over Table 1.",
  ],
  presets: [mergedGlobals, refinedGlobals, refinedAsPrinted],
  expect: [
    { preset: 0, relevant: inMain("s", "c", "d", "p", "q"), notRelevant: inMain("t") },
    { preset: 1, relevant: inMain("s", "c", "p"), notRelevant: inMain("t", "d", "q") },
    { preset: 2, relevant: inMain("s", "c", "d", "p", "q"), notRelevant: inMain("t") },
  ],
});
