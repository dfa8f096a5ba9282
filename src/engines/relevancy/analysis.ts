import type { Program } from "../../java/index.ts";
import { type Result, type Span, success } from "../../kernel/index.ts";
import type { RecordingChunk } from "../../trace/index.ts";
import { startPointsTo } from "../points-to/index.ts";
import { type Saturation, startPostStar } from "../pushdown/index.ts";
import { type Cloned, clone } from "./algorithm/cloning/cloning.ts";
import { type Weight, weights } from "./algorithm/dependence-graph/dependence-graph.ts";
import type { Encoding } from "./algorithm/encoding/encoding.ts";
import { createEncoding, startAutomaton } from "./algorithm/encoding/start.ts";
import { type BuiltGraph, buildAll, GraphBuilder } from "./algorithm/graph-building/build-graph.ts";
import { chooseSeeds, type SeedChoice } from "./algorithm/graph-building/seeds.ts";
import { PointsToView } from "./algorithm/points-to-view/points-to-view.ts";
import { type Answer, answersOf } from "./algorithm/read-out/answers.ts";
import { measure } from "./algorithm/read-out/metrics.ts";
import { type Relevancy, readRelevancy } from "./algorithm/read-out/read-out.ts";
import { type Colors, seedsOf, startColors } from "./algorithm/seed-colors/seed-colors.ts";
import { StackLanguages } from "./algorithm/stack-languages/stack-languages.ts";
import type { RelevancyOptions } from "./options.ts";
import { type RelevancyResult, type SeedRow, type VariableRow, variableRow, wdgRows, weightName } from "./result.ts";
import { Recorder } from "./story/recorder.ts";
import type { OutcomeSymbol, SeedSymbol } from "./story/symbols.ts";

/** A relevancy analysis that is under way: advanced piece by piece, so that it can be watched and canceled. */
export interface RelevancyAnalysis {
  advance(budget: number): boolean;
  takeChunk(): RecordingChunk | undefined;
  result(): RelevancyResult;
  readonly cutShortBy: { readonly kind: "step-limit" | "context-limit"; readonly limit: number } | undefined;
  readonly notes: readonly { readonly text: string; readonly span: Span | undefined }[];
}

/** Starts an analysis of `program`; with `isRecorded` every step after the points-to analysis is kept. */
export function startRelevancy(
  program: Program,
  options: RelevancyOptions,
  isRecorded: boolean,
): Result<RelevancyAnalysis> {
  const seeds = chooseSeeds(program, options.seeds);
  if (!seeds.ok) return seeds;
  const pointsTo = startPointsTo(program, options.pointsTo, false);
  if (!pointsTo.ok) return pointsTo;
  return success(new Run(options, seeds.value, pointsTo.value, isRecorded));
}

/** Runs an analysis to its end without a recording. */
export function relevancyOf(program: Program, options: RelevancyOptions): Result<RelevancyResult> {
  const analysis = startRelevancy(program, options, false);
  if (!analysis.ok) return analysis;
  while (!analysis.value.advance(100_000));
  return success(analysis.value.result());
}

/** The first seed is A. */
function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}

function outcomeSymbol(row: VariableRow, seeds: readonly SeedRow[]): OutcomeSymbol {
  const owner = "class" in row ? row.class : row.method;
  const name = "class" in row ? row.field : row.kind === "return" ? "ret" : row.name;
  return { name, owner, weight: row.weight, stack: row.stack ?? "", seeds: lettersOf(row, seeds) };
}

function lettersOf({ seeds = [] }: VariableRow, all: readonly SeedRow[]): readonly string[] {
  return all.flatMap(({ label }, index) => (seeds.includes(label) ? [letterOf(index)] : []));
}

type StartedPointsTo = Extract<ReturnType<typeof startPointsTo>, { ok: true }>["value"];

/** Telling seeds apart takes a second saturation: not where the first was long. */
const MAX_TRANSITIONS_FOR_COLORS = 500_000;

interface ClonedAnswers extends Cloned {
  readonly answers: readonly Answer[];
}

/** The phases of Fig. 2, one after the other: points-to, dependence graph, encoding, post*, read-out. Then what is asked besides. */
class Run implements RelevancyAnalysis {
  cutShortBy: RelevancyAnalysis["cutShortBy"];
  readonly #options: RelevancyOptions;
  readonly #seeds: SeedChoice;
  readonly #pointsTo: StartedPointsTo;
  readonly #recorder: Recorder | undefined;
  #phase: "points-to" | "graph" | "encode" | "saturate" | "read-out" | "colors" | "cloning" | "done" = "points-to";
  #builder: GraphBuilder | undefined;
  #encoding: Encoding | undefined;
  #saturation: Saturation<Weight> | undefined;
  #relevancy: Relevancy | undefined;
  #colors: Colors | undefined;
  #cloned: ClonedAnswers | undefined;

  constructor(options: RelevancyOptions, seeds: SeedChoice, pointsTo: StartedPointsTo, isRecorded: boolean) {
    this.#options = options;
    this.#seeds = seeds;
    this.#pointsTo = pointsTo;
    this.#recorder = isRecorded ? new Recorder() : undefined;
  }

  get notes(): RelevancyAnalysis["notes"] {
    return this.#pointsTo.notes;
  }

  takeChunk(): RecordingChunk | undefined {
    return this.#recorder?.takeChunk();
  }

  advance(budget: number): boolean {
    if (this.cutShortBy !== undefined || this.#phase === "done") return true;
    this.#step(budget);
    this.#checkLimit();
    return this.cutShortBy !== undefined || this.#isDone;
  }

  get #isDone(): boolean {
    return this.#phase === "done";
  }

  #step(budget: number): void {
    switch (this.#phase) {
      case "points-to":
        if (this.#pointsTo.advance(budget)) this.#startGraph();
        return;
      case "graph":
        if (this.#builder?.advance(1 + Math.floor(budget / 64)) === true) this.#startEncoding(this.#builder.result());
        return;
      case "encode":
        if (this.#encoding?.advance(budget * 4, undefined, this.#recorder?.encoded) === true)
          this.#startSaturation(this.#builder?.result(), this.#encoding);
        return;
      case "saturate":
        if (this.#saturation?.advance(budget) === true) this.#phase = "read-out";
        return;
      case "read-out":
        this.#readOut();
        return;
      case "colors":
        if (this.#colors?.advance(budget) !== false) this.#phase = "cloning";
        return;
      case "cloning":
        this.#finish();
        return;
      case "done":
        return;
    }
  }

  #startGraph(): void {
    this.cutShortBy = this.#pointsTo.cutShortBy;
    if (this.cutShortBy !== undefined) return;
    const view = new PointsToView(this.#pointsTo.facts());
    this.#builder = new GraphBuilder(view, this.#options, this.#seeds, this.#recorder);
    this.#recorder?.attachGraph(this.#builder.result());
    this.#phase = "graph";
  }

  #startEncoding(built: BuiltGraph): void {
    this.#encoding = createEncoding(built, this.#options);
    this.#recorder?.attachEncoding(this.#encoding);
    this.#phase = "encode";
  }

  #startSaturation(built: BuiltGraph | undefined, encoding: Encoding): void {
    if (built === undefined) return;
    const automaton = startAutomaton(encoding, built.entry);
    this.#recorder?.attachAutomaton(automaton);
    this.#saturation = startPostStar(automaton, this.#recorder?.saturation);
    this.#phase = "saturate";
  }

  #readOut(): void {
    const [built, automaton] = [this.#builder?.result(), this.#saturation?.automaton];
    if (built === undefined || automaton === undefined || this.#encoding === undefined) return;
    this.#relevancy = readRelevancy(this.#encoding, automaton, this.#recorder?.readOut());
    if (automaton.transitionCount <= MAX_TRANSITIONS_FOR_COLORS) this.#colors = startColors(built, this.#options);
    this.#phase = "colors";
  }

  #finish(): void {
    const built = this.#builder?.result();
    if (built !== undefined && this.#options.pipeline !== "stacking") this.#cloned = this.#clone(built);
    this.#phase = "done";
    this.#recorder?.finish(() => {
      const { variables, seeds } = this.result();
      return {
        outcomes: variables.map((row) => outcomeSymbol(row, seeds)),
        seeds: seeds.map(
          ({ file, line, column }, index): SeedSymbol => ({ letter: letterOf(index), file, line, column }),
        ),
      };
    });
  }

  /** The points-to analysis counts its steps for itself, and so do the colors; the rest is counted together. */
  #checkLimit(): void {
    const limit = this.#options.pointsTo.maxSteps;
    if (limit === undefined || this.#phase === "cloning" || this.#phase === "done") return;
    const steps = this.#phase === "colors" ? (this.#colors?.steps ?? 0) : (this.#recorder?.length ?? this.#steps);
    if (steps >= limit) this.cutShortBy = { kind: "step-limit", limit };
  }

  /** Edges, pushdown rules and steps of the saturation. */
  get #steps(): number {
    const edges = this.#builder?.result().graph.edgeCount ?? 0;
    return edges + (this.#encoding?.system.ruleCount ?? 0) + (this.#saturation?.steps ?? 0);
  }

  result(): RelevancyResult {
    const built = this.#builder?.result();
    const encoding = this.#encoding;
    const automaton = this.#saturation?.automaton;
    if (built === undefined || encoding === undefined || automaton === undefined) return this.#emptyResult();
    const relevancy = this.#relevancy ?? readRelevancy(encoding, automaton);
    const cloned = this.#cloned;
    const shown = this.#options.pipeline === "cloning" && cloned !== undefined ? cloned : undefined;
    const answers = shown?.answers ?? answersOf(built, relevancy, this.#options);
    const colors = this.#phase === "done" ? this.#colors : undefined;
    const languages = this.#options.stacks ? new StackLanguages(built, encoding, automaton) : undefined;
    const variables = answers.map((answer, index): VariableRow => {
      const isRelevant = answer.weight === weights.any;
      const seeds = isRelevant ? colors?.seedsOf(index) : undefined;
      const stack = isRelevant && shown === undefined ? languages?.of(answer) : undefined;
      const beside = this.#options.pipeline === "both" ? cloned?.answers[index] : undefined;
      return variableRow(answer, {
        ...(seeds === undefined ? {} : { seeds }),
        ...(stack === undefined ? {} : { stack }),
        ...(beside === undefined ? {} : { cloning: weightName(beside.weight) }),
      });
    });
    const weightOf = (node: number): Weight => relevancy.at(built.graph.locationOf(node), built.graph.placeOf(node));
    return {
      options: this.#shownOptions(),
      variables,
      seeds: seedsOf(built).map(({ row }) => row),
      wdg: this.#options.wdg ? wdgRows(built, encoding, weightOf) : { nodes: [], edges: [] },
      rules: encoding.system.ruleCount,
      transitions: automaton.transitionCount,
      metrics: measure(built, shown?.relevancy ?? relevancy, answers),
      ...(cloned === undefined ? {} : { cloning: { nodes: cloned.nodes, edges: cloned.edges } }),
      notes: this.notes.map(({ text }) => text),
      partial: this.cutShortBy !== undefined || this.#phase !== "done",
    };
  }

  #clone(built: BuiltGraph): ClonedAnswers {
    const options: RelevancyOptions = { ...this.#options, globals: "refined", refinedContexts: "callee" };
    const { view } = built.construction;
    const isRefined = this.#options.globals === "refined" && this.#options.refinedContexts === "callee";
    const refined = isRefined ? built : buildAll(view, options, this.#seeds);
    const cloned = clone(refined);
    return { ...cloned, answers: answersOf(refined, cloned.relevancy, options) };
  }

  #emptyResult(): RelevancyResult {
    return {
      options: this.#shownOptions(),
      variables: [],
      seeds: [],
      wdg: { nodes: [], edges: [] },
      rules: 0,
      transitions: 0,
      metrics: {
        variables: 0,
        relevant: 0,
        methods: 0,
        relevantMethods: 0,
        lines: 0,
        relevantLines: 0,
        codeReduction: 0,
      },
      notes: this.notes.map(({ text }) => text),
      partial: true,
    };
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
