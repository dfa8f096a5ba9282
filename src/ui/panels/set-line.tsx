import { memo, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { TableView } from "../../trace/index.ts";
import { t } from "../messages/index.ts";
import { useSize } from "../parts/index.ts";
import { TokenText, useShown } from "../tokens/index.ts";
import { newestThatFit } from "./newest-that-fit.ts";
import "./set-line.css";

interface SetLineProps {
  /** What the slides call the set. */
  readonly symbol: string;
  /** Its name in words. */
  readonly label: string;
  /** One row an element. */
  readonly view: TableView;
}

/** Of the size of the font. */
const letterShare = 0.6;

/** Between elements, in characters. */
const GAP = 2;

/** A set in one line, as slides write it below a graph: its elements in the order in which they came, the new ones in orange. What does not fit is counted. */
export const SetLine = memo(function SetLine({ symbol, label, view }: SetLineProps) {
  const shown = useShown();
  const row = useRef<HTMLUListElement>(null);
  const size = useSize(row);
  const letter = useLetterOf(row, size);
  const textOf = (index: number): string => elementOf(view, index).map(shown).join(" → ");
  const room = size === undefined || letter === 0 ? 0 : size.width / letter;
  const first = newestThatFit(view.rowCount, (index) => [...textOf(index)].length + GAP, room);
  return (
    <div className="set-line">
      <span className="set-name" title={label}>
        {symbol} <b>{view.rowCount}</b>
      </span>
      {first > 0 ? (
        <span className="set-more" title={t("panel.more", { count: first })}>
          +{first}
        </span>
      ) : null}
      <ul ref={row} aria-label={label}>
        {Array.from({ length: view.rowCount - first }, (_, place) => {
          const { key, isNew } = view.row(first + place);
          return (
            <li key={key} className={isNew ? "is-new" : undefined} title={elementOf(view, first + place).join(" → ")}>
              <TokenText text={textOf(first + place)} />
            </li>
          );
        })}
      </ul>
    </div>
  );
});

/** How wide a letter of the monospaced font is in an element, read when its size is another one; 0 before that. */
function useLetterOf(element: RefObject<HTMLElement | null>, size: unknown): number {
  const [letter, setLetter] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page changes its letters and its widths together
  useLayoutEffect(() => {
    if (element.current !== null)
      setLetter(letterShare * Number.parseFloat(getComputedStyle(element.current).fontSize));
  }, [element, size]);
  return letter;
}

/** What of a row makes the element: not what the rows are grouped by. */
function elementOf(view: TableView, index: number): readonly string[] {
  const { cells } = view.row(index);
  return cells.flatMap((parts, column) => (column === view.groupedBy ? [] : parts.map(({ text }) => text).join(", ")));
}
