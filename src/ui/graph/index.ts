export type { FlowDirection } from "./layout/index.ts";
export {
  type FoldedModel,
  foldedView,
  foldLibrary,
  graphCounts,
  type HierarchyCall,
  hierarchyModel,
  hierarchyView,
  mergeModels,
  unfolded,
} from "./model/index.ts";
export { GraphPanel } from "./panel/index.ts";
export { GraphTwin } from "./twin/index.ts";
