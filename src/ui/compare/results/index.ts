import "./results.css";

export { Differences } from "./differences.tsx";
export { RunTables } from "./run-tables.tsx";
export { tablesAt } from "./tables-at.ts";
export { TablesSwitches, TablesTabs, wordsOf } from "./tables-bar.tsx";
export { type Results as ComparedRuns, useNames, useResults } from "./use-results.ts";
export { useSpurious } from "./use-spurious.ts";
export { type Tables, useTables } from "./use-tables.ts";
export { writtenTable } from "./written-table.ts";
