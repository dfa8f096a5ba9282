import { folded } from "./rank.ts";

/** Less in common is nothing. */
const LEAST_SHARE = 0.3;
const MOST = 3;

/**
 * What has most letters in common with a search that nothing fits, the nearest first: at most three. `namesOf` says what each
 * is called.
 */
export function nearest<T>(all: readonly T[], typed: string, namesOf: (each: T) => readonly string[]): readonly T[] {
  const wanted = pairsOf(folded(typed));
  return all
    .map((each) => ({
      each,
      share: Math.max(0, ...namesOf(each).map((name) => likeness(pairsOf(folded(name)), wanted))),
    }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((one, other) => other.share - one.share)
    .slice(0, MOST)
    .map(({ each }) => each);
}

/** Letters beside each other: `loop` has lo, oo, op. */
function pairsOf(text: string): ReadonlySet<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}

/** What two sets share, from 0 to 1 (Dice’s coefficient). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / Math.max(1, one.size + other.size);
}
