import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const circularList: Subject = {
  id: "circular-list",
  title: "Circular list",
  source: "Symbolic execution with separation logic, smaller structures",
  summary: "A ring: the segment ends where it began.",
  files: filesAt("circular-list/CircularList.java", "circular-list/CircularList.sl"),
  methods: [{ name: "length", depth: 2 }],
  text: [
    "The precondition has two disjuncts of its own: no node at all, or a last node with a segment from the first one back to it.",
    "The loop ends when it meets last again. That is a comparison of references: the empty segment says first = last, and separation says that every other node differs from last.",
  ],
};
