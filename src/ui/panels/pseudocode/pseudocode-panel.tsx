import { type KeyboardEvent, memo, useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ActiveLine, Procedure } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { SmallButton, useLevel, useMedia, useSize } from "../../parts/index.ts";
import { ProcedureTabs } from "./procedure-tabs.tsx";
import { Lines } from "./pseudocode-lines.tsx";
import { type Folding, framesOf, type Item, lineCount, unfold, wholeProcedure } from "./unfold.ts";

interface PseudocodePanelProps {
  readonly procedures: readonly Procedure[];
  /** Innermost first. */
  readonly active: readonly ActiveLine[];
  /** The procedure the reader opened; undefined follows the recording. */
  readonly opened: string | undefined;
  readonly onOpen: (procedure: string | undefined) => void;
  /** The numbers of the lines with a breakpoint. */
  readonly breakpoints?: ReadonlySet<number>;
  /** Sets or removes a breakpoint on a line. */
  readonly onBreakpoint?: ((line: number) => void) | undefined;
  /** Leaves a part of the algorithm out, or puts it back; undefined where nothing can be left out. */
  readonly onPart?: ((part: string) => void) | undefined;
}

const nothing: ReadonlySet<string> = new Set();
const noLines: ReadonlySet<number> = new Set();

/** The algorithm as the slides print it: the running procedures inside one another, or one of them whole. */
export const PseudocodePanel = memo(function PseudocodePanel({
  procedures,
  active: recorded,
  opened,
  onOpen,
  breakpoints = noLines,
  onBreakpoint,
  onPart,
}: PseudocodePanelProps) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const active = useMemo(() => framesOf(procedures, recorded), [procedures, recorded]);
  const running = active[0]?.procedure;
  const shown = opened ?? running ?? procedures[0]?.name ?? "";
  const whole =
    opened === undefined && running !== undefined ? undefined : procedures.find(({ name }) => name === shown);
  const [unfolded, setUnfolded] = useState(nothing);
  const show = useCallback((fold: string) => setUnfolded((known) => new Set([...known, fold])), []);
  const size = useSize(body);
  const content = useMemo(() => ({ active, whole, size }), [active, whole, size]);
  const isLow = useMedia("(max-height: 759px)");
  const itemsAt = useCallback(
    (folding: Folding) =>
      whole === undefined ? unfold(procedures, active, folding, unfolded) : wholeProcedure(whole, active),
    [procedures, active, whole, unfolded],
  );
  const first = useMemo(() => firstThatMayFit(itemsAt, size?.height), [itemsAt, size]);
  const level = Math.max(useLevel(body, content, 2, isTooHigh, first), isLow ? 1 : 0) as Folding;
  const items = useMemo(() => itemsAt(level), [itemsAt, level]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other lines or another size the line is elsewhere
  useLayoutEffect(() => scrollToLine(body.current), [items, size]);
  return (
    <section aria-label={t("region.pseudocode")} className="panel">
      <header className="panel-head has-tabs">
        <h2 className="hidden-visually">{t("region.pseudocode")}</h2>
        <ProcedureTabs procedures={procedures} running={running} shown={shown} controls={id} onOpen={onOpen} />
        {opened === undefined ? null : (
          <SmallButton title={t("pseudocode.followHint")} onClick={() => onOpen(undefined)}>
            {t("pseudocode.follow")}
          </SmallButton>
        )}
      </header>
      <div
        ref={body}
        id={id}
        role="tabpanel"
        aria-label={shown}
        tabIndex={0}
        className="panel-body pseudocode"
        onKeyDown={(event) => pressPart(event, onPart) || pressLine(event, onBreakpoint)}
      >
        <ol>
          <Lines items={items} onUnfold={show} breakpoints={breakpoints} onBreakpoint={onBreakpoint} onPart={onPart} />
        </ol>
      </div>
    </section>
  );
});

/** A line is at least so high, in CSS pixels. */
const leastLineHeight = 21;

/** To measure a folding costs a layout of the page: those with too many lines are not tried. */
function firstThatMayFit(itemsAt: (folding: Folding) => readonly Item[], height = 0): Folding {
  // Nothing is known of what is not on the screen.
  if (height === 0) return 0;
  const foldings = [0, 1] as const;
  return foldings.find((folding) => lineCount(itemsAt(folding)) * leastLineHeight <= height) ?? 2;
}

function isTooHigh(body: HTMLElement): boolean {
  return body.scrollHeight > body.clientHeight;
}

/** Delete leaves the line with the focus out, or puts it back. */
function pressPart(event: KeyboardEvent<HTMLElement>, onPart: ((part: string) => void) | undefined): boolean {
  const { key, target } = event;
  if (key !== "Delete" || onPart === undefined || !(target instanceof HTMLElement)) return false;
  const part = target.closest(".line-text")?.querySelector<HTMLElement>("[data-part]")?.dataset["part"];
  if (part === undefined) return false;
  event.preventDefault();
  onPart(part);
  return true;
}

/** Up and down lead from line to line; F9 sets a breakpoint on the one with the focus, else on the current one. */
function pressLine(event: KeyboardEvent<HTMLElement>, onBreakpoint: ((line: number) => void) | undefined): void {
  const { key, shiftKey, ctrlKey, currentTarget, target } = event;
  if (shiftKey || ctrlKey || !["F9", "ArrowUp", "ArrowDown"].includes(key)) return;
  const lines = [...currentTarget.querySelectorAll<HTMLElement>("[data-line]")];
  const focused = target instanceof HTMLElement ? lines.indexOf(target) : -1;
  const current = lines.findIndex((line) => line.closest("li")?.getAttribute("aria-current") === "step");
  if (key === "F9") {
    const line = lines[focused === -1 ? current : focused]?.dataset["line"];
    if (line === undefined || onBreakpoint === undefined) return;
    event.preventDefault();
    onBreakpoint(Number(line));
    return;
  }
  const next = focused === -1 ? Math.max(0, current) : focused + (key === "ArrowDown" ? 1 : -1);
  if (lines[next] === undefined) return;
  event.preventDefault();
  lines[next].focus();
}

/** Moves only the panel's own scroll position, never the page's. */
function scrollToLine(body: HTMLElement | null): void {
  const line = body?.querySelector("[aria-current=step] > .line-text");
  if (body === null || line === null || line === undefined) return;
  const [box, place] = [body.getBoundingClientRect(), line.getBoundingClientRect()];
  const top = place.top - box.top;
  if (top < 0 || top + place.height > body.clientHeight) body.scrollTop += top - body.clientHeight / 2;
}
