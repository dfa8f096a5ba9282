export { CodeSizeContext, useSizeOfPage } from "./code-size.ts";
export { ProgramEditor, type ProgramEditorProps } from "./program-editor.tsx";
export { type LoadEditor, loadEditorNow } from "./use-code-editor.ts";
