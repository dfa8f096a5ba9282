import type { HeapPicture } from "./heap.ts";

/** The nodes of a tree as cards, at a position. The tree itself is the graph’s model. */
export interface TreeCards {
  /** The node that is worked on: the way to it from the root is the current path. Undefined before there is one. */
  readonly current: string | undefined;
  card(node: string): TreeCard;
  /** Whether nothing ever comes of a node: it is closed at once. The same at every position. */
  isBarren(node: string): boolean;
}

/** The card of one node. */
export interface TreeCard {
  /** `#5` */
  readonly name: string;
  /** What was chosen or assumed on the way to it: `n3 = null`. Empty for a root. */
  readonly choice: string;
  /** What happened in it so far: `20–22`, `return 0`, `test 1`. */
  readonly notes: readonly string[];
  readonly state: TreeCardState;
  /** What is known of the heap in it; undefined as long as it was not looked at. */
  readonly heap: HeapPicture | undefined;
}

/** `ghost`: it comes later; `closed`: nothing comes after it, and it made nothing. */
export type TreeCardState = "ghost" | "waiting" | "open" | "passed" | "failed" | "closed";
