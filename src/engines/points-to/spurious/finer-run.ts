import type { Method, Program } from "../../../java/index.ts";
import type { Budget } from "../../../kernel/index.ts";
import { Solver } from "../algorithm/solver/solver.ts";
import type { PointsToRecorder } from "../story/recorder.ts";
import { finerOptions } from "./finer-options.ts";
import { HeldSites } from "./held-sites.ts";

/** A more precise run beside a recorded one that is over, for the first recorded fact that is spurious by it. */
export class FinerRun {
  readonly #recorded: Solver;
  readonly #solver: Solver;

  private constructor(recorded: Solver, solver: Solver) {
    this.#recorded = recorded;
    this.#solver = solver;
  }

  /** Undefined where there is no more precise run, or the recorded one has not come to its fixed point. */
  static of(program: Program, recorded: Solver, entry: Method, budget: Budget): FinerRun | undefined {
    const options = recorded.stoppedBy === undefined ? finerOptions(recorded.options) : undefined;
    if (options === undefined) return undefined;
    const solver = new Solver(program, options, undefined, undefined, budget.forExtra());
    solver.start(entry);
    return new FinerRun(recorded, solver);
  }

  /** Does a piece of work; true when it is over, and the recorder has been told. Of a run that a limit ended nothing is told. */
  advance(work: number, recorder: PointsToRecorder): boolean {
    if (!this.#solver.advance(work)) return false;
    const { options, stoppedBy } = this.#solver;
    if (stoppedBy !== undefined) return true;
    const held = new HeldSites(this.#solver);
    recorder.compared(options.context, (pointer, object) => held.has(this.#recorded, pointer, object));
    return true;
  }
}
