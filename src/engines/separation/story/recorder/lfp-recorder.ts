import { NONE, type Recorder, type SectionRecorder, type Seq, SymbolTables } from "../../../../trace/index.ts";
import type { BasePairObserver, DerivedPair } from "../../algorithm/base-pairs/base-pairs.ts";
import { showPair } from "../../algorithm/base-pairs/print-pair.ts";
import { referenceParameters } from "../../algorithm/base-pairs/shape-rule.ts";
import {
  callsOf,
  cellsOf,
  type Definitions,
  isDontCare,
  type SymbolicHeap,
} from "../../algorithm/heaps/symbolic-heap.ts";
import type { LfpObserver } from "../../algorithm/least-fixed-point/least-fixed-point.ts";
import type { Abstracted } from "../../algorithm/least-fixed-point/projection.ts";
import type { LfpReading } from "../../algorithm/least-fixed-point/readings.ts";
import type { Unfolding } from "../../algorithm/least-fixed-point/unfold.ts";
import { showHeap, showLinear, showSpatial } from "../../algorithm/syntax/index.ts";
import { say } from "../../messages/say.ts";
import { drawHeap } from "../drawings/draw-heap.ts";
import { numbered } from "../drawings/expand.ts";
import { nameOfCall } from "../drawings/instance-name.ts";
import { RootParameters } from "../drawings/root-parameters.ts";
import { lines } from "../facts/pseudocode.ts";
import type { SeparationSymbols } from "../facts/symbols.ts";
import { factKinds, type RuleName, SECTION, vocabulary } from "../facts/vocabulary.ts";

/** At most this many disjuncts are drawn: those of larger tables are not looked at one by one. */
const MAX_PICTURES = 200;

/** At most this many derivations of a base pair are kept besides the first. */
const MAX_DERIVATIONS = 64;

const noReplacement: Pick<Unfolding, "replacements"> = { replacements: [] };

/** The steps of one predicate: its base pairs, and its disjuncts in the round under way and in the round before. */
interface PredicateSteps {
  readonly number: number;
  readonly pairs: Seq[];
  sv: Seq[];
  oldSv: Seq[];
  a: Seq[];
  oldA: Seq[];
  /** SV of every round so far. */
  readonly rounds: Seq[][];
}

/** Writes a run of Algorithm 1 as a section of a recording: disjuncts with birth, rule, premises and pseudocode line. */
export class LfpRecorder implements LfpObserver, BasePairObserver {
  readonly section: SectionRecorder<RuleName, typeof vocabulary.procedures>;
  readonly tables = new SymbolTables<SeparationSymbols>();
  readonly #disjuncts = this.tables.growing("disjuncts");
  readonly #abstracts = this.tables.growing("abstracts");
  readonly #comparisons = this.tables.growing("comparisons");
  readonly #pairs = this.tables.growing("pairs");
  readonly #rederived = this.tables.growing("rederived");
  /** By step of a base pair: how many more derivations are kept of it. */
  readonly #derivations = new Map<Seq, number>();
  /** By row of `disjuncts`, as far as they are drawn: the predicate occurrences that were unfolded into cells, by root. */
  readonly #owners = new Map<number, ReadonlyMap<string, string>>();
  readonly #definitions: Definitions;
  readonly #isAccumulating: boolean;
  readonly roots: RootParameters;
  readonly #steps: ReadonlyMap<string, PredicateSteps>;
  readonly #lastImplications: Seq[] = [];
  #round = 0;
  #bodyKey = "";

  /** @param leftOut the parts of the algorithm that are left out; undefined where nothing can be */
  constructor(recorder: Recorder, definitions: Definitions, reading: LfpReading, leftOut?: readonly string[]) {
    this.section = recorder.section(SECTION, vocabulary, this.tables);
    this.#definitions = definitions;
    this.#isAccumulating = reading !== "paper";
    this.roots = new RootParameters(definitions);
    const predicates = [...definitions.predicates.values()];
    this.#steps = new Map(
      predicates.map(({ name }, number) => [
        name,
        { number, pairs: [], sv: [], oldSv: [], a: [], oldA: [], rounds: [] },
      ]),
    );
    this.tables.fixed("run", () => [{ reading, leftOut }]);
    this.tables.fixed("predicates", () => predicates.map(({ name, span }) => ({ name, span })));
  }

  /** The step that found a base pair. */
  birthOfPair(predicate: string, number: number): Seq {
    return this.#steps.get(predicate)?.pairs[number] ?? NONE;
  }

  /** The steps of the disjuncts of SV after a round, in order. */
  disjunctsOf(predicate: string, round: number): readonly Seq[] {
    return this.#steps.get(predicate)?.rounds[round] ?? [];
  }

  pairFound(predicate: string, number: number, found: DerivedPair): void {
    const { pair, rule } = found;
    const a = this.#pairs.push({
      text: showPair(pair, referenceParameters(predicate, this.#definitions)),
      number,
      origin: this.#originOf(predicate, found),
    });
    this.#enter("BasePairs", predicate, rule);
    const seq = this.#derive("base-pair", lines.add, "pair", a, predicate, this.#birthsOf(predicate, found));
    const steps = this.#steps.get(predicate);
    if (steps !== undefined) steps.pairs[number] = seq;
    this.roots.add(predicate, pair);
  }

  /** No step: nothing new is found. */
  pairKnown(predicate: string, number: number, found: DerivedPair): void {
    const pair = this.birthOfPair(predicate, number);
    const count = this.#derivations.get(pair) ?? 0;
    if (count === MAX_DERIVATIONS) return;
    this.#derivations.set(pair, count + 1);
    const premises = this.#birthsOf(predicate, found);
    this.#rederived.push({ pair, origin: this.#originOf(predicate, found), premises, by: this.section.log.length });
  }

  /** The steps of the pairs of a rule’s calls. */
  #birthsOf(predicate: string, { rule, children }: DerivedPair): readonly Seq[] {
    return this.#callsOf(predicate, rule).map((name, place) => this.birthOfPair(name, children[place] ?? 0));
  }

  /** `disjunct 2 with pair 1`, `disjunct 2 with pair 1 of ls` */
  #originOf(predicate: string, { rule, children }: DerivedPair): string {
    const pairs = this.#callsOf(predicate, rule)
      .map((call, place) => {
        const number = (children[place] ?? 0) + 1;
        return call === predicate ? say("fact.pair", { number }) : say("fact.pairOf", { number, call });
      })
      .join(", ");
    const disjunct = say("fact.disjunct", { number: rule + 1 });
    return pairs === "" ? disjunct : say("fact.withPairs", { disjunct, pairs });
  }

  #callsOf(predicate: string, rule: number): readonly string[] {
    const body = this.#definitions.predicates.get(predicate)?.rules[rule];
    return body === undefined ? [] : callsOf(body).map((call) => call.predicate);
  }

  roundBegins(round: number): void {
    this.#round = round;
    for (const steps of this.#steps.values()) {
      steps.oldSv = steps.sv;
      steps.oldA = steps.a;
      steps.sv = [];
      steps.rounds.push(steps.sv);
      steps.a = this.#isAccumulating ? [...steps.oldA] : [];
    }
    this.#lastImplications.length = 0;
    this.#bodyKey = "";
    const { frames } = this.section;
    frames.goTo(NONE);
    frames.enter("LFP", 0, { round });
    if (round === 0) return;
    const rule = "initialize";
    const fact = { kind: factKinds.end, a: 0, b: NONE, c: round };
    const put = this.section.write({ kind: "put", rule, line: lines.loop, fact, premises: [] });
    const taken = { ...fact, a: put };
    this.section.write({ kind: "take", rule, line: lines.empty, level: "iteration", fact: taken, premises: [put] });
  }

  initial(predicate: string, heap: SymbolicHeap): void {
    const a = this.#disjunct(predicate, heap, noReplacement);
    this.#steps.get(predicate)?.sv.push(this.#derive("initialize", lines.initialize, "sv", a, predicate));
  }

  unfolded(predicate: string, from: number, unfolding: Unfolding): void {
    const steps = this.#steps.get(predicate);
    const before = steps?.oldSv[from];
    const a = this.#disjunct(predicate, unfolding.heap, unfolding, before);
    this.#enter("LFP", predicate, from);
    steps?.sv.push(this.#derive("unfold", lines.unfold, "sv", a, predicate, [before]));
  }

  pruned(predicate: string, from: number, unfolding: Unfolding): void {
    const a = this.#steps.get(predicate)?.oldSv[from];
    const b = this.#disjunct(predicate, unfolding.heap, unfolding, a);
    this.#enter("LFP", predicate, from);
    if (a !== undefined) this.#about("close", "prune", lines.unfold, { kind: factKinds.sv, a, b }, [a]);
  }

  abstracted(predicate: string, sv: number, { heap, actions }: Abstracted, known: number): void {
    const steps = this.#steps.get(predicate);
    const source = steps?.sv[sv] ?? NONE;
    const row = this.#abstracts.push({ text: heap && showHeap(heap), actions });
    this.#enter("LFP", predicate, sv);
    const kind = factKinds.abstract;
    const before = steps?.a[known];
    if (heap === undefined) this.#about("close", "abstract", lines.abstract, { kind, a: source, b: row }, [source]);
    else if (before !== undefined)
      this.#about("known", "abstract", lines.abstract, { kind, a: before, b: row }, [before, source]);
    else steps?.a.push(this.#derive("abstract", lines.abstract, "abstract", row, predicate, [source]));
  }

  compared(predicate: string, disjunct: number, covering: readonly number[] | undefined): void {
    const steps = this.#steps.get(predicate);
    const compared = steps?.a[disjunct];
    const covers = (covering ?? []).map((number) => steps?.oldA[number]);
    const row = this.#comparisons.push({
      text: this.#textOf(compared),
      covering: covers.map((seq) => this.#textOf(seq)),
      isCovered: covering !== undefined,
    });
    this.#enter("LFP", predicate, NONE);
    const premises = [compared, ...covers];
    this.#lastImplications.push(this.#derive("imply", lines.ifImplied, "implication", row, predicate, premises));
  }

  stopped(round: number, outcome: "fixed-point" | "limit"): void {
    this.#round = round;
    const isFixed = outcome === "fixed-point";
    this.section.write({
      kind: "derive",
      rule: "stop",
      line: isFixed ? lines.return : lines.loop,
      level: "rule",
      fact: { kind: factKinds.end, a: isFixed ? 1 : 0, b: NONE, c: round },
      premises: isFixed ? this.#lastImplications : [],
    });
  }

  /** The abstract heap of a disjunct of A. */
  #textOf(abstract: Seq | undefined): string {
    const row = abstract === undefined ? undefined : this.#abstracts.row(this.section.log.fact(abstract).a);
    return row?.text ?? "";
  }

  /** `before` is the step of the disjunct that it was unfolded from. */
  #disjunct(
    predicate: string,
    heap: SymbolicHeap,
    { replacements }: Pick<Unfolding, "replacements">,
    before?: Seq,
  ): number {
    const row = {
      text: showHeap(heap),
      replacements: replacementsOf(replacements),
      rules: replacements.map(({ rule }) => rule),
    };
    if (this.#disjuncts.length >= MAX_PICTURES) return this.#disjuncts.push(row);
    const owners = this.#ownersAfter(replacements, before);
    this.#owners.set(this.#disjuncts.length, owners);
    const picture = drawHeap({
      heap,
      occurrences: numbered(heap),
      owners,
      variables: referenceParameters(predicate, this.#definitions),
      definitions: this.#definitions,
      isRoot: this.roots.isRoot,
    });
    return this.#disjuncts.push({ ...row, picture });
  }

  /** By root: the cells that were there keep what they were unfolded from, the new ones come out of what was replaced. */
  #ownersAfter(replacements: Unfolding["replacements"], before: Seq | undefined): ReadonlyMap<string, string> {
    const owners = new Map(before === undefined ? [] : this.#owners.get(this.section.log.fact(before).a));
    for (const { call, rule, by } of replacements) {
      const body = this.#definitions.predicates.get(call.predicate)?.rules[rule];
      for (const { root } of body === undefined ? [] : cellsOf(body)) {
        const name = by.get(root);
        if (typeof name === "string") owners.set(name, nameOfCall(call, this.roots.isRoot));
      }
    }
    return owners;
  }

  /** The frame of the body of the loops: one for each predicate and disjunct. */
  #enter(procedure: "LFP" | "BasePairs", predicate: string, disjunct: number): void {
    const key = `${procedure} ${this.#round} ${predicate} ${disjunct}`;
    if (key === this.#bodyKey) return;
    this.#bodyKey = key;
    const { frames } = this.section;
    frames.goTo(NONE);
    frames.enter(procedure, 0, { round: this.#round, predicate: this.#numberOf(predicate), disjunct });
  }

  #numberOf(predicate: string): number {
    return this.#steps.get(predicate)?.number ?? NONE;
  }

  #derive(
    rule: RuleName,
    line: number,
    kind: keyof typeof factKinds,
    a: number,
    predicate: string,
    premises: readonly (Seq | undefined)[] = [],
  ): Seq {
    const fact = { kind: factKinds[kind], a, b: this.#numberOf(predicate), c: this.#round };
    return this.section.write({ kind: "derive", rule, line, level: "rule", fact, premises });
  }

  /** A step about the fact `a`; its own row is `b`. */
  #about(
    kind: "known" | "close",
    rule: RuleName,
    line: number,
    fact: { readonly kind: number; readonly a: Seq; readonly b: number },
    premises: readonly Seq[],
  ): void {
    this.section.write({ kind, rule, line, level: "rule", fact: { ...fact, c: this.#round }, premises });
  }
}

/** `pre(n1, n2) by disjunct 2: a := n1, b := n2` */
function replacementsOf(replacements: Unfolding["replacements"]): readonly string[] {
  return replacements.map(({ call, rule, by }) => {
    const values = [...by].map(
      ([name, value]) => `${name} := ${typeof value === "string" ? value : showLinear(value)}`,
    );
    const replaced = say("fact.replaced", { call: showSpatial(call), number: rule + 1 });
    return values.length === 0 ? replaced : `${replaced}: ${values.filter((text) => !isDontCare(text)).join(", ")}`;
  });
}
