import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const dllClient: Subject = {
  id: "client-of-a-list",
  title: "Client of a list",
  source: "Symbolic execution with separation logic, Table 1 (SUSHI)",
  after: ["doubly-linked-list"],
  summary: "A method that calls others: their branches are on its paths.",
  question: {
    ask: "`touch` calls `remove`, `removeLast` and `addFirst`. Are all their branches taken from there?",
    facts: ["9 of 10 branches are covered"],
    answer: "All but one of ten: `removeLast` is only called on a list that is full, so it never meets the header.",
    beside: 2,
  },
  files: filesAt("dll-client/DLLClient.java", "dll/DLL.java", "dll-client/DLLClient.sl"),
  methods: [{ name: "touch", depth: 1 }],
  contexts: "once",
  text: [
    "touch keeps the element that was used last at the front of a list of bounded length. It never reads the list itself; remove, removeLast and addFirst of DLL do that.",
    "The precondition constrains two parameters, the shape of list and the number capacity.",
  ],
  isRecreated: true,
  table1: { program: "SUSHI", tests: 7, cov: 100, calls: 30, seconds: 5 },
};
