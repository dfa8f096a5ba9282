import { defineLesson } from "../../lesson.ts";
import { mergedGlobals, refinedGlobals } from "../presets.ts";
import { inMain, twoLimits } from "../two-limits.ts";

export const example1ConstructorSuccessor = defineLesson({
  id: "example-1-constructor-successor",
  title: "Example 1: IncL returns t + 1",
  source: "Relevancy analysis, Example 1",
  after: ["example-1-constructor"],
  summary: "IncL depends on its argument alone, GetL on a field. Watch the return points of their two calls.",
  question: {
    ask: "`IncL` is called with `s` and with 7. Is `d`, the result of the second call, relevant?",
    facts: [
      "ra(c, Driver.main(String[])) = any",
      "ra(d, Driver.main(String[])) = const",
      "ra(q, Driver.main(String[])) = any",
    ],
    answer:
      "No: the stack has another return point, where `t` is 7. But `q` is relevant, since globals go with every call.",
    beside: 1,
  },
  file: twoLimits({ limits: "constructed", increment: "t + 1" }),
  text: [
    "IncL depends on its argument alone. The first call pushes its return point, carries s into t and pops the same return point: the value arrives in c. The second call has another return point, and t is the constant 7 there, so d stays const. No call depth limits this: the stack remembers every return point.",
    "q is different. Globals are not arguments: O1.v and O2.v travel into GetL with each call, and inside GetL both are read by the same statement. Under Table 1 nothing on the stack says which of the two objects is meant, and q is relevant although it can only be 7.",
    "Table 2 tags a global with the calling context. In the context of the second call this is O2 only, so O1.v is not read there, and q is precise.",
  ],
  presets: [mergedGlobals, refinedGlobals],
  expect: [
    { preset: 0, relevant: inMain("s", "c", "p", "q"), notRelevant: inMain("t", "d") },
    { preset: 1, relevant: inMain("s", "c", "p"), notRelevant: inMain("t", "d", "q") },
  ],
});
