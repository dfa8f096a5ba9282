export { TableRuns, type TableState } from "./table-runs.ts";
