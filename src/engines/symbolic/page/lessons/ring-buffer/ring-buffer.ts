import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const ringBuffer: Subject = {
  id: "ring-buffer",
  title: "Ring buffer",
  source: "Symbolic execution with separation logic, smaller structures",
  summary: "An array in the input: the predicate names its length, its elements are symbols.",
  question: {
    ask: "An index of the ring is a symbol. Are the arrays of the inputs of one length, or of several?",
    facts: ["4 of 4 branches are covered"],
    answer: "Of several: each disjunct fixes one length, 1 or 3, and the index splits into its elements.",
    beside: 4,
  },
  files: filesAt("ring-buffer/RingBuffer.java", "ring-buffer/RingBuffer.sl"),
  methods: [
    { name: "add", depth: 1 },
    { name: "remove", depth: 1 },
    { name: "contains", depth: 1 },
  ],
  text: [
    "int[3](_, _, _) is a cell with the fields 0, 1 and 2: an array of three numbers. The predicate has one disjunct for each length, so unfolding it fixes the length; first and size stay symbols within it.",
    "An index that is a symbol splits the path into one case for each element it may name.",
  ],
};
