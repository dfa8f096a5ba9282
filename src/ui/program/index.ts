export { ProgramEditor, type ProgramEditorProps } from "./program-editor.tsx";
