export { BoardPanel } from "./board-panel.tsx";
export { ContextSelect, OptionControls } from "./option-controls.tsx";
export { Notices } from "./notices.tsx";
export { Transport } from "./transport.tsx";
export { WorkbenchPage } from "./workbench-page.tsx";
