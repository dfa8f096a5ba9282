import { defineLesson } from "../../lesson.ts";

export const flawAliases = defineLesson({
  id: "flaw-aliases",
  title: "Flaw 5: aliases into hidden objects",
  source: "Separation logic, Known flaws",
  after: ["fig-6"],
  summary:
    "list(x) says nothing about y, so y may be any object. The checks are what a lazy initialization tries for it, and one more.",
  question: {
    ask: "Scenario 2 tries null, a new and a known object for `y`. Is there an input that it misses?",
    facts: ["4. ∃n, m. x ↦ node(_, n) ∗ n ↦ node(_, m) ∗ list(m) ∧ y = n → sat"],
    answer: "Yes: `y = n`, the second object of the list, which is still hidden in `list(n)`.",
    beside: 1,
  },
  file: {
    name: "flaw-aliases.sl",
    text: `data node { int val; node next; }

pred list(node x) == emp & x = null
  \\/ exists n. x -> node(_, n) * list(n);

// What scenario 2 of enum tries for y: null, a new object, an existing object.
check exists n. x -> node(_, n) * list(n) & y = null;
check exists n, m. x -> node(_, n) * list(n) * y -> node(_, m);
check exists n. x -> node(_, n) * list(n) & y = x;
// What it misses: the second object, which is inside list(n).
check exists n, m. x -> node(_, n) * n -> node(_, m) * list(m) & y = n;
`,
  },
  text: [
    "list(x) says nothing about y. Scenario 2 takes null, a fresh object, or one of the objects that the path knows. The objects inside list(n) are not known yet, so y = n is never tried: a method that compares x.next with y has a branch that no test covers.",
    "The last check shows that there is such an input. Unfolding the predicate before y is initialized finds it.",
  ],
  presets: [
    { label: "canonical", options: { reading: "canonical" } },
    { label: "as printed", options: { reading: "paper" } },
  ],
  expect: [
    { preset: 0, stop: 2, sizes: { list: [1, 2, 3] } },
    { preset: 1, stop: 2, sizes: { list: [1, 2, 3] } },
  ],
  verdicts: ["sat", "sat", "sat", "sat"],
});
