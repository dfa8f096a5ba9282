import { showType } from "../../../../java/index.ts";
import type { Span } from "../../../../kernel/index.ts";
import type { Solver } from "../solver/solver.ts";
import { calleesOfSites, polyCalls } from "./call-graph-projection.ts";
import { mayFailCasts } from "./may-fail-casts.ts";

/** The places behind two numbers of the metrics, in the order of the program's text. */
export interface Details {
  readonly mayFailCastSites: readonly MayFailCastRow[];
  readonly polyCallSites: readonly PolyCallRow[];
}

interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The enclosing method. */
  readonly method: string;
}

export interface MayFailCastRow extends Place {
  /** What is cast to. */
  readonly type: string;
  /** Allocation sites, contexts dropped, whose objects would not pass. */
  readonly objects: readonly string[];
}

export interface PolyCallRow extends Place {
  readonly label: string;
  /** The declared callee. */
  readonly target: string;
  readonly callees: readonly string[];
}

export function detailsOf(solver: Solver): Details {
  const casts = mayFailCasts(solver).map(
    ({ method, cast, failing }): MayFailCastRow => ({
      ...placeOf(cast.span),
      method: method.label,
      type: showType(cast.type),
      objects: [...new Set(failing.map((object) => solver.elements.objects[object]?.site.label ?? ""))].sort(byLabel),
    }),
  );
  const calls = polyCalls(solver, calleesOfSites(solver)).map(
    ({ site, callees }): PolyCallRow => ({
      ...placeOf(site.span),
      method: site.method.label,
      label: site.label,
      target: site.target.label,
      callees: callees.map(({ label }) => label).sort(byLabel),
    }),
  );
  return { mayFailCastSites: casts.sort(byPlace), polyCallSites: calls.sort(byPlace) };
}

function placeOf(span: Span): Omit<Place, "method"> {
  return { file: span.file, line: span.start.line, column: span.start.column };
}

function byPlace(a: Place, b: Place): number {
  return collator.compare(a.file, b.file) || a.line - b.line || a.column - b.column;
}

/** By text, numbers inside it by value: `o2` before `o12`. */
const collator = new Intl.Collator("en", { numeric: true });

function byLabel(a: string, b: string): number {
  return collator.compare(a, b);
}
