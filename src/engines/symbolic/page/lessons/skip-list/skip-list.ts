import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const skipList: Subject = {
  id: "skip-list",
  title: "Skip list",
  source: "Symbolic execution with separation logic, smaller structures",
  summary: "Two levels over the same nodes, and values that ascend on both.",
  question: {
    ask: "Can `contains` find every value by going along the upper level first?",
    facts: [
      "node 15 (15bT: v2 = X): return true",
      "node 16 (15bF: v2 ≠ X): return false",
      "12 of 12 branches are covered",
    ],
    answer: "Yes: the last value of a local stretch is below the next express stop, so no place of `x` is jumped over.",
  },
  files: filesAt("skip-list/SkipList.java", "skip-list/SkipList.sl"),
  methods: [{ name: "contains", depth: 3 }],
  contexts: "once",
  text: [
    "express walks along the upper level; between two of its stops local has the stops of the lower level. Both share the numbers: the last value of local is below the next express stop.",
  ],
};
