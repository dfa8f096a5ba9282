import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const tll: Subject = {
  id: "linked-leaves",
  title: "Tree with linked leaves",
  source: "Symbolic execution with separation logic, Table 1 (Tll)",
  summary: "Two parameters pass through the tree: where its leaves begin and where they end.",
  files: filesAt("tll/TLL.java", "tll/TLL.sl"),
  methods: [{ name: "positiveLeafCount", depth: 1 }],
  text: [
    "tll(x, first, end): the leftmost leaf is first, and the rightmost one links to end. In an inner node, the left subtree ends with the first leaf of the right subtree.",
    "The loop leaves the tree and follows the links. leaf.next is a parameter of the predicate for the right subtree, which is then unfolded from its other end.",
  ],
  table1: { program: "Tll", tests: 3, cov: 100, calls: 11, seconds: 2 },
};
