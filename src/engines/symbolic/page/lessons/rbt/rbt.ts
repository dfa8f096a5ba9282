import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const rbt: Subject = {
  id: "red-black-tree",
  title: "Red-black tree",
  source: "Symbolic execution with separation logic, Table 1 (RBT)",
  after: ["search-tree"],
  summary: "A map with links to parents: colors and black heights are small integers.",
  question: {
    ask: "`put` has 38 branches. How many of them can red-black trees reach?",
    facts: ["37 of 38 branches are covered"],
    absent: ["38 of 38 branches are covered"],
    answer: "All but one, with 126 inputs: a rotation puts a child in the place of an entry, so `by` is never null.",
    beside: 8,
  },
  files: filesAt("rbt/RBT.java", "rbt/RBT.sl"),
  methods: [
    { name: "put", depth: 6, loops: 4 },
    { name: "containsKey", depth: 1 },
    { name: "containsValue", depth: 2 },
    { name: "firstKey", depth: 2 },
    { name: "get", depth: 1 },
    { name: "lastKey", depth: 2 },
    { name: "remove", depth: 7, loops: 2 },
  ],
  contexts: "once",
  text: [
    "Red is 0 and black is 1, so that one rule does for both: the height is that of the children plus the color, and c + i ≥ 1 forbids two red entries in a row.",
    "The color of an entry is decided only when the program reads it. Each read splits into red and black, and often one of them contradicts what is known.",
  ],
  table1: { program: "RBT", tests: 314, cov: 100, calls: 2070, seconds: 2256 },
};
