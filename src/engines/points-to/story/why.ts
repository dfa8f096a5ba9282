import {
  type Derivation,
  derivationOf,
  type InstantiatedRule,
  type Recording,
  type Seq,
} from "../../../trace/index.ts";
import { factKinds, ruleNames } from "../algorithm/rules.ts";
import type { SymbolReader } from "./read-symbols.ts";
import type { Wording } from "./wording.ts";

const RULE_PREFIX = "points-to.rule.";

/** Reads derivations off a recording. */
export class Reasons {
  readonly #recording: Recording;
  readonly #symbols: SymbolReader;
  readonly #wording: Wording;

  constructor(recording: Recording, symbols: SymbolReader, wording: Wording) {
    this.#recording = recording;
    this.#symbols = symbols;
    this.#wording = wording;
  }

  why(seq: Seq, limit: number): Derivation {
    return derivationOf(
      this.#wording.subject(seq),
      limit,
      (fact) => this.premisesOf(fact),
      (fact) => this.#reason(fact),
    );
  }

  /** The facts a fact rests on. A flow edge is replaced by what it rests on: the slides' rules have no edges. */
  premisesOf(seq: Seq): readonly Seq[] {
    const { steps } = this.#recording;
    const premises = steps.premises(seq);
    const [first, ...others] = premises;
    const isAlongEdge =
      first !== undefined &&
      steps.factKind(seq) === factKinds.pointsTo &&
      steps.kind(first) === "derive" &&
      steps.factKind(first) === factKinds.flow;
    return isAlongEdge ? [...others, ...steps.premises(first)] : premises;
  }

  ruleOf(seq: Seq): string {
    return RULE_PREFIX + (ruleNames[this.#recording.steps.rule(seq)] ?? "worklist");
  }

  /** Premises that are no recorded facts: the edge that was followed, Dispatch and Select. */
  sideOf(seq: Seq): readonly string[] {
    const { steps } = this.#recording;
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

  /** The rule of the slide with its premises filled in; undefined for worklist bookkeeping. */
  instantiate(seq: Seq): InstantiatedRule | undefined {
    const { steps } = this.#recording;
    const kind = steps.kind(seq);
    if (kind === "take") return undefined;
    const fact = this.#wording.subject(seq);
    const premises = this.premisesOf(fact).map((premise) => ({ text: this.#wording.fact(premise), fact: premise }));
    const side = this.sideOf(fact).map((text) => ({ text, fact: undefined }));
    return { name: this.ruleOf(fact), premises: [...premises, ...side], conclusion: this.#wording.fact(fact) };
  }

  /** `this` of a callee: the call edge that is made right after it says how the call was resolved. */
  #callSideOf(seq: Seq): readonly string[] {
    const { steps } = this.#recording;
    const [, object, site, callee] = steps.frameAt(steps.frame(this.#putOf(seq))).arguments;
    if (site === -1) return [];
    const method = steps.premises(seq)[0];
    const caller = method === undefined ? "[]" : this.#contextOf(method);
    return this.#wording.selection(caller, site, callee, object);
  }

  /** The put whose entry brought a points-to fact: its frame knows the call. */
  #putOf(seq: Seq): Seq {
    const { steps } = this.#recording;
    if (steps.kind(seq) === "put") return seq;
    const take = steps.kind(seq) === "derive" ? this.#recording.lastTakeAt(seq) : undefined;
    return take === undefined ? seq : steps.subject(take);
  }

  /** The context in which a fact about a variable or a method lives. */
  #contextOf(seq: Seq): string {
    const fact = this.#recording.steps.fact(seq);
    if (fact.kind === factKinds.reachable) return this.#symbols.method(fact.a).context;
    return this.#symbols.pointer(fact.a).context;
  }

  #receiverOf(callEdge: Seq): number | undefined {
    const { steps } = this.#recording;
    const object = steps.frameAt(steps.frame(callEdge)).arguments[1];
    return object === -1 ? undefined : object;
  }

  #reason(seq: Seq) {
    const statement = this.#recording.steps.statement(seq);
    return {
      text: this.#wording.fact(seq),
      rule: this.ruleOf(seq),
      side: this.sideOf(seq),
      statement: statement === -1 ? undefined : this.#symbols.statement(statement),
    };
  }
}
