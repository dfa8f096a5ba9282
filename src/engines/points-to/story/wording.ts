import type { Seq } from "../../../trace/index.ts";
import { signatureOf } from "./dispatch/signature.ts";
import type { PointsToRun } from "./run.ts";
import { factKinds } from "./vocabulary.ts";

/** `o3 ∈ pt([]:c)`, `[4]:n1 → [14]:n`, `[]:4 → [4]:C.m()`, `[4]:C.m() ∈ RM`, `⟨[4]:n1, {o12}⟩`, `Δ = {o12}`. */
export function factText(run: PointsToRun, seq: Seq): string {
  const { steps } = run;
  const { kind, a, b, c } = steps.fact(steps.about(seq));
  switch (kind) {
    case factKinds.reachable:
      return `${run.method(a).label} ∈ RM`;
    case factKinds.pointsTo:
      return `${run.object(b).label} ∈ pt(${run.pointer(a).label})`;
    case factKinds.flow:
      return `${run.pointer(a).label} → ${run.pointer(b).label}${c === -1 ? "" : ` (${run.filter(c)})`}`;
    case factKinds.callEdge:
      return `${run.inContext(run.method(a).context, run.callSite(b).label)} → ${run.method(c).label}`;
    case factKinds.difference:
      return `Δ = ${run.setText(b)}`;
    case factKinds.dispatch:
      return dispatchText(run, b, c, run.receiverOf(seq));
    case factKinds.select:
      return selectText(run, run.method(a).context, b, c, run.receiverOf(seq));
    default:
      return `⟨${run.pointer(a).label}, ${run.setText(b)}⟩`;
  }
}

/** How a call was resolved: what Dispatch answers, where there is a receiver, and what Select answers, where there are contexts. */
export function selectionText(
  run: PointsToRun,
  caller: string,
  site: number,
  callee: number,
  receiver: number | undefined,
): readonly string[] {
  return [
    ...(receiver === undefined ? [] : [dispatchText(run, site, callee, receiver)]),
    ...(run.hasContexts ? [selectText(run, caller, site, callee, receiver)] : []),
  ];
}

/** `Select([], 4, o3) = [4]` */
export function selectText(
  run: PointsToRun,
  caller: string,
  site: number,
  callee: number,
  receiver: number | undefined,
): string {
  const object = receiver === undefined ? "–" : run.object(receiver).label;
  return `Select(${caller}, ${run.callSite(site).label}, ${object}) = ${run.method(callee).context}`;
}

/** `Dispatch(o3, m()) = C.m()` */
function dispatchText(run: PointsToRun, site: number, callee: number, receiver: number | undefined): string {
  const object = receiver === undefined ? "–" : run.object(receiver).label;
  return `Dispatch(${object}, ${signatureOf(run.callSite(site).target)}) = ${run.method(callee).method}`;
}
