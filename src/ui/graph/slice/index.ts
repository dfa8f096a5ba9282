export { SliceBar, sliceCounts } from "./slice-bar.tsx";
export { useFlow } from "./use-flow.ts";
export { useSlice } from "./use-slice.ts";
