import { defineLesson } from "../../lesson.ts";
import { filesAt } from "../texts.ts";

const files = filesAt("add-core/Add.core", "add-core/AddCore.sl");

export const addCore = defineLesson({
  id: "adding-in-the-core-language",
  title: "Adding in the core language",
  source: "Symbolic execution with separation logic, Fig. 1 in the language of Fig. 3",
  after: ["adding-two-numbers"],
  summary: "The same method with gotos: every statement is one rule of Fig. 5.",
  question: {
    ask: "The loop jumps on `x ≠ null` only. How many digits do the inputs have that two unfoldings find?",
    facts: [
      "test 1: x = null, y = null",
      "test 2: x = ℓ0, y = ℓ1; ℓ0 ↦ node(val: 0, next: null) ∗ ℓ1 ↦ node(val: 0, next: null)",
      "2 of 2 branches are covered",
    ],
    answer: "None, one and two: each unfolding of `pre` splits into null and one more node in both lists.",
    beside: 1,
  },
  file: files[0],
  files,
  text: [
    "Fig. 3 has assignments, stores, jumps, new and free, and nothing else. Java methods and programs like this one become the same instructions, so the walk is the same as for the method in Java.",
    "n1 is accessed by x := x.next, in [S-LOAD], and splits there, as in Sec. 2.",
    "Inputs run by the rules of Fig. 2 instead of the interpreter for Java.",
  ],
  presets: [
    { label: "two unfoldings", options: { method: "main", depth: 2, initialize: "access" } },
    { label: "initialized on use", options: { method: "main", depth: 2 } },
  ],
});
