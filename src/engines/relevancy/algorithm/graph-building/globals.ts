import type { Method } from "../../../../java/index.ts";
import { setAt } from "../../../../kernel/index.ts";
import type { CallEdge } from "../dependence-graph/call-edge.ts";
import { type Global, weights } from "../dependence-graph/elements.ts";
import { type ModRef, modRefOf } from "../mod-ref/mod-ref.ts";
import { returnPlace } from "./calls.ts";
import type { Construction } from "./construction.ts";

/**
 * The globals' part of A⟦z = x.f′(…)⟧, for all calls: each v of GlobVar enters the callee, leaves it at the return
 * point and goes back to the caller. Under Table 2 with the context that the call creates, or, as printed, with any.
 */
export function buildGlobals(c: Construction): void {
  const modRef = modRefOf(c.graph, c.calls);
  const { isPrinted } = c;
  const seen = new Set<string>();
  for (const call of c.calls) {
    const { callerContext, calleeContext, method } = call.callee;
    const contexts = c.options.globals === "merged" || isPrinted ? "" : `${callerContext} ${calleeContext}`;
    const key = `${call.returnPoint} ${method.label} ${contexts}`;
    if (seen.has(key)) continue;
    seen.add(key);
    buildEnvironment(c, call);
    for (const variant of isPrinted ? everyPair(c, call) : [call]) buildCallGlobals(c, variant, modRef);
  }
  if (isPrinted && c.options.modRef) buildRoundTrips(c, modRef);
}

/** `env` has no tag, and nothing flows into it: it enters and need not come back. */
function buildEnvironment(c: Construction, call: CallEdge): void {
  const { graph } = c;
  const environment = graph.environment();
  const returnPoint = returnPlace(c, call);
  const source = graph.node(environment, graph.method(call.caller));
  const target = graph.node(environment, graph.method(call.callee.method));
  graph.addEdge(source, target, weights.id, "environment", call.at, returnPoint);
}

/** Table 2 as printed: cc and cc′ range over all contexts of the two methods, independently. */
function everyPair(c: Construction, call: CallEdge): readonly CallEdge[] {
  return c.contextsOf(call.caller).flatMap((callerContext) =>
    c.contextsOf(call.callee.method).map((calleeContext) => ({
      ...call,
      callee: { ...call.callee, callerContext, calleeContext },
    })),
  );
}

function buildCallGlobals(c: Construction, call: CallEdge, modRef: ModRef): void {
  const { method } = call.callee;
  const { isPrinted } = c;
  for (const global of c.graph.globals.slice()) {
    c.graph.budget.spend();
    if (!c.options.modRef) {
      enter(c, call, global);
      leave(c, call, global);
      continue;
    }
    const isRead = modRef.refs(method).has(global.id);
    const isWritten = modRef.mods(method).has(global.id);
    // As printed, even a global that comes back as it went may come back under another context.
    if (isRead || (isPrinted && isWritten)) enter(c, call, global);
    if (isWritten || (isPrinted && isRead)) leave(c, call, global);
  }
}

/** ((v, cc), f) ⇝ ((v, cc′), f′) */
function enter(c: Construction, call: CallEdge, global: Global): void {
  const outside = inCaller(c, call, global);
  c.graph.addEdge(outside, inCallee(c, call, global), weights.id, "global-entry", call.at, returnPlace(c, call));
}

/** ((v, cc′), f′) ⇝ ((v, rp), rp) and ((v, rp), rp) ⇝ ((v, cc), f) */
function leave(c: Construction, call: CallEdge, global: Global): void {
  const { graph } = c;
  const place = returnPlace(c, call);
  const tag = c.options.globals === "merged" ? "" : call.returnPoint;
  const returned = graph.node(graph.globalLocation(global, tag), place);
  const inside = inCallee(c, call, global);
  const outside = inCaller(c, call, global);
  graph.addEdge(inside, returned, weights.id, "global-exit", call.at);
  graph.addEdge(returned, outside, weights.id, "global-result", call.at);
}

function inCaller(c: Construction, { caller, callee }: CallEdge, global: Global): number {
  return c.node({ kind: "global", global, context: callee.callerContext }, caller);
}

function inCallee(c: Construction, { callee }: CallEdge, global: Global): number {
  return c.node({ kind: "global", global, context: callee.calleeContext }, callee.method);
}

/** What a way through a callee that leaves a global alone would do under the printed reading: change its context. */
function buildRoundTrips(c: Construction, modRef: ModRef): void {
  const callees = new Map<Method, Set<Method>>();
  for (const { caller, callee } of c.calls) setAt(callees, caller).add(callee.method);
  for (const [caller, called] of callees) {
    const contexts = c.contextsOf(caller);
    if (contexts.length < 2) continue;
    for (const global of c.graph.globals) {
      c.graph.budget.spend();
      const isPassed = [...called].some(
        (each) => !modRef.refs(each).has(global.id) && !modRef.mods(each).has(global.id),
      );
      if (isPassed) mixContexts(c, caller, global, contexts);
    }
  }
}

function mixContexts(c: Construction, method: Method, global: Global, contexts: readonly number[]): void {
  const nodes = contexts.map((context) => c.node({ kind: "global", global, context }, method));
  for (const from of nodes)
    for (const to of nodes) if (from !== to) c.graph.addEdge(from, to, weights.id, "global-result", undefined);
}
