import { defineLesson } from "../lesson.ts";

export const twoLists = defineLesson({
  id: "fig-6",
  title: "Two lists of one length",
  source: "Separation logic, Fig. 6",
  summary: "The table of Fig. 6, round by round: SV holds the unfoldings of pre, A what they say about its parameters.",
  question: {
    ask: "How often must `pre` be unfolded until its table says everything about `a` and `b`?",
    facts: ["2 pre ∋ ⇒ ∃n1, n2. a ↦ node(_, n1) ∗ b ↦ node(_, n2)", "SV¹ is returned"],
    answer: "Once: what round 2 adds implies A of round 1, so the table of round 1 is returned.",
    beside: 1,
  },
  file: {
    name: "two-lists.sl",
    text: `// Fig. 6: both lists end at the same time.
data node { int val; node next; }

pred pre(node a, node b) == emp & a = null & b = null
  \\/ exists n1, n2. a -> node(_, n1) * b -> node(_, n2) * pre(n1, n2);

check pre(x, y) & x != null;
check pre(x, y) & x != null & y = null;
check pre(x, x) & x != null;
`,
  },
  text: [
    "SV holds the unfoldings of the predicate, A what they say about the parameters. Round 2 finds nothing new in A, so the table of round 1 is returned: one unfolding is enough to know everything about a and b.",
    "The third check asks for two lists that are the same list. Cells are separate, so that is impossible unless both are empty.",
  ],
  presets: [
    { label: "as printed", options: { reading: "paper" } },
    { label: "canonical", options: { reading: "canonical" } },
  ],
  expect: [
    { preset: 0, stop: 2, sizes: { pre: [1, 2, 3] } },
    { preset: 1, stop: 2, sizes: { pre: [1, 2, 3] } },
  ],
  verdicts: ["sat", "unsat", "unsat"],
});
