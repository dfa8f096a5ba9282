export { heapShapes, shapesBelow } from "./drawing/index.ts";
export { HeapPanel } from "./heap-panel.tsx";
export { HeapTwin } from "./heap-twin.tsx";
export { type HeapsInRun, layoutHeaps } from "./layout/index.ts";
