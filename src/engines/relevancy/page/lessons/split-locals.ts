import { defineLesson } from "../lesson.ts";
import { mergedGlobals } from "./presets.ts";

export const splitLocals = defineLesson({
  id: "split-locals",
  title: "One name, two locals",
  source: "Relevancy analysis, Section 3.1",
  after: ["instrumented-code"],
  summary:
    "A local is assigned twice, independently. The order of statements is ignored: watch where it counts all the same.",
  question: {
    ask: "`x` is symbolic first, then 5. Is `after`, computed from the second `x`, relevant?",
    facts: [
      "ra(x₁, Driver.main(String[])) = any",
      "ra(x₂, Driver.main(String[])) = const",
      "ra(after, Driver.main(String[])) = const",
    ],
    answer: "No: `x` is two locals, and no statement sees both. Unsplit, it would be one node with both values.",
    beside: 1,
  },
  file: {
    name: "Driver.java",
    text: `public class Driver {
  public static void main(String[] args) {
    int x = Symbolic.integer();
    int before = x + 1;
    x = 5;
    int after = x + 1;

    int y = Symbolic.integer();
    if (after > 5) y = 5;
    int either = y + 1;
    System.out.println(before + after + either);
  }
}
`,
  },
  text: [
    "The analysis ignores the order of the statements in a method. It runs on code in an SSA-like form, and that is where the order counts: a local that is assigned independently several times is several locals. So x is x₁ up to line 4 and x₂ from line 5 on.",
    "The symbolic value reaches only x₁ and before. x₂ is 5 in any run: it is const, and so is after.",
    "y stays one local: line 10 may read the value of line 8 or that of line 9. SSA proper would join the two there by a φ function.",
    "With locals unsplit, x is one node for both values, and after counts as relevant. In the instrumented program x is one Java variable in any case, symbolic because x₁ is.",
  ],
  presets: [mergedGlobals, { label: "Locals not split", options: { ...mergedGlobals.options, splitLocals: false } }],
  expect: [
    {
      preset: 0,
      relevant: ["x₁", "before", "y", "either"].map((name) => `Driver.main(String[])/${name}`),
      notRelevant: ["x₂", "after"].map((name) => `Driver.main(String[])/${name}`),
    },
    {
      preset: 1,
      relevant: ["x", "before", "after", "y", "either"].map((name) => `Driver.main(String[])/${name}`),
      notRelevant: [],
    },
  ],
});
