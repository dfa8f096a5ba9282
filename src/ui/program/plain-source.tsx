import {
  type CSSProperties,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Language } from "../../engine-kit/index.ts";
import { codeMetrics, glyphClasses, type LineMark, type Problem, scrollToSee } from "../adapters/monaco/index.ts";
import { t } from "../messages/index.ts";
import { chipLetter, LineChips } from "./chips/index.ts";
import { useCodeSize } from "./code-size.ts";
import { LONGEST_LINE, useDrawnLines } from "./drawn-lines.ts";
import { type HighlightToken, highlighterOf, linePieces } from "./highlight/index.ts";
import type { LinesInPlay, SourceRow } from "./in-play/index.ts";

/** The lines to keep in sight, the first before the others. A new object asks again. */
export interface LinesToReveal {
  readonly lines: readonly number[];
}

interface PlainSourceProps {
  readonly language: Language;
  readonly text: string;
  readonly label: string;
  readonly marks: readonly LineMark[];
  readonly problems: readonly Problem[];
  readonly reveal: LinesToReveal | undefined;
  /** The lines that are shown, if not all are. */
  readonly inPlay?: LinesInPlay | undefined;
  readonly onBreakpoint: (line: number) => void;
  readonly onLine: (line: number) => void;
  readonly onScroll: (top: number) => void;
}

const lineRow = (line: number): SourceRow => ({ kind: "line", line });

/** The program as highlighted text, with the marks, notes and problems of the editor at the same places. */
export function PlainSource(props: PlainSourceProps) {
  const { text, marks, problems, reveal, language, inPlay } = props;
  const rows = inPlay?.rows;
  const lines = useMemo(() => text.split(/\r\n|\r|\n/), [text]);
  const tokensOf = useMemo(() => highlighterOf(language).inLines(lines), [language, lines]);
  const drawn = useDrawnLines(text, lines.length);
  const byLine = useMemo(() => new Map(marks.map((mark) => [mark.line, mark])), [marks]);
  const view = useRef<HTMLPreElement>(null);
  const { lineHeight } = useCodeSize();
  const { columns, size } = useColumns(view, lines.length, rows === undefined ? lineHeight : 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was in sight stays so when the view changes its size
  useEffect(() => revealLines(view.current, reveal?.lines ?? [], lineHeight), [reveal, lineHeight, size, rows]);
  const shown = rows ?? lines.slice(drawn.from, drawn.to).map((_, offset) => lineRow(drawn.from + offset + 1));
  const isWrapped = rows !== undefined || drawn.room === undefined;

  const clicked = (event: MouseEvent) => {
    const place = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-gutter]") : null;
    const line = Number(place?.closest<HTMLElement>("[data-line]")?.dataset["line"]);
    if (place?.dataset["gutter"] === "glyph") props.onBreakpoint(line);
    if (place?.dataset["gutter"] === "number") props.onLine(line);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== "F9" || reveal === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (reveal.lines[0] !== undefined) props.onBreakpoint(reveal.lines[0]);
  };
  return (
    // A scrolling region must be reachable by keyboard; the margin's clicks have F9 as their twin.
    <pre
      ref={view}
      className={rows === undefined ? "source-plain" : "source-plain is-in-play"}
      role="group"
      aria-label={props.label}
      tabIndex={0}
      onClick={clicked}
      onKeyDown={pressed}
      onScroll={(event) => {
        drawn.onScroll(event);
        props.onScroll(event.currentTarget.scrollTop);
      }}
    >
      <code className={isWrapped ? "source-lines is-wrapped" : "source-lines"} style={isWrapped ? {} : drawn.room}>
        {shown.map((row) =>
          row.kind === "folded" ? (
            <FoldedLines key={row.line} {...row} marks={byLine} />
          ) : (
            <SourceLine
              key={row.line}
              number={row.line}
              text={lines[row.line - 1] ?? ""}
              indent={inPlay?.indent ?? 0}
              isCodeOnly={rows !== undefined}
              longest={rows === undefined ? drawn.longest : LONGEST_LINE}
              tokens={tokensOf(row.line - 1)}
              mark={byLine.get(row.line)}
              columns={columns}
              problems={problems}
            />
          ),
        )}
      </code>
    </pre>
  );
}

interface SourceLineProps {
  readonly number: number;
  readonly text: string;
  /** Spaces that all lines begin with and that are left out. */
  readonly indent: number;
  /** A comment at the end of the line is left out. */
  readonly isCodeOnly: boolean;
  /** At most this many characters are drawn. */
  readonly longest: number;
  readonly tokens: readonly HighlightToken[];
  readonly mark: LineMark | undefined;
  readonly problems: readonly Problem[];
  /** Of the view, as far as known. */
  readonly columns: number;
}

const SourceLine = memo(function SourceLine(props: SourceLineProps) {
  const { number, indent, longest, mark, problems, columns } = props;
  const text = codeOf(props).slice(0, longest);
  const isCut = text.length === longest && text.length < props.text.length;
  const tokens = text.length < props.text.length ? tokensWithin(props.tokens, text.length) : props.tokens;
  const { expressions = [] } = mark ?? {};
  const ends = expressions.flatMap(({ startColumn, endColumn }) => [startColumn - 1, endColumn - 1]);
  const isInExpression = (offset: number) =>
    expressions.some(({ startColumn, endColumn }) => startColumn - 1 <= offset && offset < endColumn - 1);
  const spaces = text.length - text.trimStart().length;
  const left = Math.min(indent, spaces);
  const pieces = linePieces(text, number, tokens, problems, ends).flatMap((piece) => {
    const own = piece.text.slice(Math.max(0, spaces - piece.start));
    return own === "" ? [] : [{ ...piece, text: own }];
  });
  const { fontSize } = useCodeSize();
  const free = Math.max(0, columns - text.length + left) * fontSize * 0.6;
  return (
    <span
      className={mark?.current === undefined ? "source-line" : `source-line source-${mark.current}`}
      style={{ "--source-indent": columnsBefore(text.slice(left)) } as CSSProperties}
      data-line={number}
      aria-current={mark?.current === "now" ? "step" : undefined}
    >
      <span className="source-gutter" data-gutter="glyph" aria-hidden="true">
        <span className={mark === undefined ? "" : glyphClasses(mark)} title={mark?.problems.join("\n")} />
      </span>
      <LineNumber line={number} reached={mark?.reached} />
      <span className="source-spaces">{text.slice(left, spaces)}</span>
      {pieces.map((piece) => (
        <span
          key={piece.start}
          className={pieceClasses(piece.kind, piece.problem, isInExpression(piece.start))}
          title={piece.problem}
        >
          {piece.kind === "comment" ? piece.text : breakable(piece.text)}
        </span>
      ))}
      {isCut && <span title={t("program.line-cut")}>…</span>}
      {mark !== undefined && mark.hints.length > 0 ? (
        <LineChips chips={mark.hints} free={free} letter={chipLetter(fontSize)} />
      ) : null}
      {mark !== undefined && <span className="source-spoken">{spoken(mark)}</span>}
      {"\n"}
    </span>
  );
});

/** Where a long line may be broken: before the dot of a call and after an opening parenthesis, as the editor does it. */
function breakable(text: string): ReactNode {
  const parts = text.split(/(?=\.[\p{L}_$])|(?<=\()(?!\))/u);
  return parts.length === 1
    ? text
    : parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no names
        <Fragment key={index}>
          {index === 0 ? null : <wbr />}
          {part}
        </Fragment>
      ));
}

function codeOf({ text, tokens, isCodeOnly }: SourceLineProps): string {
  const last = tokens.at(-1);
  return isCodeOnly && last?.kind === "comment" ? text.slice(0, last.start).trimEnd() : text;
}

interface FoldedLinesProps {
  readonly line: number;
  readonly last: number;
  readonly head: string;
  readonly marks: ReadonlyMap<number, LineMark>;
}

/** A method or a class of which the head alone is shown. */
function FoldedLines({ line, last, head, marks }: FoldedLinesProps) {
  const reached = Array.from({ length: last - line + 1 }, (_, index) => marks.get(line + index)?.reached);
  return (
    <span className="source-line is-folded" data-line={line}>
      <LineNumber line={line} reached={reached.includes("new") ? "new" : reached.find((each) => each !== undefined)} />
      {head} {"{…}"}
      {"\n"}
    </span>
  );
}

function LineNumber({ line, reached }: { readonly line: number; readonly reached: LineMark["reached"] }) {
  return (
    <span className="source-number" data-gutter="number" aria-hidden="true">
      {line}
      {reached === undefined ? null : <span className={reachedClasses[reached]} />}
    </span>
  );
}

const reachedClasses = { known: "source-reached", new: "source-reached is-new" } as const;

/** How many columns of text the view has; as many as it takes before it is laid out. */
function useColumns(view: RefObject<HTMLElement | null>, lineCount: number, gutter: number) {
  const { fontSize } = useCodeSize();
  const [{ width, height }, setSize] = useState({ width: Number.POSITIVE_INFINITY, height: 0 });
  useEffect(() => {
    const element = view.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [view]);
  const letter = fontSize * 0.6;
  const columns = Math.floor((width - gutter - codeMetrics.gap) / letter) - codeMetrics.digits(lineCount) - 1;
  return { columns, size: `${width} ${height}` };
}

/** How many columns a line begins with; a tab has two. */
function columnsBefore(text: string): number {
  const [spaces = ""] = /^\s*/.exec(text) ?? [];
  return spaces.replaceAll("\t", "  ").length;
}

function tokensWithin(tokens: readonly HighlightToken[], length: number): readonly HighlightToken[] {
  return tokens.filter(({ start }) => start < length).map((token) => ({ ...token, end: Math.min(token.end, length) }));
}

function pieceClasses(
  kind: string | undefined,
  problem: string | undefined,
  isInExpression: boolean,
): string | undefined {
  const classes = [
    kind === undefined ? "" : `source-token-${kind}`,
    problem === undefined ? "" : "source-problem",
    isInExpression ? "source-expression" : "",
  ];
  const joined = classes.filter((name) => name !== "").join(" ");
  return joined === "" ? undefined : joined;
}

/** What the glyphs say, for screen readers. */
function spoken(mark: LineMark): string {
  const parts = [
    mark.current === "now" ? t("program.line-now") : "",
    mark.current === "also" ? t("program.line-also") : "",
    mark.current === "premise" ? t("program.line-premise") : "",
    mark.hasBreakpoint ? t("program.line-breakpoint") : "",
    ...mark.problems,
  ];
  return parts.filter((part) => part !== "").join("; ");
}

function revealLines(view: HTMLElement | null, lines: readonly number[], lineHeight: number): void {
  if (view === null) return;
  const rows = lines.map((line) => rowsOf(view, line, lineHeight));
  const top = scrollToSee(rows, view.scrollTop, view.clientHeight);
  if (top !== undefined) view.scrollTop = top;
}

/** Lines above may be wrapped: what is drawn is measured. */
function rowsOf(view: HTMLElement, line: number, lineHeight: number) {
  const drawn = view.querySelector<HTMLElement>(`.is-wrapped [data-line="${line}"]`);
  const isMeasured = drawn !== null && drawn.offsetHeight > 0;
  const top = isMeasured ? drawn.offsetTop : codeMetrics.paddingTop + (line - 1) * lineHeight;
  return { top, bottom: top + (isMeasured ? drawn.offsetHeight : lineHeight) };
}
