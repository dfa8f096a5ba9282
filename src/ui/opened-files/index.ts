export { openedFile } from "./opened-file.ts";
