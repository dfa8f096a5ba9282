import { catalog } from "../../kernel/index.ts";

/** What is said of files that are no recordings. */
export const words = catalog("trace", {
  "recording.other": "this is not a recording of Fixscope.",
  "recording.version": "the recording was made by another version of Fixscope.",
});
