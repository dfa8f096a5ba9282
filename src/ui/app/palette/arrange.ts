import { folded, type Rank, rank, rankOfNames, searchOf } from "../../finding/index.ts";
import { type Entry, type Group, groups } from "./entry.ts";

/** What fits a search, best first. */
export interface Arranged {
  readonly group: Group;
  /** Of the best of its entries. */
  readonly rank: Rank;
  readonly entries: readonly Entry[];
}

/**
 * The entries that fit a search, in groups: those with the best fit come first, and of equal ones the order of the groups
 * decides. What is only similar is left out where anything fits. All entries where nothing is searched for.
 */
export function arrange(entries: readonly Entry[], typed: string): readonly Arranged[] {
  const search = searchOf(typed);
  const ranked = entries.flatMap((entry) => {
    const own = search.text === "" ? rank.contained : (entry.rank ?? rankOfNames(namesOf(entry).map(folded), search));
    return own === undefined ? [] : [{ entry, rank: own }];
  });
  const best = Math.max(...ranked.map((each) => each.rank));
  const kept = ranked.filter((each) => each.rank > rank.similar || best === rank.similar);
  return groups
    .flatMap((group): Arranged[] => {
      const own = kept.filter(({ entry }) => entry.group === group).sort((one, other) => other.rank - one.rank);
      const [first] = own;
      return first === undefined ? [] : [{ group, rank: first.rank, entries: own.map(({ entry }) => entry) }];
    })
    .sort((one, other) => other.rank - one.rank);
}

/** What an entry is called. */
export function namesOf({ title, names }: Entry): readonly string[] {
  return [title, ...names];
}
