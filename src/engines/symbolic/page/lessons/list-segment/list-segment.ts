import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const listSegment: Subject = {
  id: "list-segment",
  title: "List segment",
  source: "Symbolic execution with separation logic, smaller structures",
  summary: "From one node to another: a segment, and what follows.",
  files: filesAt("list-segment/Segments.java", "list-segment/Segments.sl"),
  methods: [{ name: "distance", depth: 3 }],
  text: [
    "segment(from, to) may be empty: then from and to are the same node. The first comparison decides, and unfolds for it.",
    "The program never reads the second segment. It makes the heap complete: without it, to would be an address without an object.",
  ],
};
