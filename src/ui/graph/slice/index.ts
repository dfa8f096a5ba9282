export { initialSlice } from "./chosen-slice.ts";
export { SliceBar, sliceCounts } from "./slice-bar.tsx";
export { flowTexts, useFlow } from "./use-flow.ts";
export { type ShownSlice, useSlice } from "./use-slice.ts";
