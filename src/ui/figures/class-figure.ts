import type { ClassTree } from "../../trace/index.ts";
import { fitTree, treeShapes } from "../panels/classes/index.ts";
import { type Figure, figureAround } from "../shapes/index.ts";
import type { TokensIn } from "../tokens/index.ts";

const form = { letters: [13], mostWhole: Number.POSITIVE_INFINITY } as const;
/** A figure is as high as it must be for all classes. */
const space = { width: 420, height: Number.POSITIVE_INFINITY } as const;

/** The class hierarchy, as the page draws it. */
export function classFigure(title: string, tree: ClassTree, at: number, tokensIn: TokensIn): Figure {
  return figureAround(title, treeShapes(fitTree(tree, at, space, form), tree, at, tokensIn));
}
