import type { Seq } from "../../../../trace/index.ts";
import { say } from "../../messages/say.ts";
import { factKinds, isOfCheck } from "../facts/vocabulary.ts";
import type { SymbolRows } from "./symbol-rows.ts";

/** How the fact of a step reads: `SV²(pre) ∋ …` */
export function factText(rows: SymbolRows, seq: Seq): string {
  const { steps } = rows;
  const at = rows.steps.about(seq);
  const { kind, a, b, c } = steps.fact(at);
  if (isOfCheck(kind)) return checkText(rows, kind, a, b);
  const { name } = rows.row("predicates", b);
  switch (kind) {
    case factKinds.sv:
      return `SV${superscript(c)}(${name}) ∋ ${rows.row("disjuncts", a).text}`;
    case factKinds.abstract:
      return `A${superscript(c)}(${name}) ∋ ${rows.row("abstracts", a).text ?? "false"}`;
    case factKinds.implication: {
      const { text, covering, isCovered } = rows.row("comparisons", a);
      return `A${superscript(c)}(${name}): ${text} ${coverText(covering, isCovered, c)}`;
    }
    case factKinds.pair:
      return `base(${name}) ∋ ${rows.row("pairs", a).text}`;
    default:
      if (steps.kind(at) === "put") return say("fact.round", { round: c });
      return a === 1 ? say("fact.returned", { round: superscript(c - 1) }) : say("fact.noFixedPoint");
  }
}

/** `⇒ emp ∨ …` with the disjuncts of A that cover one of A′, or `⇏ A¹`. */
export function coverText(covering: readonly string[], isCovered: boolean, round: number): string {
  if (!isCovered) return `⇏ A${superscript(round - 1)}`;
  return `⇒ ${covering.length === 0 ? say("fact.anything") : covering.join(" ∨ ")}`;
}

function checkText(rows: SymbolRows, kind: number, a: number, question: number): string {
  const check = say("fact.check", { number: question + 1 });
  switch (kind) {
    case factKinds.question:
      return `${check}: ${rows.row("questions", a).text}`;
    case factKinds.clash: {
      const { choice, text } = rows.row("clashes", a);
      return `${check}: ${choice.length === 0 ? "" : `${choice.join(", ")}: `}${text}`;
    }
    case factKinds.expansion: {
      const { call, body } = rows.row("expansions", a);
      return `${check}: ${call} ⟶ ${body}`;
    }
    default: {
      const { verdict, text } = rows.row("answers", a);
      return say("fact.answer", { check, verdict, text });
    }
  }
}

/** `12` as `¹²` */
export function superscript(number: number): string {
  return String(number).replaceAll(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)] ?? digit);
}
