import { defineLesson } from "../lesson.ts";

export const orderMatters = defineLesson({
  id: "order-matters",
  title: "The order matters",
  source: "Data-flow analysis, The worklist algorithm",
  after: ["reaching-definitions"],
  summary:
    "Branches in a loop, and three orders in which nodes are taken from the worklist. Watch how often a node is computed again.",
  question: {
    ask: "Does the order of the worklist change which definitions of `n` reach line 13?",
    facts: ["13: twice = 2 * count ∋ {count@3, count@11, k@4, n@2, n@7, n@9}"],
    answer: "No: `n@2`, `n@7` and `n@9` in every order. What changes is how often a node is computed.",
    beside: 2,
  },
  file: {
    name: "Orders.java",
    text: `class Orders {
  static int steps(int n) {
    int count = 0;
    int k = 2;
    while (n != 1) {
      if (n % k == 0) {
        n = n / k;
      } else {
        n = 3 * n + 1;
      }
      count = count + 1;
    }
    int twice = 2 * count;
    return twice;
  }
}
`,
  },
  presets: [
    { label: "Reverse post-order", options: { analysis: "reaching", order: "rpo" } },
    { label: "FIFO", options: { analysis: "reaching", order: "fifo" } },
    { label: "LIFO", options: { analysis: "reaching", order: "lifo" } },
  ],
  stops: [
    {
      when: "11: count = count + 1 ∋ {count@11, k@4, n@7, n@9}",
      say: "The last new facts that the loop sends back: with a stack they come much later than in reverse post-order.",
    },
    {
      when: "13: twice = 2 * count ∋ {count@3, count@11, k@4, n@2, n@7, n@9, twice@13}",
      say: "After the loop the facts are the same in every order; how often they had to be computed differs.",
    },
  ],
  expect: [
    { preset: 0, facts: { "out 13": "{count@3, count@11, k@4, n@2, n@7, n@9, twice@13}" }, pops: 26 },
    { preset: 1, facts: { "out 13": "{count@3, count@11, k@4, n@2, n@7, n@9, twice@13}" }, pops: 29 },
    { preset: 2, facts: { "out 13": "{count@3, count@11, k@4, n@2, n@7, n@9, twice@13}" }, pops: 90 },
  ],
});
