export { IntColumn, type Width } from "./int-column.ts";
export { IntLists } from "./int-lists.ts";
export { PairMap } from "./pair-map.ts";
