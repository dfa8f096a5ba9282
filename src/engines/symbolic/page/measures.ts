import type { CompleteRun } from "../../../engine-kit/index.ts";
import type { TestsAnswer } from "../restriction.ts";

/** A run of the table of strategies that is complete. */
export type StrategyRun = CompleteRun<TestsAnswer>;

/** The figures of Table 1 of the paper for a tool and a program. */
interface Measures {
  readonly valid: number;
  readonly all: number;
  /** Percent of the branches that can be taken, by valid inputs and by all inputs. */
  readonly cov: number;
  readonly ncov: number;
  /** Branches that this run leaves neither taken nor refuted, those that another one refuted left out. */
  readonly open: number;
  readonly paths: number;
  readonly calls: number;
  readonly milliseconds: number;
}

/** Branches that one of the runs refuted count for none: it is one method. With only some inputs symbolic nothing is refuted. */
export function measuresOf({ answer, milliseconds }: StrategyRun, runs: readonly StrategyRun[]): Measures {
  const { tests, coverage, paths, solverCalls, restriction } = answer;
  const infeasible = new Set(runs.flatMap((run) => run.answer.coverage.infeasibleBranches));
  const possible = coverage.branches - infeasible.size;
  const own = new Set(coverage.coveredBranches);
  const valid = tests.filter((test) => test.valid);
  const byValid = new Set(valid.flatMap(({ branches }) => branches.filter((branch) => own.has(branch))));
  return {
    valid: valid.length,
    all: tests.length,
    cov: percent(byValid.size, possible),
    ncov: percent(own.size, possible),
    open: coverage.openBranches.filter((branch) => !infeasible.has(branch)).length,
    paths,
    calls: solverCalls,
    // The command’s own time has the runs in it that the restriction is compared with.
    milliseconds: restriction?.milliseconds ?? milliseconds,
  };
}

/** A method without a condition has nothing left to take. */
export function percent(covered: number, possible: number): number {
  return possible <= 0 ? 100 : Math.round((1000 * covered) / possible) / 10;
}
