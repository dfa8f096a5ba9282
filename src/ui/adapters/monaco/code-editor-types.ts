import type { Language } from "../../../engine-kit/index.ts";
import type { InlayHint, TokenSpan } from "../../../trace/index.ts";
import type { CodeSize } from "./metrics.ts";

/** One text that the editor can show. Another `key` is another document: own model, own undo history. */
export interface EditorDocument {
  readonly key: string;
  readonly file: string;
  readonly text: string;
}

/** `now`: the statement of the current step. `also`: another statement of the step. `premise`: a premise comes from there. */
export type LineRole = "now" | "also" | "premise";

/** What is drawn at one line. Lines are 1-based. */
export interface LineMark {
  readonly line: number;
  readonly current: LineRole | undefined;
  /** The part of the line that what is pointed at or selected stands for; columns are 1-based, the end exclusive. */
  readonly expressions?: readonly { readonly startColumn: number; readonly endColumn: number }[] | undefined;
  readonly hasBreakpoint: boolean;
  /** A statement of the algorithm’s S begins here. */
  readonly reached?: "known" | "new" | undefined;
  /** Messages of the problems that begin here. */
  readonly problems: readonly string[];
  /** The chips at its right end. */
  readonly hints: readonly LineHint[];
}

/** A chip of a board at its line. */
export interface LineHint extends Omit<InlayHint, "file" | "line"> {
  /** The names of things in its text; none where left out. */
  readonly names?: readonly TokenSpan[];
}

/** A range of the text with something wrong in it. 1-based, the end exclusive. */
export interface Problem {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly message: string;
}

export type EditorTheme = "light" | "dark" | "contrast";

/** Colors one line. `state` is what the line starts inside of; the result's `end` is the next line's state. */
export interface LineHighlighter {
  readonly language: Language;
  readonly start: string;
  line(
    text: string,
    state: string,
  ): {
    readonly tokens: readonly { readonly start: number; readonly end: number; readonly kind: string }[];
    readonly end: string;
  };
}

/** What the editor reports. Read at the time of the event, so the object may be replaced. */
export interface EditorEvents {
  changed(file: string, text: string): void;
  /** A click into the margin, or F9. */
  breakpointToggled(file: string, line: number): void;
  /** A click on a line's number, or Ctrl+Enter. */
  lineChosen(file: string, line: number): void;
  /** Markdown about a word, if there is something to say. */
  hover(file: string, line: number, word: string): string | undefined;
  /** A click on a word of the text. */
  wordChosen(file: string, line: number, word: string): void;
  /** Ctrl+M: Tab indents from now on, or leaves the editor again, which is how it starts. */
  tabChanged(indents: boolean): void;
}

export interface EditorSettings {
  readonly readOnly: boolean;
  /** The accessible name. */
  readonly label: string;
  readonly size: CodeSize;
}

/** The last row of a line, in pixels. */
export interface LinePlace {
  /** Below the top of the text, wherever that is scrolled to. */
  readonly top: number;
  /** Between the end of the text and the edge. */
  readonly free: number;
}

/** One mounted editor. */
export interface CodeEditor {
  show(document: EditorDocument): void;
  setMarks(marks: readonly LineMark[], problems: readonly Problem[]): void;
  /** Keeps lines in sight, the first before the others: scrolls if they are not, now and after each change of size. */
  reveal(lines: readonly number[]): void;
  configure(settings: EditorSettings): void;
  setTheme(theme: EditorTheme): void;
  scrollTo(top: number): void;
  /** Where the last row of a line is; undefined of a line that is folded away or not there. */
  placeOf(line: number): LinePlace | undefined;
  /** How far the text ends from the right edge of the host, in pixels: the scrollbar is there. */
  edge(): number;
  /** Hears now and from then on where the text is scrolled to, and whether lines have changed their places. */
  onMoved(listener: (scrollTop: number, isRelaid: boolean) => void): () => void;
  dispose(): void;
}

export type OpenCodeEditor = (
  host: HTMLElement,
  highlighter: LineHighlighter,
  events: () => EditorEvents,
  settings: EditorSettings,
) => CodeEditor;
