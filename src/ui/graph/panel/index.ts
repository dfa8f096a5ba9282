export { GraphPanel, type GraphPanelProps } from "./graph-panel.tsx";
