import { defineLesson } from "../lesson.ts";

export const linkedLeaves = defineLesson({
  id: "linked-leaves-formulas",
  title: "Trees with linked leaves (tll)",
  source: "Separation logic, Shapes",
  after: ["binary-tree-formulas"],
  summary: "Three parameters and two calls that share a variable: what is equal, what is allocated, in five disjuncts.",
  question: {
    ask: "`ll` is the leftmost leaf of the tree `x`. Can it be null?",
    facts: ["tll ∋ 1. ({x}, x = ll)", "tll ∋ 2. ({x, ll}, true)", "2. tll(x, null, y) → unsat"],
    answer: "No: in both base pairs `ll` has a cell, since it is `x` itself or a leaf of its own.",
  },
  file: {
    name: "linked-leaves.sl",
    text: `data tree { tree left; tree right; tree next; }

pred tll(tree x, tree ll, tree lr) == x -> tree(null, null, lr) & x = ll
  \\/ exists l, r, z. x -> tree(l, r, _) * tll(l, ll, z) * tll(r, z, lr);

check exists l, r, z. x -> tree(l, r, _) * tll(l, ll, z) * tll(r, z, null);
check tll(x, null, y);
check tll(x, y, y) & x != y;
`,
  },
  text: [
    "ll is the leftmost leaf, lr what follows the rightmost one. The canonical reading compares which parameters are equal and which are allocated, and is done in three rounds.",
    "As printed, the contents of fields count, too, and it takes a table of 677 disjuncts to stop: see flaw 3.",
  ],
  presets: [{ label: "canonical", options: { reading: "canonical" } }],
  expect: [{ preset: 0, stop: 3, sizes: { tll: [1, 2, 5, 26] } }],
  verdicts: ["sat", "unsat", "sat"],
});
