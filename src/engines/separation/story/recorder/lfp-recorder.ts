import { type Seq, StepLog, type SymbolChunk } from "../../../../trace/index.ts";
import type { BasePairObserver, DerivedPair } from "../../algorithm/base-pairs/base-pairs.ts";
import { showPair } from "../../algorithm/base-pairs/print-pair.ts";
import { referenceParameters } from "../../algorithm/base-pairs/shape-rule.ts";
import { type Definitions, isDontCare, type SymbolicHeap } from "../../algorithm/heaps/symbolic-heap.ts";
import type { AbstractDisjunct, LfpObserver } from "../../algorithm/least-fixed-point/least-fixed-point.ts";
import type { Action } from "../../algorithm/least-fixed-point/projection.ts";
import type { Unfolding } from "../../algorithm/least-fixed-point/unfold.ts";
import { showHeap, showLinear, showSpatial } from "../../algorithm/syntax/index.ts";
import { drawHeap } from "../drawings/draw-heap.ts";
import { numbered } from "../drawings/expand.ts";
import { RootParameters } from "../drawings/root-parameters.ts";
import { lines, procedureNumbers } from "../facts/pseudocode.ts";
import { factKinds, type RuleName, ruleNames } from "../facts/rules.ts";
import type {
  AbstractSymbol,
  ComparisonSymbol,
  DisjunctSymbol,
  PairSymbol,
  PredicateSymbol,
} from "../facts/symbols.ts";

const NONE = -1;
/** So many disjuncts are drawn; nobody looks at those of larger tables one by one. */
const MAX_PICTURES = 200;

/** The steps of one predicate's disjuncts: those of the round under way and those of the round before. */
interface Births {
  sv: Seq[];
  oldSv: Seq[];
  a: Seq[];
  oldA: Seq[];
  /** SV of every round so far. */
  readonly rounds: Seq[][];
}

/** Writes a run of Algorithm 1 as steps: disjuncts with birth, rule, premises and pseudocode line. */
export class LfpRecorder implements LfpObserver, BasePairObserver {
  readonly log: StepLog;
  readonly #definitions: Definitions;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #births: readonly Births[];
  readonly #pairBirths = new Map<string, Seq>();
  readonly #tables = {
    disjuncts: [] as DisjunctSymbol[],
    abstracts: [] as AbstractSymbol[],
    comparisons: [] as ComparisonSymbol[],
    pairs: [] as PairSymbol[],
  };
  /** The abstract texts of the round under way and of the one before, by predicate. */
  readonly #texts: { now: string[]; old: string[] }[];
  readonly #isAccumulating: boolean;
  #sent = { disjuncts: 0, abstracts: 0, comparisons: 0, pairs: 0, isOpen: false };
  #round = 0;
  #frame = NONE;
  #frameKey = "";
  #put: Seq = NONE;
  #lastImplications: Seq[] = [];

  readonly #roots: RootParameters;

  /** Steps may be written behind those of another recorder, or others behind these, in one log. */
  constructor(definitions: Definitions, isAccumulating: boolean, log = new StepLog()) {
    this.log = log;
    this.#definitions = definitions;
    this.#isAccumulating = isAccumulating;
    const names = [...definitions.predicates.keys()];
    this.#numbers = new Map(names.map((name, number) => [name, number]));
    this.#births = names.map(() => ({ sv: [], oldSv: [], a: [], oldA: [], rounds: [] }));
    this.#texts = names.map(() => ({ now: [], old: [] }));
    this.#roots = new RootParameters(definitions);
  }

  /** The step that found a base pair. */
  birthOfPair(predicate: string, number: number): Seq {
    return this.#pairBirths.get(`${predicate} ${number}`) ?? NONE;
  }

  /** Whether a parameter is the root of what a predicate says. */
  isRoot(predicate: string, parameter: number): boolean {
    return this.#roots.isRoot(predicate, parameter);
  }

  pairFound(predicate: string, number: number, found: DerivedPair): void {
    const rule = this.#definitions.predicates.get(predicate)?.rules[found.rule];
    const calls = rule?.spatial.flatMap((part) => (part.kind === "call" ? [part.predicate] : [])) ?? [];
    const premises = calls.map((name, place) => this.#pairBirths.get(`${name} ${found.children[place] ?? 0}`) ?? NONE);
    const text = showPair(found.pair, referenceParameters(predicate, this.#definitions));
    const used = calls.map((name, place) => `pair ${(found.children[place] ?? 0) + 1} of ${name}`);
    const origin = `disjunct ${found.rule + 1} of ${predicate}${used.length === 0 ? "" : ` with ${used.join(", ")}`}`;
    const row = this.#tables.pairs.push({ text, origin }) - 1;
    this.#enter(procedureNumbers.BasePairs, predicate, found.rule);
    const seq = this.#write("derive", 1, "base-pair", lines.add, factKinds.pair, row, predicate, premises);
    this.#pairBirths.set(`${predicate} ${number}`, seq);
    this.#roots.add(predicate, found.pair);
  }

  roundBegins(round: number): void {
    this.#round = round;
    for (const births of this.#births) {
      births.oldSv = births.sv;
      births.oldA = births.a;
      births.sv = [];
      births.rounds.push(births.sv);
      births.a = this.#isAccumulating ? [...births.oldA] : [];
    }
    for (const texts of this.#texts) {
      texts.old = texts.now;
      texts.now = this.#isAccumulating ? [...texts.old] : [];
    }
    this.#lastImplications = [];
    this.#frame = this.log.writeFrame({
      procedure: procedureNumbers.LFP,
      parent: NONE,
      callLine: 0,
      arguments: [round, NONE, NONE, NONE],
    });
    this.#frameKey = "";
    if (round === 0) return;
    this.#put = this.#step("put", 0, "initialize", lines.loop, factKinds.end, 0, NONE, []);
    this.#step("take", 2, "initialize", lines.empty, factKinds.end, this.#put, NONE, [this.#put]);
  }

  initial(predicate: string, heap: SymbolicHeap): void {
    const row = this.#disjunct(predicate, heap, undefined);
    const seq = this.#write("derive", 1, "initialize", lines.initialize, factKinds.sv, row, predicate, []);
    this.#of(predicate)?.sv.push(seq);
  }

  unfolded(predicate: string, from: number, unfolding: Unfolding, _number: number): void {
    const row = this.#disjunct(predicate, unfolding.heap, unfolding);
    this.#enter(procedureNumbers.LFP, predicate, from);
    const premises = [this.#of(predicate)?.oldSv[from] ?? NONE];
    const seq = this.#write("derive", 1, "unfold", lines.unfold, factKinds.sv, row, predicate, premises);
    this.#of(predicate)?.sv.push(seq);
  }

  pruned(predicate: string, from: number, unfolding: Unfolding): void {
    this.#disjunct(predicate, unfolding.heap, unfolding);
    this.#enter(procedureNumbers.LFP, predicate, from);
    const subject = this.#of(predicate)?.oldSv[from] ?? NONE;
    if (subject !== NONE)
      this.#step("close", 1, "prune", lines.unfold, factKinds.sv, subject, this.#tables.disjuncts.length - 1, [
        subject,
      ]);
  }

  abstracted(
    predicate: string,
    sv: number,
    disjunct: AbstractDisjunct | undefined,
    actions: readonly Action[],
    known: number,
  ): void {
    const births = this.#of(predicate);
    const texts = this.#texts[this.#numbers.get(predicate) ?? 0];
    const source = births?.sv[sv] ?? NONE;
    const text = disjunct === undefined ? undefined : showHeap(disjunct.heap);
    const row = this.#tables.abstracts.push({ text, actions }) - 1;
    this.#enter(procedureNumbers.LFP, predicate, sv);
    if (disjunct === undefined) {
      this.#step("close", 1, "abstract", lines.abstract, factKinds.abstract, source, row, [source]);
      return;
    }
    const before = births?.a[known] ?? NONE;
    if (known !== -1 && before !== NONE) {
      this.#step("known", 1, "abstract", lines.abstract, factKinds.abstract, before, row, [before, source]);
      return;
    }
    births?.a.push(this.#write("derive", 1, "abstract", lines.abstract, factKinds.abstract, row, predicate, [source]));
    texts?.now.push(text ?? "");
  }

  compared(predicate: string, disjunct: number, covering: readonly number[] | undefined): void {
    const births = this.#of(predicate);
    const texts = this.#texts[this.#numbers.get(predicate) ?? 0];
    const row =
      this.#tables.comparisons.push({
        text: texts?.now[disjunct] ?? "",
        covering: (covering ?? []).map((number) => texts?.old[number] ?? ""),
        isCovered: covering !== undefined,
      }) - 1;
    this.#enter(procedureNumbers.LFP, predicate, NONE);
    const premises = [births?.a[disjunct] ?? NONE, ...(covering ?? []).map((number) => births?.oldA[number] ?? NONE)];
    this.#lastImplications.push(
      this.#write("derive", 1, "imply", lines.ifImplied, factKinds.implication, row, predicate, premises),
    );
  }

  stopped(round: number, outcome: "fixed-point" | "limit"): void {
    this.#round = round;
    const isFixed = outcome === "fixed-point";
    const line = isFixed ? lines.return : lines.loop;
    const premises = isFixed ? this.#lastImplications : [];
    this.#step("derive", 1, "stop", line, factKinds.end, isFixed ? 1 : 0, NONE, premises);
  }

  /** The steps of the disjuncts of SV after a round, in order. */
  disjunctsOf(predicate: string, round: number): readonly Seq[] {
    return this.#of(predicate)?.rounds[round] ?? [];
  }

  /** The symbol tables' rows since the last call. */
  newSymbols(): SymbolChunk {
    const { disjuncts, abstracts, comparisons, pairs } = this.#tables;
    const sent = this.#sent;
    const fresh = {
      disjuncts: disjuncts.slice(sent.disjuncts),
      abstracts: abstracts.slice(sent.abstracts),
      comparisons: comparisons.slice(sent.comparisons),
      pairs: pairs.slice(sent.pairs),
    };
    this.#sent = {
      disjuncts: disjuncts.length,
      abstracts: abstracts.length,
      comparisons: comparisons.length,
      pairs: pairs.length,
      isOpen: true,
    };
    const predicates = [...this.#definitions.predicates.values()].map(
      ({ name, parameters, span }): PredicateSymbol => ({ name, parameters: parameters.map((p) => p.name), span }),
    );
    const run = [{ reading: this.#isAccumulating ? "canonical" : "paper" }];
    return sent.isOpen ? fresh : { ...fresh, predicates, run };
  }

  #of(predicate: string): Births | undefined {
    return this.#births[this.#numbers.get(predicate) ?? 0];
  }

  #disjunct(predicate: string, heap: SymbolicHeap, unfolding: Unfolding | undefined): number {
    const text = showHeap(heap);
    const replacements = unfolding === undefined ? [] : replacementsOf(unfolding);
    const rules = (unfolding?.replacements ?? []).map(({ rule }) => rule);
    const { disjuncts } = this.#tables;
    if (disjuncts.length >= MAX_PICTURES) return disjuncts.push({ text, replacements, rules }) - 1;
    const picture = drawHeap({
      heap,
      occurrences: numbered(heap),
      variables: referenceParameters(predicate, this.#definitions),
      definitions: this.#definitions,
      isRoot: (name, parameter) => this.isRoot(name, parameter),
    });
    return disjuncts.push({ text, replacements, rules, picture }) - 1;
  }

  /** The frame of the body of the loops: one for each predicate and disjunct. */
  #enter(procedure: number, predicate: string, from: number): void {
    const number = this.#numbers.get(predicate) ?? 0;
    const key = `${procedure} ${this.#round} ${number} ${from}`;
    if (key === this.#frameKey) return;
    this.#frameKey = key;
    this.#frame = this.log.writeFrame({
      procedure,
      parent: NONE,
      callLine: 0,
      arguments: [this.#round, number, from, NONE],
    });
  }

  #write(
    kind: "derive",
    level: number,
    rule: RuleName,
    line: number,
    factKind: number,
    row: number,
    predicate: string,
    premises: readonly Seq[],
  ): Seq {
    return this.#step(kind, level, rule, line, factKind, row, this.#numbers.get(predicate) ?? 0, premises);
  }

  #step(
    kind: "put" | "take" | "derive" | "known" | "close",
    level: number,
    rule: RuleName,
    line: number,
    factKind: number,
    a: number,
    b: number,
    premises: readonly Seq[],
  ): Seq {
    const row = { kind, level, rule: ruleNames.indexOf(rule), line, frame: this.#frame, statement: NONE };
    return this.log.write(
      { ...row, factKind, a, b, c: this.#round },
      premises.filter((seq) => seq !== NONE),
    );
  }
}

/** `pre(n1, n2) by disjunct 2: a := n1, b := n2` */
function replacementsOf({ replacements }: Unfolding): readonly string[] {
  return replacements.map(({ call, rule, by }) => {
    const values = [...by].map(
      ([name, value]) => `${name} := ${typeof value === "string" ? value : showLinear(value)}`,
    );
    return `${showSpatial(call)} by disjunct ${rule + 1}${values.length === 0 ? "" : `: ${values.filter((text) => !isDontCare(text)).join(", ")}`}`;
  });
}
