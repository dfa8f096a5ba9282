export { acceptingThrough, isAutomaton, isFinal, linesOf, partOf } from "./accepting.ts";
export { type Alike, alikeStates, sharedLabel } from "./alike.ts";
export { changesAt } from "./changes.ts";
export { bornBefore, graphCounts } from "./counts.ts";
export { drawnModel, edgesOf } from "./drawn-only.ts";
export { filteredModel, keptBy } from "./filter.ts";
export { type FoldedModel, foldedView, foldLibrary, unfolded } from "./fold-library.ts";
export { hierarchyModel, hierarchyView } from "./hierarchy-model.ts";
export { mergeModels } from "./merge-models.ts";
export {
  buildScene,
  type EdgePart,
  type Hidden,
  type LabeledPart,
  LOOP_ROOM,
  type ModelPart,
  type Scene,
  type SceneBox,
  type SceneEdge,
  type SceneNode,
  sceneOfRun,
} from "./scene.ts";
export { sharingLabels } from "./shared-labels.ts";
export { listed, shortened } from "./shortened.ts";
