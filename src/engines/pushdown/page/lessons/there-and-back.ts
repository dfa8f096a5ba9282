import { defineLesson } from "../lesson.ts";

export const thereAndBack = defineLesson({
  id: "there-and-back",
  title: "post* beside pre*",
  source: "Pushdown systems, Min-plus",
  after: ["who-comes-to-an-end"],
  summary:
    "Successors and predecessors of the same configuration. The factors of ⊗ come from opposite ends of the stack.",
  question: {
    ask: "Which is the cheapest way from `<p, a>` to `<r, a>`: what does it cost?",
    facts: ["l(r, a, s) = 2", "l(r, ε, ⟨q,b⟩) = 1"],
    answer: "2: the push of `b` for 1, and its pop for 1. Each further push and its pop cost 2 and 1 more.",
    beside: 1,
  },
  file: {
    name: "there-and-back.pds",
    text: `# Who can be reached from <p, a>, and who can reach it?
semiring min-plus
<p, a> -> <q, b a> [1]
<q, b> -> <q, b b> [2]
<q, b> -> <r, > [1]
<r, b> -> <r, > [1]
<r, a> -> <p, a> [5]
<o, a> -> <p, a> [4]
<o, b> -> <o, > [1]
start <p, a>
`,
  },
  text: [
    "In post* the deeper part of the stack was written first, so its weight stands on the left. In pre* it is consumed last, so its weight stands on the right. With sums the order makes no difference; with other weights it does.",
    "o can reach <p, a> and cannot be reached from it: it appears in pre* only.",
  ],
  presets: [
    { label: "post*", options: { direction: "post" } },
    { label: "pre*", options: { direction: "pre" } },
  ],
  expect: [
    { preset: 0, tops: ["<p, a> : 0", "<q, b> : 1", "<r, a> : 2", "<r, b> : 4"] },
    { preset: 1, tops: ["<o, a> : 4", "<o, b> : 5", "<p, a> : 0", "<q, b> : 6", "<r, a> : 5", "<r, b> : 6"] },
  ],
});
