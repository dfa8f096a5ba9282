export { Notices } from "./notices.tsx";
export { OptionBar, OptionControl } from "./options/index.ts";
export { Transport } from "./transport/index.ts";
export { WorkbenchPage } from "./workbench-page.tsx";
