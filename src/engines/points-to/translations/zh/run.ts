export { zh as pointsToExampleNames } from "./example-names.ts";
export { zh as pointsToNotes } from "./notes.ts";
export { zh as pointsToWords } from "./words.ts";
