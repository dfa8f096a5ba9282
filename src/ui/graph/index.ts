export { graphCounts } from "./counts.ts";
export { type FoldedModel, foldedView, foldLibrary, unfolded } from "./fold-library.ts";
export { GraphPanel } from "./graph-panel.tsx";
export { GraphTwin } from "./graph-twin.tsx";
export { type HierarchyCall, hierarchyModel, hierarchyView } from "./hierarchy-model.ts";
export { mergeModels } from "./merge-models.ts";
