export { ReplayDialog } from "./replay-dialog.tsx";
