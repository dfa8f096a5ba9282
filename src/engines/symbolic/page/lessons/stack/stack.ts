import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const stack: Subject = {
  id: "stack",
  title: "Stack",
  source: "Symbolic execution with separation logic, Table 1 (Stack)",
  after: ["adding-two-numbers"],
  summary: "Linked nodes without a size. Each disjunct of their predicate is a path.",
  question: {
    ask: "Which outcomes can `topAndPop` have?",
    facts: [
      "node 1 (3: nodes(t) by disjunct 1): ! EmptyStackException",
      "node 2 (3: nodes(t) by disjunct 2): return element1",
    ],
    answer: "Two: on an empty stack it throws EmptyStackException, else it returns the element on top.",
  },
  files: filesAt("stack/Stack.java", "stack/Stack.sl"),
  methods: [
    { name: "topAndPop", depth: 1 },
    { name: "contains", depth: 1 },
    { name: "isEmpty", depth: 1 },
    { name: "isFull", depth: 1 },
    { name: "makeEmpty", depth: 1 },
    { name: "pop", depth: 1 },
    { name: "push", depth: 1 },
    { name: "top", depth: 1 },
  ],
  text: [
    "topAndPop reads the top once. Two disjuncts give two paths: one ends with an exception, which is an outcome like any other, and one returns the top element.",
    "Nothing below the top was read. The test input is still complete: the predicate that is left has a model, too.",
  ],
  table1: { program: "Stack", tests: 18, cov: 100, calls: 31, seconds: 7 },
};
