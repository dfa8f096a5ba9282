import { useId, useMemo, useRef } from "react";
import type { Language } from "../../engine-kit/index.ts";
import type { AnalysisError, Span } from "../../kernel/index.ts";
import type { InlayHint, StatementSet } from "../../trace/index.ts";
import type { EditorTheme } from "../adapters/monaco/index.ts";
import { t } from "../messages/index.ts";
import { useTokens } from "../tokens/index.ts";
import { FileTabs } from "./file-tabs.tsx";
import { lineMarks, problemsOf } from "./line-marks.ts";
import { SourceView } from "./source-view.tsx";
import { useActiveFile } from "./use-active-file.ts";
import { type LoadEditor, loadEditorNow } from "./use-code-editor.ts";
import "./expression.css";
import "./program.css";
import "./notes.css";

interface ProgramFile {
  /** As in the `file` of spans and hints. */
  readonly name: string;
  readonly text: string;
}

export interface ProgramEditorProps {
  /** Names the program: another key starts a new undo history. The same key keeps what the reader typed. */
  readonly documentKey: string;
  readonly files: readonly ProgramFile[];
  /** The file to show. Without it the editor follows the reader's choice and the current statement. */
  readonly activeFile?: string | undefined;
  /** The reader chose a file, or a step went to it. */
  readonly onActiveFile?: ((file: string) => void) | undefined;
  /** Called at every change of the reader's, not debounced. */
  readonly onChange: (file: string, text: string) => void;
  /** The statements of the current step, the most important first. */
  readonly current: readonly Span[];
  /** The statements that its premises come from. */
  readonly premises?: readonly Span[] | undefined;
  /** The expression that what is pointed at or selected stands for, or its occurrences. */
  readonly expressions?: readonly Span[] | undefined;
  readonly hints: readonly InlayHint[];
  /** The statements of S. */
  readonly reached?: StatementSet["statements"] | undefined;
  /** Markdown about a word of the program, or undefined. */
  readonly hover: (file: string, line: number, word: string) => string | undefined;
  readonly errors: readonly AnalysisError[];
  readonly theme: EditorTheme;
  readonly readOnly?: boolean | undefined;
  /** Of a Java program only what the step is about, to be read from afar. */
  readonly isInPlay?: boolean | undefined;
  /** The accessible name: `Program`. */
  readonly label: string;
  /** A click on a line's number, or Ctrl+Enter. */
  readonly onLineAction?: ((file: string, line: number) => void) | undefined;
  /** Lines of the active file. */
  readonly breakpoints?: readonly number[] | undefined;
  /** A click in the margin, or F9. */
  readonly onToggleBreakpoint?: ((file: string, line: number) => void) | undefined;
  /** A click on a word of the text. */
  readonly onWord?: ((file: string, line: number, word: string) => void) | undefined;
  /** What the text is written in. */
  readonly language: Language;
  /** How the full editor is fetched. */
  readonly load?: LoadEditor | undefined;
}

/**
 * The program with the marks of the step: Monaco once it is here, before that (and on phones) the same text at the
 * same places, drawn by the page itself.
 */
export function ProgramEditor(props: ProgramEditorProps) {
  const { files, current, premises, expressions, hints, reached, errors, breakpoints = noLines } = props;
  // A step without a statement is about the last of its premises: the edge along which something came.
  const followed = current.length > 0 ? current : (premises?.slice(-1) ?? []);
  const tokensIn = useTokens();
  const isTyping = useRef(false);
  const { file: name, choose } = useActiveFile({ ...props, current: followed }, isTyping);
  const panel = useId();
  const file = files.find((each) => each.name === name);
  const marks = useMemo(
    () =>
      name === undefined
        ? []
        : lineMarks(name, { current, premises, expressions, hints, reached, errors, breakpoints, tokensIn }),
    [name, current, premises, expressions, hints, reached, errors, breakpoints, tokensIn],
  );
  const problems = useMemo(() => (name === undefined ? [] : problemsOf(name, errors)), [name, errors]);
  const first = expressions?.find((span) => span.file === name) ?? followed[0];
  const others = premiseLines(name, premises);
  // An object: the same place asked for again is scrolled to again.
  const reveal = useMemo(
    () =>
      first !== undefined && first.file === name
        ? {
            lines: [
              first.start.line,
              ...others
                .split(" ")
                .filter((line) => line !== "")
                .map(Number),
            ],
          }
        : undefined,
    [first, name, others],
  );
  if (file === undefined) return <p className="source-empty">{t("program.empty")}</p>;

  const isOneOfSeveral = files.length > 1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: no control, it only sees that the focus leaves
    <div
      className="source"
      onBlur={() => {
        isTyping.current = false;
      }}
    >
      {isOneOfSeveral && (
        <FileTabs id={panel} names={files.map((each) => each.name)} active={file.name} onChoose={choose} />
      )}
      <div id={panel} className="source-panel" {...(isOneOfSeveral && { role: "tabpanel", "aria-label": file.name })}>
        <SourceView
          language={props.language}
          document={{ key: props.documentKey, file: file.name, text: file.text }}
          settings={{ readOnly: props.readOnly ?? false, label: props.label }}
          theme={props.theme}
          marks={marks}
          problems={problems}
          reveal={reveal}
          isTyping={isTyping}
          load={props.load ?? loadEditorNow}
          isInPlay={props.isInPlay ?? false}
          events={{
            changed: (of, text) => {
              isTyping.current = true;
              props.onChange(of, text);
            },
            breakpointToggled: (of, line) => props.onToggleBreakpoint?.(of, line),
            lineChosen: (of, line) => props.onLineAction?.(of, line),
            hover: props.hover,
            wordChosen: (of, line, word) => props.onWord?.(of, line, word),
          }}
        />
      </div>
    </div>
  );
}

const noLines: readonly number[] = [];

/** The lines of a file that premises come from, as a text: equal lines are the same. */
function premiseLines(file: string | undefined, premises: readonly Span[] = []): string {
  return premises.flatMap((span) => (span.file === file ? span.start.line : [])).join(" ");
}
