import "./panels.css";
import "./reading.css";

export { ExplanationPanel } from "./card/index.ts";
export { HeapPanel, HeapTwin, layoutHeap } from "./heap/index.ts";
export { PanelSection, PanelTabsContext } from "./panel-section.tsx";
export { PseudocodePanel } from "./pseudocode/index.ts";
export { QueuePanel } from "./queue-panel.tsx";
export { TablePanel } from "./table-panel.tsx";
export type { RowAction } from "./table-row-view.tsx";
export { WhyPanel } from "./why-panel.tsx";
