export type { FieldPlace } from "./fields.ts";
export { type HeapLayout, type HeapsInRun, layoutHeap, layoutHeaps } from "./layout.ts";
export {
  BETWEEN,
  cloudLines,
  DOT,
  type Form,
  LINE,
  ownerText,
  PADDING,
  type Rectangle,
  type Size,
  textWidth,
} from "./measure.ts";
export { type BesideHeap, besideHeap, FACT_LINE, INSET, NAME_LINE, type PlacedOutcome } from "./outcomes.ts";
export type { Arrow } from "./routes.ts";
export { shortName, small, valuesOf } from "./small.ts";
