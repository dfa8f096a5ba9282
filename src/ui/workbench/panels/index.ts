export { BoardPanel } from "./board-panel.tsx";
export { type GraphSplit, GraphSplitContext } from "./graph-split.ts";
export { INSTRUMENTED, InstrumentedSection } from "./instrumented-section.tsx";
export { saveJunit, saveTests } from "./save-tests.ts";
