import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const bst: Subject = {
  id: "search-tree",
  title: "Search tree",
  source: "Symbolic execution with separation logic, Table 1 (BST)",
  after: ["singly-linked-list"],
  summary: "Order is arithmetic: every subtree has its bounds, and paths compare with them.",
  question: {
    ask: "`remove` calls `findMin` on the right of a node with two children. Is every branch covered from there?",
    facts: ["15 of 16 branches are covered"],
    absent: ["16 of 16 branches are covered"],
    answer: "All but one of sixteen: `findMin` is never called for an empty tree, since `t.right` is not null.",
    beside: 9,
  },
  files: filesAt("bst/BST.java", "bst/BST.sl"),
  methods: [
    { name: "remove", depth: 4 },
    { name: "find", depth: 1 },
    { name: "findMax", depth: 2 },
    { name: "findMin", depth: 2 },
    { name: "insert", depth: 1 },
    { name: "isEmpty", depth: 1 },
    { name: "makeEmpty", depth: 1 },
    { name: "printTree", depth: 1 },
  ],
  text: [
    "bst(x, low, high) hands the bounds down: every value to the left of v is smaller than v. A path that goes left and then right has x between two elements, and the solver finds integers with enough room.",
    "remove looks for the smallest element on the right when a node has two children, and removes that one in turn. The branch of findMin for an empty tree cannot be taken from there.",
  ],
  table1: { program: "BST", tests: 182, cov: 100, calls: 698, seconds: 241 },
};
