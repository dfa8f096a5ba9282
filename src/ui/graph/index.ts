export { type GraphCounts, graphCounts } from "./counts.ts";
export { GraphPanel, type GraphPanelProps } from "./graph-panel.tsx";
export { GraphTwin, type GraphTwinProps } from "./graph-twin.tsx";
export type { FlowDirection } from "./layout/elk-graph.ts";
export { mergeModels } from "./merge-models.ts";
