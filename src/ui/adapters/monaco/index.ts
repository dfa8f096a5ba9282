import { retried } from "../../arrival/index.ts";
import type { OpenCodeEditor } from "./code-editor-types.ts";

export type {
  CodeEditor,
  EditorDocument,
  EditorEvents,
  EditorSettings,
  EditorTheme,
  LineHighlighter,
  LineHint,
  LineMark,
  LineRole,
  OpenCodeEditor,
  Problem,
} from "./code-editor-types.ts";
export { scrollToSee } from "./in-sight.ts";
export { glyphClasses } from "./mark-looks.ts";
export { type CodeSize, codeMetrics, codeSizes } from "./metrics.ts";

/** Fetches the editor's code: a large chunk that the page does without until it is here. */
export const loadCodeEditor: () => Promise<OpenCodeEditor> = retried(async () => {
  const { openCodeEditor } = await import("./open-code-editor.ts");
  return openCodeEditor;
});
