import { defineLesson } from "../lesson.ts";

export const sortedList = defineLesson({
  id: "sorted-list-formulas",
  title: "Sorted lists with bounds",
  source: "Separation logic, Numbers",
  after: ["fig-6"],
  summary: "Numbers pass from cell to cell. Algorithm 1 looks at shapes only; satisfiability looks at both.",
  question: {
    ask: "Is there a sorted list whose lower bound, 9, is above its upper bound, 3, perhaps the empty one?",
    facts: ["2. sorted(x, 9, 3) → unsat"],
    answer: "None of any length: each disjunct implies lo ≤ hi, the empty list’s, too.",
    beside: 1,
  },
  file: {
    name: "sorted-list.sl",
    text: `data node { int val; node next; }

pred sorted(node x, int lo, int hi) == emp & x = null & lo <= hi
  \\/ exists v, n. x -> node(v, n) * sorted(n, v, hi) & lo <= v;

check sorted(x, 3, 9) & x != null;
check sorted(x, 9, 3);
check exists n, v. x -> node(v, n) * sorted(n, v, 5) & v > 5;
`,
  },
  text: [
    "The table says nothing about lo and hi. The checks do: from sorted(x, lo, hi) follows lo ≤ hi, whatever the length.",
    "A verdict “unsat” always has a reason that holds for all lengths; a search alone could never say it.",
  ],
  presets: [
    { label: "canonical", options: { reading: "canonical" } },
    { label: "as printed", options: { reading: "paper" } },
  ],
  expect: [
    { preset: 0, stop: 2, sizes: { sorted: [1, 2, 3] } },
    { preset: 1, stop: 3, sizes: { sorted: [1, 2, 3, 4] } },
  ],
  verdicts: ["sat", "unsat", "unsat"],
});
