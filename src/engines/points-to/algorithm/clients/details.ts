import { showType } from "../../../../java/index.ts";
import { compareLabels, type Place, startOf } from "../../../../kernel/index.ts";
import { isListed } from "../heap/listed.ts";
import type { Solver } from "../solver/solver.ts";
import { calleesOfSites, polyCalls } from "./call-graph-projection.ts";
import { mayFailCasts } from "./may-fail-casts.ts";

/** The places behind two numbers of the metrics, in the order of the program's text. */
export interface Details {
  readonly mayFailCastSites: readonly MayFailCastRow[];
  readonly polyCallSites: readonly PolyCallRow[];
}

interface PlaceInMethod extends Place {
  /** The enclosing method. */
  readonly method: string;
}

export interface MayFailCastRow extends PlaceInMethod {
  /** What is cast to. */
  readonly type: string;
  /** Allocation sites, contexts dropped, whose objects would not pass; of the virtual machine's only if they are listed. */
  readonly objects: readonly string[];
}

export interface PolyCallRow extends PlaceInMethod {
  readonly label: string;
  /** The declared callee. */
  readonly target: string;
  readonly callees: readonly string[];
}

export function detailsOf(solver: Solver): Details {
  const casts = mayFailCasts(solver).map(
    ({ method, cast, failing }): MayFailCastRow => ({
      ...startOf(cast.span),
      method: method.label,
      type: showType(cast.type),
      objects: sitesOf(solver, failing),
    }),
  );
  const calls = polyCalls(solver, calleesOfSites(solver)).map(
    ({ site, callees }): PolyCallRow => ({
      ...startOf(site.span),
      method: site.method.label,
      label: solver.elements.labelOf(site),
      target: site.target.label,
      callees: callees.map(({ label }) => label).sort(compareLabels),
    }),
  );
  return { mayFailCastSites: casts.sort(byPlace), polyCallSites: calls.sort(byPlace) };
}

function sitesOf({ elements, options }: Solver, ids: readonly number[]): readonly string[] {
  const objects = ids.map((id) => elements.objects[id]).filter((object) => isListed(object, options));
  return [...new Set(objects.map((object) => object?.site.label ?? ""))].sort(compareLabels);
}

function byPlace(a: Place, b: Place): number {
  return compareLabels(a.file, b.file) || a.line - b.line || a.column - b.column;
}
