export { endsOf, reads } from "./file-ends.ts";
export { openedFile } from "./opened-file.ts";
