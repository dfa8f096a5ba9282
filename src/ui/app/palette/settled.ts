import { rank } from "../../finding/index.ts";
import type { Arranged } from "./arrange.ts";

/** A name of the page is gone to before a long run has been searched further than that, in steps. */
const ENOUGH = 20_000;

/**
 * Whether what stands first now is what Enter leads to, though the run is still searched, or on its way: nothing that comes
 * later can be better.
 */
export function isSettled(
  first: Pick<Arranged, "group" | "rank"> | undefined,
  { isComplete, searched }: { readonly isComplete: boolean; readonly searched: number },
): boolean {
  if (isComplete) return true;
  if (first === undefined) return false;
  if (first.group === "go" || first.group === "facts") return first.rank === rank.exact;
  return first.rank >= rank.prefix && searched >= ENOUGH;
}
