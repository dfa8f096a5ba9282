export { StatementPanel } from "./statement-panel.tsx";
