import { defineLesson } from "../lesson.ts";

export const doublyLinked = defineLesson({
  id: "doubly-linked-formulas",
  title: "Doubly linked lists",
  source: "Separation logic, Shapes",
  after: ["fig-6"],
  summary: "A second parameter remembers the object before. Watch what the predicate says of it.",
  question: {
    ask: "Check 2 asks for a list whose object before is its own first object. Is there one?",
    facts: ["dll ∋ 2. ({root}, true)", "2. dll(x, y) ∧ x = y ∧ x ≠ null → sat"],
    answer: "Yes: nothing says that `prev` is another object, so the first one may point back to itself.",
    beside: 1,
  },
  file: {
    name: "doubly-linked.sl",
    text: `data node { node prev; node next; }

pred dll(node root, node prev) == emp & root = null
  \\/ exists n. root -> node(prev, n) * dll(n, root);

check exists n. head -> node(null, n) * dll(n, head) & n != null;
check dll(x, y) & x = y & x != null;
check exists n. x -> node(null, n) * dll(n, y) & n != null & y != x;
`,
  },
  text: [
    "The canonical reading needs one more round than for a list: root and prev may be the same object or not.",
    "dll(x, x) is satisfiable: the first object points back to itself. A precondition that does not say where the list begins allows it.",
  ],
  presets: [
    { label: "canonical", options: { reading: "canonical" } },
    { label: "as printed", options: { reading: "paper" } },
  ],
  expect: [
    { preset: 0, stop: 3, sizes: { dll: [1, 2, 3, 4] } },
    { preset: 1, stop: 3, sizes: { dll: [1, 2, 3, 4] } },
  ],
  verdicts: ["sat", "sat", "sat"],
});
