export { languageOf } from "./highlighters.ts";
export { ProgramEditor, type ProgramEditorProps } from "./program-editor.tsx";
