import type { editor } from "monaco-editor/editor";
import { sixDigits } from "../hex-color.ts";
import type { EditorTheme } from "./code-editor-types.ts";

/** The value of one of the page's color tokens, like `--keyword`. */
type ReadToken = (name: string) => string;

/** The page's colors as a theme of the editor. Tokens that are no hex colors leave the base theme's color. */
export function themeFrom(theme: EditorTheme, read: ReadToken): editor.IStandaloneThemeData {
  const colors: Record<string, string> = {};
  for (const [key, [token, alpha]] of Object.entries(editorColors)) {
    const hex = sixDigits(read(token));
    if (hex !== undefined) colors[key] = `#${hex}${alpha ?? ""}`;
  }
  return { base: theme === "dark" ? "vs-dark" : "vs", inherit: false, rules: tokenRules(read), colors };
}

function tokenRules(read: ReadToken): editor.ITokenThemeRule[] {
  return Object.entries(tokenColors).flatMap(([token, name]) => {
    const foreground = sixDigits(read(name));
    return foreground === undefined ? [] : [{ token, foreground }];
  });
}

const tokenColors: Readonly<Record<string, string>> = {
  "": "--text",
  keyword: "--keyword",
  type: "--type",
  name: "--string",
  string: "--string",
  number: "--number",
  comment: "--comment",
  annotation: "--comment",
};

/** Editor color → the page's token and, for washes, an alpha in hex. */
const editorColors: Readonly<Record<string, readonly [token: string, alpha?: string]>> = {
  foreground: ["--text"],
  focusBorder: ["--now"],
  "editor.background": ["--panel"],
  "editor.foreground": ["--text"],
  "editorGutter.background": ["--panel"],
  "editorLineNumber.foreground": ["--faint"],
  "editorLineNumber.activeForeground": ["--faint"],
  "editorCursor.foreground": ["--text"],
  "editor.selectionBackground": ["--now", "3d"],
  "editor.inactiveSelectionBackground": ["--now", "24"],
  "editor.findMatchBackground": ["--new-ring", "80"],
  "editor.findMatchHighlightBackground": ["--new-ring", "40"],
  "editor.rangeHighlightBackground": ["--new-ring", "1f"],
  "editorWidget.resizeBorder": ["--line"],
  "editorBracketMatch.background": ["--now", "1f"],
  "editorBracketMatch.border": ["--now"],
  "editorError.foreground": ["--bad"],
  "editorWidget.background": ["--raised"],
  "editorWidget.foreground": ["--text"],
  "editorWidget.border": ["--line-strong"],
  "editorHoverWidget.background": ["--raised"],
  "editorHoverWidget.foreground": ["--text"],
  "editorHoverWidget.border": ["--line-strong"],
  "textCodeBlock.background": ["--bg"],
  "input.background": ["--panel"],
  "input.foreground": ["--text"],
  "input.border": ["--control-line"],
  "inputOption.activeBorder": ["--now"],
  "inputOption.activeBackground": ["--now-soft"],
  "icon.foreground": ["--muted"],
  "scrollbarSlider.background": ["--line-strong", "99"],
  "scrollbarSlider.hoverBackground": ["--line-strong"],
  "scrollbarSlider.activeBackground": ["--control-line"],
  "editorGutter.foldingControlForeground": ["--muted"],
  "editor.foldBackground": ["--line", "66"],
};
