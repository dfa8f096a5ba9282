import { type ActiveLine, activeLinesAt, type Call, type Fact } from "../../../trace/index.ts";
import { lines } from "./pseudocode.ts";
import type { PointsToRun } from "./run.ts";
import { factKinds, type PointsToProcedures, vocabulary } from "./vocabulary.ts";

type Binding = ActiveLine["bindings"][number];

/** A call of one procedure, its values by name. */
type Values<Name extends keyof PointsToProcedures> = Extract<
  Call<PointsToProcedures>,
  { readonly procedure: Name }
>["values"];

/** The pseudocode lines that are being executed after n steps, innermost first, with their bindings. */
export function activeLines(run: PointsToRun, n: number): readonly ActiveLine[] {
  if (n === 0) return [{ procedure: "Solve", line: lines.initialize, bindings: [] }];
  return activeLinesAt(run.section, vocabulary.procedures, n, (call) => bindingsOf(call, run, n));
}

function bindingsOf(call: Call<PointsToProcedures>, run: PointsToRun, n: number): readonly Binding[] {
  const pointer = (id: number): string => run.pointer(id).label;
  switch (call.procedure) {
    case "Solve":
      return solveBindings(call.values, run, n);
    case "AddReachable":
      return [{ line: lines.addReachable, text: `${run.spell("c:m")} = ${run.method(call.values.method).label}` }];
    case "AddEdge":
      return [{ line: lines.addEdge, text: `s = ${pointer(call.values.source)}, t = ${pointer(call.values.target)}` }];
    case "Propagate":
      return [{ line: lines.propagateHead, text: `n = ${pointer(call.values.pointer)}, pts = ${deltaAt(run, n)}` }];
    case "ProcessCall":
      return callBindings(call.values, run, run.steps.fact(n - 1));
  }
}

function solveBindings({ pointer, set, object }: Values<"Solve">, run: PointsToRun, n: number): readonly Binding[] {
  if (pointer === -1) return [];
  const { label, kind } = run.pointer(pointer);
  const delta = deltaAt(run, n);
  const bindings: Binding[] = [{ line: lines.take, text: `n = ${label}, pts = ${run.setText(set)}` }];
  if (delta !== undefined) bindings.push({ line: lines.delta, text: `Δ = ${delta}` });
  if (object === -1) return bindings;
  if (kind === "variable") bindings.push({ line: lines.ifVariable, text: `${run.spell("c:x")} = ${label}` });
  return [...bindings, { line: lines.eachObject, text: `${run.spell("c′:oᵢ")} = ${run.object(object).label}` }];
}

/** Δ of the iteration that goes on after n steps; undefined until it is known. */
function deltaAt(run: PointsToRun, n: number): string | undefined {
  const take = run.section.lastTakeAt(n - 1);
  if (take === undefined || take + 1 >= n) return undefined;
  const { kind, b } = run.steps.fact(take + 1);
  return kind === factKinds.difference ? run.setText(b) : undefined;
}

/** `present`: what the present step is about. While it is what Dispatch answers, Select was not asked. */
function callBindings(
  { pointer, object, site, callee }: Values<"ProcessCall">,
  run: PointsToRun,
  present: Fact,
): readonly Binding[] {
  const bindings: Binding[] = [];
  const receiver = object === -1 ? undefined : `${run.spell("c′:oᵢ")} = ${run.object(object).label}`;
  if (receiver !== undefined) {
    bindings.push({
      line: lines.processCallHead,
      text: pointer === -1 ? receiver : `${run.spell("c:x")} = ${run.pointer(pointer).label}, ${receiver}`,
    });
  }
  if (site === -1) return bindings;
  const called = run.method(callee);
  bindings.push({ line: lines.eachCall, text: `l = ${run.callSite(site).label}` });
  bindings.push({ line: lines.dispatch, text: `m = ${called.method}` });
  const isUnselected = present.kind === factKinds.dispatch && present.b === site && present.c === callee;
  if (run.hasContexts && !isUnselected) bindings.push({ line: lines.select, text: `cᵗ = ${called.context}` });
  return bindings;
}
