import { createContext, useContext } from "react";
import type { TokenSpan } from "../../trace/index.ts";

/** The names of things in a text. */
export type TokensIn = (text: string) => readonly TokenSpan[];

const none: readonly TokenSpan[] = [];

/** What the board of a page says about names; nowhere else are there any. */
export const TokensContext = createContext<TokensIn>(() => none);

export function useTokens(): TokensIn {
  return useContext(TokensContext);
}

/** A text of a run with the names that its dictionary has: see `BoardSession.shown`. */
type Shown = (text: string) => string;

/** Outside of a run nothing has another name. */
export const ShownContext = createContext<Shown>((text) => text);

/** How names are written here. */
export function useShown(): Shown {
  return useContext(ShownContext);
}

const MAX_KNOWN = 20_000;

/** The same answers, each worked out once. */
export function remembered(ask: TokensIn): TokensIn {
  const known = new Map<string, readonly TokenSpan[]>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MAX_KNOWN) known.clear();
    const found = ask(text);
    known.set(text, found);
    return found;
  };
}
