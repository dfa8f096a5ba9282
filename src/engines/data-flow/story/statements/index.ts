export { StatementsOfRun } from "./table.ts";
