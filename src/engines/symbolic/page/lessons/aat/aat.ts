import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const aat: Subject = {
  id: "aa-tree",
  title: "AA-tree",
  source: "Symbolic execution with separation logic, Table 1 (AAT)",
  after: ["search-tree"],
  summary: "Levels instead of colors: skew and split restore them.",
  question: {
    ask: "`insert` ends with `split(skew(t))`. Can AA trees reach every branch of the two?",
    facts: ["15 of 16 branches are covered"],
    absent: ["16 of 16 branches are covered"],
    answer: "All but one of sixteen: `split` always gets a right child, since `skew` moves a new left one to the top.",
    beside: 8,
  },
  files: filesAt("aat/AAT.java", "aat/AAT.sl"),
  methods: [
    { name: "insert", depth: 3 },
    { name: "contains", depth: 1 },
    { name: "findMax", depth: 2 },
    { name: "findMin", depth: 2 },
    { name: "isEmpty", depth: 1 },
    { name: "makeEmpty", depth: 1 },
    { name: "remove", depth: 5 },
  ],
  text: [
    "aat(x, k, m, low, high) knows the level of the right child too, because only its grandparent can say that two of them in a row are too many.",
    "remove has the longest paths of all: after a node is gone its parent sinks, and up to three skews and two splits follow.",
  ],
  table1: { program: "AAT", tests: 103, cov: 100, calls: 1179, seconds: 1981 },
};
