import type { CSSProperties } from "react";
import type { PseudocodeLine, TextPiece } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { keepFocus } from "../../parts/index.ts";
import { PlainText, useShown } from "../../tokens/index.ts";
import type { FoldItem, Item, LineItem } from "./unfold.ts";

interface LinesProps {
  readonly items: readonly Item[];
  readonly onUnfold: (id: string) => void;
  /** The numbers of the lines with a breakpoint. */
  readonly breakpoints: ReadonlySet<number>;
  /** Sets or removes a breakpoint; undefined where there are none. */
  readonly onBreakpoint: ((line: number) => void) | undefined;
  /** Leaves a part of the algorithm out, or puts it back; undefined where nothing can be left out. */
  readonly onPart?: ((part: string) => void) | undefined;
}

type LineProps = Omit<LinesProps, "items"> & { readonly item: LineItem };

/** Lines of pseudocode, called procedures inside the lines that called them. */
export function Lines({ items, ...rest }: LinesProps) {
  return items.map((item) =>
    item.kind === "line" ? (
      <Line key={item.line.line} item={item} {...rest} />
    ) : (
      <Fold key={item.id} item={item} onUnfold={rest.onUnfold} />
    ),
  );
}

function indented(indent: number): CSSProperties {
  return { "--indent": indent } as CSSProperties;
}

function Fold({ item, onUnfold }: { readonly item: FoldItem; readonly onUnfold: (id: string) => void }) {
  return (
    <li>
      <button
        type="button"
        className="line-text idle"
        style={indented(item.indent)}
        title={t("pseudocode.unfoldHint")}
        onClick={() => onUnfold(item.id)}
      >
        {t(`pseudocode.${item.kind}`, { count: item.count })}
      </button>
    </li>
  );
}

function Line({ item, ...rest }: LineProps) {
  const { line, mark, called, indent } = item;
  const isNow = mark?.kind === "now";
  const classes = [
    isNow ? "is-now" : mark?.kind === "caller" ? "is-caller" : "",
    line.isExtension ? "is-extension" : "",
    line.isLeftOut === true ? "is-left-out" : "",
  ];
  return (
    <li
      className={classes.join(" ")}
      aria-current={isNow ? "step" : undefined}
      title={line.isExtension ? t("pseudocode.extension") : undefined}
    >
      <div className="line-text" style={indented(indent)}>
        <Mark line={line} sign={isNow ? "▶" : mark?.kind === "caller" ? "▷" : ""} {...rest} />
        <Text pieces={line.pieces} isLeftOut={line.isLeftOut === true} />
        {line.isExtension ? <span className="hidden-visually"> ({t("pseudocode.extension")})</span> : null}
        {mark === undefined || mark.bindings.length === 0 ? null : <Bindings texts={mark.bindings} />}
        <PartButton line={line} onPart={rest.onPart} />
      </div>
      {called === undefined ? null : (
        <ol className="called" style={indented(indent)} aria-label={called.name}>
          <Lines items={called.items} {...rest} />
        </ol>
      )}
    </li>
  );
}

/** What the variables of a line stand for. */
function Bindings({ texts }: { readonly texts: readonly string[] }) {
  const shown = useShown();
  const text = texts.map(shown).join("  ");
  const whole = texts.join("  ");
  return (
    <span className="binding" title={text === whole ? undefined : whole}>
      {" "}
      <PlainText text={text} />
    </span>
  );
}

interface MarkProps extends Pick<LinesProps, "breakpoints" | "onBreakpoint"> {
  readonly line: PseudocodeLine;
  readonly sign: string;
}

/** The margin of a line: a click there sets a breakpoint. */
function Mark({ line, sign, breakpoints, onBreakpoint }: MarkProps) {
  const shown = <span aria-hidden="true">{sign}</span>;
  if (onBreakpoint === undefined) return <span className="line-mark">{shown}</span>;
  return (
    <button
      type="button"
      className="line-mark"
      // One station of the Tab key is the panel: arrows go from line to line.
      tabIndex={-1}
      data-line={line.line}
      aria-pressed={breakpoints.has(line.line)}
      aria-label={t("breakpoints.hereAt", { text: line.pieces.map(({ text }) => text).join("") })}
      title={t("breakpoints.here")}
      onMouseDown={keepFocus}
      onClick={() => onBreakpoint(line.line)}
    >
      {shown}
    </button>
  );
}

/** What is left out is struck out. */
function Text({ pieces, isLeftOut }: { readonly pieces: readonly TextPiece[]; readonly isLeftOut: boolean }) {
  const text = pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never change
    <Piece key={index} piece={piece} />
  ));
  return isLeftOut ? <s>{text}</s> : text;
}

/** Leaves a line out, or puts it back. From the keyboard: Delete, on the line. */
function PartButton({ line, onPart }: Pick<LinesProps, "onPart"> & { readonly line: PseudocodeLine }) {
  const { part, isLeftOut = false } = line;
  if (part === undefined || onPart === undefined) return null;
  const text = line.pieces.map((piece) => piece.text).join("");
  return (
    <button
      type="button"
      className="line-part"
      tabIndex={-1}
      data-part={part}
      aria-pressed={isLeftOut}
      aria-label={t(isLeftOut ? "whatIf.putBack" : "whatIf.leaveOut", { line: text })}
      title={t(isLeftOut ? "whatIf.putBackHint" : "whatIf.leaveOutHint")}
      onMouseDown={keepFocus}
      onClick={() => onPart(part)}
    >
      <span aria-hidden="true">{isLeftOut ? "↩" : "✂"}</span>
    </button>
  );
}

function Piece({ piece }: { readonly piece: TextPiece }) {
  switch (piece.style) {
    case "keyword":
      return <b className="keyword">{piece.text}</b>;
    case "procedure":
      return <span className="procedure">{piece.text}</span>;
    case "math":
      return <i>{piece.text}</i>;
    case "sub":
      return <sub>{piece.text}</sub>;
    case "sup":
      return <sup>{piece.text}</sup>;
    case "plain":
      return piece.text;
  }
}
