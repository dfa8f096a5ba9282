import { defineLesson } from "../lesson.ts";

export const arrayBounds = defineLesson({
  id: "array-bounds",
  title: "Is the index in bounds?",
  source: "Data-flow analysis, Abstract interpretation with intervals",
  summary:
    "What intervals are for: the conditions on the path say that i is between 0 and 9 in line 5, so the access cannot fail. In line 7 i may be anything else.",
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
  stops: [
    { when: "4: $2 = i < 10 ∋ {i=[0,+inf]}", say: "After i >= 0: the lower bound is 0." },
    { when: "5: $3 = squares[i] ∋ {i=[0,9]}", say: "After both conditions the index is in bounds." },
    {
      when: "7: wrong = i % 10 ∋ {i=[-inf,+inf], wrong=[-9,9]}",
      say: "The remainder has the sign of i: the index may be negative.",
    },
  ],
  expect: [
    { preset: 0, facts: { "in 5": "{i=[0,9]}", "in 7": "{i=[-inf,+inf]}", "out 7": "{i=[-inf,+inf], wrong=[-9,9]}" } },
  ],
});
