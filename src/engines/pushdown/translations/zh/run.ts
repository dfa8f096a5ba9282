export { zh as pushdownNotes } from "./notes.ts";
export { zh as pushdownWords } from "./words.ts";
