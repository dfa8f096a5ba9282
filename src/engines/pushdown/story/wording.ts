import { callAt, type Seq } from "../../../trace/index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds, ruleNames, vocabulary } from "./vocabulary.ts";

/** `l(p, g, s) = id`, `(p, g, s)` for an entry, `W(s) = id`, `top(p, g) = any`. */
export function factText(symbols: SymbolReader, seq: Seq): string {
  const { kind, a, b, c } = symbols.steps.fact(symbols.steps.about(seq));
  switch (kind) {
    case factKinds.transition:
      return `l${symbols.triple(a)} = ${symbols.weight(b)}`;
    case factKinds.accepted:
      return `W(${symbols.state(a)}) = ${symbols.weight(b)}`;
    case factKinds.top:
      return `top(${symbols.state(a)}, ${symbols.symbol(b)}) = ${symbols.weight(c)}`;
    default:
      return symbols.triple(a);
  }
}

/** The weight that a fact gives. */
export function weightOf(symbols: SymbolReader, seq: Seq): string {
  const { kind, b, c } = symbols.steps.fact(seq);
  return symbols.weight(kind === factKinds.top ? c : b);
}

/** The facts a value was made from, without the one it is combined with and without what made the rule. */
export function factorsOf(symbols: SymbolReader, seq: Seq): readonly Seq[] {
  const { steps } = symbols;
  const premises = steps.premises(seq).filter((premise) => symbols.section.has(premise));
  return steps.kind(seq) === "derive" ? premises : premises.slice(1);
}

/**
 * What a value rests on, what made it first. Where ⊕ chooses one of its operands, the value before has no part in the one
 * that replaced it; in a product it comes last.
 */
export function reasonsOf(symbols: SymbolReader, seq: Seq): readonly Seq[] {
  const premises = symbols.steps.premises(seq);
  if (symbols.steps.kind(seq) !== "refine") return premises;
  const [before, ...reasons] = premises;
  if (isSinking(symbols, seq)) return premises;
  return before !== undefined && symbols.isProduct ? [...reasons, before] : reasons;
}

/** What Update was offered and what the transition had, for a step inside Update. */
export function offerOf(symbols: SymbolReader, seq: Seq): { readonly offered: string; readonly before: string } {
  const { steps } = symbols;
  const call = callAt(steps, vocabulary.procedures, steps.frame(seq));
  if (call?.procedure !== "Update") return { offered: "?", before: "?" };
  const { offered, before } = call.values;
  return { offered: symbols.weight(offered), before: symbols.weight(before) };
}

/** `id ⊗ any = any`: how the offered value came about; undefined where nothing was multiplied. */
export function productOf(symbols: SymbolReader, seq: Seq): string | undefined {
  const { steps } = symbols;
  const cause = ruleNames[steps.rule(seq)];
  const weights = factorsOf(symbols, seq).map((premise) => weightOf(symbols, premise));
  const ruleWeight = symbols.rule(steps.fact(seq).c)?.weight ?? "?";
  const { offered } = offerOf(symbols, seq);
  switch (cause) {
    case "pop":
    case "step":
    case "push": {
      const factors = symbols.direction === "post" ? [...weights, ruleWeight] : [ruleWeight, ...weights];
      return factors.length === 1 ? undefined : `${factors.join(" ⊗ ")} = ${offered}`;
    }
    case "epsilon":
      return `${weights.join(" ⊗ ")} = ${offered}`;
    default:
      return undefined;
  }
}

/** `const ⊕ any = any`: what Update did with the offered value; undefined when there was nothing before. */
export function sumOf(symbols: SymbolReader, seq: Seq): string | undefined {
  const { steps } = symbols;
  if (steps.kind(seq) === "derive" || isSinking(symbols, seq)) return undefined;
  const { offered, before } = offerOf(symbols, seq);
  return `${before} ⊕ ${offered} = ${symbols.weight(steps.fact(seq).b)}`;
}

/** Whether a value that falls for ever became what it comes to. */
export function isSinking(symbols: SymbolReader, seq: Seq): boolean {
  return ruleNames[symbols.steps.rule(seq)] === "cycle";
}

/** Message id of the name of a step’s rule. */
export function ruleId(symbols: SymbolReader, seq: Seq): string {
  return `pushdown.rule.${ruleNames[symbols.steps.rule(seq)] ?? "worklist"}`;
}

/** What is no recorded fact: the pushdown rule, and the equations with their weights filled in. */
export function sideConditions(symbols: SymbolReader, seq: Seq): readonly string[] {
  const { steps } = symbols;
  const { kind } = steps.fact(seq);
  if (steps.kind(seq) === "put" || steps.kind(seq) === "take") return [];
  if (steps.kind(seq) !== "known" && kind !== factKinds.transition) return [];
  if (isSinking(symbols, seq)) return [];
  const sum = sumOf(symbols, seq);
  return [...firing(symbols, seq), ...(sum === undefined ? [] : [sum])];
}

/** The pushdown rule that fires, and the weight it comes to. */
export function firing(symbols: SymbolReader, seq: Seq): readonly string[] {
  const { c } = symbols.steps.fact(seq);
  const rule = symbols.rule(c);
  const fired = rule === undefined ? undefined : `f(${symbols.ruleText(c)}) = ${rule.weight}`;
  return [fired, productOf(symbols, seq)].filter((part) => part !== undefined);
}
