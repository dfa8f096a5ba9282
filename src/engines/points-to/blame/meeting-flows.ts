import type { BlamedChange, DrawnFlow } from "../../../engine-kit/index.ts";
import type { FixedPoint } from "../why-not/fixed-point.ts";
import { Flows } from "./flows.ts";

/** Pointers of a run at each place of a way; a way of the coarser run has one at each. */
type Stages = readonly (readonly number[])[];

/**
 * How a points-to fact gets in that a finer run does not have. The object comes along a way of the coarser run, whose
 * pointers the finer run splits by contexts. There the object gets as far as some place of the way, and the edge to
 * the next place is missing: it begins at another copy, where another flow comes along. The first place from which
 * copies lead to the end of the way is where both flows are apart in the finer run; in the coarser run they meet there, or
 * farther along.
 */
export function meetingFlows(
  coarse: FixedPoint,
  fine: FixedPoint,
  fact: { readonly pointer: number; readonly object: number },
): BlamedChange["flows"] {
  const [one, other] = [new Flows(coarse), new Flows(fine)];
  const site = coarse.site(fact.object);
  const way = one.wayTo(fact.pointer, site);
  const keys = way.map((pointer) => one.keyOf(pointer));
  const reached = reachedStages(other, keys, site);
  const leading = leadingStages(other, keys);
  const splitsAt = leading.findIndex((stage) => stage.length > 0);
  const cutAt = reached.length;
  const isSplit = splitsAt >= 0 && splitsAt < cutAt;
  const entry = isSplit ? otherEntry(other, leading[splitsAt] ?? [], keys[splitsAt - 1]) : undefined;
  const along = entry === undefined ? [] : stagesFrom(other, entry.at, leading.slice(splitsAt));
  const meetsAt = entry === undefined ? -1 : meetingPlace(one, way, splitsAt, entry.site);
  const meeting = way[meetsAt];
  const second = entry?.site ?? "";
  const targets = leading[cutAt]?.length ? leading[cutAt] : other.alike(keys[cutAt] ?? "");
  const copies = [reached[meetsAt] ?? [], along[meetsAt - splitsAt] ?? []];
  return {
    before: {
      first: drawn(one, singly(way), site),
      second: meeting === undefined ? noFlow : drawn(one, singly(secondWay(one, way, meetsAt, second)), second),
      meeting: meeting === undefined ? [] : [one.named(meeting)],
      cut: [],
    },
    after: {
      first: drawn(other, reached, site),
      second: entry === undefined ? noFlow : drawn(other, [...singly(entry.way), ...along], second),
      meeting: copies.every((copy) => copy.length > 0) ? copies.flat().map((pointer) => other.named(pointer)) : [],
      cut: (reached.at(-1) ?? []).flatMap((source) =>
        targets.map((target) => ({ source: other.named(source), target: other.named(target) })),
      ),
    },
  };
}

const noFlow: DrawnFlow = { carries: "", nodes: [], edges: [] };

/** How far the object gets in the finer run along places that are called alike. */
function reachedStages(flows: Flows, keys: readonly string[], site: string): Stages {
  const stages: (readonly number[])[] = [];
  let stage = flows.alike(keys[0] ?? "").filter((pointer) => flows.has(pointer, site));
  while (stage.length > 0 && stages.length < keys.length) {
    stages.push(stage);
    const key = keys[stages.length];
    stage = distinct(stage.flatMap((pointer) => flows.after(pointer, site))).filter(
      (next) => flows.keyOf(next) === key,
    );
  }
  return stages;
}

/** At each place the pointers of the finer run from which edges lead along the way to its end. */
function leadingStages(flows: Flows, keys: readonly string[]): Stages {
  const stages: (readonly number[])[] = keys.map(() => []);
  let stage = flows.alike(keys.at(-1) ?? "");
  for (let place = keys.length - 1; place >= 0 && stage.length > 0; place--) {
    stages[place] = stage;
    const key = keys[place - 1];
    stage = distinct(stage.flatMap((pointer) => flows.before(pointer))).filter((source) => flows.keyOf(source) === key);
  }
  return stages;
}

/** Where the other flow comes in: a pointer, what it is handed, and the way on which that comes, without the pointer. */
function otherEntry(flows: Flows, stage: readonly number[], notFrom: string | undefined) {
  const isOther = (pointer: number): boolean => flows.keyOf(pointer) !== notFrom;
  for (const at of stage)
    for (const object of flows.run.pointsTo(at)) {
      const site = flows.run.site(object);
      const way = flows.wayTo(at, site, isOther);
      if (way.length > 1) return { at, site, way: way.slice(0, -1) };
    }
  const [at] = stage;
  return at === undefined ? undefined : { at, site: "", way: flows.before(at).filter(isOther).slice(0, 1) };
}

/** What of the stages lies on ways from a pointer of the first one. */
function stagesFrom(flows: Flows, pointer: number, stages: Stages): Stages {
  let from: readonly number[] = [pointer];
  return stages.map((stage, place) => {
    if (place > 0) from = stage.filter((target) => flows.before(target).some((source) => from.includes(source)));
    return from;
  });
}

/** Where along the way of the coarser run the other flow comes in first; -1 where it does not. */
function meetingPlace(flows: Flows, way: readonly number[], from: number, site: string): number {
  return way.findIndex(
    (pointer, place) => place >= from && flows.before(pointer, site).some((source) => source !== way[place - 1]),
  );
}

/** The flow that is met, in the coarser run: on its own way to the meeting, then along the way of the first. */
function secondWay(flows: Flows, way: readonly number[], meetsAt: number, site: string): readonly number[] {
  const own = flows.wayTo(way[meetsAt] ?? -1, site, (pointer) => pointer !== way[meetsAt - 1]);
  return [...own, ...way.slice(meetsAt + 1)];
}

function singly(way: readonly number[]): Stages {
  return way.map((pointer) => [pointer]);
}

/** The pointers of the stages, and the edges from each to the next. */
function drawn(flows: Flows, stages: Stages, carries: string): DrawnFlow {
  const edges = stages.flatMap((stage, place) =>
    stage.flatMap((target) => {
      const sources = stages[place - 1] ?? [];
      const from = new Set(flows.before(target));
      return sources
        .filter((source) => from.has(source))
        .map((source) => ({ source: flows.named(source), target: flows.named(target) }));
    }),
  );
  return { carries, nodes: distinct(stages.flat()).map((pointer) => flows.named(pointer)), edges };
}

function distinct(pointers: readonly number[]): readonly number[] {
  return [...new Set(pointers)];
}
