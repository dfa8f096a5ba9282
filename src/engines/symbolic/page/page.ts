import { comparable, type EnginePage, followUp, legend, savedResults, whyNot } from "../../../engine-kit/index.ts";
import { comparison } from "./comparison.ts";
import { restrictionFollowUp } from "./restriction-text.ts";
import { savedInputs, savedJunit } from "./saved-inputs.ts";
import { strategyTable } from "./strategy-table.ts";

/** The part that symbolic execution has of the page on separation logic. */
export const page: EnginePage = {
  route: "separation",
  isFirst: true,
  isFor: (files) => files.some(({ name }) => /\.(?:java|core)$/.test(name)),
  start: { strategy: "separation-logic" },
  controls: ["method", "strategy", "depth", "symbolic", "initialize", "loops", "size"],
  palette: ["strategy"],
  stages: [
    { id: "execution-tree", panels: ["execution-tree", "path-condition", "heap"], stacked: true },
    { id: "unfolding-table", panels: ["unfolding-table"], during: ["LFP", "BasePairs"] },
    { id: "heap", panels: ["heap", "path-condition"] },
    { id: "generated-tests", panels: ["generated-tests"], atEnd: true },
  ],
  notation: [
    { sign: "X, n1", text: "symbolic.notation.symbols" },
    { sign: "Δ", text: "symbolic.notation.formula" },
    { sign: "x ↦ c(a, b)", text: "symbolic.notation.cell" },
    { sign: "P(x)", text: "symbolic.notation.predicate" },
    { sign: "sat?", text: "symbolic.notation.solver" },
  ],
  tables: [strategyTable],
  capabilities: [
    comparable(comparison),
    whyNot({ command: "why-not-tests" }),
    legend({
      label: "symbolic.coverage.legend",
      signs: [
        { tone: "branches-all", sign: "✓", text: "symbolic.coverage.covered" },
        { tone: "branches-some", sign: "·", text: "symbolic.coverage.pending" },
        { tone: "branches-all", sign: "✗", text: "symbolic.coverage.infeasible" },
        { tone: "branches-open", sign: "?", text: "symbolic.coverage.open" },
      ],
    }),
    savedResults([savedInputs, savedJunit]),
    followUp(restrictionFollowUp),
  ],
};
