import { type ActiveLine, activeLinesAt } from "../../../../trace/index.ts";
import { say } from "../../messages/say.ts";
import { lines } from "../facts/pseudocode.ts";
import { vocabulary } from "../facts/vocabulary.ts";
import type { SymbolRows } from "./symbol-rows.ts";

/** The pseudocode line that is being executed after n steps, with what its variables stand for. */
export function activeLines(rows: SymbolRows, n: number): readonly ActiveLine[] {
  if (n === 0) return [{ procedure: "LFP", line: lines.initialize, bindings: [] }];
  return activeLinesAt(rows.section, vocabulary.procedures, n, ({ procedure, values }) => {
    if (procedure === "Satisfiable") return [{ line: lines.eachCheck, text: `Δ = check ${values.question + 1}` }];
    const { round, predicate, disjunct } = values;
    const name = `P = ${rows.row("predicates", predicate).name}`;
    if (procedure === "BasePairs") return [{ line: lines.eachRule, text: name }];
    return [
      { line: lines.loop, text: say("fact.round", { round }) },
      ...(predicate === -1 ? [] : [{ line: lines.eachPredicate, text: name }]),
      ...(disjunct === -1 ? [] : [{ line: lines.eachDisjunct, text: `j = ${disjunct + 1}` }]),
    ];
  });
}
