import { sayFrom } from "../../../kernel/index.ts";
import { notes } from "./notes.ts";

/** Says a note of pushdown systems. */
export const say = sayFrom(notes);
