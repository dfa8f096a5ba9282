export { inputsName, restrictionText } from "./restriction-text.ts";
export { StrategyDialog } from "./strategy-dialog.tsx";
