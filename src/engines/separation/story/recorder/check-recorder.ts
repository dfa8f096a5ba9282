import { NONE, type Seq } from "../../../../trace/index.ts";
import type { BasePairs } from "../../algorithm/base-pairs/base-pairs.ts";
import { type Call, cellsOf, isReference, type Query, type SymbolicHeap } from "../../algorithm/heaps/symbolic-heap.ts";
import type { DerivedHeap, Verdict } from "../../algorithm/satisfiability/satisfiability.ts";
import { showHeap, showSpatial } from "../../algorithm/syntax/index.ts";
import { say } from "../../messages/say.ts";
import { clashesOf } from "../drawings/clashes.ts";
import { drawHeap, type Occurrence } from "../drawings/draw-heap.ts";
import { drawModel, showModel } from "../drawings/draw-model.ts";
import { expand, numbered } from "../drawings/expand.ts";
import { nameOfCall } from "../drawings/instance-name.ts";
import { modelOwners } from "../drawings/model-owners.ts";
import { lines } from "../facts/pseudocode.ts";
import type { AnswerSymbol, DrawnHeap, ExpansionSymbol } from "../facts/symbols.ts";
import { factKinds, type RuleName } from "../facts/vocabulary.ts";
import type { LfpRecorder } from "./lfp-recorder.ts";

/** At most this many choices of pairs are told of one formula, and as many replacements. */
const MAX_CLASHES = 16;
const MAX_EXPANSIONS = 24;
const nothing: SymbolicHeap = { existentials: [], spatial: [], pointers: [], numbers: [] };

/** Writes how the formulas of a text are decided, behind the steps of Algorithm 1 in its section. */
export class CheckRecorder {
  readonly #lfp: LfpRecorder;
  readonly #basePairs: BasePairs;
  readonly #questions;
  readonly #clashes;
  readonly #expansions;
  readonly #answers;
  #question = NONE;
  #asked: Seq = NONE;

  constructor(lfp: LfpRecorder, basePairs: BasePairs) {
    this.#lfp = lfp;
    this.#basePairs = basePairs;
    this.#questions = lfp.tables.growing("questions");
    this.#clashes = lfp.tables.growing("clashes");
    this.#expansions = lfp.tables.growing("expansions");
    this.#answers = lfp.tables.growing("answers");
  }

  /** The formula is next. */
  asked(query: Query): void {
    const { disjuncts, span } = query;
    const [first = nothing] = disjuncts;
    const text = disjuncts.map((heap) => showHeap(heap)).join(" ∨ ");
    const calls = callTexts(numberedAll(query).flat());
    const picture = this.#draw(query, first, numbered(first), new Map());
    this.#question = this.#questions.push({ text, span, calls, picture });
    const { frames } = this.#lfp.section;
    frames.goTo(NONE);
    frames.enter("Satisfiable", 0, { question: this.#question });
    this.#asked = this.#write("question", lines.eachCheck, "question", this.#question, []);
  }

  answered(query: Query, verdict: Verdict): void {
    if (verdict.verdict === "sat") {
      const { outermost: premises, ...unfolded } = this.#derived(query, verdict.derived);
      const picture = drawModel(verdict.model, modelOwners(unfolded, verdict.model, this.#lfp.roots.isRoot));
      this.#answer({ verdict: "sat", text: showModel(verdict.model), picture }, lines.sat, premises);
      return;
    }
    const clashes = verdict.verdict === "unsat" ? this.#clashed(query) : [];
    this.#answer({ verdict: verdict.verdict, text: verdict.reason, picture: undefined }, lines.unsat, clashes);
  }

  /** The derivation of the model, occurrence by occurrence. The steps of the outermost ones are returned, and the heap at the end. */
  #derived(query: Query, derived: DerivedHeap) {
    const { definitions } = this.#basePairs;
    const births = new Map<number, Seq>();
    const all = numberedAll(query);
    const start = all[query.disjuncts.indexOf(derived.search[0]?.before ?? derived.heap)] ?? [];
    const outermost: Seq[] = [];
    const owners = new Map<string, Call>();
    let last = derived.search[0]?.before ?? derived.heap;
    let count = 0;
    for (const { occurrence, disjunct, body, children, heap, open } of expand(
      derived,
      definitions,
      start,
      all.flat().length,
    )) {
      if (count++ === MAX_EXPANSIONS) break;
      for (const { root } of cellsOf(body)) owners.set(root, occurrence.call);
      last = heap;
      const row = this.#expansions.push({
        occurrence: occurrence.id,
        call: showSpatial(occurrence.call),
        disjunct,
        body: showHeap(body),
        children: callTexts(children),
        picture: this.#draw(query, heap, open, owners),
      });
      const parent = births.get(occurrence.id) ?? this.#asked;
      const seq = this.#write("expand", lines.expand, "expansion", row, [parent]);
      if (!births.has(occurrence.id)) outermost.push(seq);
      for (const { id } of children) births.set(id, seq);
    }
    return { outermost, heap: last, owners };
  }

  /** Why each choice of base pairs fails, in every disjunct. */
  #clashed({ disjuncts }: Query): readonly Seq[] {
    return disjuncts.flatMap((heap) =>
      clashesOf(heap, this.#basePairs, MAX_CLASHES).map(({ pairs, text }) => {
        const choice = pairs.map(({ call, number }) =>
          say("fact.pairOf", { number: number + 1, call: showSpatial(call) }),
        );
        const premises = pairs.map(({ call, number }) => this.#lfp.birthOfPair(call.predicate, number));
        const row = this.#clashes.push({ choice, text });
        return this.#write("clash", lines.noChoice, "clash", row, [this.#asked, ...premises]);
      }),
    );
  }

  #answer(answer: AnswerSymbol, line: number, reasons: readonly Seq[]): void {
    this.#write("answer", line, "answer", this.#answers.push(answer), [this.#asked, ...reasons]);
  }

  #draw(
    { free }: Query,
    heap: SymbolicHeap,
    occurrences: readonly Occurrence[],
    unfolded: ReadonlyMap<string, Call>,
  ): DrawnHeap {
    const variables = free.filter(({ type }) => isReference(type)).map(({ name }) => name);
    const { isRoot } = this.#lfp.roots;
    const owners = new Map(Array.from(unfolded, ([root, call]) => [root, nameOfCall(call, isRoot)]));
    return drawHeap({ heap, occurrences, owners, variables, definitions: this.#basePairs.definitions, isRoot });
  }

  #write(rule: RuleName, line: number, kind: keyof typeof factKinds, a: number, premises: readonly Seq[]): Seq {
    return this.#lfp.section.write({
      kind: "derive",
      rule,
      line,
      level: rule === "question" ? "iteration" : "rule",
      fact: { kind: factKinds[kind], a, b: this.#question, c: NONE },
      premises: [...new Set(premises)],
    });
  }
}

function callTexts(occurrences: readonly Occurrence[]): ExpansionSymbol["children"] {
  return occurrences.map(({ id, call }) => ({ occurrence: id, call: showSpatial(call) }));
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
