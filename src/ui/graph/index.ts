export type { FlowDirection } from "./layout/elk-graph.ts";
export { type GraphCounts, graphCounts } from "./model/counts.ts";
export { type FoldedModel, foldedView, foldLibrary, unfolded } from "./model/fold-library.ts";
export { type HierarchyCall, hierarchyModel, hierarchyView } from "./model/hierarchy-model.ts";
export { mergeModels } from "./model/merge-models.ts";
export { GraphPanel, type GraphPanelProps } from "./panel/graph-panel.tsx";
export { GraphTwin, type GraphTwinProps } from "./twin/graph-twin.tsx";
