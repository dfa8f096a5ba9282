export { elementName } from "./names.ts";
export { SavedNotes } from "./saved-notes.tsx";
