export { BoardPanel } from "./board-panel.tsx";
export { DerivedSection } from "./derived-section.tsx";
export { type GraphSplit, GraphSplitContext } from "./graph-split.ts";
