export { SliceBar, sliceCounts } from "./slice-bar.tsx";
export { type Flow, useFlow } from "./use-flow.ts";
export { type ShownSlice, useSlice } from "./use-slice.ts";
