import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const sortedList: Subject = {
  id: "sorted-list",
  title: "Sorted list",
  source: "Symbolic execution with separation logic, smaller structures",
  after: ["singly-linked-list"],
  summary: "Order along a list: each path puts x into an interval.",
  question: {
    ask: "`insert` puts `x` before the first value that is not smaller. Which places of `x` are tested?",
    facts: ["node 3 (16bT: X ≤ v1): return", "node 8 (21bF: X ≤ v2): return", "8 of 8 branches are covered"],
    answer: "All: into an empty list, before the first value, between two of them, and behind the last one.",
  },
  files: filesAt("sorted-list/SortedList.java", "sorted-list/SortedList.sl"),
  methods: [{ name: "insert", depth: 3 }],
  text: [
    "sorted(x, least) passes the last value on, so that the next one is not smaller.",
    "Each path through insert puts x between two values; on a path where there is no such integer the solver says so.",
  ],
};
