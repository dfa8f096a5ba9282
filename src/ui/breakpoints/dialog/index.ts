export { BreakpointsDialog } from "./breakpoints-dialog.tsx";
