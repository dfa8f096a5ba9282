import type { TreeCard } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { keepFocus } from "../../parts/index.ts";
import { HeapThumbnail } from "../heap/heap-thumbnail.tsx";
import { CELL, cornerOf } from "./measure.ts";
import type { PlacedCard } from "./placed-cards.ts";

interface CardViewProps {
  readonly placed: PlacedCard;
  /** What its last node says. */
  readonly text: TreeCard;
  readonly name: string;
  readonly choice: string;
  readonly isCurrent: boolean;
  readonly isNew: boolean;
  readonly isSelected: boolean;
  /** How many nodes are folded behind it. */
  readonly below: number;
  readonly isStop: boolean;
  readonly onPick: () => void;
  readonly onToggle: () => void;
}

/** Around the drawing in a card. */
const PADDING = 7;
const THUMBNAIL = { width: CELL.width - 2 * PADDING, height: 36 };

/** A node: its name, what was chosen on the way to it, what is known of the heap, and what happened in it. */
export function CardView(props: CardViewProps) {
  const { placed, text, name, choice, isCurrent, isNew, isSelected, below, isStop, onPick, onToggle } = props;
  const { card, isOnPath } = placed;
  const { state, heap, notes } = text;
  const { x, y } = cornerOf(placed);
  const word = wordOf(state, isCurrent, isNew);
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
        <span className="tree-heap">
          {heap === undefined ? null : (
            <HeapThumbnail picture={heap} maxWidth={THUMBNAIL.width} maxHeight={THUMBNAIL.height} />
          )}
        </span>
        <span className="tree-notes">{notes.join(" · ")}</span>
      </button>
      <Fold {...{ card, below, onToggle }} />
    </div>
  );
}

/** What is folded here: nodes of a stretch, or the branch behind the card. */
function Fold({ card, below, onToggle }: Pick<CardViewProps, "below" | "onToggle"> & Pick<PlacedCard, "card">) {
  const text = card.isOpened ? "−" : card.folded > 0 ? `⋯${card.folded}` : below > 0 ? `+${below}` : "";
  if (text === "") return null;
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
      {text}
    </button>
  );
}

/** How a node stands, in a glyph or a word. */
function wordOf(state: TreeCard["state"], isCurrent: boolean, isNew: boolean): string {
  if (isNew) return t("tree.new");
  switch (state) {
    case "passed":
      return "✓";
    case "failed":
      return "✕";
    case "waiting":
      return t("tree.waiting");
    default:
      return isCurrent ? t("tree.current") : "";
  }
}
