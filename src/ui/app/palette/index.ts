export { Palette } from "./palette.tsx";
export { SearchDialog } from "./search-dialog.tsx";
