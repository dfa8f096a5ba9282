export { heapShapes, shapesBelow } from "./drawing/index.ts";
export { HeapPanel } from "./heap-panel.tsx";
export { HeapTwin } from "./heap-twin.tsx";
export { layoutHeap } from "./layout/index.ts";
