export { BoardPanel } from "./board-panel.tsx";
export { DerivedSection } from "./derived-section.tsx";
