export { type HeapGrid, heapGrid, inBranch } from "./grid.ts";
