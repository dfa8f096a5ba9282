export { type Folded, foldRest, keptAround } from "./folding.ts";
export { maxPlainRows, type RowsInSight, Spacer, useRowsInSight } from "./rows-in-sight.tsx";
