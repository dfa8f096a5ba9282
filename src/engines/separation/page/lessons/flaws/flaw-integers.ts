import { defineLesson } from "../../lesson.ts";

export const flawIntegers = defineLesson({
  id: "flaw-integers",
  title: "Flaw 4: integer parameters count",
  source: "Separation logic, Known flaws",
  after: ["fig-6"],
  summary: "Heights of AVL trees. Watch which disjuncts wait because a call has an integer argument.",
  question: {
    ask: "The height `h` matters for no shape. As printed, does one unfolding of `avl` suffice?",
    facts: ["SV² is returned"],
    absent: ["SV¹ is returned"],
    answer: "No: `avl(l, h − 1)` mentions a formal, so its disjunct is pending and A waits for the next round.",
    beside: 1,
  },
  file: {
    name: "flaw-integers.sl",
    text: `data tree { int val; tree left; tree right; }

pred avl(tree x, int h) == emp & x = null & h = 0
  \\/ exists l, r. x -> tree(_, l, r) * avl(l, h - 1) * avl(r, h - 1)
  \\/ exists l, r. x -> tree(_, l, r) * avl(l, h - 1) * avl(r, h - 2)
  \\/ exists l, r. x -> tree(_, l, r) * avl(l, h - 2) * avl(r, h - 1);

check avl(x, 3);
`,
  },
  text: [
    "avl(l, h − 1) mentions the formal h, so its disjunct is pending and A waits for the next round: 49 disjuncts are returned. Integers do not matter for shapes; without them 4 disjuncts are enough.",
  ],
  presets: [
    { label: "as printed", options: { reading: "paper", maxDisjuncts: 10_000 } },
    { label: "canonical", options: { reading: "canonical" } },
  ],
  expect: [
    { preset: 0, stop: 3, sizes: { avl: [1, 4, 49, 7_204] } },
    { preset: 1, stop: 2, sizes: { avl: [1, 4, 49] } },
  ],
  verdicts: ["sat"],
});
