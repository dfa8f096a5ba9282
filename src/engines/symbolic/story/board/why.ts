import {
  type BoardSession,
  type Derivation,
  derivationOf,
  type InstantiatedRule,
  type Recording,
  type Seq,
} from "../../../../trace/index.ts";
import type { Cause } from "../../algorithm/state/observer.ts";
import { factKinds, isOfExecution, ruleName } from "../facts/index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import type { RunIndex } from "./run-index.ts";
import type { Wording } from "./wording.ts";

/** Reads derivations off a recording. */
export class Reasons {
  readonly #recording: Recording;
  readonly #symbols: SymbolReader;
  readonly #wording: Wording;
  readonly #index: RunIndex;
  readonly #algorithm1: BoardSession;

  constructor(
    recording: Recording,
    symbols: SymbolReader,
    wording: Wording,
    index: RunIndex,
    algorithm1: BoardSession,
  ) {
    this.#recording = recording;
    this.#symbols = symbols;
    this.#wording = wording;
    this.#index = index;
    this.#algorithm1 = algorithm1;
  }

  why(seq: Seq, limit: number): Derivation {
    return derivationOf(
      seq,
      limit,
      (fact) => this.#recording.steps.premises(fact),
      (fact) => this.#reason(fact),
    );
  }

  /** A fact of either phase in words. */
  textOf(seq: Seq): string {
    if (isOfExecution(this.#recording.steps.factKind(seq))) return this.#wording.fact(seq);
    return this.#algorithm1.why(seq, 1)?.text ?? "";
  }

  ruleOf(seq: Seq): string {
    const name = ruleName(this.#recording.steps.rule(seq));
    return name === undefined ? (this.#algorithm1.why(seq, 1)?.rule ?? "") : `symbolic.rule.${name}`;
  }

  /** The rule with its premises filled in; undefined for what only moves the agenda. */
  instantiate(seq: Seq): InstantiatedRule | undefined {
    const { steps } = this.#recording;
    if (steps.kind(seq) === "take" || steps.kind(seq) === "put") return undefined;
    const node = this.#beginning(seq);
    const premises = steps.premises(node ?? seq).map((premise) => ({ text: this.textOf(premise), fact: premise }));
    const side = this.sideOf(node ?? seq).map((text) => ({ text, fact: undefined }));
    return { name: this.ruleOf(seq), premises: [...side, ...premises], conclusion: this.#conclusion(seq) };
  }

  /**
   * What a rule looked at that is no recorded fact: for [S-LOAD] and [S-STORE] the cell of Δ, for a condition what s
   * says, for `enum` why the scenario applies.
   */
  sideOf(seq: Seq): readonly string[] {
    const { steps } = this.#recording;
    const { kind, a, b, c } = steps.fact(seq);
    switch (kind) {
      case factKinds.configuration: {
        const execution = this.#symbols.execution(c);
        if (execution === undefined) return [];
        return [`ι = ${execution.text}`, ...this.#cellOf(seq, execution.text)];
      }
      case factKinds.verdict: {
        const verdict = this.#symbols.verdict(a);
        return verdict === undefined || verdict.reason === "" ? [] : [verdict.reason];
      }
      case factKinds.end: {
        const end = this.#symbols.end(steps.kind(seq) === "close" ? c : a);
        return end === undefined || end.text === "" ? [] : [end.text];
      }
      case factKinds.node:
        return sideOfCause(this.#symbols.node(this.#index.nodeOf(seq) ?? b)?.cause);
      default:
        return [];
    }
  }

  /** l ↦ c(v₁..vₙ) ∈ Δ of [S-LOAD], [S-STORE] and [S-FREE]: the object that the statement names before its point. */
  #cellOf(seq: Seq, statement: string): readonly string[] {
    const rule = ruleName(this.#recording.steps.rule(seq));
    if (rule !== "S-LOAD" && rule !== "S-STORE" && rule !== "S-FREE") return [];
    const base = (/([\w$#]+)\.[\w$]+/.exec(statement) ?? /free ([\w$#]+)/.exec(statement))?.[1];
    const from = this.#recording.steps.premises(seq)[0];
    const before = from === undefined ? undefined : this.#index.remembered(from)?.configuration;
    if (base === undefined || before === undefined) return [];
    const value = this.#symbols.frame(before.stack[0] ?? -1)?.values.find(({ name }) => name === base)?.value;
    const object = before.objects.flatMap((row) => this.#symbols.object(row) ?? []).find((o) => o.root === value?.text);
    if (value === undefined) return [];
    const cell =
      object === undefined
        ? []
        : [`${object.root} ↦ ${object.data}(${object.fields.map(({ initial }) => initial.text).join(", ")}) ∈ Δ`];
    return [`s(${base}) = ${value.text}`, ...cell];
  }

  /** The put of the node that a configuration begins: it is what made Δ. */
  #beginning(seq: Seq): Seq | undefined {
    const { kind, c } = this.#recording.steps.fact(seq);
    if (kind !== factKinds.configuration || c !== -1) return undefined;
    return this.#index.nodes[this.#index.nodeOf(seq) ?? -1]?.put;
  }

  #conclusion(seq: Seq): string {
    const { steps } = this.#recording;
    const { kind, a, c } = steps.fact(seq);
    if (kind !== factKinds.configuration) return this.textOf(seq);
    const execution = this.#symbols.execution(c);
    if (execution === undefined) {
      const delta = this.#symbols.delta(this.#symbols.configuration(a)?.delta ?? -1);
      return delta === undefined ? this.textOf(seq) : `Δ = ${delta.text}`;
    }
    return execution.effect === "" ? execution.text : execution.effect;
  }

  #reason(seq: Seq) {
    const isOwn = isOfExecution(this.#recording.steps.factKind(seq));
    const other = isOwn ? undefined : this.#algorithm1.why(seq, 1);
    return {
      text: this.textOf(seq),
      rule: this.ruleOf(seq),
      side: other?.side ?? this.sideOf(seq),
      statement: this.#symbols.execution(this.#executionOf(seq))?.span,
    };
  }

  #executionOf(seq: Seq): number {
    const { kind, c } = this.#recording.steps.fact(seq);
    return kind === factKinds.configuration ? c : -1;
  }
}

function sideOfCause(cause: Cause | undefined): readonly string[] {
  if (cause?.kind === "branch") return [`π₀ = ${cause.text}`];
  return cause?.kind === "initialized" ? [`scenario ${cause.scenario} for ${cause.variable}: ${cause.text}`] : [];
}
