import { comparable, type EnginePage, solvable, whatIf, whyNot } from "../../../engine-kit/index.ts";
import { comparison } from "./comparison.ts";

/** The page on separation logic: Algorithm 1 and satisfiability. */
export const page: EnginePage = {
  route: "separation",
  isFor: (files) => files.every(({ name }) => /\.(?:sl|smt2)$/.test(name)),
  start: { reading: "canonical" },
  controls: ["reading", "maxIterations", "maxDisjuncts"],
  palette: ["reading"],
  stages: [
    { id: "unfolding-table", panels: ["unfolding-table"] },
    { id: "heap", panels: ["heap"], during: ["Satisfiable"] },
  ],
  notation: [
    { sign: "x ↦ c(a, b)", text: "separation.notation.cell" },
    { sign: "∗", text: "separation.notation.star" },
    { sign: "emp", text: "separation.notation.empty" },
    { sign: "SV", text: "separation.notation.unfoldings" },
    { sign: "A", text: "separation.notation.abstraction" },
  ],
  tables: [],
  capabilities: [
    solvable({}),
    whyNot({ command: "why-not-lfp" }),
    whatIf({ command: "what-if-lfp", option: "without" }),
    comparable(comparison),
  ],
};
