export { Notices } from "./notices.tsx";
export { ContextSelect, OptionControls } from "./option-controls.tsx";
export { PushdownControls } from "./pushdown-controls.tsx";
export { RelevancyControls } from "./relevancy-controls.tsx";
export { saveJunit, saveTests } from "./save-tests.ts";
export { SeparationControls } from "./separation-controls.tsx";
export { SymbolicControls } from "./symbolic-controls.tsx";
export { Transport } from "./transport.tsx";
export { WorkbenchPage } from "./workbench-page.tsx";
