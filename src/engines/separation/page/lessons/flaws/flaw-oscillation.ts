import { defineLesson } from "../../lesson.ts";

export const flawOscillation = defineLesson({
  id: "flaw-oscillation",
  title: "Flaw 1: it may never end",
  source: "Separation logic, Known flaws",
  after: ["fig-6"],
  summary: "A is replaced in each round, not accumulated. Watch A of two predicates that call each other.",
  question: {
    ask: "Does the algorithm as printed come to a fixed point for `P` and `P2`?",
    facts: ["no fixed point within the limit"],
    absent: ["SV⁰ is returned"],
    answer: "No: A of `P` is `x = y` and false in turn, so some disjunct always fails to imply the A before.",
    beside: 1,
  },
  file: {
    name: "flaw-oscillation.sl",
    text: `pred P(x, y) == exists u. Bad(u) & x = y
  \\/ P2(x, y);

pred P2(x, y) == P(x, y);

pred Bad(u) == u != u;

check P(x, y);
`,
  },
  text: [
    "In one round A of P is x = y, in the next it is false, and so on: some disjunct of A′ always fails to imply A. The canonical reading prunes disjuncts without a base pair, and A only grows.",
    "No heap satisfies P: its only way to end needs Bad.",
  ],
  presets: [
    { label: "as printed", options: { reading: "paper", maxIterations: 9 } },
    { label: "canonical", options: { reading: "canonical" } },
  ],
  expect: [
    {
      preset: 0,
      stop: undefined,
      sizes: {
        P: [1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
        P2: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
        Bad: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      },
    },
    { preset: 1, stop: 1, sizes: { P: [1, 0], P2: [1, 0], Bad: [1, 0] } },
  ],
  verdicts: ["unsat"],
});
