import { useMemo } from "react";
import { Drawing } from "../../drawn/index.ts";
import { t } from "../../messages/index.ts";
import { keepFocus } from "../../parts/index.ts";
import { cardShape, foldCorner, foldShapes, foldSize, heapInCard, statesOf } from "./card-shapes.ts";
import type { DrawnCard } from "./drawn-tree.ts";
import { cornerOf, ROW } from "./measure.ts";

interface CardViewProps {
  readonly drawn: DrawnCard;
  readonly isSelected: boolean;
  /** The way that is lit is the one asked for. */
  readonly isAsked: boolean;
  readonly isStop: boolean;
  readonly onPick: () => void;
  readonly onToggle: () => void;
}

/** A node that can be picked, and what is folded there that can be opened. */
export function CardView({ drawn, isSelected, isAsked, isStop, onPick, onToggle }: CardViewProps) {
  const { placed, text, name, choice, word } = drawn;
  const { heap: picture, notes } = text;
  const { x, y } = cornerOf(placed);
  const { cell } = placed;
  const { width } = cell;
  const { height } = ROW;
  const hasNotes = notes.length > 0;
  // Each step brings the pictures of all cards; most are as before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text tells pictures apart
  const heap = useMemo(() => picture && heapInCard(picture, hasNotes, cell), [JSON.stringify(picture), hasNotes, cell]);
  const picked = { isSelected, isAsked };
  const states = statesOf(drawn, picked).map((state) => `is-${state}`);
  const written = (parts: readonly string[]) => parts.filter((part) => part !== "");
  return (
    <div className={["tree-card", ...states].join(" ")} style={{ left: x, top: y, width, height }}>
      <button
        type="button"
        className="tree-pick"
        data-card={placed.card.id}
        aria-label={t("tree.card", { name, said: written([choice, word, ...notes]).join(", ") })}
        aria-pressed={isSelected}
        tabIndex={isStop ? 0 : -1}
        onMouseDown={keepFocus}
        onClick={onPick}
      >
        <span className="tree-drawn" title={written([choice, ...notes]).join(" · ")}>
          <Drawing shapes={cardShape(drawn, heap, picked).shapes} width={width} height={height} />
        </span>
      </button>
      <Fold drawn={drawn} onToggle={onToggle} />
    </div>
  );
}

/**
 * What is folded here: nodes of a stretch, or the branch behind the card. A sign on each card; the button is that of the card
 * one is at.
 */
function Fold({ drawn, onToggle }: Pick<CardViewProps, "drawn" | "onToggle">) {
  const { fold, below } = drawn;
  const { card, cell } = drawn.placed;
  if (fold === "") return null;
  const name = card.isOpened
    ? t("tree.close-stretch")
    : card.folded > 0
      ? t("tree.open-stretch", { count: card.folded })
      : t("tree.open-branch", { count: below });
  const { x, y } = foldCorner(fold, cell);
  const place = { x, y, ...foldSize(fold) };
  return (
    <>
      <span className="tree-sign" style={{ left: x, top: y }} aria-hidden="true">
        <Drawing shapes={foldShapes(fold, cell, false)} {...place} />
      </span>
      <button
        type="button"
        className="tree-fold"
        style={{ left: x, top: y }}
        tabIndex={-1}
        aria-label={name}
        title={name}
        onMouseDown={keepFocus}
        onClick={onToggle}
      >
        <Drawing shapes={foldShapes(fold, cell)} {...place} />
      </button>
    </>
  );
}
