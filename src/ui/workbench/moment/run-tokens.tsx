import { type ReactNode, useMemo } from "react";
import { useRunState } from "../../store/index.ts";
import { remembered, ShownContext, TokensContext } from "../../tokens/index.ts";

/** Inside, names of things are short, and tokens, as the board of the present run gives them out. */
export function RunTokens({ children }: { readonly children: ReactNode }) {
  const session = useRunState((state) => state.session);
  const tokens = useMemo(() => remembered((text) => session?.reader.tokens(text) ?? []), [session]);
  const shown = useMemo(() => (text: string) => session?.reader.shown(text) ?? text, [session]);
  return (
    <TokensContext value={tokens}>
      <ShownContext value={shown}>{children}</ShownContext>
    </TokensContext>
  );
}
