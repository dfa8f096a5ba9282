import type { GraphView, TreeCard, TreeCards } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { cornerOf, ROW } from "./measure.ts";
import { alongPath, type PlacedCard, type PlacedTree } from "./placed-cards.ts";
import { type Card, shapeOf, type TreeShape } from "./shape.ts";

/** A card as it is drawn, on the screen and in figures. */
export interface DrawnCard {
  readonly placed: PlacedCard;
  /** The last of its nodes that is born: the card speaks of it. */
  readonly node: string;
  readonly text: TreeCard;
  /** Its node; of a stretch the first and the last one. */
  readonly name: string;
  /** What was chosen on the way to it. */
  readonly choice: string;
  /** How it stands, in a glyph or a word. */
  readonly word: string;
  readonly isCurrent: boolean;
  readonly isNew: boolean;
  /** It was there, and says more than before: how its path ends. */
  readonly isChanged: boolean;
  /** What is folded here, `⋯3` nodes of the stretch or `+2` behind the card; empty where nothing is. */
  readonly fold: string;
  /** How many nodes that is behind the card; 0 on the current path. */
  readonly below: number;
  /** From what it hangs on. */
  readonly line: DrawnLine | undefined;
}

interface DrawnLine {
  /** As SVG writes it, up to the arrowhead. */
  readonly path: string;
  /** The point of the arrowhead, which points to the right. */
  readonly x: number;
  readonly y: number;
  readonly kind: "plain" | "ghost" | "new" | "path";
}

/** The length of an arrowhead. */
export const TIP = 8;

type ViewOfTree = Pick<GraphView, "model" | "at" | "since" | "sublabel">;

/** The card of the last node that says more at this step than before. */
export function changedCard({ model, at, sublabel }: ViewOfTree, shape: TreeShape): Card | undefined {
  const node = model.nodes.findLast(({ id, birth }) => birth < at && sublabel(id)?.isNew === true);
  return node && shape.cardOf(node.id);
}

/** The cards in sight at a position, each with the line that leads to it; `ghosts`: those that appear later, too. */
export function drawnTree(
  view: ViewOfTree,
  cards: TreeCards,
  shape: TreeShape,
  placed: PlacedTree,
  ghosts: boolean,
): readonly DrawnCard[] {
  const { model, at, since, sublabel } = view;
  const current = cards.current === undefined ? undefined : shape.cardOf(cards.current);
  const isBorn = (node: string): boolean => shape.bornAt(node) < at;
  const saysMore = ({ members }: Card): boolean =>
    members.some((member) => isBorn(member) && sublabel(member)?.isNew === true);
  // A node that is folded into a card makes it say more, too.
  const grown = new Set([
    ...model.nodes.flatMap(({ id, birth }) => (birth < at && birth >= since ? (shape.cardOf(id) ?? []) : [])),
    changedCard(view, shape),
  ]);
  const drawn = (each: PlacedCard): DrawnCard => {
    const { card, from, isOnPath } = each;
    const isNew = isBorn(card.id) && shape.bornAt(card.id) >= since;
    const node = card.members.findLast(isBorn) ?? card.id;
    const text = cards.card(node);
    const isCurrent = current === card;
    const below = isOnPath ? 0 : shape.below(card).filter(isBorn).length;
    const kind = isBorn(card.id) ? lineKind(isNew, isOnPath) : "ghost";
    return {
      placed: each,
      node,
      text,
      name: nameOf(cards, card.id, node),
      choice: cards.card(card.id).choice,
      word: wordOf(text.state, isCurrent, isNew),
      isCurrent,
      isNew,
      isChanged: !isNew && (saysMore(card) || grown.has(card)),
      fold: foldOf(card, below),
      below,
      line: from === undefined ? undefined : { ...lineTo(from, each), kind },
    };
  };
  return placed.cards.filter(({ card }) => ghosts || isBorn(card.id)).map(drawn);
}

function lineKind(isNew: boolean, isOnPath: boolean): DrawnLine["kind"] {
  if (isNew) return "new";
  return isOnPath ? "path" : "plain";
}

function foldOf(card: Card, below: number): string {
  if (card.isOpened) return "−";
  return card.folded > 0 ? `⋯${card.folded}` : below > 0 ? `+${below}` : "";
}

/** A tree as the page first shows it: the way to the node that is worked on, nothing opened, nothing of what comes later. */
export function treeAlongPath(view: GraphView, cards: TreeCards): readonly DrawnCard[] {
  const shape = shapeOf(view.model, cards, new Set());
  return drawnTree(view, cards, shape, alongPath(shape, cards.current), false);
}

function nameOf(cards: TreeCards, first: string, last: string): string {
  const { name } = cards.card(first);
  return last === first ? name : `${name}–${cards.card(last).name.replace("#", "")}`;
}

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

/** From the right side of one card to the left side of the other; over the cards between them where there are some. */
function lineTo(from: PlacedCard, to: PlacedCard): Omit<DrawnLine, "kind"> {
  const [a, b] = [cornerOf(from), cornerOf(to)];
  const x = b.x;
  const y = b.y + ROW.height / 2;
  if (to.column - from.column > 1 && to.row === from.row) {
    // Into the upper left of the card, so that the line is seen to pass the others by.
    const top = b.y + 16;
    const start = { x: a.x + from.cell.width - 24, y: a.y };
    return {
      path: `M${start.x},${start.y} C${start.x + 20},${a.y - 14} ${x - 40},${a.y - 14} ${x - TIP},${top}`,
      x,
      y: top,
    };
  }
  const start = { x: a.x + from.cell.width, y: a.y + ROW.height / 2 };
  const middle = (start.x + x - TIP) / 2;
  return { path: `M${start.x},${start.y} C${middle},${start.y} ${middle},${y} ${x - TIP},${y}`, x, y };
}
