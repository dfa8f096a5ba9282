export type { FlowDirection } from "./layout/index.ts";
export {
  type FoldedModel,
  foldedView,
  foldLibrary,
  type GraphCounts,
  graphCounts,
  type HierarchyCall,
  hierarchyModel,
  hierarchyView,
  mergeModels,
  unfolded,
} from "./model/index.ts";
export { GraphPanel, type GraphPanelProps } from "./panel/index.ts";
export { GraphTwin, type GraphTwinProps } from "./twin/index.ts";
