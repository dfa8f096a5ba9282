import { defineLesson } from "../lesson.ts";

export const reaching = defineLesson({
  id: "reaching-definitions",
  title: "Reaching definitions",
  source: "Data-flow analysis, Reaching definitions",
  summary: "Forward, may: OUT = gen ∪ (IN − kill). Watch which definitions of x come out of the branches.",
  question: {
    ask: "Which definitions of `x` reach line 8, where `z` is given its value?",
    facts: ["8: z = x ∋ {p@2, x@5, x@7, y@2}"],
    answer: "`x@5` and `x@7`, one from each branch. `x@3` does not: both branches kill it.",
  },
  file: {
    name: "Reaching.java",
    text: `class Reaching {
  static int choose(boolean p, int y) {
    int x = 0;
    if (p) {
      x = y + 1;
    } else
      x = y - 1;
    int z = x;
    while (z > 0) {
      y = z;
      z = z - x;
    }
    return y;
  }
}
`,
  },
  presets: [{ label: "Reaching definitions", options: { analysis: "reaching" } }],
  stops: [
    { when: "5: x = y + 1 ∋ {p@2, x@5, y@2}", say: "x@5 is generated; it kills x@3, the other definition of x." },
    {
      when: "8: z = x ∋ {p@2, x@5, x@7, y@2}",
      say: "The union of both branches: either definition of x may have given it its value.",
    },
    {
      when: "13: return y ∋ {p@2, x@5, x@7, y@2, y@10, z@8, z@11}",
      say: "The parameter's definition y@2 arrives if the loop is skipped, y@10 from the loop.",
    },
  ],
  expect: [
    {
      preset: 0,
      facts: {
        "in 4": "{p@2, x@3, y@2}",
        "out 5": "{p@2, x@5, y@2}",
        "in 8": "{p@2, x@5, x@7, y@2}",
        "in 9": "{p@2, x@5, x@7, y@2, y@10, z@8, z@11}",
        "in 13": "{p@2, x@5, x@7, y@2, y@10, z@8, z@11}",
      },
    },
  ],
});
