export { GraphPanel } from "./graph-panel.tsx";
