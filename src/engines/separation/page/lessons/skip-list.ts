import { defineLesson } from "../lesson.ts";

export const skipList = defineLesson({
  id: "skip-list-formulas",
  title: "Skip lists",
  source: "Separation logic, Shapes",
  after: ["fig-6"],
  summary:
    "A fast lane over a slow one: the predicate of the fast lane calls that of the slow lane between two of its stops.",
  question: {
    ask: "Can the slow lane lead from `x` straight back to `x`?",
    facts: ["3. ∃n, s. x ↦ node(n, s) ∗ slow(n, s) ∗ fast(s) ∧ n = x → unsat"],
    answer: "No: `slow(x, s)` would own the cell at `x` again; where it is empty, `s` is `x`, and `fast(x)` would.",
    beside: 1,
  },
  file: {
    name: "skip-list.sl",
    text: `data node { node next; node skip; }

pred slow(node x, node y) == emp & x = y
  \\/ exists n. x -> node(n, null) * slow(n, y) & x != y;

pred fast(node x) == emp & x = null
  \\/ exists n, s. x -> node(n, s) * slow(n, s) * fast(s);

check fast(x) & x != null;
check exists n, s. x -> node(n, s) * slow(n, s) * fast(s) & n != s & s != null;
check exists n, s. x -> node(n, s) * slow(n, s) * fast(s) & n = x;
`,
  },
  text: [
    "The drawing of the second model shows both lanes: next leads from object to object, skip jumps over the objects between.",
    "SV of fast grows with the unfoldings of both predicates; A does not, because only x is a parameter.",
  ],
  presets: [
    { label: "canonical", options: { reading: "canonical" } },
    { label: "as printed", options: { reading: "paper" } },
  ],
  expect: [
    { preset: 0, stop: 3, sizes: { slow: [1, 2, 3, 4], fast: [1, 2, 5, 16] } },
    { preset: 1, stop: 4, sizes: { slow: [1, 2, 3, 4, 5], fast: [1, 2, 5, 16, 65] } },
  ],
  verdicts: ["sat", "sat", "unsat"],
});
