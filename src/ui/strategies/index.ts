export { StrategyDialog } from "./strategy-dialog.tsx";
