import { defineLesson } from "../lesson.ts";

export const longList = defineLesson({
  id: "long-list",
  title: "A list of length 320001",
  source: "Separation logic, Numbers",
  after: ["fig-6"],
  summary: "The length of a list is a number in its predicate. Watch what the checks ask of that number.",
  question: {
    ask: "Can it be decided whether a list of length 320001 exists, without unfolding so often?",
    facts: ["len ∋ 2. ({x}, true)", "2. len(x, n) ∧ n = -1 → unsat", "4. len(x, 320001) → sat"],
    answer: "Yes: the length is how often the second disjunct is used, a linear equation with one solution.",
    beside: 1,
  },
  file: {
    name: "long-list.sl",
    text: `data node { int val; node next; }

pred len(node x, int n) == emp & x = null & n = 0
  \\/ exists m. x -> node(_, m) * len(m, n - 1);

check len(x, n) & n = 7;
check len(x, n) & n = 0 - 1;
check len(x, n) * len(y, m) & n = 2 # m & n > 2 & n < 6;
check len(x, 320001);
`,
  },
  text: [
    "n is how often the second disjunct is used. That is a linear equation, so any length is decided at once; unfolding 320,001 times would not be.",
    "No list has length −1: the number of uses is not negative. The drawing of the long list shows its first objects.",
  ],
  presets: [
    { label: "canonical", options: { reading: "canonical" } },
    { label: "as printed", options: { reading: "paper" } },
  ],
  expect: [
    { preset: 0, stop: 2, sizes: { len: [1, 2, 3] } },
    { preset: 1, stop: 3, sizes: { len: [1, 2, 3, 4] } },
  ],
  verdicts: ["sat", "unsat", "sat", "sat"],
});
