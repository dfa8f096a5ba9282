export { arrange, sizesOf } from "./layout/index.ts";
export {
  buildScene,
  type FoldedModel,
  foldedView,
  foldLibrary,
  graphCounts,
  hierarchyModel,
  hierarchyView,
  mergeModels,
  unfolded,
} from "./model/index.ts";
export { GraphPanel, initiallyClosed, isTooLarge } from "./panel/index.ts";
export { GraphTwin } from "./twin/index.ts";
