export { RunTableDialog } from "./run-table-dialog.tsx";
