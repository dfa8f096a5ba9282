import type { CharacterSet } from "./character-sets.ts";

/** A regular expression as a tree. Positions are those of UTF-16 code units; sets take whole code points. */
export type Tree =
  | { readonly kind: "set"; readonly has: CharacterSet }
  | { readonly kind: "sequence"; readonly parts: readonly Tree[] }
  /** The first option that leads to a match is taken. */
  | { readonly kind: "choice"; readonly options: readonly Tree[] }
  | { readonly kind: "repeat"; readonly body: Tree; readonly range: Range; readonly greed: Greed }
  /** `register` and the next one hold where the group begins and ends. */
  | { readonly kind: "group"; readonly body: Tree; readonly register: number }
  /** Once matched, never entered again. */
  | { readonly kind: "atomic"; readonly body: Tree }
  | { readonly kind: "look"; readonly body: Tree; readonly isAhead: boolean; readonly isNegated: boolean }
  | { readonly kind: "assertion"; readonly holds: Assertion }
  /** What a group matched, again. */
  | { readonly kind: "reference"; readonly register: number; readonly isEqual: (a: number, b: number) => boolean };

export interface Range {
  readonly least: number;
  /** May be infinite. */
  readonly most: number;
}

/** `X*`, `X*?`, `X*+`. */
export type Greed = "greedy" | "reluctant" | "possessive";

/** Whether a place in a text is one; `from` is where the search began. */
export type Assertion = (text: string, at: number, from: number) => boolean;

export const EMPTY: Tree = { kind: "sequence", parts: [] };

/** How many code points a match of the tree has. */
export function lengthOf(tree: Tree): Range {
  switch (tree.kind) {
    case "set":
      return { least: 1, most: 1 };
    case "sequence":
      return tree.parts.map(lengthOf).reduce(sum, { least: 0, most: 0 });
    case "choice":
      return tree.options.map(lengthOf).reduce(union);
    case "repeat": {
      const { least, most } = lengthOf(tree.body);
      return { least: least * tree.range.least, most: most === 0 ? 0 : most * tree.range.most };
    }
    case "group":
    case "atomic":
      return lengthOf(tree.body);
    case "look":
    case "assertion":
      return { least: 0, most: 0 };
    case "reference":
      return { least: 0, most: Number.POSITIVE_INFINITY };
  }
}

/** Whether Java knows how far to look behind: in an endless loop it does for single characters only. */
export function hasObviousLength(tree: Tree): boolean {
  switch (tree.kind) {
    case "sequence":
      return tree.parts.every(hasObviousLength);
    case "choice":
      return tree.options.every(hasObviousLength);
    case "repeat": {
      const { body, range } = tree;
      if (range.most > 1 && !isDeterministic(body)) return false;
      return range.most === Number.POSITIVE_INFINITY ? lengthOf(body).most <= 1 : hasObviousLength(body);
    }
    case "group":
    case "atomic":
      return hasObviousLength(tree.body);
    case "reference":
      return false;
    default:
      return true;
  }
}

/** Whether there is at most one way to match it anywhere. */
export function isDeterministic(tree: Tree): boolean {
  switch (tree.kind) {
    case "sequence":
      return tree.parts.every(isDeterministic);
    case "choice":
      return false;
    case "repeat":
      return tree.range.least === tree.range.most && isDeterministic(tree.body);
    case "group":
      return isDeterministic(tree.body);
    default:
      return true;
  }
}

function sum(a: Range, b: Range): Range {
  return { least: a.least + b.least, most: a.most + b.most };
}

function union(a: Range, b: Range): Range {
  return { least: Math.min(a.least, b.least), most: Math.max(a.most, b.most) };
}
