export { elementKey } from "./element-key.ts";
export { HeapDrawing } from "./heap-drawing.tsx";
export { heapShapes, shapesBelow } from "./shapes.ts";
export { spokenValue } from "./spoken.ts";
