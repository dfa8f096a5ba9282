import { defineLesson } from "../../lesson.ts";
import { filesAt } from "../texts.ts";

const files = filesAt("dispose/Dispose.core", "dispose/Dispose.sl");

export const dispose = defineLesson({
  id: "disposing-of-a-list",
  title: "Disposing of a list",
  source: "Symbolic execution with separation logic, Fig. 5: [S-FREE], [S-NEW]",
  after: ["adding-two-numbers"],
  summary: "A loop frees one node after another. Watch what leaves Δ, and what a test input needs.",
  question: {
    ask: "At the end no cell of the list is left in Δ. Can its input still be given?",
    facts: ["∃n1, val1. X ↦ node(val1, n1) ∧ n1 = null is sat", "test 2: x = ℓ0; ℓ0 ↦ node(val: 0, next: null)"],
    answer: "Yes: the garbage formula keeps each cell that was freed, and goes back into Δ for the solver.",
    beside: 1,
  },
  file: files[0],
  files,
  text: [
    "free x takes the cell of x out of Δ: [S-FREE]. The next one is reached by y, which was read before; list(n1) describes what is still there.",
    "At the end no cell of the list is left in Δ. new adds a cell that is not part of the input: [S-NEW].",
    "An input needs the cells that were freed. So the garbage goes back into Δ before the solver is asked for a model.",
  ],
  presets: [
    { label: "two unfoldings", options: { method: "main", depth: 2, initialize: "access" } },
    { label: "initialized on use", options: { method: "main", depth: 2 } },
  ],
});
