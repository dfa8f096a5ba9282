import { defineLesson } from "../lesson.ts";

export const binaryTree = defineLesson({
  id: "binary-tree-formulas",
  title: "Binary trees",
  source: "Separation logic, Shapes",
  after: ["fig-6"],
  summary: "Two recursive calls in one disjunct: each is replaced by each disjunct, and A is the same as for a list.",
  question: {
    ask: "Check 4 describes the same subtree `l` twice. Can it be satisfied with `l` not null?",
    facts: [
      "3. ∃l. x ↦ tree(l, l) ∗ binary(l) ∧ l ≠ null → sat",
      "4. ∃l. x ↦ tree(l, l) ∗ binary(l) ∗ binary(l) ∧ l ≠ null → unsat",
    ],
    answer: "No: both descriptions would own the cell at `l`, and ∗ keeps them apart. Described once, it is possible.",
    beside: 1,
  },
  file: {
    name: "binary-tree.sl",
    text: `data tree { tree left; tree right; }

pred binary(tree x) == emp & x = null
  \\/ exists l, r. x -> tree(l, r) * binary(l) * binary(r);

check binary(x) & x != null;
check exists l, r. x -> tree(l, r) * binary(l) * binary(r) & l != null & r != null;
check exists l. x -> tree(l, l) * binary(l) & l != null;
check exists l. x -> tree(l, l) * binary(l) * binary(l) & l != null;
`,
  },
  text: [
    "unfold replaces every occurrence at once, so the number of disjuncts grows as 1, 2, 1 + 2·2, …. A has two disjuncts all the time: null, or a cell at x.",
    "A node whose two fields lead to the same tree is possible as long as the tree is described once. Described twice, it has to be empty.",
  ],
  presets: [
    { label: "canonical", options: { reading: "canonical" } },
    { label: "as printed", options: { reading: "paper" } },
  ],
  expect: [
    { preset: 0, stop: 2, sizes: { binary: [1, 2, 5] } },
    { preset: 1, stop: 2, sizes: { binary: [1, 2, 5] } },
  ],
  verdicts: ["sat", "sat", "sat", "unsat"],
});
