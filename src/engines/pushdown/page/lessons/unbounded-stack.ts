import { defineLesson } from "../lesson.ts";

export const unboundedStack = defineLesson({
  id: "unbounded-stack",
  title: "A stack without bound",
  source: "Pushdown systems, Recursion",
  after: ["textbook-system"],
  summary:
    "f calls itself or returns, so there are infinitely many configurations. Watch what the automaton makes of them.",
  question: {
    ask: "`f` may call itself any number of times. Does the saturation come to an end?",
    facts: ["l(⟨down,f⟩, r, ⟨down,f⟩) = 1", "l(done, end, s2) = 1"],
    answer: "Yes: all numbers of `r` are one loop on the middle state of `f`, and `<done, end>` is reached.",
  },
  file: {
    name: "unbounded-stack.pds",
    text: `# f calls itself any number of times, then all calls return.
semiring boolean
<down, f> -> <down, f r>
<down, f> -> <up, >
<up, r> -> <up, >
<up, end> -> <done, end>
start <down, f end>
`,
  },
  text: [
    "Enumerating configurations does not end: <down, f r … r end> exists for each number of r. The automaton expresses this by a loop on the middle state of f.",
    "The ε-transition of up leads to wherever f’s stack may go on; each transition out of that state is passed on to up, the loop included.",
  ],
  presets: [{ label: "post*", options: { direction: "post" } }],
  expect: [{ preset: 0, tops: ["<done, end> : true", "<down, f> : true", "<up, end> : true", "<up, r> : true"] }],
});
