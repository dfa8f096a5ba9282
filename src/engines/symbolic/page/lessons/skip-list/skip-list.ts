import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const skipList: Subject = {
  id: "skip-list",
  title: "Skip list",
  source: "Symbolic execution with separation logic, smaller structures",
  summary: "Two levels over the same nodes, and values that ascend on both.",
  files: filesAt("skip-list/SkipList.java", "skip-list/SkipList.sl"),
  methods: [{ name: "contains", depth: 3 }],
  contexts: "once",
  text: [
    "express walks along the upper level; between two of its stops local has the stops of the lower level. Both share the numbers: the last value of local is below the next express stop.",
  ],
};
