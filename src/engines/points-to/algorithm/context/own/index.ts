export { ownSelectorNotes } from "./notes.ts";
export { ownSelectorName, readSelector } from "./own-selector.ts";
