import type { ActiveLine } from "../../../../trace/index.ts";
import { lines, procedureNumbers, pseudocode } from "../facts/pseudocode.ts";
import type { SeparationRun } from "./run.ts";

/** The pseudocode line that is being executed after n steps, with what its variables stand for. */
export function activeLinesAt(run: SeparationRun, n: number): readonly ActiveLine[] {
  if (n === 0) return [{ procedure: "LFP", line: lines.initialize, bindings: [] }];
  const { steps } = run.recording;
  const { procedure, arguments: values } = steps.frameAt(steps.frame(n - 1));
  return [
    {
      procedure: pseudocode[procedure]?.name ?? "LFP",
      line: steps.line(n - 1),
      bindings: bindingsOf(run, procedure, values),
    },
  ];
}

function bindingsOf(run: SeparationRun, procedure: number, values: readonly number[]): ActiveLine["bindings"] {
  const [round = 0, predicate = -1, from = -1] = values;
  if (procedure === procedureNumbers.Satisfiable) return [{ line: lines.eachCheck, text: `Δ = check ${round + 1}` }];
  const name = `P = ${run.row("predicates", predicate).name}`;
  if (procedure === procedureNumbers.BasePairs) return [{ line: lines.eachRule, text: name }];
  return [
    { line: lines.loop, text: `round ${round}` },
    ...(predicate === -1 ? [] : [{ line: lines.eachPredicate, text: name }]),
    ...(from === -1 ? [] : [{ line: lines.eachDisjunct, text: `j = ${from + 1}` }]),
  ];
}
