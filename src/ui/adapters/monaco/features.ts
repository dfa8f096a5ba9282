// Only what a reader of a short program uses. Each import registers its commands and keys.
import "monaco-editor/features/bracketMatching/register";
import "monaco-editor/features/clipboard/register";
import "monaco-editor/features/codeEditor/register";
import "monaco-editor/features/codicon/register";
import "monaco-editor/features/comment/register";
import "monaco-editor/features/find/register";
import "monaco-editor/features/folding/register";
import "monaco-editor/features/hover/register";
import "monaco-editor/features/linesOperations/register";
import "monaco-editor/features/wordOperations/register";
import EditorWorker from "monaco-editor/editor/editor.worker?worker";

declare global {
  interface Window {
    /** Where Monaco looks for the way to start its worker. */
    MonacoEnvironment?: { readonly getWorker: () => Worker };
  }
}

window.MonacoEnvironment = { getWorker: () => new EditorWorker() };
