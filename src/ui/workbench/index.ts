export { Notices } from "./notices.tsx";
export {
  ContextSelect,
  OptionControls,
  PushdownControls,
  RelevancyControls,
  SeparationControls,
  SymbolicControls,
} from "./options/index.ts";
export { saveJunit, saveTests } from "./panels/index.ts";
export { Transport } from "./transport/index.ts";
export { WorkbenchPage } from "./workbench-page.tsx";
