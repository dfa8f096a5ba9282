export { elementName } from "./names.ts";
export { SavedNotes, useNotesProblem } from "./saved-notes.tsx";
