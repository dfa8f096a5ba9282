import type { CaseFolding } from "./character-sets.ts";
import type { PatternSource } from "./source.ts";

/** Which letters count as equal under the flags that hold. */
export function foldingOf({ flags }: PatternSource): CaseFolding {
  if (!flags.has("i")) return "none";
  return flags.has("u") || flags.has("U") ? "unicode" : "ascii";
}
