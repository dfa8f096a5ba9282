export { zh as separationNotes } from "./notes.ts";
export { zh as separationWords } from "./words.ts";
