export { zh as relevancyNotes } from "./notes.ts";
export { zh as relevancyWords } from "./words.ts";
