export {
  type FoldedModel,
  foldedView,
  foldLibrary,
  graphCounts,
  hierarchyModel,
  hierarchyView,
  mergeModels,
  unfolded,
} from "./model/index.ts";
export { GraphPanel, isTooLarge } from "./panel/index.ts";
export { sliceCounts, useSlice } from "./slice/index.ts";
export { GraphTwin } from "./twin/index.ts";
