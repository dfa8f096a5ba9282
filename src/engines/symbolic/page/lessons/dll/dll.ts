import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const dll: Subject = {
  id: "doubly-linked-list",
  title: "Doubly linked list",
  source: "Symbolic execution with separation logic, Table 1 (DLL)",
  after: ["singly-linked-list"],
  summary: "A ring through a header entry, with links back and a size.",
  question: {
    ask: "`remove` has six branches. Are all of them covered by lists of at most one element?",
    facts: ["5 of 6 branches are covered"],
    absent: ["6 of 6 branches are covered"],
    answer:
      "Five are. The sixth, `e == header` in `removeEntry`, cannot be taken from here: the loop stops at the header.",
    beside: 23,
  },
  files: filesAt("dll/DLL.java", "dll/DLL.sl"),
  methods: [
    { name: "remove", depth: 1 },
    { name: "add", depth: 1 },
    { name: "addFirst", depth: 1 },
    { name: "addI", depth: 1 },
    { name: "addLast", depth: 1 },
    { name: "clear", depth: 1 },
    { name: "clone", depth: 1 },
    { name: "contains", depth: 1 },
    { name: "get", depth: 1 },
    { name: "getFirst", depth: 1 },
    { name: "getLast", depth: 1 },
    { name: "inList", depth: 1 },
    { name: "indexOf", depth: 1 },
    { name: "lastIndexOf", depth: 1 },
    { name: "removeFirst", depth: 1 },
    { name: "removeI", depth: 2 },
    { name: "removeLast", depth: 1 },
    { name: "set", depth: 1 },
    { name: "size", depth: 1 },
    { name: "toArray", depth: 1 },
  ],
  contexts: "once",
  more: [
    { label: "set, inputs by relevancy", options: { method: "set", depth: 1, contexts: "once", symbolic: "relevant" } },
    { label: "set, only this symbolic", options: { method: "set", depth: 1, contexts: "once", symbolic: "this" } },
  ],
  text: [
    "entries(x, previous, last, end, n) has a name for both ends of a stretch of entries. With the header as previous and as end the stretch becomes a ring.",
    "The links back need no further conditions: the value of previous follows from the predicate, so that e.previous is known as soon as e is.",
    "Algorithm 1 stops with four disjuncts, up to three entries at once. Here a predicate is unfolded once at a time instead, which is also sound and complete, and needs fewer tests.",
  ],
  table1: { program: "DLL", tests: 74, cov: 100, calls: 325, seconds: 49 },
};
