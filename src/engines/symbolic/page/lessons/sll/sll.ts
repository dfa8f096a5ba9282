import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const sll: Subject = {
  id: "singly-linked-list",
  title: "Singly linked list",
  source: "Symbolic execution with separation logic, Table 1 (SLL)",
  after: ["stack"],
  summary: "A list that knows its size: shape and number are one precondition.",
  question: {
    ask: "Lists of how many nodes are needed to cover every branch of `remove`?",
    facts: ["node 8 (78bF: element2 = X): return", "8 of 8 branches are covered"],
    answer: "Of up to two: only behind a first node that is not `x` is there a `previous` to be linked anew.",
  },
  files: filesAt("sll/SLL.java", "sll/SLL.sl"),
  methods: [
    { name: "remove", depth: 2 },
    { name: "addLast", depth: 2 },
    { name: "clear", depth: 1 },
    { name: "find", depth: 1 },
    { name: "findPrevious", depth: 1 },
    { name: "first", depth: 1 },
    { name: "insert", depth: 1 },
    { name: "isEmpty", depth: 1 },
    { name: "printList", depth: 1 },
    { name: "size", depth: 1 },
  ],
  contexts: "once",
  text: [
    "The receiver is a cell like any other: this ↦ SLL(h, n) gives its fields names, and list(h, n) says that n nodes follow h.",
    "remove stops at the first node that holds x. Each path gets its own arithmetic, such as element ≠ x, and the solver finds numbers for it.",
    "insert is given a node p of the list. A list segment from the head to p leaves the place of p open.",
  ],
  table1: { program: "SLL", tests: 26, cov: 100, calls: 55, seconds: 11 },
};
