import type { NodeContent } from "../../../trace/index.ts";
import type { DrawnToken, Look } from "../../scene/index.ts";
import { namesOfSet, type TokensIn } from "../../tokens/index.ts";

/** The tokens of a text that is nothing but a set of names, of which the last ones are new; undefined for other texts. */
export function tokensOf(
  text: string,
  tokensIn: TokensIn | undefined,
  newNames: number,
): readonly DrawnToken[] | undefined {
  const names = tokensIn === undefined ? undefined : namesOfSet(text, tokensIn(text));
  return names?.map(({ text, token = 0 }, index) => ({ text, token, isNew: index >= names.length - newNames }));
}

/** The tokens that a node is drawn with, if it is. */
export function drawnTokens(content: NodeContent | undefined, tokensIn: TokensIn | undefined): Pick<Look, "tokens"> {
  if (content === undefined) return {};
  const { text, isNew, newNames = Number.POSITIVE_INFINITY } = content;
  const tokens = tokensOf(text, tokensIn, isNew ? newNames : 0);
  return tokens === undefined ? {} : { tokens };
}

export function sameTokens(a: readonly DrawnToken[] | undefined, b: readonly DrawnToken[] | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return (
    a.length === b.length &&
    a.every(({ text, token, isNew }, index) => {
      const other = b[index];
      return text === other?.text && token === other.token && isNew === other.isNew;
    })
  );
}
