import { findEntries, type Program, type RunResult } from "../../../java/index.ts";
import { Solver } from "../algorithm/solver/solver.ts";
import { parseOptions } from "../options.ts";
import { uncovered } from "./uncovered.ts";

/** A selector and how many context elements qualify an object. */
export interface Precision {
  readonly context: string;
  readonly heap: number;
}

/** Every selector with plain objects and with qualified ones. */
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
];

/** One of each kind, with plain and with qualified objects. */
export const SOME_PRECISIONS: readonly Precision[] = [
  { context: "ci", heap: 0 },
  { context: "1-call", heap: 0 },
  { context: "2-call", heap: 1 },
  { context: "2-obj", heap: 0 },
  { context: "2-obj", heap: 1 },
  { context: "1-type", heap: 0 },
  { context: "2-type", heap: 1 },
];

/** What comparing one run with the analyses found. */
export interface Comparison {
  /** Observed facts that an analysis does not have: `2-obj/1: C.m()/x ∋ o3`. */
  readonly counterexamples: readonly string[];
  /** Analyses that hit a limit and were not compared. */
  readonly partial: readonly string[];
}

/** Worklist entries after which an analysis is given up. */
const LIMIT = 5_000_000;

/** Compares what a run of a program showed with what each analysis (profile `java`) says. */
export function compareWithRun(program: Program, run: RunResult, precisions: readonly Precision[]): Comparison {
  const counterexamples: string[] = [];
  const partial: string[] = [];
  const [entry] = findEntries(program);
  if (entry === undefined) throw new Error("the program has no entry");
  for (const { context, heap } of precisions) {
    const options = parseOptions({ context, heap, order: "coalesced" });
    if (!options.ok) throw new Error(`no selector ${context}`);
    const solver = new Solver(program, options.value);
    solver.start(entry);
    const name = `${context}/${heap}`;
    if (!solver.advance(LIMIT)) partial.push(name);
    else counterexamples.push(...uncovered(solver, run.observed).map((fact) => `${name}: ${fact}`));
  }
  return { counterexamples, partial };
}
