import {
  type CSSProperties,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useEffect,
  useMemo,
  useRef,
} from "react";
import type { Language } from "../../engine-kit/index.ts";
import {
  codeMetrics,
  glyphClasses,
  hintPieces,
  type LineHint,
  type LineMark,
  type Problem,
} from "../adapters/monaco/index.ts";
import { t } from "../messages/index.ts";
import { useCodeSize } from "./code-size.ts";
import { useDrawnLines } from "./drawn-lines.ts";
import { type HighlightToken, highlighterOf, linePieces } from "./highlight/index.ts";

/** The line to scroll to if it is out of sight. A new object asks again. */
export interface LineToReveal {
  readonly line: number;
}

interface PlainSourceProps {
  readonly language: Language;
  readonly text: string;
  readonly label: string;
  readonly marks: readonly LineMark[];
  readonly problems: readonly Problem[];
  readonly reveal: LineToReveal | undefined;
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
  useEffect(() => revealLine(view.current, reveal?.line, lineHeight), [reveal, lineHeight]);

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
    props.onBreakpoint(reveal.line);
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
}

const SourceLine = memo(function SourceLine(props: SourceLineProps) {
  const { number, longest, mark, problems } = props;
  const text = props.text.slice(0, longest);
  const isCut = text.length < props.text.length;
  const tokens = isCut ? tokensWithin(props.tokens, longest) : props.tokens;
  const inside = mark?.hints.filter(({ column }) => column !== undefined && column <= text.length) ?? noHints;
  const { expressions = [] } = mark ?? {};
  const ends = expressions.flatMap(({ startColumn, endColumn }) => [startColumn - 1, endColumn - 1]);
  const places = [...inside.map(({ column = 1 }) => column - 1), ...ends];
  const isInExpression = (offset: number) =>
    expressions.some(({ startColumn, endColumn }) => startColumn - 1 <= offset && offset < endColumn - 1);
  const pieces = linePieces(text, number, tokens, problems, places);
  const hintsAt = (offset: number) => inside.filter(({ column }) => column === offset + 1);
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
      </span>
      {pieces.map((piece) => (
        <Fragment key={piece.start}>
          <Hints hints={hintsAt(piece.start)} />
          <span className={pieceClasses(piece.kind, piece.problem, isInExpression(piece.start))} title={piece.problem}>
            {piece.text}
          </span>
        </Fragment>
      ))}
      {isCut && <span title={t("program.line-cut")}>…</span>}
      <Hints hints={mark?.hints.filter((hint) => !inside.includes(hint)) ?? noHints} />
      {mark !== undefined && <span className="source-spoken">{spoken(mark)}</span>}
      {"\n"}
    </span>
  );
});

/** How many columns a line begins with; a tab has two. */
function indentOf(text: string): number {
  const [spaces = ""] = /^\s*/.exec(text) ?? [];
  return spaces.replaceAll("\t", "  ").length;
}

function tokensWithin(tokens: readonly HighlightToken[], length: number): readonly HighlightToken[] {
  return tokens.filter(({ start }) => start < length).map((token) => ({ ...token, end: Math.min(token.end, length) }));
}

const noHints: readonly LineHint[] = [];

function Hints({ hints }: { readonly hints: readonly LineHint[] }) {
  return hints.map((hint) => {
    const pieces = hintPieces(hint).map(({ text, classes, isSign }, place) => {
      const className = isSign ? "set-sign" : classes;
      return { key: `${place}`, className, text };
    });
    return (
      <Fragment key={`${hint.text}${hint.tone ?? ""}${hint.token ?? ""}`}>
        {pieces.map(({ key, className, text }) => (
          <span key={key} className={className}>
            {text}
          </span>
        ))}
      </Fragment>
    );
  });
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

function revealLine(view: HTMLElement | null, line: number | undefined, lineHeight: number): void {
  if (view === null || line === undefined) return;
  // Lines above may be wrapped.
  const drawn = view.querySelector<HTMLElement>(`.is-wrapped [data-line="${line}"]`);
  const isMeasured = drawn !== null && drawn.offsetHeight > 0;
  const height = isMeasured ? drawn.offsetHeight : lineHeight;
  const top = isMeasured ? drawn.offsetTop : codeMetrics.paddingTop + (line - 1) * lineHeight;
  const isInSight = top >= view.scrollTop && top + height <= view.scrollTop + view.clientHeight;
  if (!isInSight) view.scrollTop = top - (view.clientHeight - height) / 2;
}
