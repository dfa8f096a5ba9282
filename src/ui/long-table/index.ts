export { maxPlainRows, type RowsInSight, Spacer, useRowsInSight } from "./rows-in-sight.tsx";
