import {
  type Granularity,
  NONE,
  Recorder,
  type RecordingChunk,
  type SectionRecorder,
  type Seq,
  SymbolTables,
} from "../../../trace/index.ts";
import { type PAutomaton, SaturationRecorder } from "../../pushdown/index.ts";
import type { JoinObserver } from "../algorithm/cloning/cloning.ts";
import type { Edge, Weight } from "../algorithm/dependence-graph/elements.ts";
import { edgeRules } from "../algorithm/dependence-graph/rules.ts";
import type { Encoding, EncodingObserver } from "../algorithm/encoding/encoding.ts";
import type { BuildObserver, BuiltGraph } from "../algorithm/graph-building/build-graph.ts";
import type { RelevancyObserver } from "../algorithm/read-out/read-out.ts";
import { CloningRecorder } from "./cloning/recorder.ts";
import { lineOf, lines } from "./pseudocode.ts";
import type { OutcomeSymbol, RelevancySymbols, SeedSymbol } from "./symbols.ts";
import { addGraphTables, addRuleTable, variableSymbols } from "./tables.ts";
import { factKinds, type RuleName, SECTION, vocabulary } from "./vocabulary.ts";

/** A conclusion: a fact with its `a`, `b` and `c` (see `factKinds`), and the other parts of its step. */
interface Conclusion {
  readonly kind: keyof typeof factKinds;
  readonly number: number;
  readonly b?: number;
  readonly c?: number;
  /** Whether it says more than the last step about the same `number`. */
  readonly isNew: boolean;
  readonly rule: RuleName;
  readonly line?: number;
  readonly level?: Granularity;
  readonly premises: readonly (Seq | undefined)[];
  readonly at?: number;
}

/** The most steps that are recorded, outcomes left out: the analysis goes on without a recording. */
const CAPACITY = 300_000;

/** Writes graph, encoding and outcomes as a section of a recording, and has the pushdown engine write the saturation between them. */
export class RelevancyRecorder implements BuildObserver {
  readonly #recorder: Recorder;
  readonly #tables = new SymbolTables<RelevancySymbols>();
  readonly #section: SectionRecorder<RuleName, typeof vocabulary.procedures>;
  /** By kind: the last step about each fact. */
  readonly #births: Readonly<Record<keyof typeof factKinds, Seq[]>> = { edge: [], rule: [], outcome: [] };
  #isFirstOfStatement = true;
  /** What is concluded once the recording is full: written when it is known how much was passed over. */
  readonly #late: Conclusion[] = [];

  constructor(capacity = CAPACITY) {
    this.#recorder = new Recorder(capacity);
    this.#section = this.#recorder.section(SECTION, vocabulary, this.#tables);
  }

  /** How many steps there are, those that are not recorded among them. */
  get length(): number {
    return this.#recorder.length + this.passedOver;
  }

  /** How many steps are not recorded. */
  get passedOver(): number {
    return this.#recorder.passedOver;
  }

  /** Everything recorded since the last call. */
  takeChunk(): RecordingChunk {
    return this.#recorder.takeChunk();
  }

  /** The graph that is being built. */
  attachGraph(built: BuiltGraph, pipeline: "stacking" | "cloning"): void {
    this.#tables.fixed("pipelines", () => [pipeline]);
    addGraphTables(this.#tables, built);
  }

  statement(): void {
    this.#isFirstOfStatement = true;
  }

  edge(edge: Edge, isNew: boolean): void {
    if (this.#isFirstOfStatement) this.#enter("BuildGraph");
    this.#conclude({
      kind: "edge",
      number: edge.number,
      isNew,
      rule: edgeRules[edge.rule] ?? "copy",
      level: this.#isFirstOfStatement ? "iteration" : "rule",
      premises: [],
      at: edge.statement,
    });
    this.#isFirstOfStatement = false;
  }

  /** The graph is complete, and its edges become pushdown rules. */
  encoding(built: BuiltGraph, encoding: Encoding): EncodingObserver {
    const { graph } = built;
    this.#tables.fixed("variables", () => variableSymbols(built));
    addRuleTable(this.#tables, encoding);
    this.#enter("Encode");
    return (edge, number, rule, isNew) => {
      const isArrival = rule === "encode-step" && graph.placeAt(edge.source).kind === "return-point";
      this.#conclude({
        kind: "rule",
        number,
        b: edge.number,
        isNew,
        rule,
        line: isArrival ? lines.arrival : lineOf(rule),
        premises: [this.#births.edge[edge.number]],
        at: edge.statement,
      });
    };
  }

  /** The saturation and its read-out are a section of their own; each rule rests on the step that encoded it. */
  saturation({ graph }: BuiltGraph, automaton: PAutomaton<Weight>): SaturationRecorder<Weight> {
    return new SaturationRecorder(this.#recorder, automaton, "deep-first", {
      spanOf: (edge) => graph.statements[graph.edge(edge).statement]?.span,
      birthOf: (rule) => this.#births.rule[rule],
      areStatements: true,
    });
  }

  /** Definition 7: the read-out tells what is on top, and from that follow the outcomes. */
  readOut(saturation: SaturationRecorder<Weight>): RelevancyObserver {
    this.#enter("Relevancy");
    const weights: Weight[] = [];
    return {
      accepted: (...event) => saturation.accepted(...event),
      top: (...event) => saturation.top(...event),
      outcome: (node, location, symbol, weight) => {
        const isNew = weight > (weights[node] ?? 0);
        if (isNew) weights[node] = weight;
        const outcome = { kind: "outcome", number: node, b: weight, c: location, isNew, rule: "outcome" } as const;
        this.#outcome({ ...outcome, premises: [saturation.topBirthOf(location, symbol)] });
      },
    };
  }

  /** Copies in place of the encoding are a section of their own; each flow rests on the step that made its edge. */
  cloning(built: BuiltGraph): CloningRecorder {
    this.#tables.fixed("variables", () => variableSymbols(built));
    return new CloningRecorder(this.#recorder, built, this.#births.edge);
  }

  /** The outcomes of copies become one. */
  joining(cloning: CloningRecorder): JoinObserver {
    this.#enter("JoinCopies");
    const weights: Weight[] = [];
    return (node, copy, weight) => {
      const isNew = weight > (weights[node] ?? 0);
      if (isNew) weights[node] = weight;
      const outcome = { kind: "outcome", number: node, b: weight, c: copy, isNew, rule: "join-copies" } as const;
      this.#outcome({ ...outcome, premises: [cloning.birthOf(copy)] });
    };
  }

  /** After the read-out: what the result says besides, and the seeds. */
  finish(outcomes: readonly OutcomeSymbol[], seeds: readonly SeedSymbol[]): void {
    this.#concludeLate();
    this.#tables.fixed("outcomes", () => outcomes);
    this.#tables.fixed("seeds", () => seeds);
  }

  /** Outcomes are recorded in any case. */
  #outcome(conclusion: Conclusion): void {
    if (this.#recorder.isFull) this.#late.push(conclusion);
    else this.#write(conclusion);
  }

  #concludeLate(): void {
    const unrecorded = this.passedOver === 0 ? NONE : this.#recorder.writePassedOver();
    if (this.#late.length === 0) return;
    this.#enter(this.#late[0]?.rule === "join-copies" ? "JoinCopies" : "Relevancy");
    for (const conclusion of this.#late) this.#write({ ...conclusion, premises: [...conclusion.premises, unrecorded] });
  }

  #enter(procedure: keyof typeof vocabulary.procedures): void {
    this.#section.frames.goTo(NONE);
    this.#section.frames.enter(procedure, 0, {});
  }

  /** Steps that are too many are only counted. */
  #conclude(conclusion: Conclusion): void {
    if (!this.#recorder.passesOver()) this.#write(conclusion);
  }

  /** A fact is new, replaces what was known of it, or brings nothing new. */
  #write({ kind, number, b = 0, c = 0, isNew, rule, level = "rule", premises, at = NONE, ...given }: Conclusion): void {
    const known = this.#births[kind][number];
    const isKnown = known !== undefined && !isNew;
    const seq = this.#section.write({
      kind: isKnown ? "known" : known === undefined ? "derive" : "refine",
      rule,
      line: given.line ?? lineOf(rule),
      level,
      fact: { kind: factKinds[kind], a: isKnown ? known : number, b, c },
      premises: [known, ...premises],
      at,
    });
    if (!isKnown) this.#births[kind][number] = seq;
  }
}
