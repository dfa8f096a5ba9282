import { callAt, type Section, type Seq } from "../../../trace/index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds, ruleNames, vocabulary } from "./vocabulary.ts";
import type { Wording } from "./wording.ts";

/** What the facts of a recording rest on. */
export class Reasons {
  readonly #section: Section;
  readonly #symbols: SymbolReader;
  readonly #wording: Wording;

  constructor(section: Section, symbols: SymbolReader, wording: Wording) {
    this.#section = section;
    this.#symbols = symbols;
    this.#wording = wording;
  }

  /** The facts a fact rests on. A flow edge is replaced by what it rests on: the slides' rules have no edges. */
  premises(seq: Seq): readonly Seq[] {
    const { steps } = this.#section;
    const premises = steps.premises(seq);
    const [first, ...others] = premises;
    const isAlongEdge =
      first !== undefined &&
      steps.factKind(seq) === factKinds.pointsTo &&
      steps.kind(first) === "derive" &&
      steps.factKind(first) === factKinds.flow;
    return isAlongEdge ? [...others, ...steps.premises(first)] : premises;
  }

  rule(seq: Seq): string {
    return `points-to.rule.${ruleNames[this.#section.steps.rule(seq)] ?? "worklist"}`;
  }

  /** Premises that are no recorded facts: the edge that was followed, Dispatch and Select. */
  side(seq: Seq): readonly string[] {
    const { steps } = this.#section;
    const fact = steps.fact(seq);
    if (fact.kind === factKinds.callEdge && steps.kind(seq) === "derive")
      return this.#wording.call(seq, this.#receiverOf(seq));
    if (fact.kind === factKinds.pointsTo || fact.kind === factKinds.entry) {
      const first = steps.premises(seq)[0];
      if (first !== undefined && steps.kind(first) === "derive" && steps.factKind(first) === factKinds.flow) {
        // For an entry the edge is a premise; for a fact it is not, because the slides' rules have no edges.
        return fact.kind === factKinds.pointsTo ? [this.#wording.fact(first)] : [];
      }
      const rule = ruleNames[steps.rule(seq)];
      if (rule === "call" || rule === "constructor-call") return this.#callSideOf(seq);
    }
    return [];
  }

  /** `this` of a callee: the call edge that is made right after it says how the call was resolved. */
  #callSideOf(seq: Seq): readonly string[] {
    const { steps } = this.#section;
    const call = callAt(steps, vocabulary.procedures, steps.frame(this.#putOf(seq)));
    if (call?.procedure !== "ProcessCall" || call.values.site === -1) return [];
    const { object, site, callee } = call.values;
    const method = steps.premises(seq)[0];
    const caller = method === undefined ? "[]" : this.#contextOf(method);
    return this.#wording.selection(caller, site, callee, object);
  }

  /** The put whose entry brought a points-to fact: its frame knows the call. */
  #putOf(seq: Seq): Seq {
    const { steps } = this.#section;
    if (steps.kind(seq) === "put") return seq;
    const take = steps.kind(seq) === "derive" ? this.#section.lastTakeAt(seq) : undefined;
    return take === undefined ? seq : steps.subject(take);
  }

  /** The context in which a fact about a variable or a method lives. */
  #contextOf(seq: Seq): string {
    const fact = this.#section.steps.fact(seq);
    if (fact.kind === factKinds.reachable) return this.#symbols.method(fact.a).context;
    return this.#symbols.pointer(fact.a).context;
  }

  #receiverOf(callEdge: Seq): number | undefined {
    const { steps } = this.#section;
    const call = callAt(steps, vocabulary.procedures, steps.frame(callEdge));
    return call?.procedure !== "ProcessCall" || call.values.object === -1 ? undefined : call.values.object;
  }
}
