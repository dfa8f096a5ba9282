import { memo, type RefObject, useEffect, useRef } from "react";
import type { GalleryCard, GalleryView, Seq } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { drawnIn, moveAmongFacts, smallestIn, useDrawnStep } from "../../parts/index.ts";
import { ResultCard } from "./result-card.tsx";
import "./gallery.css";

interface GalleryPanelProps {
  readonly label: string;
  readonly view: GalleryView;
  readonly empty: string;
  readonly selectedFact: Seq | undefined;
  /** As in *Present*. */
  readonly isLarge?: boolean;
  readonly onSelect: (card: GalleryCard) => void;
  /** Shows the path that a result was made at. */
  readonly onShowOrigin: (card: GalleryCard) => void;
}

/** Cards of a group that are drawn: thousands of drawings would hold up every step. */
const MAX_CARDS = 60;

/** Results as drawings: failures first and larger, then the others. */
export const GalleryPanel = memo(function GalleryPanel({ label, view, empty, ...shared }: GalleryPanelProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useNewCardInSight(scroller, view);
  useDrawnStep(() => scroller.current && drawnCards(scroller.current), view);
  const failing = view.cards.filter(({ isFailure }) => isFailure);
  const passing = view.cards.filter(({ isFailure }) => !isFailure);
  return (
    <div
      ref={scroller}
      className="gallery-scroll"
      role="group"
      aria-label={label}
      aria-description={t("cards.keys")}
      onKeyDown={moveAmongFacts}
    >
      {view.cards.length === 0 ? <p className="empty">{empty}</p> : null}
      <Group title={t("cards.failing", { count: failing.length })} isFailing cards={failing} {...shared} isFirst />
      <Group
        title={t("cards.passing", { count: passing.length })}
        cards={passing}
        {...shared}
        isFirst={failing.length === 0}
      />
    </div>
  );
});

/** Scrolls the gallery, and only it, so far that a new card is whole: at each step, and where the gallery has another size. */
function useNewCardInSight(scroller: RefObject<HTMLElement | null>, view: GalleryView): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step has other cards
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    bringInSight(box);
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => bringInSight(box));
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller, view]);
}

function bringInSight(box: HTMLElement): void {
  const card = box.querySelector(NEW)?.getBoundingClientRect();
  if (card === undefined) return;
  const { top, bottom } = box.getBoundingClientRect();
  const down = Math.min(card.bottom + SPACE - bottom, card.top - SPACE - top);
  if (card.top < top) box.scrollTop += card.top - SPACE - top;
  else if (down > 0) box.scrollTop += down;
}

const NEW = ".result-card.is-new";

/** Around a card, in CSS pixels. */
const SPACE = 6;

/** The new cards; letters of the other ones are like those of the first. */
function drawnCards(scroller: HTMLElement) {
  const change = [...scroller.querySelectorAll(NEW)];
  const smallest = smallestIn([...scroller.querySelectorAll(".gallery-group li:first-child"), ...change]);
  return drawnIn({ scroller, change, premises: [], smallest });
}

interface GroupProps extends Omit<GalleryPanelProps, "label" | "view" | "empty"> {
  readonly title: string;
  readonly isFailing?: boolean;
  readonly cards: readonly GalleryCard[];
  /** Its first card is the Tab stop of all. */
  readonly isFirst: boolean;
}

function Group({
  title,
  isFailing = false,
  cards,
  isFirst,
  selectedFact,
  isLarge = false,
  onSelect,
  onShowOrigin,
}: GroupProps) {
  if (cards.length === 0) return null;
  const drawn = cards.filter(({ fact, isNew }, index) => index < MAX_CARDS || isNew || fact === selectedFact);
  return (
    <section className={isFailing ? "gallery-group is-failing" : "gallery-group"}>
      <h3>{title}</h3>
      <ol>
        {drawn.map((card, index) => (
          <li key={card.key}>
            <ResultCard
              card={card}
              isLarge={isLarge}
              isStop={isFirst && index === 0}
              isPicked={card.fact === selectedFact}
              onSelect={() => onSelect(card)}
              onShowOrigin={() => onShowOrigin(card)}
            />
          </li>
        ))}
      </ol>
      {drawn.length < cards.length ? (
        <p className="gallery-more">{t("cards.more", { count: cards.length - drawn.length })}</p>
      ) : null}
    </section>
  );
}
