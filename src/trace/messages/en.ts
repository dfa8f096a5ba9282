import { catalog } from "../../kernel/index.ts";

/** Texts about files that are not recordings. */
export const words = catalog("trace", {
  "recording.other": "this is not a recording made by Fixscope.",
  "recording.version": "the recording was made by another version of Fixscope.",
});
