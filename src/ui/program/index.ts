export { ProgramEditor, type ProgramEditorProps, type ProgramFile } from "./program-editor.tsx";
