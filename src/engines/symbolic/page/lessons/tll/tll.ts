import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const tll: Subject = {
  id: "linked-leaves",
  title: "Tree with linked leaves",
  source: "Symbolic execution with separation logic, Table 1 (Tll)",
  after: ["singly-linked-list"],
  summary: "Two parameters pass through the tree: where its leaves begin and where they end.",
  question: {
    ask: "The loop leaves the tree and follows the links. Which trees cover all of its branches?",
    facts: ["4 of 4 branches are covered"],
    answer: "Two: a single leaf, and a node with two leaves, where `left` and `next` each lead one step on.",
    beside: 2,
  },
  files: filesAt("tll/TLL.java", "tll/TLL.sl"),
  methods: [{ name: "positiveLeafCount", depth: 1 }],
  text: [
    "tll(x, first, end): the leftmost leaf is first, and the rightmost one links to end. In an inner node, the left subtree ends with the first leaf of the right subtree.",
    "The loop leaves the tree and follows the links. leaf.next is a parameter of the predicate for the right subtree, which is then unfolded from its other end.",
  ],
  table1: { program: "Tll", tests: 3, cov: 100, calls: 11, seconds: 2 },
};
