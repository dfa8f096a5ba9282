import { type ActiveLine, activeLinesAt, type Call } from "../../../trace/index.ts";
import { lines } from "./pseudocode.ts";
import type { PointsToRun } from "./run.ts";
import { type PointsToProcedures, vocabulary } from "./vocabulary.ts";

type Binding = ActiveLine["bindings"][number];

/** A call of one procedure, its values by name. */
type Values<Name extends keyof PointsToProcedures> = Extract<
  Call<PointsToProcedures>,
  { readonly procedure: Name }
>["values"];

/** The pseudocode lines that are being executed after n steps, innermost first, with their bindings. */
export function activeLines(run: PointsToRun, n: number): readonly ActiveLine[] {
  if (n === 0) return [{ procedure: "Solve", line: lines.initialise, bindings: [] }];
  return activeLinesAt(run.section, vocabulary.procedures, n, (call) => bindingsOf(call, run));
}

function bindingsOf(call: Call<PointsToProcedures>, run: PointsToRun): readonly Binding[] {
  const pointer = (id: number): string => run.pointer(id).label;
  switch (call.procedure) {
    case "Solve":
      return solveBindings(call.values, run);
    case "AddReachable":
      return [{ line: lines.addReachable, text: `c:m = ${run.method(call.values.method).label}` }];
    case "AddEdge":
      return [{ line: lines.addEdge, text: `s = ${pointer(call.values.source)}, t = ${pointer(call.values.target)}` }];
    case "Propagate":
      return [{ line: lines.propagateHead, text: `n = ${pointer(call.values.pointer)}` }];
    case "ProcessCall":
      return callBindings(call.values, run);
  }
}

function solveBindings({ pointer, set, object }: Values<"Solve">, run: PointsToRun): readonly Binding[] {
  if (pointer === -1) return [];
  const { label, kind } = run.pointer(pointer);
  const entry: Binding = {
    line: lines.take,
    text: `n = ${label}, pts = ${set === -1 ? "∅" : run.objects(run.steps.set(set))}`,
  };
  if (object === -1) return [entry];
  const considered: Binding = { line: lines.eachObject, text: `c′:oᵢ = ${run.object(object).label}` };
  return kind === "variable"
    ? [entry, { line: lines.ifVariable, text: `c:x = ${label}` }, considered]
    : [entry, considered];
}

function callBindings({ pointer, object, site, callee }: Values<"ProcessCall">, run: PointsToRun): readonly Binding[] {
  const bindings: Binding[] = [];
  const receiver = object === -1 ? undefined : run.object(object).label;
  if (receiver !== undefined) {
    bindings.push({
      line: lines.processCallHead,
      text: pointer === -1 ? `c′:oᵢ = ${receiver}` : `c:x = ${run.pointer(pointer).label}, c′:oᵢ = ${receiver}`,
    });
  }
  if (site === -1) return bindings;
  const called = run.method(callee);
  return [
    ...bindings,
    { line: lines.eachCall, text: `l = ${run.callSite(site).label}` },
    { line: lines.dispatch, text: `m = ${called.method}` },
    { line: lines.select, text: `cᵗ = ${called.context}` },
  ];
}
