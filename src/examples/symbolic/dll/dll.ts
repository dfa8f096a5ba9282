import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const dll: Subject = {
  id: "doubly-linked-list",
  title: "Doubly linked list",
  source: "Symbolic execution with separation logic, Table 1 (DLL)",
  summary: "A ring through a header entry, with links back and a size.",
  files: filesAt("dll/DLL.java", "dll/DLL.sl"),
  methods: [
    { name: "remove" },
    { name: "add" },
    { name: "addFirst" },
    { name: "addI" },
    { name: "addLast" },
    { name: "clear" },
    { name: "clone" },
    { name: "contains" },
    { name: "get" },
    { name: "getFirst" },
    { name: "getLast" },
    { name: "inList" },
    { name: "indexOf" },
    { name: "lastIndexOf" },
    { name: "removeFirst" },
    { name: "removeI" },
    { name: "removeLast" },
    { name: "set" },
    { name: "size" },
    { name: "toArray" },
  ],
  contexts: "once",
  text: [
    "entries(x, previous, last, end, n) has a name for both ends of a stretch of entries. With the header as previous and as end the stretch becomes a ring.",
    "The links back need no thought of their own: the value of previous follows from the predicate, so that e.previous is known as soon as e is.",
    "Algorithm 1 finds three disjuncts: no entry, one entry that is first and last, and two or more.",
  ],
  table1: { tests: 74, calls: 325, seconds: 49 },
};
