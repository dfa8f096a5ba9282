export { Notices } from "./notices.tsx";
export { OptionBar, OptionControl, optionWord } from "./options/index.ts";
export { saveResult } from "./panels/index.ts";
export { Transport } from "./transport/index.ts";
export { WorkbenchPage } from "./workbench-page.tsx";
