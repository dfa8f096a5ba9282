import type { Seq } from "../../../trace/index.ts";
import type { PointsToRun } from "./run.ts";
import { factKinds } from "./vocabulary.ts";

/** `o3 ∈ pt([]:c)`, `[4]:n1 → [14]:n`, `[]:4 → [4]:C.m()`, `[4]:C.m() ∈ RM`, `⟨[4]:n1, {o12}⟩`. */
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
      return `${run.method(a).context}:${run.callSite(b).label} → ${run.method(c).label}`;
    default:
      return `⟨${run.pointer(a).label}, ${run.objects(steps.set(b))}⟩`;
  }
}

/** `Dispatch(o3, C.m()) = C.m()` and `Select([], 4, o3) = [4]`, or only the latter when there is no receiver. */
export function selectionText(
  run: PointsToRun,
  caller: string,
  siteNumber: number,
  callee: number,
  receiver: number | undefined,
): readonly string[] {
  const site = run.callSite(siteNumber);
  const { context, method } = run.method(callee);
  const object = receiver === undefined ? undefined : run.object(receiver).label;
  const select = `Select(${caller}, ${site.label}, ${object ?? "–"}) = ${context}`;
  return object === undefined ? [select] : [`Dispatch(${object}, ${signatureOf(site.target)}) = ${method}`, select];
}

/** `C.m(int)` without its class: `m(int)`. */
function signatureOf(label: string): string {
  const open = label.indexOf("(");
  return label.slice(label.lastIndexOf(".", open) + 1);
}
