import { engineWords, type Message, type Seq } from "../../../../trace/index.ts";
import { factKinds, isOfCheck, ruleName } from "../facts/vocabulary.ts";
import type { SymbolRows } from "./symbol-rows.ts";
import { superscript } from "./wording.ts";

const { message } = engineWords("separation");

/** What a step does and why it matters, in one sentence. Formulas are left out: the rule beside it has them. */
export function sentenceOf(rows: SymbolRows, seq: Seq): Message {
  const { steps } = rows;
  const kind = steps.kind(seq);
  const { kind: factKind, b, c } = steps.fact(seq);
  if (kind === "put" || kind === "take") return message(`sentence.${kind}`, { round: c });
  if (isOfCheck(factKind)) return checkSentence(rows, seq);
  const rule = ruleName(steps.rule(seq));
  const predicate = rows.row("predicates", steps.fact(steps.about(seq)).b).name;
  const values = { predicate, round: superscript(c) };
  switch (rule) {
    case "unfold": {
      const { rules } = rows.row("disjuncts", steps.fact(seq).a);
      const numbers = rules.map((number) => number + 1).join(", ");
      return message("sentence.unfold", { ...values, count: rules.length, numbers });
    }
    case "prune":
      return message("sentence.prune", { ...values, count: rows.row("disjuncts", b).rules.length });
    case "abstract": {
      const isWhole = rows.row("run", 0).leftOut?.includes("abs") === true;
      return message(`sentence.abstract${cases[kind] ?? ""}`, { ...values, isWhole: String(isWhole) });
    }
    case "imply": {
      const { isCovered } = rows.row("comparisons", steps.fact(seq).a);
      return message(`sentence.imply${isCovered ? "" : ".not"}`, { ...values, before: superscript(c - 1) });
    }
    case "stop":
      return message(steps.fact(seq).a === 1 ? "sentence.stop" : "sentence.stop.limit", {
        before: superscript(c - 1),
      });
    default:
      return message(`sentence.${rule}`, { ...values, calls: steps.premises(seq).length });
  }
}

/** What else may come of an abstraction than a new disjunct of A. */
const cases: Readonly<Record<string, string>> = { known: ".known", close: ".false" };

/** A step about a formula to decide; `calls`: how many calls the step is about, or leaves. */
function checkSentence(rows: SymbolRows, seq: Seq): Message {
  const { kind, a, b } = rows.steps.fact(seq);
  const number = (kind === factKinds.question ? a : b) + 1;
  switch (kind) {
    case factKinds.question:
      return message("sentence.question", { number, calls: rows.row("questions", a).calls.length });
    case factKinds.clash:
      return message("sentence.clash", { number, calls: rows.row("clashes", a).choice.length });
    case factKinds.expansion: {
      const { call, disjunct, children } = rows.row("expansions", a);
      return message("sentence.expand", { number, call, disjunct: disjunct + 1, calls: children.length });
    }
    default:
      return message("sentence.answer", { number, verdict: rows.row("answers", a).verdict });
  }
}
