export { Notices } from "./notices.tsx";
export { ContextSelect, OptionControls } from "./option-controls.tsx";
export { Transport } from "./transport.tsx";
export { WorkbenchPage } from "./workbench-page.tsx";
