export { type GraphCounts, graphCounts } from "./counts.ts";
export { type FoldedModel, foldedView, foldLibrary, unfolded } from "./fold-library.ts";
export { GraphPanel, type GraphPanelProps } from "./graph-panel.tsx";
export { GraphTwin, type GraphTwinProps } from "./graph-twin.tsx";
export { type HierarchyCall, hierarchyModel, hierarchyView } from "./hierarchy-model.ts";
export type { FlowDirection } from "./layout/elk-graph.ts";
export { mergeModels } from "./merge-models.ts";
