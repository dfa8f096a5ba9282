import { memo, useMemo, useRef, useState } from "react";
import type { GraphView, TreeCards } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { useMedia } from "../../parts/index.ts";
import { CardView } from "./card-view.tsx";
import { Edges } from "./edges.tsx";
import { type Bounds, boundsOf, sizeOf } from "./measure.ts";
import { alongPath, type PlacedCard, pathAlone } from "./placed-cards.ts";
import { shapeOf } from "./shape.ts";
import { useReveal } from "./use-reveal.ts";
import { useTreeKeys } from "./use-tree-keys.ts";
import "./tree.css";

interface TreePanelProps {
  readonly label: string;
  readonly view: GraphView;
  readonly cards: TreeCards;
  readonly selectedId: string | undefined;
  /** Show what appears later, faintly. */
  readonly ghosts: boolean;
  readonly onSelect: (id: string | undefined) => void;
}

/** What the reader opened, as long as the walk stays at one node. */
interface Branch {
  readonly card: string;
  readonly at: string | undefined;
}

/** Below this height the tree is its current path. */
const LOW = "(max-height: 759px)";

/**
 * A tree as cards: the current path lit, side branches folded into their first card, straight stretches folded into one. A
 * selected node has its own path shown. All nodes are in the table.
 */
export const TreePanel = memo(function TreePanel(props: TreePanelProps) {
  const { label, view, cards, selectedId, ghosts, onSelect } = props;
  const { model, at, since } = view;
  const isLow = useMedia(LOW);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [branch, setBranch] = useState<Branch>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether a node is barren changes only with the model
  const shape = useMemo(() => shapeOf(model, cards, opened), [model, opened]);
  const births = useMemo(() => new Map(model.nodes.map(({ id, birth }) => [id, birth])), [model]);
  const asked = branch?.at === cards.current ? branch?.card : undefined;
  const target = asked ?? selectedId ?? cards.current;
  const placed = useMemo(() => (isLow ? pathAlone(shape, target) : alongPath(shape, target)), [isLow, shape, target]);
  const isBorn = (node: string): boolean => (births.get(node) ?? at) < at;
  const isNew = (node: string): boolean => isBorn(node) && (births.get(node) ?? -1) >= since;
  const shown = placed.cards.filter(({ card }) => ghosts || isBorn(card.id));
  const scroller = useRef<HTMLDivElement>(null);
  useReveal(scroller, focusOf(shown, shape.cardOf(target ?? "")?.id), at);

  const toggle = ({ card }: PlacedCard): void => {
    if (card.isOpened || card.folded > 0) setOpened(toggled(opened, card.id));
    else if (shape.below(card).some(isBorn)) setBranch({ card: card.id, at: cards.current });
  };
  const pick = (node: string): void => onSelect(node === selectedId ? undefined : node);
  const keys = useTreeKeys(shown, toggle);
  const { width, height } = sizeOf(placed);
  const isAsked = asked !== undefined || selectedId !== undefined;
  return (
    <div className={isAsked ? "tree is-asked" : "tree"}>
      <div
        ref={scroller}
        className="tree-scroll"
        role="group"
        aria-label={label}
        aria-description={t("tree.keys")}
        {...keys.handlers}
      >
        <div className="tree-ground" style={{ width, height }}>
          <Edges cards={shown} width={width} height={height} isBorn={isBorn} isNew={isNew} />
          {shown.map((each) => {
            const { card } = each;
            const last = card.members.findLast(isBorn) ?? card.id;
            return (
              <CardView
                key={card.id}
                placed={each}
                text={cards.card(last)}
                name={nameOf(each, (id) => cards.card(id).name, last)}
                choice={cards.card(card.id).choice}
                isCurrent={cards.current !== undefined && shape.cardOf(cards.current) === card}
                isNew={isNew(card.id)}
                isSelected={selectedId !== undefined && card.members.includes(selectedId)}
                below={each.isOnPath ? 0 : shape.below(card).filter(isBorn).length}
                isStop={keys.stop === card.id}
                onPick={() => pick(last)}
                onToggle={() => toggle(each)}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
});

/** The name of a card: of a stretch that of its first and its last node. */
function nameOf({ card }: PlacedCard, nodeName: (id: string) => string, last: string): string {
  return last === card.id ? nodeName(card.id) : `${nodeName(card.id)}–${nodeName(last).replace("#", "")}`;
}

/** What should be in sight: the card that is looked at, what it hangs on, and what hangs on it. */
function focusOf(cards: readonly PlacedCard[], focus: string | undefined): readonly Bounds[] {
  const middle = cards.find(({ card }) => card.id === focus) ?? cards[0];
  const near = cards.filter((each) => each.from === middle);
  return [middle, ...near, middle?.from].filter((each) => each !== undefined).map(boundsOf);
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
