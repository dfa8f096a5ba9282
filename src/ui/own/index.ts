export { OwnDialog } from "./own-dialog.tsx";
