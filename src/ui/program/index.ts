export { languageOf } from "./highlight/index.ts";
export { ProgramEditor, type ProgramEditorProps } from "./program-editor.tsx";
