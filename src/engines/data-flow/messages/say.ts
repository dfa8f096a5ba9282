import { type Say, sayFrom } from "../../../kernel/index.ts";
import { notes } from "./notes.ts";

/** Says a note of data-flow analysis. */
export const say: Say<typeof notes> = sayFrom(notes);
