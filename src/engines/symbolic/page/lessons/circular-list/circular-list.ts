import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const circularList: Subject = {
  id: "circular-list",
  title: "Circular list",
  source: "Symbolic execution with separation logic, smaller structures",
  after: ["singly-linked-list"],
  summary: "A ring: the segment ends where it began.",
  question: {
    ask: "The loop ends when it meets `last` again. Does it end for every ring that is tried?",
    facts: [
      "node 2 (3: segment(first, last) by disjunct 1): return 1",
      "node 8 (3: segment(y4, last) by disjunct 1): return 5",
      "4 of 4 branches are covered",
    ],
    answer:
      "Yes: the segment ends at `last`, and every node before it is another one. Rings of one to five nodes are found.",
  },
  files: filesAt("circular-list/CircularList.java", "circular-list/CircularList.sl"),
  methods: [{ name: "length", depth: 2 }],
  text: [
    "The precondition has two disjuncts of its own: no node at all, or a last node with a segment from the first one back to it.",
    "The loop ends when it meets last again. That is a comparison of references: the empty segment says first = last, and separation says that every other node differs from last.",
  ],
};
