export { type HeapGrid, heapGrid } from "./grid.ts";
