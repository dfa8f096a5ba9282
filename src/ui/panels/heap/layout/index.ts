export { argumentBoxes } from "./columns.ts";
export { type HeapLayout, layoutHeap, REGION } from "./layout.ts";
export { HEAD, PADDING, type Rectangle, ROW, type Size, textWidth } from "./measure.ts";
export { type Arrow, TIP } from "./routes.ts";
export { shortName, small, valuesOf } from "./small.ts";
