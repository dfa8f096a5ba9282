import { catalog } from "../../../kernel/index.ts";

/** Texts of the program panel. */
export const program = catalog("uiProgram", {
  "program.files": "Source files",
  "program.edit": "Edit",
  "program.edit-done": "Done",
  "program.empty": "No program yet. Choose a lesson or start with your own program.",
  "program.load-slow":
    "The full editor is still being loaded: nothing has arrived for 10 seconds. This plain editor works meanwhile.",
  "program.load-failed": "The full editor could not be loaded. This plain editor works instead.",
  "program.editor-label": "{label}: {file}. Tab moves to the next control; press Ctrl+M to make Tab indent.",
  "program.source-label": "{label}: {file}",
  "program.statements": "S {count} of {total}",
  "program.statements-hint":
    "S, the statements of the methods that are reachable: a mark stands before each, an orange one where it is new",
  "program.line-now": "current statement",
  "program.line-also": "also in this step",
  "program.line-premise": "a premise comes from here",
  "program.line-breakpoint": "breakpoint",
  "program.line-cut": "The rest of this long line is not drawn here.",
  "program.tab-indents": "Tab indents now. Press Ctrl+M to make Tab leave the editor.",
});
