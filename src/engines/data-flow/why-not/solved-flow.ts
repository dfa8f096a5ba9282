import type { AskedRun } from "../../../engine-kit/index.ts";
import type { FlowNode, ShownVariables } from "../../../java/index.ts";
import type { Solver } from "../algorithm/solver.ts";
import { FlowNames } from "./names.ts";
import { Rules } from "./rules.ts";
import type { Lacking, Wanted } from "./wanted.ts";

/** How far statements are passed through that change nothing, and how many facts are looked at for the nearest reason. */
const FURTHEST = 10_000;
const LOOKED_AT = 300;

/** Solved equations that are asked why a member of a fact is not there. */
export class SolvedFlow<F> implements AskedRun<Wanted> {
  readonly solver: Solver<F>;
  readonly names: FlowNames;
  readonly #rules: Rules<F>;

  constructor(solver: Solver<F>, shown: ShownVariables) {
    this.solver = solver;
    const { direction, members } = solver.analysis;
    this.names = new FlowNames(direction, (method) => members.names(method), shown);
    this.#rules = new Rules(solver, this.names);
  }

  text(wanted: Wanted): string {
    return this.names.text(wanted);
  }

  holds(wanted: Wanted): boolean {
    return this.#rules.valueAt(wanted.node, wanted.side, wanted.member) === wanted.value;
  }

  /** All members of all facts. */
  *facts(): Generator<Wanted> {
    for (const node of this.solver.graph.nodes)
      for (const side of ["input", "output"] as const)
        for (const member of this.names.of(node.method).keys()) {
          const value = this.#rules.valueAt(node, side, member);
          if (value !== undefined) yield { node, side, member, value };
        }
  }

  /** Statements that change nothing are passed through. Where all edges must bring the fact, one that does not is named. */
  lackingOf(wanted: Wanted): readonly Lacking[] {
    const all = this.#rules.lackingOf(wanted);
    const chosen = this.#rules.needsAll(wanted) ? this.#nearest(all) : all;
    return chosen.map(({ lacks, ...lacking }) =>
      lacks === undefined ? lacking : { ...lacking, lacks: this.#further(lacks) },
    );
  }

  /** The missing premise whose reason is nearest: others may rest on themselves. */
  #nearest(all: readonly Lacking[]): readonly Lacking[] {
    if (all.length < 2) return all;
    const distances = all.map((lacking) => [this.#distance(lacking), lacking] as const);
    const [nearest] = distances.sort(([a], [b]) => a - b);
    return nearest === undefined ? [] : [nearest[1]];
  }

  #distance({ lacks }: Lacking): number {
    if (lacks === undefined) return 0;
    const seen = new Set([this.text(lacks)]);
    const waiting = [{ fact: lacks, distance: 1 }];
    for (const { fact, distance } of waiting) {
      const all = this.#rules.lackingOf(fact);
      if (all.some((each) => each.lacks === undefined) || all.length === 0) return distance;
      for (const { lacks: next } of all)
        if (next !== undefined && waiting.length < LOOKED_AT && !seen.has(this.text(next))) {
          seen.add(this.text(next));
          waiting.push({ fact: next, distance: distance + 1 });
        }
    }
    return Number.POSITIVE_INFINITY;
  }

  #further(from: Wanted): Wanted {
    let fact = from;
    for (let steps = 0; steps < FURTHEST; steps++) {
      const next = this.#before(fact);
      if (next === undefined) return fact;
      fact = next;
    }
    return from;
  }

  /** The same member one step before, where that is all that a fact rests on. */
  #before(fact: Wanted): Wanted | undefined {
    if (fact.side === "input" && this.#rules.edgesTo(fact.node).length !== 1) return undefined;
    const [only, ...others] = this.#rules.lackingOf(fact);
    const next = only?.lacks;
    const isSame =
      next !== undefined && others.length === 0 && only?.holds.length === 0 && isAlike(next, fact, fact.node);
    return isSame ? next : undefined;
  }
}

function isAlike(a: Wanted, b: Wanted, { method }: FlowNode): boolean {
  return a.member === b.member && a.value === b.value && a.node.method === method;
}
