import { findEntries, type Program, type RunResult } from "../../../java/index.ts";
import type { HeapOptions } from "../algorithm/heap/heap-model.ts";
import { Solver } from "../algorithm/solver/solver.ts";
import { parseOptions } from "../options.ts";
import { uncovered } from "../sound/uncovered.ts";
import { coveredContexts } from "../sound/uncovered-contexts.ts";

/** A selector, how many context elements qualify an object, and what is merged. */
interface Precision extends Partial<HeapOptions> {
  readonly context: string;
  readonly heap: number;
}

/** Every selector with plain objects and with qualified ones; then some with merged objects. */
export const ALL_PRECISIONS: readonly Precision[] = [
  { context: "ci", heap: 0 },
  ...["call", "obj", "type", "hybrid"].flatMap((family) => [
    { context: `1-${family}`, heap: 0 },
    { context: `1-${family}`, heap: 1 },
    { context: `2-${family}`, heap: 0 },
    { context: `2-${family}`, heap: 1 },
    { context: `2-${family}`, heap: 2 },
  ]),
  { context: "s-2obj", heap: 0 },
  { context: "s-2obj", heap: 1 },
  { context: "ci", heap: 0, heapAbstraction: "type" },
  { context: "2-call", heap: 1, heapAbstraction: "type" },
  { context: "2-obj", heap: 1, heapAbstraction: "type" },
  { context: "2-type", heap: 1, heapAbstraction: "type" },
  { context: "ci", heap: 0, mergeStrings: "all", mergeExceptions: true, mergeStringBuilders: true },
  { context: "2-obj", heap: 1, mergeStrings: "constants" },
  { context: "1-call", heap: 1, mergeStrings: "all" },
  { context: "2-type", heap: 1, mergeExceptions: true, mergeStringBuilders: true },
];

/** One of each kind, with plain, qualified and merged objects. */
export const SOME_PRECISIONS: readonly Precision[] = [
  { context: "ci", heap: 0 },
  { context: "1-call", heap: 0 },
  { context: "2-call", heap: 1 },
  { context: "2-obj", heap: 0 },
  { context: "2-obj", heap: 1 },
  { context: "1-type", heap: 0 },
  { context: "2-type", heap: 1 },
  { context: "2-obj", heap: 1, heapAbstraction: "type" },
  { context: "1-call", heap: 1, mergeStrings: "all", mergeExceptions: true, mergeStringBuilders: true },
];

/** What comparing one run with the analyses found. */
export interface Comparison {
  /** Observed facts that an analysis does not have: `2-obj/1: C.m()/x ∋ o3`. */
  readonly counterexamples: readonly string[];
  /** Analyses that hit a limit and were not compared. */
  readonly partial: readonly string[];
  /** Whether the run kept its contexts, so that they were compared. */
  readonly hasContexts: boolean;
  /** Facts that the run showed in any way, summed up over the analyses; those of them that were compared with contexts dropped; those that could not be. */
  readonly shown: number;
  readonly withoutContexts: number;
  readonly notCompared: number;
}

/** Worklist entries after which an analysis is given up. */
const LIMIT = 5_000_000;

/** Compares what a run of a program showed with what each analysis (profile `java`) says. */
export function compareWithRun(program: Program, run: RunResult, precisions: readonly Precision[]): Comparison {
  const counterexamples: string[] = [];
  const partial: string[] = [];
  const sums = { shown: 0, withoutContexts: 0, notCompared: 0 };
  const [entry] = findEntries(program);
  if (entry === undefined) throw new Error("the program has no entry");
  const { contexts } = run.observed;
  const hasContexts = typeof contexts === "object";
  for (const { context, heap, ...merging } of precisions) {
    const options = parseOptions({ context, heap, ...merging, order: "coalesced", vmObjects: true });
    if (!options.ok) throw new Error(`no selector ${context}`);
    const solver = new Solver(program, options.value);
    solver.start(entry);
    const name = [context, heap, ...Object.values(merging)].join("/");
    if (!solver.advance(LIMIT)) {
      partial.push(name);
      continue;
    }
    const dropped = uncovered(solver, run.observed);
    const told = hasContexts ? coveredContexts(solver, contexts) : undefined;
    counterexamples.push(...[...dropped.missing, ...(told?.missing ?? [])].map((fact) => `${name}: ${fact}`));
    sums.shown += dropped.shown + (told?.shown ?? 0);
    sums.withoutContexts += told?.withoutContexts ?? dropped.withoutContexts;
    sums.notCompared += dropped.notCompared + (told?.notCompared ?? 0);
  }
  return { counterexamples, partial, hasContexts, ...sums };
}
