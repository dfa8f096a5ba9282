import { gallery } from "./gallery.ts";
import { shell } from "./shell.ts";

/** What the first page and the frame of all pages say: ICU message formats by id. */
export const en = {
  ...shell,
  ...gallery,
} as const;
