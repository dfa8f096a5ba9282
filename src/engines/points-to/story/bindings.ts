import type { ActiveLine, Frame, Recording } from "../../../trace/index.ts";
import { lines, procedureNumbers, pseudocode } from "./pseudocode.ts";
import type { SymbolReader } from "./read-symbols.ts";

type Binding = ActiveLine["bindings"][number];

/** The pseudocode lines that are being executed after n steps, innermost first, with their bindings. */
export function activeLinesAt(recording: Recording, symbols: SymbolReader, n: number): readonly ActiveLine[] {
  if (n === 0) return [{ procedure: "Solve", line: lines.initialise, bindings: [] }];
  const { steps } = recording;
  const active: ActiveLine[] = [];
  let line = steps.line(n - 1);
  for (let index = steps.frame(n - 1); index !== -1; ) {
    const frame = steps.frameAt(index);
    const last = active.at(-1);
    const procedure = pseudocode[frame.procedure]?.name ?? "Solve";
    const bindings = bindingsOf(frame, recording, symbols);
    // ProcessCall opens a frame for the receiver and one for each call: on the screen they are one.
    if (last?.procedure === procedure)
      active[active.length - 1] = { ...last, bindings: mergeBindings(last.bindings, bindings) };
    else active.push({ procedure, line, bindings });
    line = frame.callLine;
    index = frame.parent;
  }
  return active;
}

function mergeBindings(inner: readonly Binding[], outer: readonly Binding[]): readonly Binding[] {
  return [...inner, ...outer.filter((binding) => !inner.some((known) => known.line === binding.line))];
}

function bindingsOf(frame: Frame, recording: Recording, symbols: SymbolReader): readonly Binding[] {
  const [a, b, c, d] = frame.arguments;
  const pointer = (id: number): string => symbols.pointer(id).label;
  switch (frame.procedure) {
    case procedureNumbers.Solve:
      return solveBindings(a, b, c, recording, symbols);
    case procedureNumbers.AddReachable:
      return [{ line: lines.addReachable, text: `c:m = ${symbols.method(a).label}` }];
    case procedureNumbers.AddEdge:
      return [{ line: lines.addEdge, text: `s = ${pointer(a)}, t = ${pointer(b)}` }];
    case procedureNumbers.Propagate:
      return [{ line: lines.propagateHead, text: `n = ${pointer(a)}` }];
    default:
      return callBindings(a, b, c, d, symbols);
  }
}

function solveBindings(
  pointer: number,
  set: number,
  object: number,
  recording: Recording,
  symbols: SymbolReader,
): readonly Binding[] {
  if (pointer === -1) return [];
  const { label, kind } = symbols.pointer(pointer);
  const entry: Binding = {
    line: lines.take,
    text: `n = ${label}, pts = ${set === -1 ? "∅" : symbols.objects(recording.steps.set(set))}`,
  };
  if (object === -1) return [entry];
  const considered: Binding = { line: lines.eachObject, text: `c′:oᵢ = ${symbols.object(object).label}` };
  return kind === "variable"
    ? [entry, { line: lines.ifVariable, text: `c:x = ${label}` }, considered]
    : [entry, considered];
}

function callBindings(
  pointer: number,
  object: number,
  site: number,
  callee: number,
  symbols: SymbolReader,
): readonly Binding[] {
  const bindings: Binding[] = [];
  const receiver = object === -1 ? undefined : symbols.object(object).label;
  if (receiver !== undefined) {
    bindings.push({
      line: lines.processCallHead,
      text: pointer === -1 ? `c′:oᵢ = ${receiver}` : `c:x = ${symbols.pointer(pointer).label}, c′:oᵢ = ${receiver}`,
    });
  }
  if (site === -1) return bindings;
  const called = symbols.method(callee);
  return [
    ...bindings,
    { line: lines.eachCall, text: `l = ${symbols.callSite(site).label}` },
    { line: lines.dispatch, text: `m = ${called.method}` },
    { line: lines.select, text: `cᵗ = ${called.context}` },
  ];
}
