import { t } from "../../messages/index.ts";
import { keepFocus } from "../../parts/index.ts";
import { HeapThumbnail } from "../heap/thumbnail/index.ts";
import type { DrawnCard } from "./drawn-tree.ts";
import { CELL, cornerOf, HEAP_ROOM } from "./measure.ts";

interface CardViewProps {
  readonly drawn: DrawnCard;
  readonly isSelected: boolean;
  readonly isStop: boolean;
  readonly onPick: () => void;
  readonly onToggle: () => void;
}

/** A node: its name, what was chosen on the way to it, what is known of the heap, and what happened in it. */
export function CardView({ drawn, isSelected, isStop, onPick, onToggle }: CardViewProps) {
  const { placed, text, name, choice, word, isCurrent, isNew } = drawn;
  const { card, isOnPath } = placed;
  const { state, heap, notes } = text;
  const { x, y } = cornerOf(placed);
  const flags = { "is-path": isOnPath, "is-current": isCurrent, "is-new": isNew, "is-selected": isSelected };
  const classes = Object.entries(flags).flatMap(([flag, isOn]) => (isOn ? [flag] : []));
  const said = [choice, word, ...notes].filter((part) => part !== "").join(", ");
  return (
    <div
      className={["tree-card", `is-${state}`, ...classes].join(" ")}
      style={{ left: x, top: y, width: CELL.width, height: CELL.height }}
    >
      <button
        type="button"
        className="tree-pick"
        data-card={card.id}
        aria-label={t("tree.card", { name, said })}
        aria-pressed={isSelected}
        tabIndex={isStop ? 0 : -1}
        onMouseDown={keepFocus}
        onClick={onPick}
      >
        <span className="tree-head">
          <b>{name}</b>{" "}
          <code className="tree-choice" title={choice}>
            {choice}
          </code>{" "}
          <span className="tree-word">{word}</span>
        </span>
        <span className="tree-heap">{heap === undefined ? null : <HeapThumbnail picture={heap} {...HEAP_ROOM} />}</span>
        <span className="tree-notes">{notes.join(" · ")}</span>
      </button>
      <Fold drawn={drawn} onToggle={onToggle} />
    </div>
  );
}

/** What is folded here: nodes of a stretch, or the branch behind the card. */
function Fold({ drawn, onToggle }: Pick<CardViewProps, "drawn" | "onToggle">) {
  const { fold, below } = drawn;
  const { card } = drawn.placed;
  if (fold === "") return null;
  const name = card.isOpened
    ? t("tree.close-stretch")
    : card.folded > 0
      ? t("tree.open-stretch", { count: card.folded })
      : t("tree.open-branch", { count: below });
  return (
    <button
      type="button"
      className="tree-fold"
      tabIndex={-1}
      aria-label={name}
      title={name}
      onMouseDown={keepFocus}
      onClick={onToggle}
    >
      {fold}
    </button>
  );
}
