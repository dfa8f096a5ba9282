import { memo, useEffect, useId, useMemo, useRef } from "react";
import type { ActiveLine, Procedure, PseudocodeLine, TextPiece } from "../../trace/index.ts";
import { t } from "../messages/index.ts";
import { TabList, Toggle } from "../parts/index.ts";

interface PseudocodePanelProps {
  readonly procedures: readonly Procedure[];
  /** Innermost first. */
  readonly active: readonly ActiveLine[];
  /** The procedure the reader opened; undefined follows the recording. */
  readonly opened: string | undefined;
  readonly onOpen: (procedure: string | undefined) => void;
}

/** The algorithm as the slides print it, with the line that is being executed. */
export const PseudocodePanel = memo(function PseudocodePanel({
  procedures,
  active,
  opened,
  onOpen,
}: PseudocodePanelProps) {
  const id = useId();
  const running = active[0]?.procedure;
  const shown = opened ?? running ?? procedures[0]?.name ?? "";
  const procedure = procedures.find(({ name }) => name === shown);
  const marks = useMemo(() => markLines(active), [active]);
  return (
    <section aria-label={t("region.pseudocode")} className="panel">
      <header className="panel-head has-tabs">
        <h2 className="hidden-visually">{t("region.pseudocode")}</h2>
        <TabList
          label={t("pseudocode.procedures")}
          tabs={procedures.map(({ name }) => ({
            id: name,
            text: <TabText name={name} isRunning={name === running} />,
          }))}
          selected={shown}
          controls={id}
          onSelect={onOpen}
        />
        <div className="panel-actions">
          <Toggle
            isOn={opened === undefined}
            title={t("pseudocode.followHint")}
            onPress={() => onOpen(opened === undefined ? shown : undefined)}
          >
            {t("pseudocode.follow")}
          </Toggle>
        </div>
      </header>
      <div id={id} role="tabpanel" aria-label={shown} tabIndex={0} className="panel-body pseudocode">
        <ol>
          {procedure?.lines.map((line) => (
            <Line key={line.line} line={line} mark={marks.get(line.line)} />
          ))}
        </ol>
      </div>
    </section>
  );
});

function TabText({ name, isRunning }: { readonly name: string; readonly isRunning: boolean }) {
  return (
    <>
      {name}
      {isRunning ? (
        <span className="running" title={t("pseudocode.running")}>
          <span aria-hidden="true">▸</span>
          <span className="hidden-visually">{t("pseudocode.running")}</span>
        </span>
      ) : null}
    </>
  );
}

interface LineMark {
  /** The step is here, or an outer procedure waits here for its call, or only its variables are known. */
  readonly kind: "now" | "caller" | "bound";
  readonly bindings: readonly string[];
}

function markLines(active: readonly ActiveLine[]): ReadonlyMap<number, LineMark> {
  const marks = new Map<number, LineMark>();
  // Outer frames first: where a procedure calls itself, the innermost call wins.
  for (const [depth, frame] of [...active.entries()].reverse()) {
    for (const { line } of frame.bindings) marks.set(line, { kind: marks.get(line)?.kind ?? "bound", bindings: [] });
    marks.set(frame.line, { kind: depth === 0 ? "now" : "caller", bindings: marks.get(frame.line)?.bindings ?? [] });
    for (const { line, text } of frame.bindings) {
      const mark = marks.get(line);
      marks.set(line, { kind: mark?.kind ?? "bound", bindings: [...(mark?.bindings ?? []), text] });
    }
  }
  return marks;
}

const Line = memo(function Line({
  line,
  mark,
}: {
  readonly line: PseudocodeLine;
  readonly mark: LineMark | undefined;
}) {
  const element = useRef<HTMLLIElement>(null);
  const isNow = mark?.kind === "now";
  useEffect(() => {
    if (isNow) scrollInside(element.current);
  }, [isNow]);
  const classes = [
    isNow ? "is-now" : mark?.kind === "caller" ? "is-caller" : "",
    line.isExtension ? "is-extension" : "",
  ];
  return (
    <li
      ref={element}
      className={classes.join(" ")}
      style={{ paddingInlineStart: 26 + line.indent * 18 }}
      aria-current={isNow ? "step" : undefined}
      title={line.isExtension ? t("pseudocode.extension") : undefined}
    >
      <span className="line-mark" aria-hidden="true">
        {isNow ? "▶" : mark?.kind === "caller" ? "▷" : ""}
      </span>
      {line.pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never change
        <Piece key={index} piece={piece} />
      ))}
      {line.isExtension ? <span className="hidden-visually"> ({t("pseudocode.extension")})</span> : null}
      {mark === undefined || mark.bindings.length === 0 ? null : (
        <span className="binding">{mark.bindings.join("  ")}</span>
      )}
    </li>
  );
});

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

/** Moves only the panel's own scroll position, never the page's. */
function scrollInside(line: HTMLElement | null): void {
  const box = line?.closest<HTMLElement>(".panel-body");
  if (line === null || box === null || box === undefined) return;
  const top = line.offsetTop - box.offsetTop;
  if (top < box.scrollTop || top + line.offsetHeight > box.scrollTop + box.clientHeight) {
    box.scrollTop = top - box.clientHeight / 2;
  }
}
