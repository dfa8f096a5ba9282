export { GuideDialog } from "./guide-dialog.tsx";
