import { engineWords, type Message, type Phase, type Section, type Seq } from "../../../../trace/index.ts";
import { say } from "../../messages/say.ts";
import { factKinds, ruleName } from "../facts/vocabulary.ts";
import type { SymbolRows } from "./symbol-rows.ts";
import { factText } from "./wording.ts";

const { message, phases } = engineWords("separation");

/** Base pairs, Algorithm 1, and the formulas to decide. */
export function phasesOf(section: Section): readonly Phase[] {
  const { pair, sv, question } = factKinds;
  return phases(section, { "base-pairs": pair, unfolding: sv, satisfiability: question });
}

/** The sentences before the first step; their texts are in the message catalog. */
export function beginning({ reading }: SymbolRows) {
  return {
    what: message("start.what"),
    why: message("start.why", { reading }),
  };
}

/** One line about a step. */
export function titleOf(rows: SymbolRows, seq: Seq): Message {
  const { steps } = rows;
  const kind = steps.kind(seq);
  const { kind: factKind, b, c } = steps.fact(seq);
  if (kind === "put" || kind === "take") return message(`what.${kind}`, { round: c });
  if (kind === "close" && factKind === factKinds.sv)
    return message("what.pruned", { fact: rows.row("disjuncts", b).text });
  const word = kind === "known" ? "known" : kind === "close" ? "false" : (kindNames[factKind] ?? "end");
  return message(`what.${word}`, { fact: factText(rows, seq) });
}

/** Facts by their kinds. */
const kindNames = Object.keys(factKinds);

/** Why a step was made. */
export function reasonOf(rows: SymbolRows, seq: Seq): Message {
  const { steps } = rows;
  const { a } = steps.fact(seq);
  if (steps.kind(seq) === "put" || steps.kind(seq) === "take") return message("why.round");
  const rule = ruleName(steps.rule(seq));
  switch (rule) {
    case "imply":
      return message(`why.${rows.row("comparisons", a).isCovered ? "imply" : "not-implied"}${without(rows)}`, {});
    case "answer":
      return message("why.answer", { verdict: rows.row("answers", a).verdict });
    case "clash":
    case "question":
      return message(`why.${rule}`);
    case "stop":
      return message(a === 1 ? "why.stop" : "why.limit", {});
    default: {
      const side = sideConditions(rows, seq);
      const id = `why.${rule}${rule === "abstract" ? without(rows) : ""}`;
      return side.length === 0 ? message(`${id}-plain`) : message(id, { side: side.join("; ") });
    }
  }
}

/** The ending of what is said of A where it is not abstracted. */
function without(rows: SymbolRows): "" | "-whole" {
  return rows.row("run", 0).leftOut?.includes("abs") === true ? "-whole" : "";
}

/** The effect of a step. */
export function effectOf({ steps }: SymbolRows, seq: Seq): Message {
  const rule = ruleName(steps.rule(seq));
  switch (steps.kind(seq)) {
    case "known":
      return message("effect.known");
    case "close":
      return message("effect.close", { rule });
    case "put":
    case "take":
      return message("effect.round");
    default:
      return message(`effect.${rule}`);
  }
}

/** What is no recorded fact: substitutions, what Π and abs did, the rule of a pair. */
export function sideConditions(rows: SymbolRows, seq: Seq): readonly string[] {
  const { steps } = rows;
  const { kind, a, b } = steps.fact(seq);
  const isDerived = steps.kind(seq) === "derive";
  // A `known` or `close` step keeps the step that is meant in a; its own row is b.
  const row = isDerived ? a : b;
  switch (kind) {
    case factKinds.sv:
      return rows.row("disjuncts", row).replacements;
    case factKinds.pair:
      return [rows.row("pairs", row).origin];
    case factKinds.abstract:
      return rows.row("abstracts", row).actions.map(({ kind: what, text }) => say(`action.${what}`, { text }));
    case factKinds.expansion: {
      const { call, disjunct } = rows.row("expansions", a);
      return isDerived ? [say("fact.disjunctOf", { number: disjunct + 1, predicate: call.split("(")[0] ?? call })] : [];
    }
    default:
      return [];
  }
}
