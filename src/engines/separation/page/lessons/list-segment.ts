import { defineLesson } from "../lesson.ts";

export const listSegment = defineLesson({
  id: "list-segment-formulas",
  title: "Acyclic list segments",
  source: "Separation logic, Shapes",
  after: ["fig-6"],
  summary: "From x to y: equal ends mean an empty segment, so base pairs must tell x = y from x ≠ y.",
  question: {
    ask: "A segment never passes its own end. Can two of them, from `x` to `y` and back, make a circle?",
    facts: ["2. ls(x, y) ∗ ls(y, x) ∧ x ≠ y → sat", "4. ls(x, y) ∗ ls(x, z) ∧ x ≠ y ∧ x ≠ z → unsat"],
    answer: "Yes: each owns other cells. Only two that begin at one object clash: both would own it.",
    beside: 1,
  },
  file: {
    name: "list-segment.sl",
    text: `data node { int val; node next; }

pred ls(node x, node y) == emp & x = y
  \\/ exists n. x -> node(_, n) * ls(n, y) & x != y;

check ls(x, y) * ls(y, null) & x != y;
check ls(x, y) * ls(y, x) & x != y;
check ls(x, y) * y -> node(_, x);
check ls(x, y) * ls(x, z) & x != y & x != z;
`,
  },
  text: [
    "x ≠ y in the definition keeps a segment from passing its own end. It does not keep two segments from making a circle: the second check has a model of two objects that lead to each other.",
    "The last check starts two segments at the same object. Both would own it, so there is no consistent choice of base pairs.",
  ],
  presets: [
    { label: "canonical", options: { reading: "canonical" } },
    { label: "as printed", options: { reading: "paper" } },
  ],
  expect: [
    { preset: 0, stop: 3, sizes: { ls: [1, 2, 3, 4] } },
    { preset: 1, stop: 4, sizes: { ls: [1, 2, 3, 4, 5] } },
  ],
  verdicts: ["sat", "sat", "sat", "unsat"],
});
