export { FormulaPanel } from "./formula-panel.tsx";
