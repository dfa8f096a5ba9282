import { defineLesson } from "../lesson.ts";

export const searchTree = defineLesson({
  id: "search-tree-formulas",
  title: "Binary search trees",
  source: "Separation logic, Numbers",
  after: ["fig-6"],
  summary: "Every key lies between two bounds. The model of a check is drawn with its keys.",
  question: {
    ask: "Is there a search tree with a key strictly between 4 and 5, or between 4 and 6?",
    facts: ["2. bst(x, 4, 5) ∧ x ≠ null → unsat", "3. bst(x, 4, 6) ∧ x ≠ null → sat"],
    answer: "Only between 4 and 6, with the key 5: between 4 and 5 there is no whole number.",
    beside: 1,
  },
  file: {
    name: "search-tree.sl",
    text: `data tree { int val; tree left; tree right; }

pred bst(tree x, int lo, int hi) == emp & x = null
  \\/ exists v, l, r. x -> tree(v, l, r) * bst(l, lo, v) * bst(r, v, hi) & lo < v & v < hi;

check exists v, l, r. x -> tree(v, l, r) * bst(l, 0, v) * bst(r, v, 10) & l != null & r != null & 0 < v & v < 10;
check bst(x, 4, 5) & x != null;
check bst(x, 4, 6) & x != null;
`,
  },
  text: [
    "Between 4 and 5 there is no whole number, so a tree with these bounds is empty. The invariants of the predicate say so for all trees.",
    "One unfolding says everything about references: x is null, or a cell. As printed, three rounds are needed, because bst(l, lo, v) mentions the formal lo: a disjunct with such a call is pending, and counts in A only when the call is unfolded. The reading in which integers count shows just that, without the other flaws.",
  ],
  presets: [
    { label: "canonical", options: { reading: "canonical" } },
    { label: "as printed", options: { reading: "paper" } },
    { label: "integers count", options: { reading: "canonical-integers" } },
  ],
  expect: [
    { preset: 0, stop: 2, sizes: { bst: [1, 2, 5] } },
    { preset: 1, stop: 3, sizes: { bst: [1, 2, 5, 26] } },
    { preset: 2, stop: 3, sizes: { bst: [1, 2, 5, 26] } },
  ],
  verdicts: ["sat", "unsat", "sat"],
});
