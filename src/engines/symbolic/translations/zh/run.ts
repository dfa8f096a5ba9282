export { zh as symbolicNotes } from "./notes.ts";
export { zh as symbolicWords } from "./words.ts";
