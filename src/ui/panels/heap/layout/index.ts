export { type HeapLayout, layoutHeap, REGION } from "./layout.ts";
export { FOOT, HEAD, ownerText, PADDING, type Rectangle, ROW, type Size, textWidth } from "./measure.ts";
export { type Arrow, TIP } from "./routes.ts";
export { shortName, small, valuesOf } from "./small.ts";
