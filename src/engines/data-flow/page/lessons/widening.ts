import { defineLesson } from "../lesson.ts";

export const widening = defineLesson({
  id: "widening",
  title: "Widening and narrowing",
  source: "Data-flow analysis, Abstract interpretation with intervals",
  after: ["i-is-what"],
  summary:
    "Without widening the analysis would go around the loop a thousand times. Watch the upper bound at its head.",
  question: {
    ask: "The loop makes a thousand rounds. What is known of `i` in line 7, after it?",
    facts: ["4: $1 = i < 1000 ∋ {i=[0,1000]}", "7: return i ∋ {i=[1000,1000]}"],
    answer: "It is exactly 1000: the head is [0,1000], and after the loop `i < 1000` is false.",
    beside: 1,
  },
  file: {
    name: "Loop.java",
    text: `class Loop {
  static int run() {
    int i = 0;
    while (i < 1000) {
      i = i + 1;
    }
    return i;
  }
}
`,
  },
  presets: [
    { label: "With conditions", options: { analysis: "intervals" } },
    { label: "Without conditions", options: { analysis: "intervals", refine: false } },
  ],
  stops: [
    {
      when: "5: i = i + 1 ∋ {i=[0,999]}",
      say: "The head was widened to [0,+inf]; the condition cuts it down to [0,999].",
    },
    {
      when: "4: $1 = i < 1000 ∋ {i=[0,1000]}",
      say: "Narrowing: applied once more, without ∇, the equation of the head gives [0,0] ⊔ [1,1000].",
    },
    {
      when: "7: return i ∋ {i=[1000,1000]}",
      say: "After the loop the condition is false: of [0,1000] only 1000 is left.",
    },
    { when: "7: return i ∋ {i=[-inf,+inf]}", say: "Without conditions nothing bounds i: it may even overflow." },
  ],
  expect: [
    {
      preset: 0,
      facts: { "in 4": "{i=[0,1000]}", "in 5": "{i=[0,999]}", "out 5": "{i=[1,1000]}", "in 7": "{i=[1000,1000]}" },
    },
    { preset: 1, facts: { "in 4": "{i=[-inf,+inf]}", "in 7": "{i=[-inf,+inf]}" } },
  ],
});
