import { defineLesson } from "../../lesson.ts";

export const flawFieldContents = defineLesson({
  id: "flaw-field-contents",
  title: "Flaw 3: contents count",
  source: "Separation logic, Known flaws",
  after: ["fig-6"],
  summary:
    "Roots and equalities are all that is needed of a disjunct. Watch how the table grows when the contents of cells count, too.",
  question: {
    ask: "As printed, field contents count in A. Which table of `tll` is returned?",
    facts: ["SV³ is returned"],
    absent: ["SV² is returned"],
    answer: "That of round 3: a cell with other contents implies no old disjunct, so one more round is needed.",
    beside: 1,
  },
  file: {
    name: "flaw-field-contents.sl",
    text: `data tree { tree left; tree right; tree next; }

pred tll(tree x, tree ll, tree lr) == x -> tree(null, null, lr) & x = ll
  \\/ exists l, r, z. x -> tree(l, r, _) * tll(l, ll, z) * tll(r, z, lr);
`,
  },
  text: [
    "The tables have 1, 2, 5, 26 and 677 disjuncts, and the next one would have 458,330. With field contents in A, a disjunct implies the old ones less often, so the printed algorithm needs one more round and returns 26 disjuncts. Base pairs have no fields: 5 are enough.",
    "With a limit of 600 disjuncts the printed run would end without an answer: there is no fixed point to return.",
  ],
  presets: [
    { label: "as printed", options: { reading: "paper" } },
    { label: "canonical", options: { reading: "canonical" } },
  ],
  expect: [
    { preset: 0, stop: 4, sizes: { tll: [1, 2, 5, 26, 677] } },
    { preset: 1, stop: 3, sizes: { tll: [1, 2, 5, 26] } },
  ],
  verdicts: [],
});
