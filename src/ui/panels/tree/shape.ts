import { append } from "../../../kernel/index.ts";
import type { GraphModel, TreeCards } from "../../../trace/index.ts";

/** A card of the drawing: a node, or a straight stretch of nodes folded into one. */
export interface Card {
  /** Its first node. */
  readonly id: string;
  /** Its nodes, each the only one that goes on from the one before. */
  readonly members: readonly string[];
  /** How many nodes an opened stretch would show besides the first. */
  readonly folded: number;
  /** It begins a stretch that the reader opened. */
  readonly isOpened: boolean;
  readonly parent: string | undefined;
  readonly children: readonly string[];
  /** Its place among all cards, whatever is shown: columns are depth; where a tree goes on the longest it stays in its row. */
  readonly column: number;
  readonly row: number;
}

/** A tree as cards. */
export interface TreeShape {
  readonly cards: ReadonlyMap<string, Card>;
  /** The card of a node. */
  cardOf(node: string): Card | undefined;
  /** From the root to a node, and on from there where the tree goes on the longest. */
  wayThrough(node: string | undefined): { readonly path: readonly Card[]; readonly onward: readonly Card[] };
  /** The nodes below a card. */
  below(card: Card): readonly string[];
  /** The position after which a node is there. */
  bornAt(node: string): number;
}

/** The cards of a tree, with straight stretches folded but for those that the reader opened. */
export function shapeOf(
  model: GraphModel,
  { isBarren }: Pick<TreeCards, "isBarren">,
  opened: ReadonlySet<string>,
): TreeShape {
  const children = new Map<string, string[]>();
  const isChild = new Set<string>();
  for (const { source, target } of model.edges) {
    append(children, source, target);
    isChild.add(target);
  }
  const childrenOf = (node: string): readonly string[] => children.get(node) ?? [];
  const roots = model.nodes.filter(({ id }) => !isChild.has(id)).map(({ id }) => id);
  const drafts = draftsOf(roots, childrenOf, isBarren, opened);
  const births = new Map(model.nodes.map(({ id, birth }) => [id, birth]));
  return { ...placed(roots, drafts, childrenOf), bornAt: (node: string) => births.get(node) ?? Infinity };
}

type Draft = Omit<Card, "column" | "row">;

function draftsOf(
  roots: readonly string[],
  childrenOf: (node: string) => readonly string[],
  isBarren: (node: string) => boolean,
  opened: ReadonlySet<string>,
): ReadonlyMap<string, Draft> {
  const drafts = new Map<string, Draft>();
  const waiting = roots.map((id) => ({ id, parent: undefined as string | undefined, isOpen: false }));
  for (const { id, parent, isOpen } of waiting) {
    const stretch = stretchFrom(id, childrenOf, isBarren);
    const isOpened = isOpen || opened.has(id);
    const members = isOpened ? [id] : stretch;
    const next = childrenOf(members.at(-1) ?? id);
    const hidden = members.slice(0, -1).flatMap(childrenOf).length;
    const hasOpened = opened.has(id) && stretch.length > 1;
    drafts.set(id, { id, members, folded: hidden, isOpened: hasOpened, parent, children: next });
    // What belongs to an opened stretch stays open with it.
    for (const child of next) waiting.push({ id: child, parent: id, isOpen: isOpened && stretch.includes(child) });
  }
  return drafts;
}

/** The nodes from one on, as long as only one child is of interest. */
function stretchFrom(
  start: string,
  childrenOf: (node: string) => readonly string[],
  isBarren: (node: string) => boolean,
): readonly string[] {
  const stretch = [start];
  for (let at = start; ; ) {
    const [next, ...others] = childrenOf(at).filter((child) => !isBarren(child));
    if (next === undefined || others.length > 0) return stretch;
    stretch.push(next);
    at = next;
  }
}

function placed(
  roots: readonly string[],
  drafts: ReadonlyMap<string, Draft>,
  childrenOf: (node: string) => readonly string[],
): Omit<TreeShape, "bornAt"> {
  const heights = new Map<string, number>();
  for (const { id, children } of [...drafts.values()].reverse())
    heights.set(id, 1 + Math.max(0, ...children.map((child) => heights.get(child) ?? 0)));
  /** The child from which the tree goes on the longest; the last one of several. */
  const longest = (children: readonly string[]): number =>
    children.reduce((best, child, index) => (height(child) >= height(children[best] ?? "") ? index : best), 0);
  const height = (id: string): number => heights.get(id) ?? 0;

  const cards = new Map<string, Card>();
  const place = (siblings: readonly string[], column: number, row: number): void => {
    const heavy = longest(siblings);
    for (const [index, id] of siblings.entries()) {
      const draft = drafts.get(id);
      if (draft !== undefined) cards.set(id, { ...draft, column, row: row + index - heavy });
    }
  };
  place(roots, 0, 0);
  for (const card of cards.values()) place(card.children, card.column + 1, card.row);

  const owner = new Map([...cards.values()].flatMap((card) => card.members.map((node) => [node, card] as const)));
  // What is folded beside a stretch belongs to it.
  for (const card of cards.values())
    for (const node of card.members.flatMap(childrenOf)) if (!owner.has(node)) owner.set(node, card);

  const onwardFrom = (children: readonly string[]): readonly Card[] => {
    const onward: Card[] = [];
    for (let next = cards.get(children[longest(children)] ?? ""); next !== undefined; ) {
      onward.push(next);
      next = cards.get(next.children[longest(next.children)] ?? "");
    }
    return onward;
  };
  return {
    cards,
    cardOf: (node) => owner.get(node),
    wayThrough(node) {
      const path: Card[] = [];
      for (let card = owner.get(node ?? ""); card !== undefined; card = cards.get(card.parent ?? ""))
        path.unshift(card);
      return { path, onward: onwardFrom(path.at(-1)?.children ?? (path.length === 0 ? roots : [])) };
    },
    below(card) {
      const nodes = card.members.flatMap(childrenOf).filter((child) => !card.members.includes(child));
      for (const node of nodes) nodes.push(...childrenOf(node));
      return nodes;
    },
  };
}
