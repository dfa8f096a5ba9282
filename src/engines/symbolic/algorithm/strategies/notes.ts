import { say } from "../../messages/say.ts";
import type { Bound } from "../observer.ts";

/** How far a path is followed, by bound. */
interface Limits extends Readonly<Record<Exclude<Bound, "unfoldings">, number>> {
  /** Unfoldings. */
  readonly depth: number;
}

/** The note on paths that a bound ended. */
export function cutOffNote(bound: Bound, limits: Limits): string {
  const limit = bound === "unfoldings" ? limits.depth : limits[bound];
  return say(`cutOff.${bound}`, { limit: limit.toLocaleString("en") });
}

/** The note on branches that were refuted on every path that was followed, but are open as others were left. */
export function refusedNote(sides: readonly string[]): readonly string[] {
  return sides.length === 0 ? [] : [say("cutOff.refused", { branches: sides.join(", ") })];
}
