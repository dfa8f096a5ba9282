import type { Method, Program, Variable } from "../../../../java/index.ts";
import type { Budget } from "../../../../kernel/index.ts";
import type { PointsToOptions } from "../../options.ts";
import { type Context, createSelector } from "../context/index.ts";
import type { SolverObserver } from "../observer.ts";
import type { UsesOfVariable } from "../statements/method-statements.ts";
import { HeapAccesses } from "./heap-accesses.ts";
import { pluginsOf } from "./plugins/index.ts";
import { Reachability } from "./reachability.ts";
import { SolverState } from "./solver-state.ts";

/**
 * The lecture's algorithm (Lecture II, “C.S. Pointer Analysis: Algorithm”). This is Solve; AddEdge and Propagate are
 * `Propagation`, AddReachable is `Reachability`, ProcessCall is `Calls`. `start` runs the part before the
 * loop, `advance` runs the loop piece by piece, so that a run can be watched and canceled. What Java has beyond the lecture is
 * in `plugins`, which profile `lecture` does without.
 */
export class Solver extends SolverState {
  /** How many entries were taken from WL. */
  pops = 0;
  readonly #plugins = pluginsOf(this.options.profile, this, (method, rule, at) =>
    this.#reachability.addReachable(method, rule, at),
  );
  readonly #reachability: Reachability = new Reachability(this, this.#plugins);
  readonly #accesses = new HeapAccesses(this, this.#plugins);

  /** With `isChosen`, the methods that it rejects are analyzed without contexts. */
  constructor(
    program: Program,
    options: PointsToOptions,
    observer?: SolverObserver,
    isChosen?: (method: Method) => boolean,
    budget?: Budget,
  ) {
    super(program, options, createSelector(options.context, isChosen), observer, budget);
  }

  /** Solve, up to the loop. */
  start(entry: Method): void {
    const { elements, observer } = this;
    observer?.start();
    for (const plugin of this.#plugins) plugin.onStart?.(entry);
    const method = elements.method(elements.contexts.empty, entry);
    this.#reachability.addReachable(method, "entry", undefined);
    for (const plugin of this.#plugins) plugin.onEntry?.(entry);
    this.#reachability.drainPostponed();
    observer?.leave();
  }

  /** Solve, the loop: takes at most `work` entries. True when nothing is left to do. */
  advance(work: number): boolean {
    for (let taken = 0; taken < work; taken++) {
      if (this.propagation.isWorklistEmpty) return true;
      if (this.isOverLimit() || this.stoppedBy !== undefined) return true;
      this.#processEntry(this.propagation.take());
    }
    return this.propagation.isWorklistEmpty;
  }

  /** One turn of the loop, for the entry of a pointer that was just taken. */
  #processEntry(pointer: number): void {
    this.pops++;
    if (this.propagation.propagate()) {
      const variable = this.elements.variableOf(pointer);
      if (variable !== undefined) this.#processVariable(pointer, variable);
      else this.#processThrown(this.elements.thrownBy(pointer));
    }
    this.#reachability.drainPostponed();
    this.observer?.leave();
  }

  /** What a method throws is of no statement of the lecture. */
  #processThrown(csMethod: number): void {
    if (csMethod !== -1) for (const plugin of this.#plugins) plugin.onNewThrown?.(csMethod);
  }

  /** The loop over Δ for a variable c:x. */
  #processVariable(pointer: number, variable: Variable): void {
    const uses = this.statementsOf(variable.method).uses[variable.index];
    if (uses === undefined) return;
    const context = this.elements.contextOf(pointer);
    for (const object of this.propagation.delta()) {
      if (this.isOutOfTime()) return;
      this.observer?.consider(pointer, object);
      this.#accesses.process(uses, variable, context, object);
      if (uses.calls.length > 0) this.#processCall(uses, pointer, variable, context, object);
    }
  }

  /** ProcessCall(c:x, c′:oᵢ). */
  #processCall(uses: UsesOfVariable, pointer: number, variable: Variable, context: Context, object: number): void {
    const { observer, options } = this;
    observer?.processCalls(pointer, object);
    const callers = options.variableContexts
      ? [this.elements.method(context, variable.method)]
      : this.#reachability.contextsOf(variable.method);
    for (const call of uses.calls) {
      for (const caller of callers) this.#reachability.calls.callInstance(call, caller, pointer, object);
    }
    observer?.leave();
  }
}
