export { ShareDialog, type Sharing } from "./share-dialog.tsx";
