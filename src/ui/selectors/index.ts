export { SelectorDialog } from "./selector-dialog.tsx";
