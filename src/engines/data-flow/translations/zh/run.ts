export { zh as dataFlowNotes } from "./notes.ts";
export { zh as dataFlowWords } from "./words.ts";
