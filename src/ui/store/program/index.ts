export { type Drafts, draftsIn } from "./drafts.ts";
export { sameFiles, withText } from "./files.ts";
