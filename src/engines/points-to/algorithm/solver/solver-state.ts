import type { AllocationSite, CallSite, Method, Program, Variable } from "../../../../java/index.ts";
import { Budget, type Limit, valueAt } from "../../../../kernel/index.ts";
import { hasContexts } from "../../fact-names.ts";
import type { PointsToOptions } from "../../options.ts";
import { CsElements } from "../context/elements.ts";
import type { Context, ContextSelector } from "../context/index.ts";
import { HeapModel } from "../heap/heap-model.ts";
import type { SolverObserver } from "../observer.ts";
import { BulkPropagation } from "../pointer-flow-graph/bulk-propagation.ts";
import { EntryPropagation } from "../pointer-flow-graph/entry-propagation.ts";
import { IncompletePropagation } from "../pointer-flow-graph/incomplete-propagation.ts";
import type { Propagation } from "../pointer-flow-graph/propagation.ts";
import { TypeFilters } from "../pointer-flow-graph/type-filters.ts";
import { collectStatements, type MethodStatements } from "../statements/method-statements.ts";
import { leftOutCalls } from "../statements/profile.ts";
import { CallGraph } from "./call-graph.ts";

/** A context of `inf` sensitivity that is longer than this has met recursion: a limit like the step limit. */
const MAX_CONTEXT_LENGTH = 1_000;

/** What the procedures of the algorithm share: WL, PFG and pt (`propagation`), S, RM and CG, and the limits. */
export class SolverState {
  readonly program: Program;
  readonly options: PointsToOptions;
  readonly selector: ContextSelector;
  readonly heapModel: HeapModel;
  readonly elements: CsElements;
  readonly propagation: Propagation;
  readonly callGraph = new CallGraph();
  readonly observer: SolverObserver | undefined;
  /** Whether methods are told apart by contexts at all. */
  readonly hasContexts: boolean;
  /** What ended the run before the fixed point, if something did. */
  stoppedBy: Limit<"step-limit" | "context-limit"> | undefined;
  readonly #statements = new Map<Method, MethodStatements>();
  readonly #isLeftOut: (site: CallSite) => boolean;
  readonly #limit: number;
  readonly #budget: Budget;

  constructor(
    program: Program,
    options: PointsToOptions,
    selector: ContextSelector,
    observer?: SolverObserver,
    budget = Budget.unlimited,
  ) {
    this.program = program;
    this.options = options;
    this.selector = selector;
    this.heapModel = new HeapModel(program, options);
    this.elements = new CsElements(program, options.profile);
    const filters = new TypeFilters(program, options.profile);
    // Work that is done in bulk has no steps to observe.
    this.propagation =
      options.order.kind === "coalesced" && observer === undefined && options.without.length === 0
        ? new BulkPropagation(filters, this.elements)
        : options.without.length > 0
          ? new IncompletePropagation(filters, this.elements, options.order, observer).leaveOut(options.without)
          : new EntryPropagation(filters, this.elements, options.order, observer);
    this.observer = observer;
    this.hasContexts = hasContexts(options.context);
    this.#isLeftOut = leftOutCalls(options.profile);
    this.#limit = options.maxSteps ?? Number.POSITIVE_INFINITY;
    this.#budget = budget;
  }

  /** S_m, and what else is looked up of a method's statements. */
  statementsOf(method: Method): MethodStatements {
    return valueAt(this.#statements, method, () => collectStatements(method, this.options.profile, this.#isLeftOut));
  }

  /** c:x, or x alone where the contexts of variables are merged. */
  variable(context: Context, variable: Variable): number {
    return this.elements.variable(this.options.variableContexts ? context : this.elements.contexts.empty, variable);
  }

  /** c′:oᵢ, the object of a site that a method allocates under a context; a merged object is `[]:o_T`. */
  object(context: Context, site: AllocationSite): number {
    const object = this.heapModel.objectOf(site);
    return this.elements.object(
      object.kind === "merged" ? this.elements.contexts.empty : this.#heapContext(context, object),
      object,
    );
  }

  /** Whether the profile passes over a call. */
  leavesOut(site: CallSite): boolean {
    return this.#isLeftOut(site);
  }

  #heapContext(context: Context, site: AllocationSite): Context {
    const { elements, options, selector } = this;
    return (
      selector.selectHeap?.(elements.contexts, context, options.heap, site) ??
      elements.contexts.last(context, options.heap)
    );
  }

  /** Whether a limit forbids to go on, or to add a method under this context; it then ends the run. */
  isOverLimit(context?: Context): boolean {
    if (context !== undefined && context.elements.length > MAX_CONTEXT_LENGTH) {
      this.stoppedBy = { kind: "context-limit", limit: MAX_CONTEXT_LENGTH };
      return true;
    }
    return this.isOutOfSteps() || this.isOutOfTime();
  }

  /** Whether the step limit is reached; it then ends the run. */
  isOutOfSteps(): boolean {
    if (this.propagation.steps < this.#limit) return false;
    this.stoppedBy = { kind: "step-limit", limit: this.#limit };
    return true;
  }

  /** Whether the time is used up; it then ends the run. */
  isOutOfTime(): boolean {
    if (!this.#budget.isSpent()) return false;
    this.stoppedBy ??= this.#budget.stoppedBy;
    return true;
  }
}
