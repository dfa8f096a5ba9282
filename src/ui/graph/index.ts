export { GraphAhead } from "./ahead/index.ts";
export { automatonLayout } from "./automaton/index.ts";
export { callLayout, depthsOf } from "./calls/index.ts";
export {
  columnsFit,
  type DrawnScene,
  drawGraph,
  drawScene,
  fitsInMap,
  fitsInRows,
  fitsWhole,
} from "./drawing/index.ts";
export {
  excerptContext,
  excerptIn,
  excerptSize,
  hasExcerpts,
  mayBeExcerpt,
} from "./excerpt/index.ts";
export { isInRows, type Slice } from "./flow/index.ts";
export { createLayoutEngine, type FinalText, type LayoutGraph, useMeasure } from "./layout/index.ts";
export { looksAt } from "./looks/index.ts";
export { mapLayout } from "./map/index.ts";
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
export {
  CameraLink,
  CameraLinkContext,
  canDrawWhole,
  GraphPanel,
  GraphPanelNow,
  isTooLarge,
  type LinkedPlaces,
  useDragged,
} from "./panel/index.ts";
export { flowTexts, sliceCounts, useSlice } from "./slice/index.ts";
export { renamed } from "./trails/index.ts";
export { GraphTwin } from "./twin/index.ts";
