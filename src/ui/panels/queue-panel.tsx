import { memo, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { QueueItem, QueueView, Seq } from "../../trace/index.ts";
import { t } from "../messages/index.ts";
import { FactButton, moveAmongFacts, useSize } from "../parts/index.ts";
import type { Selection } from "../store/index.ts";
import { firstOfSets, TokenText, useShown } from "../tokens/index.ts";
import { chipsInSight } from "./chips-in-sight.ts";
import "./queue.css";

interface QueuePanelProps {
  readonly label: string;
  readonly view: QueueView;
  readonly empty: string;
  readonly selection: Selection | undefined;
  readonly onSelectFact: (fact: Seq) => void;
}

/** Entries that are looked at for what is new. */
const LOOKED_AT = 80;

/** Of them no row has room for more than these many that are next, and these that are new. */
const MOST_NEXT = 24;
const MOST_NEW = 12;

/** Of a larger set an entry names these many, and counts the others. */
const MOST_OF_SET = 3;

/** An agenda as a row of chips, next first; what was just taken stands before it, dashed. What does not fit is counted; what is new has its place before what waits longer. */
export const QueuePanel = memo(function QueuePanel({ label, view, empty, selection, onSelectFact }: QueuePanelProps) {
  const shown = useMemo(() => candidates(view), [view]);
  const row = useRef<HTMLOListElement>(null);
  const width = useSize(row)?.width ?? 0;
  const [inSight, setInSight] = useState<ReadonlySet<number>>();
  const before = view.taken === undefined ? 0 : 1;
  useLayoutEffect(() => {
    if (row.current === null || width === 0) return;
    const isNew = Array.from(row.current.children, (_, place) => shown[place - before]?.isNew ?? false);
    const next = chipsInSight(widthsOf(row.current), width, isNew);
    setInSight((now) => (now !== undefined && isSame(now, next) ? now : next));
  }, [shown, width, before]);
  const isCut = (place: number): boolean => inSight !== undefined && !inSight.has(place);
  const cut = inSight === undefined ? 0 : view.itemCount + before - inSight.size;
  return (
    <div className="panel-body queue-body" role="group" aria-label={label} onKeyDown={moveAmongFacts}>
      {view.taken === undefined && view.itemCount === 0 ? <p className="empty">{empty}</p> : null}
      <ol ref={row} aria-label={label} className="chips">
        {view.taken === undefined ? null : (
          <Chip
            {...view.taken}
            isTaken
            isFirst
            isCut={isCut(0)}
            isPicked={selection?.fact === view.taken.fact}
            onSelectFact={onSelectFact}
          />
        )}
        {shown.map((item, index) => (
          <Chip
            key={item.fact}
            {...item}
            isNext={index === 0}
            isFirst={index === 0 && view.taken === undefined}
            isCut={isCut(index + before)}
            isPicked={selection?.fact === item.fact}
            onSelectFact={onSelectFact}
          />
        ))}
      </ol>
      {cut > 0 ? (
        <span className="chips-more" title={t("panel.more", { count: cut })}>
          +{cut}
        </span>
      ) : null}
    </div>
  );
});

/** The entries that may have room, in their order. */
function candidates(view: QueueView): readonly QueueItem[] {
  const items = Array.from({ length: Math.min(view.itemCount, LOOKED_AT) }, (_, index) => view.item(index));
  const newest = new Set(items.filter(({ isNew }) => isNew).slice(-MOST_NEW));
  return items.filter((item, index) => index < MOST_NEXT || newest.has(item));
}

function isSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((place) => other.has(place));
}

/** Of each chip, with the gap behind it. */
function widthsOf(row: HTMLElement): readonly number[] {
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
  return Array.from(row.children, (chip) => chip.getBoundingClientRect().width + gap);
}

interface ChipProps extends QueueItem {
  readonly isTaken?: boolean;
  readonly isNext?: boolean;
  readonly isFirst: boolean;
  /** It does not fit: it is counted, and seen only while it has the focus. */
  readonly isCut: boolean;
  readonly isPicked: boolean;
  readonly onSelectFact: (fact: Seq) => void;
}

const Chip = memo(function Chip(props: ChipProps) {
  const { fact, text, isNew, isTaken = false, isNext = false, isFirst, isCut, isPicked, onSelectFact } = props;
  const shown = useShown();
  const kind = isTaken ? "is-taken" : isNew ? "is-new" : isNext ? "is-next" : undefined;
  return (
    <li className={isCut ? "is-cut" : undefined}>
      <FactButton
        fact={fact}
        className={kind === undefined ? "chip" : `chip ${kind}`}
        isPicked={isPicked}
        tabIndex={isFirst ? 0 : -1}
        onSelect={onSelectFact}
      >
        {kind === undefined ? null : <span className="chip-word">{t(`panel.${kind}`)}</span>}
        <span className="chip-text" title={text}>
          <TokenText text={firstOfSets(shown(text), MOST_OF_SET)} isBare />
        </span>
      </FactButton>
    </li>
  );
});
