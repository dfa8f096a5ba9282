import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const listSegment: Subject = {
  id: "list-segment",
  title: "List segment",
  source: "Symbolic execution with separation logic, smaller structures",
  after: ["singly-linked-list"],
  summary: "From one node to another: a segment, and what follows.",
  question: {
    ask: "`distance` counts from `from` to `to`. Is 0 among its results?",
    facts: [
      "node 4 (3: segment(To, null) by disjunct 1): return 0",
      "node 7 (3: segment(To, null) by disjunct 1): return 1",
    ],
    answer: "Yes: `segment(from, to)` may be empty, and then both are the same node, or null.",
  },
  files: filesAt("list-segment/Segments.java", "list-segment/Segments.sl"),
  methods: [{ name: "distance", depth: 3 }],
  text: [
    "segment(from, to) may be empty: then from and to are the same node. The first comparison decides, and unfolds for it.",
    "The program never reads the second segment. It makes the heap complete: without it, to would be an address without an object.",
  ],
};
