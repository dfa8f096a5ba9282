import type { Method, Program } from "../../../../java/index.ts";
import type { Budget } from "../../../../kernel/index.ts";
import type { PointsToOptions } from "../../options.ts";
import { Solver } from "../solver/solver.ts";

/** A first, context-insensitive run that tells which methods are worth contexts. */
export interface Introspection {
  /** Takes at most so many worklist entries of the first run; true when it is finished. */
  advance(entries: number): boolean;
  /** Whether a method gets contexts. Only after the first run is finished. */
  chooses(method: Method): boolean;
  /** The reachable methods that get none, in program order. */
  leftOut(): readonly Method[];
}

/**
 * A method gets contexts unless its points-to volume, the sum of |pt(x)| over its variables in the
 * first run, exceeds `limit`: contexts would copy large sets many times there. In the spirit of
 * heuristic B of Smaragdakis, Kastrinis, Balatsouras: Introspective Analysis (PLDI 2014), whose
 * limit is the default.
 */
export function introspect(
  program: Program,
  options: PointsToOptions,
  entry: Method,
  limit: number,
  budget: Budget,
): Introspection {
  const coarse = { context: "ci", heap: 0, variableContexts: true, order: { kind: "coalesced" } } as const;
  const first = new Solver(program, { ...options, ...coarse }, undefined, undefined, budget);
  let isStarted = false;
  let volumes: ReadonlyMap<Method, number> | undefined;
  const volumeOf = (method: Method): number => {
    volumes ??= pointsToVolumes(first);
    return volumes.get(method) ?? 0;
  };
  return {
    advance(entries) {
      if (!isStarted) first.start(entry);
      isStarted = true;
      return first.advance(entries);
    },
    chooses: (method) => volumeOf(method) <= limit,
    leftOut: () => program.methods.filter((method) => volumeOf(method) > limit),
  };
}

function pointsToVolumes(solver: Solver): ReadonlyMap<Method, number> {
  const volumes = new Map<Method, number>();
  for (let pointer = 0; pointer < solver.elements.pointerCount; pointer++) {
    const method = solver.elements.variableOf(pointer)?.method;
    if (method === undefined) continue;
    volumes.set(method, (volumes.get(method) ?? 0) + solver.propagation.sizeOf(pointer));
  }
  return volumes;
}
