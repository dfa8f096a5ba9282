import { runToEnd, type SoundAnswer } from "../../../engine-kit/index.ts";
import { type ExecutedRun, findEntries, noEntry, type Program, ShownVariables } from "../../../java/index.ts";
import { type Budget, type Completeness, completeness, failure, type Result, success } from "../../../kernel/index.ts";
import { startDataFlow } from "../analysis.ts";
import type { DataFlowOptions } from "../options.ts";
import { SolvedFlow } from "../why-not/solved-flow.ts";
import { Claims } from "./claims.ts";
import { executeFrames } from "./frames.ts";

/**
 * Executes the program and holds what the analysis claims against it: of values that each variable has one of those that its
 * value stands for, of sets what their definition says of them.
 */
export function sound(program: Program, options: DataFlowOptions, budget: Budget): Result<SoundAnswer & Completeness> {
  if (findEntries(program).length === 0) return failure(noEntry(program));
  const entry = program.methods.find(({ label }) => label === options.pointsTo.entry);
  let judge = (): Judgment => ({ shown: 0, missing: [], stoppedBy: undefined });
  const run = startDataFlow(program, options, false, budget, (solver) => {
    judge = () => {
      if (!Claims.isObservable(solver.analysis))
        return { shown: 0, missing: [], isObservable: false, stoppedBy: undefined };
      const claims = new Claims(new SolvedFlow(solver, new ShownVariables(program.files)));
      const executed = executeFrames(program, entry, budget, claims);
      for (const frame of executed.frames) claims.end(frame);
      return { shown: claims.shown, missing: [...claims.missing], stoppedBy: executed.stoppedBy };
    };
  });
  if (!run.ok) return run;
  const stoppedBy = runToEnd(run.value, budget);
  const { stoppedBy: ended, ...answer } = stoppedBy === undefined ? judge() : { shown: 0, missing: [], stoppedBy };
  // What an execution that was ended has shown so far is judged, too.
  return success({ ...answer, ...completeness(ended ?? budget.spentBy) });
}

/** The judgment of an execution on an analysis, and the limit that ended it, if one did. */
type Judgment = SoundAnswer & Pick<ExecutedRun, "stoppedBy">;
