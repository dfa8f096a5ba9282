export { GraphAhead } from "./ahead/index.ts";
export { type DrawnScene, drawGraph, drawScene } from "./drawing/index.ts";
export { excerptIn, excerptSize, hasExcerpts } from "./excerpt/index.ts";
export { createLayoutEngine, type LayoutGraph } from "./layout/index.ts";
export { looksAt } from "./looks/index.ts";
export {
  acceptingThrough,
  alikeStates,
  type FoldedModel,
  foldedView,
  foldLibrary,
  graphCounts,
  hierarchyModel,
  hierarchyView,
  isAutomaton,
  linesOf,
  mergeModels,
  partOf,
  unfolded,
} from "./model/index.ts";
export { canDrawWhole, GraphPanel, isTooLarge } from "./panel/index.ts";
export { flowTexts, sliceCounts, useSlice } from "./slice/index.ts";
export { renamed } from "./trails/index.ts";
export { GraphTwin } from "./twin/index.ts";
