import "./panels.css";
import "./reading.css";

export { ExplanationPanel } from "./explanation-panel.tsx";
export { HeapPanel, HeapTwin } from "./heap/index.ts";
export { PanelSection, PanelTabsContext } from "./panel-section.tsx";
export { PseudocodePanel } from "./pseudocode-panel.tsx";
export { QueuePanel } from "./queue-panel.tsx";
export { TablePanel } from "./table-panel.tsx";
export type { RowAction } from "./table-row-view.tsx";
export { WhyPanel } from "./why-panel.tsx";
