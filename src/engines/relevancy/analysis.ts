import type { Program } from "../../java/index.ts";
import { Budget, limitUnderneath, type Result, success } from "../../kernel/index.ts";
import type { Analysis, RecordingChunk } from "../../trace/index.ts";
import { type PointsToAnalysis, startPointsTo } from "../points-to/index.ts";
import { type Saturation, startPostStar } from "../pushdown/index.ts";
import { type Cloned, Cloning } from "./algorithm/cloning/cloning.ts";
import { type Weight, weights } from "./algorithm/dependence-graph/elements.ts";
import type { Encoding } from "./algorithm/encoding/encoding.ts";
import { createEncoding, startAutomaton } from "./algorithm/encoding/start.ts";
import { type BuiltGraph, GraphBuilder } from "./algorithm/graph-building/build-graph.ts";
import { chooseSeeds, type SeedChoice } from "./algorithm/graph-building/seeds.ts";
import { PointsToView } from "./algorithm/points-to-view/points-to-view.ts";
import { type Answer, answersOf, nodesOfAnswer, weightOf } from "./algorithm/read-out/answers.ts";
import { measure, nothingMeasured } from "./algorithm/read-out/metrics.ts";
import { Occurrences } from "./algorithm/read-out/occurrences.ts";
import { type Relevancy, readRelevancy } from "./algorithm/read-out/read-out.ts";
import { type Colors, seedsOf, startColors } from "./algorithm/seed-colors/seed-colors.ts";
import { StackLanguages } from "./algorithm/stack-languages/stack-languages.ts";
import type { RelevancyOptions } from "./options.ts";
import {
  type Beside,
  type Outcome,
  type RelevancyResult,
  type VariableRow,
  variableRow,
  wdgRows,
  weightName,
} from "./result.ts";
import { RelevancyRecorder } from "./story/recorder.ts";
import type { OutcomeSymbol } from "./story/symbols.ts";

/**
 * Starts an analysis of `program`; with `isRecorded` the steps after the points-to analysis are kept, up to `capacity` of
 * them and all outcomes. Advancing throws `BudgetSpent`.
 */
export function startRelevancy(
  program: Program,
  options: RelevancyOptions,
  isRecorded: boolean,
  budget = Budget.unlimited,
  capacity?: number,
): Result<RelevancyAnalysis> {
  const seeds = chooseSeeds(program, options.seeds);
  if (!seeds.ok) return seeds;
  const pointsTo = startPointsTo(program, options.pointsTo, false, budget);
  if (!pointsTo.ok) return pointsTo;
  const recorder = isRecorded ? new RelevancyRecorder(capacity) : undefined;
  return success(new Run({ options, seeds: seeds.value, pointsTo: pointsTo.value, recorder, budget }));
}

/** Runs an analysis to its end without a recording. */
export function relevancyOf(program: Program, options: RelevancyOptions): Result<RelevancyResult> {
  const analysis = startRelevancy(program, options, false);
  if (!analysis.ok) return analysis;
  while (!analysis.value.advance(100_000));
  return success(analysis.value.result());
}

/** Telling seeds apart takes a second saturation: not where the first was long. */
const MAX_TRANSITIONS_FOR_COLORS = 500_000;

/** An analysis that shows what it saturates. */
export interface RelevancyAnalysis extends Analysis<RelevancyResult> {
  /** Undefined before the saturation has begun. */
  readonly saturating: Saturating | undefined;
}

/** The parts of a run. */
interface RunParts {
  readonly options: RelevancyOptions;
  readonly seeds: SeedChoice;
  readonly pointsTo: PointsToAnalysis;
  readonly recorder: RelevancyRecorder | undefined;
  readonly budget: Budget;
}

/** The parts that exist once the saturation has begun. */
interface Saturating {
  readonly built: BuiltGraph;
  readonly encoding: Encoding;
  readonly saturation: Saturation<Weight>;
}

interface ClonedAnswers extends Cloned {
  readonly answers: readonly Answer[];
}

/** The phases of Fig. 2, one after the other: points-to, dependence graph, encoding, post*, read-out. Then what is asked besides. */
class Run implements RelevancyAnalysis {
  stoppedBy: Analysis<RelevancyResult>["stoppedBy"];
  readonly #options: RelevancyOptions;
  readonly #seeds: SeedChoice;
  readonly #pointsTo: PointsToAnalysis;
  readonly #recorder: RelevancyRecorder | undefined;
  readonly #budget: Budget;
  readonly #phases: Iterator<void, void, number>;
  /** What the step limit counts in the phase at hand. */
  #steps: () => number = () => 0;
  #isGraphGrowing = false;
  #saturating: Saturating | undefined;
  #relevancy: Relevancy | undefined;
  #colors: Colors | undefined;
  #cloned: ClonedAnswers | undefined;
  #isDone = false;

  constructor({ options, seeds, pointsTo, recorder, budget }: RunParts) {
    this.#options = options;
    this.#seeds = seeds;
    this.#pointsTo = pointsTo;
    this.#recorder = recorder;
    this.#budget = budget;
    this.#phases = this.#run();
    this.#phases.next(0);
  }

  get notes(): Analysis<RelevancyResult>["notes"] {
    return this.#pointsTo.notes;
  }

  get saturating(): Saturating | undefined {
    return this.#saturating;
  }

  get passedOver(): number {
    return this.#recorder?.passedOver ?? 0;
  }

  /** Of a graph that grows nothing is handed out: what its methods and variables are called depends on all of them. */
  takeChunk(): RecordingChunk | undefined {
    return this.#isGraphGrowing && this.stoppedBy === undefined ? undefined : this.#recorder?.takeChunk();
  }

  advance(work: number): boolean {
    if (this.stoppedBy === undefined && !this.#isDone) {
      if (this.#phases.next(work).done === true) this.#isDone = true;
      this.#checkLimit();
    }
    return this.stoppedBy !== undefined || this.#isDone;
  }

  /** The points-to analysis counts its steps for itself. A phase that ends with the last step allowed is whole. */
  #checkLimit(): void {
    const limit = this.#options.pointsTo.maxSteps;
    if (limit !== undefined && this.#steps() > limit) this.stoppedBy = { kind: "step-limit", limit };
  }

  /** Yields after each piece of work; what comes back is the size of the next. */
  *#run(): Generator<void, void, number> {
    let work = yield;
    while (!this.#pointsTo.advance(work)) work = yield;
    this.stoppedBy = limitUnderneath(this.#pointsTo.stoppedBy, "points-to");
    if (this.stoppedBy !== undefined) return;
    const view = new PointsToView(this.#pointsTo.facts(), this.#budget);
    const { built, encoding, saturation } = yield* this.#saturate(view);
    const { automaton } = saturation;
    const isSmall = automaton.transitionCount <= MAX_TRANSITIONS_FOR_COLORS;
    const colors = isSmall ? startColors(built, this.#options) : undefined;
    this.#steps = () => colors?.steps ?? 0;
    while (colors?.advance(work) === false) work = yield;
    this.#colors = colors;
    this.#steps = () => 0;
    yield;
    if (this.#options.pipeline !== "stacking") yield* this.#clone(built);
    this.#isDone = true;
    this.#finishRecording({ built, encoding, saturation });
  }

  /** Graph, encoding, post* and read-out, whose steps are counted together. */
  *#saturate(view: PointsToView): Generator<void, Saturating, number> {
    const recorder = this.#isCloningRecorded ? undefined : this.#recorder;
    const builder = new GraphBuilder(view, this.#options, this.#seeds, recorder);
    const built = builder.result();
    recorder?.attachGraph(built, "stacking");
    this.#steps = () => recorder?.length ?? built.graph.edgeCount;
    yield* this.#grow(builder);
    const encoding = createEncoding(built, this.#options);
    const encoded = recorder?.encoding(built, encoding);
    this.#steps = () => recorder?.length ?? built.graph.edgeCount + encoding.system.ruleCount;
    while (!encoding.advance((yield) * 4, undefined, encoded));
    const automaton = startAutomaton(encoding, built.entry);
    const observer = recorder?.saturation(built, automaton);
    const saturation = startPostStar(automaton, observer, "fifo", this.#budget);
    this.#saturating = { built, encoding, saturation };
    this.#steps = () => recorder?.length ?? built.graph.edgeCount + encoding.system.ruleCount + saturation.steps;
    while (!saturation.advance(yield));
    yield;
    this.#relevancy = readRelevancy(encoding, automaton, this.#budget, observer && recorder?.readOut(observer));
    return this.#saturating;
  }

  #finishRecording(saturating: Saturating): void {
    if (this.#recorder === undefined) return;
    const seeds = seedsOf(saturating.built).map(({ row }) => row);
    const symbolOf = (node: number, { stack = "", seeds: own = [] }: Outcome): OutcomeSymbol => {
      return {
        node,
        stack,
        seeds: seeds.flatMap(({ label }, index) => (own.includes(label) ? [letterOf(index)] : [])),
      };
    };
    const outcomes = this.#rows(saturating, this.#budget).flatMap(({ answer, row }) => {
      const outcomes: readonly Outcome[] = row.kind === "local" ? (row.parts ?? [row]) : [row];
      return outcomes.flatMap((each, part) => nodesOfAnswer(answer, part).map((node) => symbolOf(node, each)));
    });
    this.#recorder.finish(
      outcomes,
      seeds.map(({ file, line, column }, index) => ({ letter: letterOf(index), file, line, column })),
    );
  }

  result(): RelevancyResult {
    const saturating = this.#saturating;
    const options = this.#shownOptions();
    const notes = this.notes.map(({ text }) => text);
    const budget = this.#budget.forResult();
    const found = saturating && budget.attempt(() => this.#found(saturating, budget));
    return { ...(found ?? nothing), options, notes };
  }

  /** Throws `BudgetSpent`. */
  #found(saturating: Saturating, budget: Budget): Omit<RelevancyResult, "options" | "notes"> {
    const { built, encoding, saturation } = saturating;
    const relevancy = this.#relevancyOf(saturating, budget);
    const rows = this.#rows(saturating, budget);
    const answers = rows.map(({ answer }) => answer);
    const cloned = this.#cloned;
    return {
      variables: rows.map(({ row }) => row),
      seeds: seedsOf(built).map(({ row }) => row),
      wdg: this.#options.wdg ? wdgRows(built, encoding, relevancy, budget) : { nodes: [], edges: [] },
      rules: encoding.system.ruleCount,
      transitions: saturation.automaton.transitionCount,
      metrics: measure(built, this.#shownClone?.relevancy ?? relevancy, answers),
      ...(cloned === undefined ? {} : { cloning: { nodes: cloned.nodes, edges: cloned.edges } }),
      partial: this.stoppedBy !== undefined || !this.#isDone,
    };
  }

  /** The copies, where the options ask for their answers instead of the stack’s. */
  get #shownClone(): ClonedAnswers | undefined {
    return this.#options.pipeline === "cloning" ? this.#cloned : undefined;
  }

  #relevancyOf({ encoding, saturation }: Saturating, budget: Budget): Relevancy {
    return this.#relevancy ?? readRelevancy(encoding, saturation.automaton, budget);
  }

  #rows(saturating: Saturating, budget: Budget): readonly { readonly answer: Answer; readonly row: VariableRow }[] {
    const { built, encoding, saturation } = saturating;
    const { stacks, pipeline } = this.#options;
    const answers =
      this.#shownClone?.answers ?? answersOf(built, this.#relevancyOf(saturating, budget), this.#options, budget);
    const colors = this.#isDone ? this.#colors : undefined;
    const languages =
      stacks && this.#shownClone === undefined
        ? new StackLanguages(built, encoding, saturation.automaton, budget)
        : undefined;
    const besideOf = (answer: Answer, index: number, weight: Weight, part?: number): Beside => {
      const isRelevant = weight === weights.any;
      const seeds = isRelevant ? colors?.seedsOf(index, part) : undefined;
      const stack = isRelevant ? languages?.of(nodesOfAnswer(answer, part)) : undefined;
      const cloned = pipeline === "both" ? this.#cloned?.answers[index] : undefined;
      return {
        ...(seeds === undefined ? {} : { seeds }),
        ...(stack === undefined ? {} : { stack }),
        ...(cloned === undefined ? {} : { cloning: weightName(weightOf(cloned, part)) }),
      };
    };
    const occurrences = new Occurrences(built.construction);
    return answers.map((answer, index) => {
      budget.spend();
      const row = variableRow(answer, occurrences, (weight, part) => besideOf(answer, index, weight, part));
      return { answer, row };
    });
  }

  /** What is recorded is the pipeline whose answers are shown. */
  get #isCloningRecorded(): boolean {
    return this.#options.pipeline === "cloning" && this.#recorder !== undefined;
  }

  /** Copies the methods of the graph with refined globals. */
  *#clone(built: BuiltGraph): Generator<void, void, number> {
    const options: RelevancyOptions = { ...this.#options, globals: "refined", refinedContexts: "callee" };
    const recorder = this.#isCloningRecorded ? this.#recorder : undefined;
    const isRefined = this.#options.globals === "refined" && this.#options.refinedContexts === "callee";
    const refined =
      isRefined && recorder === undefined ? built : yield* this.#refine(built.construction.view, options, recorder);
    const observer = recorder?.cloning(refined);
    const cloning = new Cloning(refined, observer);
    while (!cloning.advance(yield));
    const cloned = cloning.result(observer && recorder?.joining(observer));
    this.#cloned = { ...cloned, answers: answersOf(refined, cloned.relevancy, options) };
  }

  *#refine(
    view: PointsToView,
    options: RelevancyOptions,
    recorder: RelevancyRecorder | undefined,
  ): Generator<void, BuiltGraph, number> {
    const builder = new GraphBuilder(view, options, this.#seeds, recorder);
    recorder?.attachGraph(builder.result(), "cloning");
    yield* this.#grow(builder);
    return builder.result();
  }

  *#grow(builder: GraphBuilder): Generator<void, void, number> {
    this.#isGraphGrowing = true;
    try {
      while (!builder.advance(1 + Math.floor((yield) / 64)));
    } finally {
      // Also when the budget is spent: what there is by then is handed out.
      this.#isGraphGrowing = false;
    }
  }

  #shownOptions(): RelevancyResult["options"] {
    const { pointsTo, seeds, types, ...own } = this.#options;
    const { context, heap, profile } = pointsTo;
    return {
      context,
      heap: Number.isFinite(heap) ? heap : "inf",
      profile,
      ...own,
      seeds: seeds ?? "Symbolic",
      types: [...types],
    };
  }
}

/** The first seed is A. */
function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}

/** The result of a run that was stopped before its saturation. */
const nothing: Omit<RelevancyResult, "options" | "notes"> = {
  variables: [],
  seeds: [],
  wdg: { nodes: [], edges: [] },
  rules: 0,
  transitions: 0,
  metrics: nothingMeasured,
  partial: true,
};
