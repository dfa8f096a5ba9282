export { languageOf } from "./highlight/index.ts";
export { ProgramEditor, type ProgramEditorProps, type ProgramFile } from "./program-editor.tsx";
