import { memo, useMemo, useRef, useState } from "react";
import type { GraphView, TreeCards } from "../../../trace/index.ts";
import { Drawing } from "../../drawn/index.ts";
import { t } from "../../messages/index.ts";
import { drawnIn, useDrawnStep, useMedia, useSize } from "../../parts/index.ts";
import type { Size } from "../../shapes/index.ts";
import { toggledIn } from "../../store/index.ts";
import { lineShapes } from "./card-shapes.ts";
import { CardView } from "./card-view.tsx";
import { changedCard, drawnTree } from "./drawn-tree.ts";
import { fittedTree, zooms } from "./fit-tree.ts";
import { type Bounds, boundsOf, MARGIN, NARROW_CELL, sizeOf } from "./measure.ts";
import { alongPath, type PlacedCard, pathAlone } from "./placed-cards.ts";
import { shapeOf } from "./shape.ts";
import { useReveal, zoomOf } from "./use-reveal.ts";
import { useTreeKeys } from "./use-tree-keys.ts";
import "./tree.css";

interface TreePanelProps {
  readonly label: string;
  readonly view: GraphView;
  readonly cards: TreeCards;
  readonly selectedId: string | undefined;
  /** Show what appears later, faintly. */
  readonly ghosts: boolean;
  /** Letters are read from afar. */
  readonly isLarge?: boolean;
  readonly onSelect: (id: string | undefined) => void;
}

/** What the reader opened, as long as the walk stays at one node. */
interface Branch {
  readonly card: string;
  readonly at: string | undefined;
}

/** Below this height the tree is its current path. */
const LOW = "(max-height: 759px)";
/** Windows that are large, or seen in a hall. */
const WIDE = "(min-width: 1600px)";

/**
 * A tree as cards: the current path lit, side branches folded into their first card, straight stretches folded into one. A
 * selected node has its own path shown. All nodes are in the table.
 */
export const TreePanel = memo(function TreePanel(props: TreePanelProps) {
  const { label, view, cards, selectedId, ghosts, isLarge = false, onSelect } = props;
  const { model } = view;
  const isLow = useMedia(LOW);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [branch, setBranch] = useState<Branch>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether a node is barren changes only with the model
  const shape = useMemo(() => shapeOf(model, cards, opened), [model, opened]);
  const asked = branch?.at === cards.current ? branch?.card : undefined;
  const target = asked ?? selectedId ?? cards.current;
  const scroller = useRef<HTMLDivElement>(null);
  const space = useSize(scroller);
  const isWide = useMedia(WIDE);
  const reader = isLarge ? (isWide ? "hall" : "present") : isWide && !isLow ? "large" : "desk";
  const focus = shape.cardOf(target ?? "")?.id;
  const { at, since } = view;
  const changed = changedCard(view, shape)?.id;
  const { placed, zoom, wanted } = useMemo(() => {
    const isWanted = ({ card: { id } }: PlacedCard): boolean =>
      id === focus || id === changed || (shape.bornAt(id) < at && shape.bornAt(id) >= since);
    const row = [
      () => pathAlone(shape, target),
      () => pathAlone(shape, target, 3),
      () => pathAlone(shape, target, Infinity, NARROW_CELL),
    ];
    return fittedTree(isLow ? row : [() => alongPath(shape, target), ...row], isWanted, space, zooms[reader]);
  }, [isLow, shape, target, focus, changed, at, since, space, reader]);
  const shown = drawnTree(view, cards, shape, placed, ghosts).filter(
    ({ placed: each, text }) => text.state !== "ghost" || boundsOf(each).right <= sightOf(wanted, space, zoom),
  );
  const inSight = shown.map(({ placed }) => placed);
  // What is new counts most.
  useReveal(
    scroller,
    [...wanted.toReversed(), ...focusOf(inSight, focus)],
    [at, zoom, space?.width, space?.height].join(),
    placed.cell.x,
  );
  // Also where the panel has another size, and cards are larger or others at the same step.
  useDrawnStep(() => scroller.current && drawnCards(scroller.current), shown);

  const toggle = ({ card }: PlacedCard): void => {
    if (card.isOpened || card.folded > 0) setOpened(toggledIn(opened, card.id));
    else if (shape.below(card).some((node) => shape.bornAt(node) < view.at))
      setBranch({ card: card.id, at: cards.current });
  };
  const pick = (node: string): void => onSelect(node === selectedId ? undefined : node);
  const keys = useTreeKeys(inSight, toggle);
  const { width, height } = sizeOf(placed, space === undefined ? 0 : space.width / zoom);
  const isAsked = asked !== undefined || selectedId !== undefined;
  return (
    <div className="tree">
      <div
        ref={scroller}
        className="tree-scroll"
        role="group"
        aria-label={label}
        aria-description={t("tree.keys")}
        {...keys.handlers}
      >
        <div className="tree-ground" style={{ width, height, zoom }}>
          <Drawing
            className="tree-lines"
            shapes={shown.flatMap((drawn) => lineShapes(drawn, isAsked))}
            width={width}
            height={height}
          />
          {shown.map((drawn) => {
            const { card } = drawn.placed;
            return (
              <CardView
                key={card.id}
                drawn={drawn}
                isSelected={selectedId !== undefined && card.members.includes(selectedId)}
                isAsked={isAsked}
                isStop={keys.stop === card.id}
                onPick={() => pick(drawn.node)}
                onToggle={() => toggle(drawn.placed)}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
});

/** How far to the right one sees, where the cards of the step are in sight: of what comes later nothing is drawn in part. */
function sightOf(wanted: readonly Bounds[], space: Size | undefined, zoom: number): number {
  if (space === undefined || space.width === 0) return Number.POSITIVE_INFINITY;
  return Math.max(space.width / zoom, ...wanted.map(({ right }) => right + MARGIN));
}

/** The cards that are new or say more, and the one that they hang on. */
function drawnCards(scroller: HTMLElement) {
  const found = (selector: string) => [...scroller.querySelectorAll(selector)];
  const smallest = SMALLEST * zoomOf(scroller.firstElementChild);
  const change = found(".tree-card:is(.is-new, .is-changed)");
  const premises = found(".tree-card.is-current:not(.is-new, .is-changed)");
  return drawnIn({ scroller, change, premises, smallest });
}

/** Of the letters on cards, in CSS pixels. */
const SMALLEST = 12;

/** What should be in sight: the card that is looked at, what it hangs on, and what hangs on it. */
function focusOf(cards: readonly PlacedCard[], focus: string | undefined): readonly Bounds[] {
  const middle = cards.find(({ card }) => card.id === focus) ?? cards[0];
  const near = cards.filter((each) => each.from === middle);
  return [middle, ...near, middle?.from].filter((each) => each !== undefined).map(boundsOf);
}
