import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const binaryHeap: Subject = {
  id: "binary-heap",
  title: "Binary heap",
  source: "Symbolic execution with separation logic, smaller structures",
  summary: "The order of an array’s elements is part of the precondition. Watch where a path splits.",
  question: {
    ask: "`insert` lets a key rise. Which comparisons decide how far?",
    facts: ["6 of 6 branches are covered"],
    answer:
      "Only those with the keys above it: how many elements there are is fixed by the disjunct, so indices are numbers.",
    beside: 3,
  },
  files: filesAt("binary-heap/BinaryHeap.java", "binary-heap/BinaryHeap.sl"),
  methods: [
    { name: "insert", depth: 1 },
    { name: "removeLeast", depth: 1 },
  ],
  text: [
    "The elements of an array are the fields of its cell, so the formula can order them: a ≤ b says that the second element is not smaller than the one it hangs below.",
    "Each disjunct fixes how many elements are in use, so every index on a path is a number, and only comparisons of keys split the path.",
  ],
};
