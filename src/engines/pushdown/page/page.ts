import type { EnginePage } from "../../page.ts";
import type { PushdownResult } from "../result.ts";
import { semiringOf, semirings, withSemiring } from "./semiring-line.ts";

/** The page of pushdown systems. */
export const page: EnginePage<PushdownResult> = {
  route: "pushdown",
  start: { direction: "post" },
  controls: [
    "direction",
    { id: "pushdown.semiring", values: semirings, read: semiringOf, write: withSemiring },
    "order",
    "maxSteps",
  ],
  palette: [],
  stages: [{ id: "p-automaton", panels: ["p-automaton"], facts: ["transitions"] }],
  tables: [],
  features: {},
};
