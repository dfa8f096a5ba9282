import { defineLesson } from "../../lesson.ts";

export const flawUnsatisfiable = defineLesson({
  id: "flaw-unsatisfiable",
  title: "Flaw 2: disjuncts without a model stay",
  source: "Separation logic, Known flaws",
  after: ["fig-6"],
  summary: "n is allocated twice in Q. Watch what is left of that in A, which is about the parameters.",
  question: {
    ask: "No heap satisfies `Q`. Does the algorithm as printed see that in its table?",
    facts: ["2 Q ∋ ⇒ ∃n1. x ↦ cell(n1)", "1. Q(x) → unsat"],
    answer:
      "No: A keeps a disjunct of `Q`, since what contradicts it, at `n`, concerns no parameter. The check finds it.",
    beside: 1,
  },
  file: {
    name: "flaw-unsatisfiable.sl",
    text: `data cell { cell next; }

pred R(cell z) == exists w. z -> cell(w);

pred Q(cell x) == exists n, m. x -> cell(n) * n -> cell(m) * R(n);

check Q(x);
check exists n. x -> cell(n) * R(n);
`,
  },
  text: [
    "abs drops everything that does not concern a parameter: the cell at n and the call of R are gone, and with them the contradiction. Base pairs keep it: Q has none, so its disjunct is pruned.",
    "From the printed table, test inputs would be generated for a precondition that no heap satisfies.",
  ],
  presets: [
    { label: "as printed", options: { reading: "paper" } },
    { label: "canonical", options: { reading: "canonical" } },
  ],
  expect: [
    { preset: 0, stop: 2, sizes: { R: [1, 1, 1], Q: [1, 1, 1] } },
    { preset: 1, stop: 2, sizes: { R: [1, 1, 1], Q: [1, 0, 0] } },
  ],
  verdicts: ["unsat", "sat"],
});
