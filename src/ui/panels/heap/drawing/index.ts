export { elementKey } from "./element-key.ts";
export { HeapDrawing } from "./heap-drawing.tsx";
export { spokenValue } from "./spoken.ts";
