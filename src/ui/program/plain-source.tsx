import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
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
import { useDrawnLines } from "./drawn-lines.ts";
import { type HighlightToken, highlighterOf, linePieces } from "./highlight/index.ts";

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
  readonly onBreakpoint: (line: number) => void;
  readonly onLine: (line: number) => void;
  readonly onScroll: (top: number) => void;
}

/** The program as highlighted text, with the marks, notes and problems of the editor at the same places. */
export function PlainSource(props: PlainSourceProps) {
  const { text, marks, problems, reveal, language } = props;
  const lines = useMemo(() => text.split(/\r\n|\r|\n/), [text]);
  const tokensOf = useMemo(() => highlighterOf(language).inLines(lines), [language, lines]);
  const drawn = useDrawnLines(text, lines.length);
  const byLine = useMemo(() => new Map(marks.map((mark) => [mark.line, mark])), [marks]);
  const view = useRef<HTMLPreElement>(null);
  const { lineHeight } = useCodeSize();
  const { columns, size } = useColumns(view, lines.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was in sight stays so when the view changes its size
  useEffect(() => revealLines(view.current, reveal?.lines ?? [], lineHeight), [reveal, lineHeight, size]);

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
      className="source-plain"
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
      <code className={drawn.room === undefined ? "source-lines is-wrapped" : "source-lines"} style={drawn.room}>
        {lines.slice(drawn.from, drawn.to).map((line, offset) => {
          const index = drawn.from + offset;
          return (
            <SourceLine
              key={index}
              number={index + 1}
              text={line}
              longest={drawn.longest}
              tokens={tokensOf(index)}
              mark={byLine.get(index + 1)}
              columns={columns}
              problems={problems}
            />
          );
        })}
      </code>
    </pre>
  );
}

interface SourceLineProps {
  readonly number: number;
  readonly text: string;
  /** At most this many characters are drawn. */
  readonly longest: number;
  readonly tokens: readonly HighlightToken[];
  readonly mark: LineMark | undefined;
  readonly problems: readonly Problem[];
  /** Of the view, as far as known. */
  readonly columns: number;
}

const SourceLine = memo(function SourceLine(props: SourceLineProps) {
  const { number, longest, mark, problems, columns } = props;
  const text = props.text.slice(0, longest);
  const isCut = text.length < props.text.length;
  const tokens = isCut ? tokensWithin(props.tokens, longest) : props.tokens;
  const { expressions = [] } = mark ?? {};
  const ends = expressions.flatMap(({ startColumn, endColumn }) => [startColumn - 1, endColumn - 1]);
  const isInExpression = (offset: number) =>
    expressions.some(({ startColumn, endColumn }) => startColumn - 1 <= offset && offset < endColumn - 1);
  const pieces = linePieces(text, number, tokens, problems, ends);
  const { fontSize } = useCodeSize();
  const free = Math.max(0, columns - text.length) * fontSize * 0.6;
  return (
    <span
      className={mark?.current === undefined ? "source-line" : `source-line source-${mark.current}`}
      style={{ "--source-indent": indentOf(text) } as CSSProperties}
      data-line={number}
      aria-current={mark?.current === "now" ? "step" : undefined}
    >
      <span className="source-gutter" data-gutter="glyph" aria-hidden="true">
        <span className={mark === undefined ? "" : glyphClasses(mark)} title={mark?.problems.join("\n")} />
      </span>
      <span className="source-number" data-gutter="number" aria-hidden="true">
        {number}
        {mark?.reached === undefined ? null : <span className={reachedClasses[mark.reached]} />}
      </span>
      {pieces.map((piece) => (
        <span
          key={piece.start}
          className={pieceClasses(piece.kind, piece.problem, isInExpression(piece.start))}
          title={piece.problem}
        >
          {piece.text}
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

const reachedClasses = { known: "source-reached", new: "source-reached is-new" } as const;

/** How many columns of text the view has; as many as it takes before it is laid out. */
function useColumns(view: RefObject<HTMLElement | null>, lineCount: number) {
  const { fontSize, lineHeight } = useCodeSize();
  const [{ width, height }, setSize] = useState({ width: Number.POSITIVE_INFINITY, height: 0 });
  useEffect(() => {
    const element = view.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [view]);
  const letter = fontSize * 0.6;
  const columns = Math.floor((width - lineHeight - codeMetrics.gap) / letter) - codeMetrics.digits(lineCount) - 1;
  return { columns, size: `${width} ${height}` };
}

/** How many columns a line begins with; a tab has two. */
function indentOf(text: string): number {
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
