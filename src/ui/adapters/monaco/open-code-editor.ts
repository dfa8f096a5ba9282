import "./features.ts";
import { editor, type IDisposable, KeyCode, KeyMod, languages, MarkerSeverity, Range } from "monaco-editor/editor";
import type {
  CodeEditor,
  EditorEvents,
  EditorSettings,
  EditorTheme,
  LineHighlighter,
  LineMark,
  LinePlace,
  Problem,
} from "./code-editor-types.ts";
import { decorationsOf, visibleProblem } from "./decorations.ts";
import { Documents } from "./documents.ts";
import { scrollToSee } from "./in-sight.ts";
import { registerLanguage } from "./language.ts";
import { codeMetrics } from "./metrics.ts";
import { themeFrom } from "./theme.ts";

/** Opens an editor in an element. Everything that it registers is gone after `dispose`. */
export function openCodeEditor(
  host: HTMLElement,
  highlighter: LineHighlighter,
  events: () => EditorEvents,
  settings: EditorSettings,
): CodeEditor {
  registerLanguage(highlighter);
  const shown = editor.create(host, { ...fixedOptions, ...modelOptions, ...changingOptions(settings), model: null });
  const documents = new Documents(highlighter.language.id, (file, text) => events().changed(file, text));
  const decorations = shown.createDecorationsCollection();
  let file: string | undefined;
  let drawn = "";
  let revealed: readonly number[] = [];
  const registered: readonly IDisposable[] = [
    ...listenToLines(
      shown,
      (line) => file !== undefined && events().breakpointToggled(file, line),
      (line) => file !== undefined && events().lineChosen(file, line),
    ),
    shown.onMouseUp(({ target, event }) => {
      const { position } = target;
      const word = position === null || !event.leftButton ? null : shown.getModel()?.getWordAtPosition(position);
      const isText = target.type === editor.MouseTargetType.CONTENT_TEXT;
      if (isText && word && position !== null && file !== undefined && shown.getSelection()?.isEmpty() === true)
        events().wordChosen(file, position.lineNumber, word.word);
    }),
    leaveRoomForChips(shown),
    // What was in sight stays so when the window or the letters change, unless the reader is writing.
    shown.onDidLayoutChange(() => shown.hasTextFocus() || reveal(shown, revealed)),
    hangByFour(shown),
    letTabIndent(shown, (indents) => events().tabChanged(indents)),
    languages.registerHoverProvider(highlighter.language.id, {
      provideHover: (model, position) => {
        const word = model.getWordAtPosition(position);
        if (model !== shown.getModel() || file === undefined || word === null) return null;
        const value = events().hover(file, position.lineNumber, word.word);
        return value === undefined ? null : { contents: [{ value }] };
      },
    }),
  ];
  remeasureWhenFontsAreHere(shown);

  return {
    show(document) {
      const model = shown.getModel();
      documents.show(shown, document, file);
      file = document.file;
      // Decorations belong to a model: a new one starts without any.
      if (shown.getModel() !== model) drawn = "";
      shown.updateOptions({ lineNumbersMinChars: codeMetrics.digits(shown.getModel()?.getLineCount() ?? 1) });
    },
    setMarks(marks, problems) {
      const model = shown.getModel();
      const wanted = JSON.stringify([marks, problems]);
      // Setting equal marks again would put them back to where they were before the reader typed above them.
      if (model === null || wanted === drawn) return;
      drawn = wanted;
      draw(model, decorations, marks, problems);
    },
    reveal(lines) {
      revealed = lines;
      reveal(shown, lines);
    },
    configure: (changed) => shown.updateOptions(changingOptions(changed)),
    setTheme: (theme) => applyTheme(theme, host),
    scrollTo: (top) => shown.setScrollTop(top, editor.ScrollType.Immediate),
    placeOf: (line) => placeOf(shown, line),
    edge: () => shown.getLayoutInfo().verticalScrollbarWidth,
    onMoved: (listener) => listenToPlaces(shown, listener),
    dispose() {
      for (const registration of registered) registration.dispose();
      shown.dispose();
      documents.dispose();
    },
  };
}

/** Options of texts go by the names of settings: they hold for every text that is opened. */
const modelOptions = {
  // Colored brackets would compete with the colors that mean something here.
  "bracketPairColorization.enabled": false,
};

const fixedOptions: editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  fixedOverflowWidgets: true,
  fontFamily: codeMetrics.fontFamily,
  fontLigatures: false,
  glyphMargin: true,
  lineDecorationsWidth: codeMetrics.gap - 16,
  padding: { top: codeMetrics.paddingTop, bottom: codeMetrics.paddingBottom },
  tabFocusMode: true,
  tabSize: 2,
  minimap: { enabled: false },
  overviewRulerLanes: 0,
  overviewRulerBorder: false,
  hideCursorInOverviewRuler: true,
  renderLineHighlight: "none",
  // The dimmed number of an empty last line would be too faint to read.
  renderFinalNewline: "on",
  scrollBeyondLastLine: false,
  wordWrap: "bounded",
  // Before the dot of a call, not after it.
  wordWrapBreakBeforeCharacters: ".[{+&|?:",
  wordWrapBreakAfterCharacters: " \t(},;",
  scrollbar: {
    verticalScrollbarSize: 9,
    horizontalScrollbarSize: 9,
    useShadows: false,
    alwaysConsumeMouseWheel: false,
  },
  stickyScroll: { enabled: false },
  guides: { indentation: false, bracketPairs: false },
  folding: true,
  foldingStrategy: "indentation",
  foldingHighlight: false,
  occurrencesHighlight: "off",
  selectionHighlight: false,
  renderWhitespace: "none",
  wordBasedSuggestions: "off",
  quickSuggestions: false,
  links: false,
  contextmenu: false,
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: false, nonBasicASCII: false },
  hover: { delay: 250, above: false },
  roundedSelection: false,
};

function changingOptions({ readOnly, label, size }: EditorSettings): editor.IEditorOptions {
  return {
    ...size,
    readOnly,
    domReadOnly: readOnly,
    ariaLabel: label,
    smoothScrolling: !window.matchMedia("(prefers-reduced-motion: reduce)").matches,
  };
}

function listenToLines(
  shown: editor.IStandaloneCodeEditor,
  toggle: (line: number) => unknown,
  choose: (line: number) => unknown,
): readonly IDisposable[] {
  const atCursor = (act: (line: number) => unknown) => () => {
    const line = shown.getPosition()?.lineNumber;
    if (line !== undefined) act(line);
  };
  return [
    addKeys(shown, "toggle-breakpoint", [KeyCode.F9], atCursor(toggle)),
    addKeys(shown, "choose-line", [KeyMod.CtrlCmd | KeyCode.Enter], atCursor(choose)),
    shown.onMouseDown(({ target }) => {
      if (target.type === editor.MouseTargetType.GUTTER_GLYPH_MARGIN) toggle(target.position.lineNumber);
      if (target.type === editor.MouseTargetType.GUTTER_LINE_NUMBERS) choose(target.position.lineNumber);
    }),
  ];
}

/** At the end of a line there is always room for one chip: what a step says never moves the text. */
const chipColumns = 3;
/** Of a line in an editor that is hardly there. */
const fewestColumns = 20;

/** Lines are broken so far from the edge that a chip has room behind each. */
function leaveRoomForChips(shown: editor.IStandaloneCodeEditor): IDisposable {
  const narrow = (): void => {
    const columns = shown.getLayoutInfo().viewportColumn - chipColumns;
    shown.updateOptions({ wordWrapColumn: Math.max(fewestColumns, columns) });
  };
  narrow();
  return shown.onDidLayoutChange(narrow);
}

/** What is wrapped hangs by four columns, as in the plain text: one tab of Java’s usual width, or two of half of that. */
function hangByFour(shown: editor.IStandaloneCodeEditor): IDisposable {
  const hang = (): void => {
    const tab = shown.getModel()?.getOptions().tabSize ?? 2;
    shown.updateOptions({ wrappingIndent: tab < 4 ? "deepIndent" : "indent" });
  };
  hang();
  return shown.onDidChangeModel(hang);
}

/** A Tab that always indents would be a trap for keyboard users, so it does so only on demand. */
function letTabIndent(shown: editor.IStandaloneCodeEditor, changed: (indents: boolean) => void): IDisposable {
  let indents = false;
  // Control is `CtrlCmd` on most systems and `WinCtrl` on a Mac.
  return addKeys(shown, "let-tab-indent", [KeyMod.CtrlCmd | KeyCode.KeyM, KeyMod.WinCtrl | KeyCode.KeyM], () => {
    indents = !indents;
    shown.updateOptions({ tabFocusMode: !indents });
    changed(indents);
  });
}

function addKeys(
  shown: editor.IStandaloneCodeEditor,
  name: string,
  keybindings: number[],
  run: () => void,
): IDisposable {
  return shown.addAction({ id: `fixscope.${name}`, label: name, keybindings, run });
}

function draw(
  model: editor.ITextModel,
  decorations: editor.IEditorDecorationsCollection,
  marks: readonly LineMark[],
  problems: readonly Problem[],
): void {
  const lineCount = model.getLineCount();
  decorations.set(decorationsOf(marks, lineCount, (line) => model.getLineMaxColumn(line)));
  const markers = problems.map((problem) => {
    const line = Math.min(Math.max(problem.startLine, 1), lineCount);
    const { startLine, startColumn, endLine, endColumn, message } = visibleProblem(
      problem,
      model.getLineMaxColumn(line),
    );
    const range = model.validateRange(new Range(startLine, startColumn, endLine, endColumn));
    return { ...range, message, severity: MarkerSeverity.Error };
  });
  editor.setModelMarkers(model, "fixscope", markers);
}

function reveal(shown: editor.IStandaloneCodeEditor, lines: readonly number[]): void {
  const lineCount = shown.getModel()?.getLineCount() ?? 0;
  const there = lines.filter((line) => line >= 1 && line <= lineCount);
  const [first] = there;
  if (first !== undefined && isFolded(shown, first, lineCount))
    shown.trigger("step", "editor.unfold", { direction: "up", levels: 20, selectionLines: [first - 1] });
  const rows = there.map((line) => ({
    top: shown.getTopForLineNumber(line),
    bottom: shown.getBottomForLineNumber(line),
  }));
  const top = scrollToSee(rows, shown.getScrollTop(), shown.getLayoutInfo().height);
  if (top !== undefined) shown.setScrollTop(top, editor.ScrollType.Smooth);
}

function placeOf(shown: editor.IStandaloneCodeEditor, line: number): LinePlace | undefined {
  const model = shown.getModel();
  const lineCount = model?.getLineCount() ?? 0;
  if (model === null || line < 1 || line > lineCount || isFolded(shown, line, lineCount)) return undefined;
  const { contentWidth, verticalScrollbarWidth } = shown.getLayoutInfo();
  const end = model.getLineMaxColumn(line);
  const top = shown.getTopForPosition(line, end);
  const isWrapped = top > shown.getTopForLineNumber(line);
  const { tabSize } = model.getOptions();
  const columns = model.getLineContent(line).replaceAll("\t", " ".repeat(tabSize)).length;
  const letter = shown.getOption(editor.EditorOption.fontInfo).typicalHalfwidthCharacterWidth;
  // The last row of a wrapped line is measured where it is drawn; elsewhere it counts as full.
  const drawn = isWrapped ? shown.getOffsetForColumn(line, end) : columns * letter;
  const text = contentWidth - verticalScrollbarWidth;
  return { top, free: drawn === -1 ? 0 : text - drawn - letter };
}

/** What is folded away has no height. */
function isFolded(shown: editor.IStandaloneCodeEditor, line: number, lineCount: number): boolean {
  return line < lineCount && shown.getTopForLineNumber(line) === shown.getTopForLineNumber(line + 1);
}

function listenToPlaces(
  shown: editor.IStandaloneCodeEditor,
  listener: (scrollTop: number, isRelaid: boolean) => void,
): () => void {
  const tell = (isRelaid: boolean) => () => listener(shown.getScrollTop(), isRelaid);
  const heard: readonly IDisposable[] = [
    shown.onDidScrollChange(tell(false)),
    shown.onDidLayoutChange(tell(true)),
    shown.onDidContentSizeChange(tell(true)),
    shown.onDidChangeModel(tell(true)),
    shown.onDidChangeConfiguration(tell(true)),
  ];
  // It may have been scrolled before.
  tell(false)();
  return () => {
    for (const each of heard) each.dispose();
  };
}

/** The editor's theme is one for all editors of the page, made of the page's tokens as they are now. */
function applyTheme(theme: EditorTheme, host: HTMLElement): void {
  const tokens = getComputedStyle(host);
  const name = `fixscope-${theme}`;
  editor.defineTheme(
    name,
    themeFrom(theme, (token) => tokens.getPropertyValue(token)),
  );
  editor.setTheme(name);
}

/** Widths measured with a fallback font put the caret in the wrong place once the real one is there. */
function remeasureWhenFontsAreHere(shown: editor.IStandaloneCodeEditor): void {
  const measure = () => {
    if (shown.getContainerDomNode().isConnected) editor.remeasureFonts();
  };
  if (document.fonts.status !== "loaded") document.fonts.ready.then(measure, measure);
}
