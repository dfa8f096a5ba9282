export { Sheets } from "./sheets.tsx";
export { SplitPanels } from "./split-panels.tsx";
