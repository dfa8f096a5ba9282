import type { Seq } from "../../../trace/index.ts";
import type { Comparables, MadeChoice } from "../../follow/index.ts";

/** Where two runs part: the choices of each at the same places. One run chose alike what the other kept apart. */
interface Parting {
  readonly own: readonly MadeChoice[];
  readonly other: readonly MadeChoice[];
}

/** At most this many choices of a run are shown. */
const MAX_SHOWN = 3;

/**
 * The first choice that a fact rests on which one run makes alike for several places and the other does not. A choice of
 * which the fact needs several places explains more than one of which it needs one.
 *
 * @param cone the steps that the fact rests on
 */
export function partingOf(cone: ReadonlySet<Seq>, own: Comparables, other: Comparables): Parting | undefined {
  const needed = own.choices.filter(({ seq }) => cone.has(seq));
  const isNeededTwice = (choice: MadeChoice): boolean => needed.filter((each) => isAlike(each, choice)).length > 1;
  const inOrder = [...needed.filter(isNeededTwice), ...needed.filter((choice) => !isNeededTwice(choice))];
  for (const choice of inOrder) {
    const merged = mergedIn(choice, own, other, cone);
    if (merged !== undefined) return { own: merged.alike, other: merged.apart };
  }
  for (const choice of inOrder)
    for (const there of other.choices.filter((each) => isSamePlace(each, choice))) {
      const merged = mergedIn(there, other, own, new Set());
      if (merged !== undefined) return { own: merged.apart, other: merged.alike };
    }
  return undefined;
}

/** Where two runs first part, and the steps of both at which they do. */
export interface FirstParting extends Parting {
  readonly seqs: readonly [own: Seq, other: Seq];
}

/**
 * The first time that one run chooses as it has chosen before, and the other does not: from there on one has together what the
 * other keeps apart. Undefined where the runs choose alike.
 */
export function firstParting(own: Comparables, other: Comparables): FirstParting | undefined {
  const partings = [
    ...mergesOf(own, other).map(({ alike, apart }) => ({ own: alike, other: apart })),
    ...mergesOf(other, own).map(({ alike, apart }) => ({ own: apart, other: alike })),
  ];
  const withSteps = partings.flatMap((parting): readonly FirstParting[] => {
    const [here, there] = [parting.own[1], parting.other[1]];
    return here === undefined || there === undefined ? [] : [{ ...parting, seqs: [here.seq, there.seq] }];
  });
  return withSteps.toSorted((one, another) => one.seqs[0] - another.seqs[0])[0];
}

/** Each group of choices that `run` makes alike and `finer` does not, once. */
function mergesOf(run: Comparables, finer: Comparables): readonly Merge[] {
  const first = run.choices.filter((choice, index) => run.choices.findIndex((each) => isAlike(each, choice)) === index);
  return first.flatMap((choice) => mergedIn(choice, run, finer, new Set()) ?? []);
}

interface Merge {
  readonly alike: readonly MadeChoice[];
  readonly apart: readonly MadeChoice[];
}

/** The choices that `run` makes like one of its own and that `finer` makes differently. */
function mergedIn(choice: MadeChoice, run: Comparables, finer: Comparables, cone: ReadonlySet<Seq>): Merge | undefined {
  const group = run.choices.filter((each) => isAlike(each, choice));
  // What the fact needs first: of several that are possible it says most.
  const sorted = [...group].sort((a, b) => Number(cone.has(b.seq)) - Number(cone.has(a.seq)) || a.seq - b.seq);
  const alike: MadeChoice[] = [];
  const apart: MadeChoice[] = [];
  for (const each of sorted) {
    const there = finer.choices.find(
      (found) => isSamePlace(found, each) && apart.every(({ chosen }) => chosen !== found.chosen),
    );
    if (there === undefined || apart.length === MAX_SHOWN) continue;
    alike.push(each);
    apart.push(there);
  }
  return apart.length > 1 ? { alike, apart } : undefined;
}

function isAlike(a: MadeChoice, b: MadeChoice): boolean {
  return a.of === b.of && a.chosen === b.chosen;
}

function isSamePlace(a: MadeChoice, b: MadeChoice): boolean {
  return a.of === b.of && a.at === b.at;
}

/** At most this many steps behind a fact are searched. */
const MAX_CONE = 20_000;

/** The steps that a fact rests on, itself among them. */
export function coneOf(fact: Seq, premisesOf: (seq: Seq) => readonly Seq[]): ReadonlySet<Seq> {
  const cone = new Set([fact]);
  for (const seq of cone) {
    if (cone.size > MAX_CONE) break;
    for (const premise of premisesOf(seq)) cone.add(premise);
  }
  return cone;
}
