import type { EngineManifest } from "../../../engine-kit/index.ts";
import { flagName } from "../../../options/index.ts";
import type { LinkParameters } from "./link-parameters.ts";

/** Limits that a run may have, by the names of their options. */
const LIMITS = ["maxSteps", "maxIterations", "maxDisjuncts", "timeout"];

/** The limits that a link sets and that no link bounds a run of these engines by. */
export function idleLimits(parameters: Pick<LinkParameters, "has">, engines: readonly EngineManifest[]): string[] {
  const isKnown = (name: string): boolean => engines.some(({ options }) => options.linked.includes(name));
  const names = new Set(LIMITS.flatMap((name) => [name, flagName(name)]));
  return [...names].filter((name) => parameters.has(name) && !isKnown(name));
}

/** Those of the options that a link sets, where the page has several engines and this one does not know them. */
export function idleLimitsAmong(options: object, engine: EngineManifest): string[] {
  return idleLimits({ has: (name) => name in options }, [engine]);
}
