import { usualHeap } from "../algorithm/context/index.ts";
import type { PointsToOptions } from "../options.ts";

/** A run that propagates more objects than this is no longer small beside a recorded one. */
const MOST_PROPAGATED = 200_000;

/**
 * The options of the next more precise run, at full speed; undefined where some of the program has no contexts, or some of the
 * algorithm is left out: of such a run it is not known which one is the next.
 */
export function finerOptions(options: PointsToOptions): PointsToOptions | undefined {
  const { context, heap, selective, variableContexts, without } = options;
  const finer = finerSelector(context);
  if (finer === undefined || selective !== undefined || !variableContexts || without.length > 0) return undefined;
  return {
    ...options,
    context: finer,
    heap: Math.max(heap, usualHeap(finer)),
    order: { kind: "coalesced" },
    maxSteps: MOST_PROPAGATED,
  };
}

/** Without contexts 2-object comes next, for types their objects, else one more element of the same kind. */
function finerSelector(context: string): string | undefined {
  if (context === "ci") return "2-obj";
  const [, k, kind] = /^([1-9]\d*)-(call|obj|hybrid|type)$/.exec(context) ?? [];
  if (kind === undefined) return undefined;
  return kind === "type" ? `${k}-obj` : `${Number(k) + 1}-${kind}`;
}
