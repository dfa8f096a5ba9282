export { ContextSelect, OptionControls } from "./option-controls.tsx";
export { PushdownControls } from "./pushdown-controls.tsx";
export { RelevancyControls } from "./relevancy-controls.tsx";
export { SeparationControls } from "./separation-controls.tsx";
export { SymbolicControls } from "./symbolic-controls.tsx";
