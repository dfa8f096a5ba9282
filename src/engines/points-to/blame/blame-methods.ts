import type { BlamedMethod, BlameMethodsAnswer } from "../../../engine-kit/index.ts";
import type { Program } from "../../../java/index.ts";
import { type Budget, completeness, failure, type Limit, type Result, success } from "../../../kernel/index.ts";
import { solve } from "../analysis.ts";
import { say } from "../messages/say.ts";
import { observe } from "../observe.ts";
import { type PointsToGiven, type PointsToOptions, parseOptions } from "../options.ts";
import type { Witness } from "../story/observed/witness.ts";
import { FixedPoint } from "../why-not/fixed-point.ts";
import { aloneSelectors, chosen, ownMethods } from "./contexts-for.ts";
import { type Projected, projectedFacts } from "./projected.ts";

/**
 * Of a run without contexts: how many points-to facts that no execution showed each method causes. It causes what is gone
 * when it has contexts, and no other method has; of two kinds of contexts the one that removes more counts.
 */
export function blameMethods(
  program: Program,
  given: PointsToGiven,
  options: PointsToOptions,
  budget: Budget,
): Result<BlameMethodsAnswer> {
  if (options.context !== "ci") {
    const expected = say("blame.insensitive");
    return failure({ kind: "bad-option", option: "context", value: options.context, expected });
  }
  const solver = solve(program, options, budget);
  if (!solver.ok) return solver;
  const run = new FixedPoint(solver.value);
  const { witness, stoppedBy: ended } = observe(program, run.solver, budget);
  const spurious = spuriousFacts(run, program, witness);
  const methods: BlamedMethod[] = [];
  let stoppedBy = solver.value.stoppedBy ?? ended ?? budget.spentBy;
  for (const method of ownMethods(run)) {
    if (budget.isSpent()) {
      stoppedBy ??= budget.stoppedBy;
      break;
    }
    const tried = aloneSelectors.map((selector) => {
      const changed = chosen(selector, [method]);
      const removed = factsRemoved(program, { ...given, ...changed }, spurious, budget);
      return { ...removed, method: method.label, options: changed };
    });
    stoppedBy ??= tried.find((each) => each.stoppedBy !== undefined)?.stoppedBy;
    const [most] = tried
      .flatMap(({ stoppedBy: _, ...each }) => (each.facts.length === 0 ? [] : [each]))
      .sort((one, other) => other.facts.length - one.facts.length);
    if (most !== undefined) methods.push(most);
  }
  methods.sort((one, other) => other.facts.length - one.facts.length);
  return success({ spurious: spurious.size, methods, ...completeness(stoppedBy) });
}

/** The facts of a run that no execution showed, as they read without contexts, with their texts. */
function spuriousFacts(run: FixedPoint, program: Program, witness: Witness | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const { objects } = run.solver.elements;
  for (const fact of projectedFacts(run.solver, program)) {
    // An execution without arguments shows nothing of what they may contain.
    if (objects[fact.object]?.site.kind === "arguments") continue;
    if (witness?.objects.get(fact.pointer)?.has(fact.site) !== true)
      found.set(keyOf(fact), run.text({ kind: "points-to", pointer: fact.number, object: fact.object }));
  }
  return found;
}

/** The texts of those that a run under other options does not have; none where a limit ended it. */
function factsRemoved(
  program: Program,
  given: PointsToGiven,
  facts: ReadonlyMap<string, string>,
  budget: Budget,
): { readonly facts: readonly string[]; readonly stoppedBy: Limit | undefined } {
  const options = parseOptions(given);
  const other = options.ok ? solve(program, options.value, budget) : options;
  const stoppedBy = other.ok ? other.value.stoppedBy : budget.stoppedBy;
  if (!other.ok || stoppedBy !== undefined) return { facts: [], stoppedBy };
  const left = new Map(facts);
  for (const fact of projectedFacts(other.value, program)) left.delete(keyOf(fact));
  return { facts: [...left.values()], stoppedBy: undefined };
}

function keyOf({ pointer, site }: Projected): string {
  return `${pointer} ${site}`;
}
