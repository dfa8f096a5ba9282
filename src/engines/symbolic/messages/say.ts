import { sayFrom } from "../../../kernel/index.ts";
import { notes } from "./notes.ts";

/** Says a note of symbolic execution. */
export const say = sayFrom(notes);
