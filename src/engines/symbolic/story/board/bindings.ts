import type { ActiveLine, Recording, Seq } from "../../../../trace/index.ts";
import { factKinds, lineOfRule, lines, pseudocode, ruleName } from "../facts/index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import type { RunIndex } from "./run-index.ts";

/** The line of Sec. 5 or Fig. 5 that is being carried out after n steps, with what Δ, s and v stand for. */
export function activeLinesAt(
  recording: Recording,
  symbols: SymbolReader,
  index: RunIndex,
  n: number,
): readonly ActiveLine[] {
  const seq = n - 1;
  const line = recording.steps.line(seq);
  const own: ActiveLine = {
    procedure: pseudocode.find(({ lines: all }) => all.some((each) => each.line === line))?.name ?? "",
    line,
    bindings: bindingsOf(recording, symbols, index, n, line),
  };
  if (line === lines.access) return [own, ...accessLine(recording, symbols, seq)];
  if (line < lines.scenario1) return [own];
  const caller = line < lines.const ? lines.access : lines.step;
  const [from] = recording.steps.premises(seq);
  const waiting = line < lines.const && from !== undefined ? accessLine(recording, symbols, from) : [];
  return [own, { procedure: pseudocode[0]?.name ?? "", line: caller, bindings: [] }, ...waiting];
}

/** The rule of Fig. 5 that waits for enum. */
function accessLine(recording: Recording, symbols: SymbolReader, seq: Seq): readonly ActiveLine[] {
  const { kind, c } = recording.steps.fact(seq);
  const rule = kind === factKinds.configuration ? symbols.execution(c)?.accessedBy : undefined;
  return rule === undefined ? [] : [{ procedure: "Fig. 5", line: lineOfRule[rule], bindings: [] }];
}

function bindingsOf(
  recording: Recording,
  symbols: SymbolReader,
  index: RunIndex,
  n: number,
  line: number,
): ActiveLine["bindings"] {
  const seq = n - 1;
  const cause = symbols.node(index.nodeOf(seq) ?? -1)?.cause;
  const rule = ruleName(recording.steps.rule(seq));
  if (cause?.kind === "initialized" && (rule === "enum-2" || rule === "enum-3"))
    return [
      { line: cause.scenario === 2 ? lines.scenario2 : lines.scenario3, text: `v = ${cause.variable}` },
      { line, text: cause.text },
    ];
  const at = index.configurationAt(n);
  const configuration = at === undefined ? undefined : index.remembered(at)?.configuration;
  const delta = symbols.delta(configuration?.delta ?? -1)?.text;
  const { kind, c } = recording.steps.fact(seq);
  const execution = kind === factKinds.configuration ? symbols.execution(c) : undefined;
  return [
    ...(delta === undefined ? [] : [{ line: lines.take, text: `Δ = ${delta}` }]),
    ...(execution === undefined ? [] : [{ line: lines.access, text: `ι = ${execution.text}` }]),
    ...(execution === undefined || execution.effect === "" ? [] : [{ line, text: execution.effect }]),
  ];
}
