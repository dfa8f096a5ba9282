export { inColumns } from "./in-columns.ts";
