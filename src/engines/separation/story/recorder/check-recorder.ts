import type { Seq, StepLog, SymbolChunk } from "../../../../trace/index.ts";
import type { BasePairs } from "../../algorithm/base-pairs/base-pairs.ts";
import { isReference, type Query, type SymbolicHeap } from "../../algorithm/heaps/symbolic-heap.ts";
import type { DerivedHeap, Verdict } from "../../algorithm/satisfiability/satisfiability.ts";
import { showHeap, showSpatial } from "../../algorithm/syntax/index.ts";
import { clashesOf } from "../drawings/clashes.ts";
import { type DrawInput, drawHeap, type Occurrence } from "../drawings/draw-heap.ts";
import { drawModel, showModel } from "../drawings/draw-model.ts";
import { expand, numbered } from "../drawings/expand.ts";
import { lines, procedureNumbers } from "../facts/pseudocode.ts";
import { factKinds, type RuleName, ruleNames } from "../facts/rules.ts";
import type { AnswerSymbol, ClashSymbol, DrawnHeap, ExpansionSymbol, QuestionSymbol } from "../facts/symbols.ts";
import { Rows } from "./rows.ts";

const NONE = -1;
const RULE = 1;
const ITERATION = 2;
/** So many choices of pairs are told of one formula, and so many replacements. */
const MAX_CLASHES = 16;
const MAX_EXPANSIONS = 24;
const nothing: SymbolicHeap = { existentials: [], spatial: [], pointers: [], numbers: [] };

interface CheckRecorderParts {
  readonly log: StepLog;
  readonly basePairs: BasePairs;
  readonly isRoot: DrawInput["isRoot"];
  /** The step that found a base pair. */
  readonly birthOfPair: (predicate: string, number: number) => Seq;
}

/** Writes how the formulas of a text are decided, behind the steps of Algorithm 1. */
export class CheckRecorder {
  readonly #parts: CheckRecorderParts;
  readonly #questions = new Rows<QuestionSymbol>();
  readonly #clashes = new Rows<ClashSymbol>();
  readonly #expansions = new Rows<ExpansionSymbol>();
  readonly #answers = new Rows<AnswerSymbol>();
  #frame = NONE;
  #question = NONE;
  #asked: Seq = NONE;

  constructor(parts: CheckRecorderParts) {
    this.#parts = parts;
  }

  /** The formula is next. */
  asked(query: Query): void {
    const { disjuncts, span } = query;
    const [first = nothing] = disjuncts;
    const text = disjuncts.map((heap) => showHeap(heap)).join(" ∨ ");
    const calls = numberedAll(query)
      .flat()
      .map(({ id, call }) => ({ occurrence: id, call: showSpatial(call) }));
    this.#question = this.#questions.add({ text, span, calls, picture: this.#draw(query, first, numbered(first)) });
    this.#frame = this.#parts.log.writeFrame({
      procedure: procedureNumbers.Satisfiable,
      parent: NONE,
      callLine: 0,
      arguments: [this.#question, NONE, NONE, NONE],
    });
    this.#asked = this.#write(ITERATION, "question", lines.eachCheck, factKinds.question, this.#question, []);
  }

  answered(query: Query, verdict: Verdict): void {
    if (verdict.verdict === "sat") {
      const premises = this.#derived(query, verdict.derived);
      const picture = drawModel(verdict.model);
      this.#answer({ verdict: "sat", text: showModel(verdict.model), picture }, lines.sat, premises);
      return;
    }
    const clashes = verdict.verdict === "unsat" ? this.#clashed(query) : [];
    this.#answer({ verdict: verdict.verdict, text: verdict.reason, picture: undefined }, lines.unsat, clashes);
  }

  /** The symbol tables' rows since the last call. */
  newSymbols(): SymbolChunk {
    return {
      questions: this.#questions.fresh(),
      clashes: this.#clashes.fresh(),
      expansions: this.#expansions.fresh(),
      answers: this.#answers.fresh(),
    };
  }

  /** The derivation of the model, occurrence by occurrence. The steps of the outermost ones are returned. */
  #derived(query: Query, derived: DerivedHeap): readonly Seq[] {
    const { definitions } = this.#parts.basePairs;
    const births = new Map<number, Seq>();
    const all = numberedAll(query);
    const start = all[query.disjuncts.indexOf(derived.search[0]?.before ?? derived.heap)] ?? [];
    const outermost: Seq[] = [];
    let count = 0;
    for (const { occurrence, disjunct, body, children, heap, open } of expand(
      derived,
      definitions,
      start,
      all.flat().length,
    )) {
      if (count++ === MAX_EXPANSIONS) break;
      const row = this.#expansions.add({
        occurrence: occurrence.id,
        call: showSpatial(occurrence.call),
        disjunct,
        body: showHeap(body),
        children: children.map(({ id, call }) => ({ occurrence: id, call: showSpatial(call) })),
        picture: this.#draw(query, heap, open),
      });
      const parent = births.get(occurrence.id) ?? this.#asked;
      const seq = this.#write(RULE, "expand", lines.expand, factKinds.expansion, row, [parent]);
      if (!births.has(occurrence.id)) outermost.push(seq);
      for (const { id } of children) births.set(id, seq);
    }
    return outermost;
  }

  /** Why each choice of base pairs fails, in every disjunct. */
  #clashed({ disjuncts }: Query): readonly Seq[] {
    const { basePairs, birthOfPair } = this.#parts;
    return disjuncts.flatMap((heap) =>
      clashesOf(heap, basePairs, MAX_CLASHES).map(({ pairs, text }) => {
        const choice = pairs.map(({ call, number }) => `pair ${number + 1} of ${showSpatial(call)}`);
        const premises = pairs.map(({ call, number }) => birthOfPair(call.predicate, number));
        const row = this.#clashes.add({ choice, text });
        return this.#write(RULE, "clash", lines.noChoice, factKinds.clash, row, [this.#asked, ...premises]);
      }),
    );
  }

  #answer(answer: AnswerSymbol, line: number, reasons: readonly Seq[]): void {
    this.#write(RULE, "answer", line, factKinds.answer, this.#answers.add(answer), [this.#asked, ...reasons]);
  }

  #draw({ free }: Query, heap: SymbolicHeap, occurrences: readonly Occurrence[]): DrawnHeap {
    const variables = free.filter(({ type }) => isReference(type)).map(({ name }) => name);
    const { basePairs, isRoot } = this.#parts;
    return drawHeap({ heap, occurrences, variables, definitions: basePairs.definitions, isRoot });
  }

  #write(level: number, rule: RuleName, line: number, factKind: number, a: number, premises: readonly Seq[]): Seq {
    const row = { kind: "derive", level, rule: ruleNames.indexOf(rule), line, frame: this.#frame } as const;
    const known = [...new Set(premises)].filter((seq) => seq !== NONE);
    return this.#parts.log.write({ ...row, statement: NONE, factKind, a, b: this.#question, c: NONE }, known);
  }
}

/** The calls of each disjunct; no two have the same number. */
function numberedAll({ disjuncts }: Query): readonly (readonly Occurrence[])[] {
  let first = 0;
  return disjuncts.map((heap) => {
    const occurrences = numbered(heap, first);
    first += occurrences.length;
    return occurrences;
  });
}
