import type { Recording, Seq } from "../../../trace/index.ts";
import type { RunSource } from "../../pushdown/index.ts";
import { ruleNames } from "../algorithm/dependence-graph/rules.ts";
import { lines } from "./pseudocode.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds } from "./symbols.ts";
import type { Wording } from "./wording.ts";

/** The saturation inside a relevancy recording, so that its runs can be replayed. Control locations are the first states. */
export function runSource(recording: Recording, symbols: SymbolReader, wording: Wording): RunSource {
  const { steps } = recording;
  const isRule = (seq: Seq): boolean => steps.factKind(seq) === factKinds.rule;
  return {
    direction: "post",
    transitionFact: (seq) => {
      const subject = wording.subject(seq);
      const { kind } = steps.fact(subject);
      if (kind === factKinds.transition) return subject;
      return kind === factKinds.entry ? steps.premises(subject)[0] : undefined;
    },
    transition: (fact) => {
      const { from, reads, to } = symbols.transition(steps.fact(fact).a);
      return { from, symbol: reads, to };
    },
    *births() {
      const births = recording.births(factKinds.transition);
      for (let index = 0; index < births.length; index++) {
        const seq = births.at(index);
        if (steps.kind(seq) === "derive") yield seq;
      }
    },
    cause: (fact) => (steps.line(fact) === lines.pushTop ? "top" : ruleNames[steps.rule(fact)]),
    factors: (fact) => {
      const premises = steps.kind(fact) === "refine" ? steps.premises(fact).slice(1) : steps.premises(fact);
      return premises.filter((premise) => !isRule(premise));
    },
    ruleOf: (fact) => {
      const rule = steps.premises(fact).find(isRule);
      return rule === undefined ? -1 : steps.fact(rule).a;
    },
    rule: (number) => {
      const { left, right, weight, to } = symbols.rule(number);
      return { text: `${left} ↪ ${right}`, weight, ...to };
    },
    isLocation: (state) => symbols.stateKind(state) === "location",
    isFinal: (state) => symbols.stateKind(state) === "start",
    middle: () => undefined,
    stateName: (state) => symbols.stateName(state),
    symbolName: (symbol) => symbols.stackSymbol(symbol),
  };
}
