import { missingIn, runToEnd, type WhatIfAnswer } from "../../../engine-kit/index.ts";
import { type Method, type Program, runWithin, ShownVariables } from "../../../java/index.ts";
import { append, type Budget, type Completeness, completeness, type Result, success } from "../../../kernel/index.ts";
import { startDataFlow } from "../analysis.ts";
import type { DataFlowOptions } from "../options.ts";
import { SolvedFlow } from "../why-not/solved-flow.ts";

/** The most instructions that are executed to see how conditions are decided. */
const EXECUTED = 2_000_000;

/**
 * What the algorithm with lines left out loses, against the whole one: which facts behind statements, and which values of
 * conditions a run of the program contradicts.
 */
export function whatIf(
  program: Program,
  options: DataFlowOptions,
  budget: Budget,
): Result<WhatIfAnswer & Completeness> {
  const whole = solved(program, { ...options, maxSteps: Number.POSITIVE_INFINITY, without: [] }, budget);
  if (!whole.ok) return whole;
  const found = solved(program, options, budget);
  if (!found.ok) return found;
  const { decided, stoppedBy } = decisions(program, budget);
  return success({
    lost: missingIn(found.value.facts, whole.value.facts),
    wrong: [],
    extra: missingIn(whole.value.facts, found.value.facts),
    contradicted: found.value.claims.flatMap(({ text, method, index, covers }) => {
      const shown = decided.get(method)?.filter(({ pc }) => pc === index) ?? [];
      return shown.some(({ outcome }) => !covers(outcome)) ? [text] : [];
    }),
    steps: { whole: whole.value.steps, without: found.value.steps },
    ...completeness(whole.value.stoppedBy ?? found.value.stoppedBy ?? stoppedBy ?? budget.spentBy),
  });
}

/** What is claimed of a condition. */
interface Claim {
  readonly text: string;
  readonly method: Method;
  readonly index: number;
  covers(outcome: number): boolean;
}

/** The facts behind statements, without those of temporaries, and what is claimed of conditions. */
function solved(program: Program, options: DataFlowOptions, budget: Budget) {
  const shown = new ShownVariables(program.files);
  let collect = (): { readonly facts: ReadonlySet<string>; readonly claims: readonly Claim[] } => ({
    facts: new Set(),
    claims: [],
  });
  const run = startDataFlow(program, options, false, budget, (solver) => {
    collect = () => factsOf(new SolvedFlow(solver, shown));
  });
  if (!run.ok) return run;
  const stoppedBy = runToEnd(run.value, budget);
  return success({ ...collect(), steps: run.value.result().pops, stoppedBy });
}

function factsOf<F>(run: SolvedFlow<F>) {
  const facts = new Set<string>();
  const claims: Claim[] = [];
  const { members } = run.solver.analysis;
  for (const fact of run.facts()) {
    const { node, side, member, value } = fact;
    const { instruction, method, index } = node;
    const condition = instruction?.kind === "if-false" ? instruction.condition : undefined;
    const isClaim = side === "input" && value !== "" && condition?.kind === "variable";
    if (isClaim && condition.variable.index === member) {
      const covers = (outcome: number): boolean => members.covers?.(value, outcome) !== false;
      claims.push({ text: run.text(fact), method, index, covers });
    }
    if (side === "output" && run.names.of(method)[member]?.startsWith("$") !== true) facts.add(run.text(fact));
  }
  return { facts, claims };
}

/** How a run of the program decides conditions, and what ended it before its end. */
function decisions(program: Program, budget: Budget) {
  const decided = new Map<Method, { readonly pc: number; readonly outcome: number }[]>();
  const seen = new Set<string>();
  const { stoppedBy } = runWithin(
    program,
    {
      stepLimit: EXECUTED,
      listener: {
        decided(method, pc, holds) {
          const key = `${method.label} ${pc} ${holds}`;
          if (!seen.has(key)) append(decided, method, { pc, outcome: holds ? 1 : 0 });
          seen.add(key);
        },
        executed() {},
      },
    },
    budget,
  );
  return { decided, stoppedBy };
}
