import { type ActiveLine, activeLinesAt, type Call, type Section } from "../../../trace/index.ts";
import { lines } from "./pseudocode.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { type PointsToProcedures, vocabulary } from "./vocabulary.ts";

type Binding = ActiveLine["bindings"][number];

/** A call of one procedure, its values by name. */
type Values<Name extends keyof PointsToProcedures> = Extract<
  Call<PointsToProcedures>,
  { readonly procedure: Name }
>["values"];

/** The pseudocode lines that are being executed after n steps, innermost first, with their bindings. */
export function activeLines(section: Section, symbols: SymbolReader, n: number): readonly ActiveLine[] {
  if (n === 0) return [{ procedure: "Solve", line: lines.initialise, bindings: [] }];
  return activeLinesAt(section, vocabulary.procedures, n, (call) => bindingsOf(call, section, symbols));
}

function bindingsOf(call: Call<PointsToProcedures>, section: Section, symbols: SymbolReader): readonly Binding[] {
  const pointer = (id: number): string => symbols.pointer(id).label;
  switch (call.procedure) {
    case "Solve":
      return solveBindings(call.values, section, symbols);
    case "AddReachable":
      return [{ line: lines.addReachable, text: `c:m = ${symbols.method(call.values.method).label}` }];
    case "AddEdge":
      return [{ line: lines.addEdge, text: `s = ${pointer(call.values.source)}, t = ${pointer(call.values.target)}` }];
    case "Propagate":
      return [{ line: lines.propagateHead, text: `n = ${pointer(call.values.pointer)}` }];
    case "ProcessCall":
      return callBindings(call.values, symbols);
  }
}

function solveBindings(
  { pointer, set, object }: Values<"Solve">,
  section: Section,
  symbols: SymbolReader,
): readonly Binding[] {
  if (pointer === -1) return [];
  const { label, kind } = symbols.pointer(pointer);
  const entry: Binding = {
    line: lines.take,
    text: `n = ${label}, pts = ${set === -1 ? "∅" : symbols.objects(section.steps.set(set))}`,
  };
  if (object === -1) return [entry];
  const considered: Binding = { line: lines.eachObject, text: `c′:oᵢ = ${symbols.object(object).label}` };
  return kind === "variable"
    ? [entry, { line: lines.ifVariable, text: `c:x = ${label}` }, considered]
    : [entry, considered];
}

function callBindings(
  { pointer, object, site, callee }: Values<"ProcessCall">,
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
