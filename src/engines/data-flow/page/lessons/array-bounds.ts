import { defineLesson } from "../lesson.ts";

export const arrayBounds = defineLesson({
  id: "array-bounds",
  title: "Is the index in bounds?",
  source: "Data-flow analysis, Abstract interpretation with intervals",
  after: ["widening"],
  summary: "What intervals are for: conditions on a path bound a variable. Watch what is known of each index.",
  question: {
    ask: "Two lines read `squares`, 5 and 8. At which of them can the index be out of bounds?",
    facts: ["5: $3 = squares[i] ∋ {i=[0,9]}", "8: $4 = squares[wrong] ∋ {i=[-inf,+inf], wrong=[-9,9]}"],
    answer: "In line 8 only: in line 5 both conditions hold, so `i` is in [0,9]; in line 8 `wrong` may be down to -9.",
  },
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
