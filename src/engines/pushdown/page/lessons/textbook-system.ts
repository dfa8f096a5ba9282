import { defineLesson } from "../lesson.ts";

export const textbookSystem = defineLesson({
  id: "textbook-system",
  title: "The textbook’s small system",
  source: "Pushdown systems, Saturation",
  summary:
    "Three control locations, four rules, only two of which push. Watch how the automaton takes in more and more stacks.",
  question: {
    ask: "The start is `<p0, a a>`. How high can the stack get in `p1`?",
    facts: ["l(p1, b, ⟨p1,b⟩) = 1", "l(⟨p1,b⟩, a, ⟨p1,b⟩) = 1"],
    answer:
      "Without bound: the middle state of `p1` and `b` has a loop labeled `a`, so `<p1, b a … a>` for any number.",
  },
  file: {
    name: "textbook-system.pds",
    text: `# Two control locations pass a stack back and forth.
semiring boolean
<p0, a> -> <p1, b a>
<p1, b> -> <p2, c a>
<p2, c> -> <p0, b>
<p0, b> -> <p0, >
start <p0, a a>
`,
  },
  text: [
    "The start is <p0, a a>. The first rule swaps a for b a, the second b for c a, and so each round leaves one a more on the stack; the last rule pops.",
    "post* adds one middle state for each top symbol that a push rule writes. What looks like infinitely many configurations is one loop, labeled a, in the finished automaton.",
  ],
  presets: [{ label: "post*", options: { direction: "post" } }],
  expect: [{ preset: 0, tops: ["<p0, a> : true", "<p0, b> : true", "<p1, b> : true", "<p2, c> : true"] }],
});
