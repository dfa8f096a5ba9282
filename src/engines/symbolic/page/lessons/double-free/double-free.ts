import { defineLesson } from "../../lesson.ts";
import { filesAt } from "../texts.ts";

const files = filesAt("double-free/DoubleFree.core", "double-free/DoubleFree.sl");

export const doubleFree = defineLesson({
  id: "freeing-twice",
  title: "Freeing a node twice",
  source: "Symbolic execution with separation logic, Fig. 5: [S-FREE]",
  after: ["adding-two-numbers"],
  summary: "The precondition allows two cells, or one that both variables point to. Watch Δ in each case.",
  question: {
    ask: "`free x`, then `free y`: is there an input for which no rule matches?",
    facts: ["node 1: ! DanglingPointer", "test 2: x = ℓ0, y = ℓ0; ℓ0 ↦ node(val: 0, next: null)"],
    answer: "Yes, the alias x = y: the first free takes the only cell out of Δ, and the second finds none.",
  },
  file: files[0],
  files,
  text: [
    "The precondition allows two cells, or one that both variables point to. In the first case “*” keeps them apart, and both are freed.",
    "In the second one free x takes the only cell out of Δ. For free y there is no l ↦ c(…) left in Δ, so [S-FREE] does not match: the path ends with DanglingPointer.",
    "The input of that path is the alias, x = y. Delete the second disjunct, and no such path is left.",
  ],
  presets: [{ label: "both cases", options: { method: "main", depth: 1 } }],
});
