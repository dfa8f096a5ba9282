import type { RunTable } from "../../../engine-kit/index.ts";
import { comparedSelectors, selectorName } from "../algorithm/context/index.ts";
import type { SelectorTable } from "../selector-table/selector-table.ts";

/** The columns of the slides' table, others without contexts, and behind them what the run cost. */
const measures = [
  "heap",
  "milliseconds",
  "mayFailCasts",
  "mayFailErasedCasts",
  "mayFailLibraryCasts",
  "polyCalls",
  "callEdges",
  "reachable",
  "pointsToCi",
  "pointsToMean",
  "pointsToPairs",
  "pops",
  "contextsMax",
  "contextsMean",
] as const;

/** All selectors on one program: the slides' table. */
export const selectorTable: RunTable<SelectorTable> = {
  id: "selectors",
  key: "t",
  command: "table",
  timeout: 20_000,
  shared: ({ profile, entry }) => ({ profile, times: true, ...(entry === undefined ? {} : { entry }) }),
  runs: (shared) =>
    comparedSelectors.map((context) => ({
      name: { literal: selectorName(context) },
      request: { ...shared, selectors: context },
      // The usual heap depth comes along.
      chosen: { context },
    })),
  columns: ["selector", ...measures],
  cells({ answer: { rows } }) {
    const [row] = rows;
    if (row === undefined) return [];
    return measures.map((name) => {
      const value = row[name] ?? "";
      return name === "milliseconds" && row.partial ? `> ${value}` : value;
    });
  },
  isCut: ({ answer: { rows } }) => rows.some(({ partial }) => partial),
  reference: async () => (await import("./published-table.ts")).publishedTable,
  notes: ([run]) => (run === undefined ? [] : [{ id: "selectors.cha", values: { ...run.answer.cha } }]),
};
