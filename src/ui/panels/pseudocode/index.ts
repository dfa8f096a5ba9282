import "./pseudocode.css";

export { PseudocodePanel } from "./pseudocode-panel.tsx";
