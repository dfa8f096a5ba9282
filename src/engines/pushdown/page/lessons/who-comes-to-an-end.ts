import { defineLesson } from "../lesson.ts";

export const whoComesToAnEnd = defineLesson({
  id: "who-comes-to-an-end",
  title: "Backwards from the end",
  source: "Pushdown systems, Recursion",
  after: ["textbook-system"],
  summary: "The same system, in the other direction: from which configurations can all calls return?",
  question: {
    ask: "From which configurations of `up` can all calls return, so that `<done, end>` is reached?",
    facts: ["l(up, r, up) = 1", "l(up, end, s) = 1"],
    answer: "From `<up, r* end>`: any number of `r` is popped by the loop at `up`, then `end` is on top.",
  },
  file: {
    name: "who-comes-to-an-end.pds",
    text: `# Which configurations can end with an empty call stack?
semiring boolean
<down, f> -> <down, f r>
<down, f> -> <up, >
<up, r> -> <up, >
<up, end> -> <done, end>
start <done, end>
`,
  },
  text: [
    "pre* adds no states at all. It reads a rule from right to left: when the automaton already takes the right side, a new transition lets it take the left side as well.",
    "The answer is again infinite and regular: <up, r* end>, <down, f r* end> and <done, end>.",
  ],
  presets: [{ label: "pre*", options: { direction: "pre" } }],
  expect: [{ preset: 0, tops: ["<done, end> : true", "<down, f> : true", "<up, end> : true", "<up, r> : true"] }],
});
