import { defineLesson } from "./lesson.ts";

export const arrayBounds = defineLesson({
  id: "array-bounds",
  title: "Is the index in bounds?",
  source: "Data-flow analysis, Abstract interpretation with intervals",
  summary:
    "What intervals are for: the conditions on the way say that i is between 0 and 9 in line 5, so that the access cannot fail. In line 7 i may be anything else.",
  file: {
    name: "Bounds.java",
    text: `class Bounds {
  static int at(int i) {
    int[] squares = new int[10];
    if (i >= 0 && i < 10) {
      return squares[i];
    }
    int wrong = i % 10;
    return squares[wrong];
  }
}
`,
  },
  presets: [{ label: "Intervals", options: { analysis: "intervals" } }],
  expect: [
    { preset: 0, facts: { "in 5": "{i=[0,9]}", "in 7": "{i=[-inf,+inf]}", "out 7": "{i=[-inf,+inf], wrong=[-9,9]}" } },
  ],
});
