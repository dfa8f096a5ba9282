import type { ActiveLine, Recording } from "../../../../trace/index.ts";
import { lines, procedureNumbers, pseudocode } from "../facts/pseudocode.ts";
import type { SymbolReader } from "./read-symbols.ts";

/** The pseudocode line that is being executed after n steps, with what its variables stand for. */
export function activeLinesAt(recording: Recording, symbols: SymbolReader, n: number): readonly ActiveLine[] {
  if (n === 0) return [{ procedure: "LFP", line: lines.initialize, bindings: [] }];
  const { steps } = recording;
  const number = steps.frame(n - 1);
  const frame = number === -1 ? undefined : steps.frameAt(number);
  const [round, predicate, from] = frame?.arguments ?? [0, -1, -1];
  if (frame?.procedure === procedureNumbers.Satisfiable) {
    const bindings = [{ line: lines.eachCheck, text: `Δ = check ${round + 1}` }];
    return [{ procedure: pseudocode[frame.procedure]?.name ?? "", line: steps.line(n - 1), bindings }];
  }
  const isPairs = frame?.procedure === procedureNumbers.BasePairs;
  const each = isPairs ? lines.eachRule : lines.eachPredicate;
  const bindings = [
    ...(isPairs ? [] : [{ line: lines.loop, text: `round ${round}` }]),
    ...(predicate === -1 ? [] : [{ line: each, text: `P = ${symbols.predicate(predicate)?.name ?? "?"}` }]),
    ...(from === -1 || isPairs ? [] : [{ line: lines.eachDisjunct, text: `j = ${from + 1}` }]),
  ];
  const procedure = pseudocode[frame?.procedure ?? 0]?.name ?? "LFP";
  return [{ procedure, line: steps.line(n - 1), bindings }];
}
