export { Notices } from "./notices.tsx";
export { ContextSelect, OptionControls } from "./options/option-controls.tsx";
export { PushdownControls } from "./options/pushdown-controls.tsx";
export { RelevancyControls } from "./options/relevancy-controls.tsx";
export { SeparationControls } from "./options/separation-controls.tsx";
export { SymbolicControls } from "./options/symbolic-controls.tsx";
export { saveJunit, saveTests } from "./panels/save-tests.ts";
export { Transport } from "./transport/transport.tsx";
export { WorkbenchPage } from "./workbench-page.tsx";
