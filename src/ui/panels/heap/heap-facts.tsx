import { t } from "../../messages/index.ts";
import type { Size } from "./layout/index.ts";

/** A character, what a fact has around it, and what stands behind the last one that is shown, at a size of letters of 13 px. */
const WIDTHS = { character: 7.9, frame: 26, rest: 110 };
const LETTERS = { desk: 13, large: 20 };

interface FactsProps {
  readonly facts: readonly string[];
  /** Of the panel. */
  readonly space: Size | undefined;
  readonly isLarge: boolean;
}

/** What a drawing cannot say, in one line: the first facts, and how many more there are. The table has all. */
export function Facts({ facts, space, isLarge }: FactsProps) {
  if (facts.length === 0) return null;
  const shown = fitting(
    facts,
    ((space?.width ?? Infinity) - 48) / ((isLarge ? LETTERS.large : LETTERS.desk) / LETTERS.desk),
  );
  const left = facts.slice(shown);
  return (
    <ul className="heap-facts" aria-label={t("heap.facts")}>
      {facts.slice(0, shown).map((fact) => (
        <li key={fact}>
          <code>{fact}</code>
        </li>
      ))}
      {left.length === 0 ? null : <li title={left.join(", ")}>{t("formula.left", { count: left.length })}</li>}
    </ul>
  );
}

/** How many facts fit into a line. */
function fitting(facts: readonly string[], width: number): number {
  let used = 0;
  for (const [index, fact] of facts.entries()) {
    used += fact.length * WIDTHS.character + WIDTHS.frame;
    if (used + (index === facts.length - 1 ? 0 : WIDTHS.rest) > width) return index;
  }
  return facts.length;
}
