export { languageOf } from "./highlight/highlighters.ts";
export { ProgramEditor, type ProgramEditorProps, type ProgramFile } from "./program-editor.tsx";
