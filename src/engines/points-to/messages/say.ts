import { sayFrom } from "../../../kernel/index.ts";
import { notes } from "./notes.ts";

/** Says a note of points-to analysis. */
export const say = sayFrom(notes);
