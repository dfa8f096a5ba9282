import { comparable, type EnginePage, solvable, whatIf, whyNot } from "../../../engine-kit/index.ts";
import { comparison } from "./comparison.ts";
import { ownSemiringName, semiringOf, semirings, withSemiring } from "./semiring-line.ts";

/** The page of pushdown systems. */
export const page: EnginePage = {
  route: "pushdown",
  start: { direction: "post" },
  controls: [
    "direction",
    {
      id: "pushdown.semiring",
      values: semirings,
      read: semiringOf,
      write: withSemiring,
      own: {
        nameOf: ownSemiringName,
        load: async () => (await import("../algorithm/semirings/own/definitions.ts")).ownSemirings,
      },
    },
    "order",
    "maxSteps",
  ],
  palette: [],
  stages: [{ id: "p-automaton", panels: ["p-automaton", "pushdown-rules"], facts: ["transitions"] }],
  notation: [
    { sign: "⟨p, γ⟩ ↪ ⟨q, w⟩", text: "pushdown.notation.rule" },
    { sign: "p –γ→ q", text: "pushdown.notation.transition" },
    { sign: "l(t)", text: "pushdown.notation.weight" },
    { sign: "⊕ ⊗", text: "pushdown.notation.operations" },
    { sign: "Δ3", text: "pushdown.notation.number" },
    { sign: "ε", text: "pushdown.notation.epsilon" },
  ],
  tables: [],
  capabilities: [
    solvable({ order: "order" }),
    whyNot({ command: "why-not-pushdown" }),
    whatIf({ command: "what-if-pushdown", option: "without" }),
    comparable(comparison),
  ],
};
