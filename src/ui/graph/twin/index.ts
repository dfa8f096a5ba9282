export { GraphTwin, type GraphTwinProps } from "./graph-twin.tsx";
export { rowHeight, Spacer, useRowsInSight } from "./rows-in-sight.tsx";
