export { hasColumns, inColumns } from "./in-columns.ts";
