import type { BlameAnswer, BlamedChange, Meeting } from "../../../engine-kit/index.ts";
import type { Method, Program } from "../../../java/index.ts";
import {
  type Budget,
  type Completeness,
  completeness,
  type Limit,
  type Result,
  success,
} from "../../../kernel/index.ts";
import type { GivenOptions } from "../../../options/index.ts";
import { parseSelector } from "../algorithm/context/index.ts";
import type { Solver } from "../algorithm/solver/solver.ts";
import { referenceVariable } from "../algorithm/statements/method-statements.ts";
import { solve } from "../analysis.ts";
import { observe } from "../observe.ts";
import { type PointsToGiven, parseOptions } from "../options.ts";
import { FixedPoint } from "../why-not/fixed-point.ts";
import type { Wanted } from "../why-not/wanted.ts";
import { aloneSelectors, chosen, ownMethods } from "./contexts-for.ts";
import { meetingFlows } from "./meeting-flows.ts";
import { type Projected, project, projectedFacts } from "./projected.ts";

/** How many changes are answered, and how many runs are made to find them. */
const MAX_CHANGES = 4;
const MAX_RUNS = 120;

interface Candidate {
  readonly options: GivenOptions;
  readonly methods: readonly Method[];
}

/**
 * What lets a points-to fact in: the smallest changes of the options under which it is gone. Of a run without contexts,
 * contexts for one method, then for two, then for all; of others one more heap context, one more element, another kind.
 * With `against` the options of another run: that one only.
 */
export function blame(
  program: Program,
  given: PointsToGiven,
  run: FixedPoint,
  fact: Extract<Wanted, { kind: "points-to" }>,
  budget: Budget,
  against?: GivenOptions,
): Result<BlameAnswer & Completeness> {
  const projected = project(run.solver, program)(fact.pointer, fact.object);
  const { witness, stoppedBy: ended } = observe(program, run.solver, budget);
  const isObserved = witness?.objects.get(projected.pointer)?.has(projected.site) === true;
  const asked = { program, run, fact, projected, budget };
  const tried = against === undefined ? candidates(run) : [{ options: against, methods: [] }];
  // Another run has all of its options, a change those of the run besides.
  const base = against === undefined ? { ...given, heap: undefined, selective: undefined } : {};
  const { changes, stoppedBy } = isObserved ? NO_CHANGES : changesAmong(tried, base, asked);
  const limit = isObserved ? undefined : (run.solver.stoppedBy ?? stoppedBy ?? ended ?? budget.spentBy);
  return success({ fact: run.text(fact), isObserved, changes, ...completeness(limit) });
}

/** A fact of a run of a program. */
interface Asked {
  readonly program: Program;
  readonly run: FixedPoint;
  readonly fact: Extract<Wanted, { kind: "points-to" }>;
  readonly projected: Projected;
  readonly budget: Budget;
}

/** The changes that were found, and what ended a run that was made to find them. */
interface Found {
  readonly changes: readonly BlamedChange[];
  readonly stoppedBy: Limit | undefined;
}

const NO_CHANGES: Found = { changes: [], stoppedBy: undefined };

function changesAmong(
  tried: Iterable<Candidate>,
  base: PointsToGiven,
  { program, run, fact, projected, budget }: Asked,
): Found {
  const changes: BlamedChange[] = [];
  let stoppedBy: Limit | undefined;
  let runs = 0;
  for (const { options, methods } of tried) {
    if (changes.length >= MAX_CHANGES || runs++ >= MAX_RUNS || budget.isSpent()) break;
    // What is smaller says more than what contains it.
    if (methods.length > 1 && changes.some((known) => known.methods.length === 1)) continue;
    const parsed = parseOptions({ ...base, ...options });
    const other = parsed.ok ? solve(program, parsed.value, budget) : parsed;
    if (!other.ok) continue;
    stoppedBy ??= other.value.stoppedBy;
    if (other.value.stoppedBy !== undefined || holds(other.value, program, projected)) continue;
    const steps = { before: run.solver.propagation.steps, after: other.value.propagation.steps };
    const meetings = methods.flatMap((method) => meetingsIn(run, method));
    const flows = meetingFlows(run, new FixedPoint(other.value), fact);
    changes.push({ options, methods: methods.map(({ label }) => label), steps, meetings, flows });
  }
  return { changes, stoppedBy };
}

/** The changes to try, the smallest first. */
function candidates(run: FixedPoint): Iterable<Candidate> {
  return run.solver.options.context === "ci" ? contextsFor(run) : moreThan(run);
}

/** Contexts for one method, for two, for all. */
function* contextsFor(run: FixedPoint): Iterable<Candidate> {
  const own = ownMethods(run);
  for (const selector of aloneSelectors)
    for (const method of own) yield { options: chosen(selector, [method]), methods: [method] };
  for (const [place, method] of own.entries())
    for (const other of own.slice(place + 1))
      yield { options: chosen("1-obj", [method, other]), methods: [method, other] };
  for (const context of ["1-call", "1-obj", "2-obj", "2-call"]) yield { options: { context }, methods: [] };
}

/** One more heap context, one more context element, another kind of contexts. */
function* moreThan({ solver: { options } }: FixedPoint): Iterable<Candidate> {
  const { context, heap } = options;
  const { k = 1 } = parseSelector(context) ?? {};
  const kind = context.replace(/^\d+-/, "");
  const more: readonly GivenOptions[] = [
    { context, heap: heap + 1 },
    { context: `${k + 1}-${kind}`, heap },
    { context: `${k + 1}-${kind}` },
    ...["call", "obj", "hybrid"].filter((other) => other !== kind).map((other) => ({ context: `${k}-${other}` })),
    { context: `${k + 1}-obj` },
    { context: `${k + 1}-call` },
  ];
  const distinct = new Map(more.map((changed) => [JSON.stringify(changed), changed]));
  for (const changed of distinct.values()) yield { options: changed, methods: [] };
}

/** What the calls of a method bring to each of its parameters, where not all bring the same. */
function meetingsIn(run: FixedPoint, method: Method): readonly Meeting[] {
  return method.parameters.flatMap((parameter, place) => {
    const calls = run.contextsOf(method).flatMap((context) =>
      run.callsOf(run.method(context, method)).flatMap(({ caller, site }) => {
        const from = run.csMethod(caller);
        const instruction = run.instructionOf(site);
        const argument = referenceVariable(instruction?.arguments[place]);
        if (from === undefined || argument === undefined) return [];
        const brings = [...run.pointsTo(run.variable(from.context, argument))].map((object) => run.object(object));
        return [{ call: run.callLabel(caller, site), brings }];
      }),
    );
    const differ = new Set(calls.map(({ brings }) => brings.join())).size > 1;
    return differ ? [{ method: method.label, parameter: parameter.name, calls }] : [];
  });
}

/** Whether a run has the fact under any contexts. */
function holds(solver: Solver, program: Program, wanted: Projected): boolean {
  for (const { pointer, site } of projectedFacts(solver, program))
    if (pointer === wanted.pointer && site === wanted.site) return true;
  return false;
}
