import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const avl: Subject = {
  id: "avl-tree",
  title: "AVL tree",
  source: "Symbolic execution with separation logic, Table 1 (AVL)",
  after: ["search-tree"],
  summary: "Balanced trees: heights on paths are linear constraints. Watch which trees make a rotation necessary.",
  question: {
    ask: "Do trees of two levels, with rotations, cover every branch of `insert`?",
    facts: ["node 21 (86T: i1 + 1 < h): return", "22 of 22 branches are covered"],
    answer:
      "Yes, all 22: a tree of two levels that leans to one side, and an `x` on that side, make each rotation happen.",
  },
  files: filesAt("avl/AVL.java", "avl/AVL.sl"),
  methods: [
    { name: "insert", depth: 2 },
    { name: "find", depth: 1 },
    { name: "findMax", depth: 2 },
    { name: "findMin", depth: 2 },
    { name: "isEmpty", depth: 1 },
    { name: "makeEmpty", depth: 1 },
    { name: "maxElement", depth: 2 },
    { name: "minElement", depth: 2 },
    { name: "printTree", depth: 1 },
  ],
  text: [
    "One condition says what balanced means: h is larger than both heights below, and 2·h at most their sum plus 3.",
    "insert compares heights after each step back up. A rotation needs a tree of two levels that leans to one side, and an x on that side.",
  ],
  table1: { program: "AVL", tests: 69, cov: 100, calls: 623, seconds: 400 },
};
