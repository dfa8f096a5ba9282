import { defineLesson } from "../lesson.ts";

export const circularList = defineLesson({
  id: "circular-list-formulas",
  title: "Circular lists",
  source: "Separation logic, Shapes",
  after: ["fig-6"],
  summary: "A circle is a cell and a segment that leads back to it.",
  question: {
    ask: "Can a circle have one object only, and can null begin one?",
    facts: ["1. circle(x) → sat", "4. circle(null) → unsat"],
    answer: "One object is enough: its segment is empty and it points to itself. Null has no cell, so it begins none.",
    beside: 1,
  },
  file: {
    name: "circular-list.sl",
    text: `data node { int val; node next; }

pred ls(node x, node y) == emp & x = y
  \\/ exists n. x -> node(_, n) * ls(n, y) & x != y;

pred circle(node x) == exists n. x -> node(_, n) * ls(n, x);

check circle(x);
check exists n, m. x -> node(_, n) * n -> node(_, m) * ls(m, x) & m != x;
check circle(x) * circle(y) & x = y;
check circle(null);
`,
  },
  text: [
    "circle is not recursive itself, so its table is settled as soon as that of ls is. A circle of one object has an empty segment.",
    "Two circles at the same object would both own it: ∗ keeps them apart.",
  ],
  presets: [
    { label: "canonical", options: { reading: "canonical" } },
    { label: "as printed", options: { reading: "paper" } },
  ],
  expect: [
    { preset: 0, stop: 3, sizes: { ls: [1, 2, 3, 4], circle: [1, 1, 2, 3] } },
    { preset: 1, stop: 4, sizes: { ls: [1, 2, 3, 4, 5], circle: [1, 1, 2, 3, 4] } },
  ],
  verdicts: ["sat", "sat", "unsat", "unsat"],
});
