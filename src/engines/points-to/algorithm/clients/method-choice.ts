import type { Method, Program } from "../../../../java/index.ts";
import type { Budget } from "../../../../kernel/index.ts";
import type { RunNote } from "../../../../trace/index.ts";
import { say } from "../../messages/say.ts";
import type { PointsToOptions } from "../../options.ts";
import { matchingMethods } from "../context/index.ts";
import { Solver } from "../solver/solver.ts";

/** Which methods are context-sensitive, and what there is to say about that. */
interface MethodChoice {
  /** Takes at most `entries` worklist entries of a run before the choice; true when `chooses` can be asked. */
  advance(entries: number): boolean;
  readonly chooses: (method: Method) => boolean;
  notes(): readonly RunNote[];
}

/** The choice that `--selective` asks for; undefined when every method is context-sensitive. */
export function chooseMethods(
  program: Program,
  options: PointsToOptions,
  entry: Method,
  budget: Budget,
): MethodChoice | undefined {
  const { selective } = options;
  if (selective === undefined) return undefined;
  return selective.kind === "patterns"
    ? chooseByPattern(program, selective.patterns)
    : introspect(program, options, entry, selective.limit, budget);
}

function chooseByPattern(program: Program, patterns: readonly string[]): MethodChoice {
  const chosen = new Set(program.methods.filter(matchingMethods(patterns)));
  return {
    advance: () => true,
    chooses: (method) => chosen.has(method),
    notes: () =>
      patterns
        .filter((pattern) => !program.methods.some(matchingMethods([pattern])))
        .map((pattern) => ({ text: say("choice.pattern", { pattern }), span: undefined })),
  };
}

/**
 * A first, context-insensitive run tells which methods are worth contexts. A method gets them unless its points-to
 * volume, the sum of |pt(x)| over its variables in the first run, exceeds `limit`: contexts would copy large sets many
 * times there. In the spirit of heuristic B of Smaragdakis, Kastrinis, Balatsouras: Introspective Analysis (PLDI 2014),
 * whose limit is the default.
 */
function introspect(
  program: Program,
  options: PointsToOptions,
  entry: Method,
  limit: number,
  budget: Budget,
): MethodChoice {
  const context = { context: "ci", heap: 0, variableContexts: true };
  const first = new Solver(
    program,
    { ...options, ...context, order: { kind: "coalesced" } },
    undefined,
    undefined,
    budget,
  );
  let isStarted = false;
  let volumes: ReadonlyMap<Method, number> | undefined;
  const chooses = (method: Method): boolean => {
    volumes ??= pointsToVolumes(first);
    return (volumes.get(method) ?? 0) <= limit;
  };
  return {
    advance(entries) {
      if (!isStarted) first.start(entry);
      isStarted = true;
      return first.advance(entries);
    },
    chooses,
    notes: () =>
      program.methods
        .filter((method) => !chooses(method))
        .map(({ label, span }) => ({ text: say("choice.volume", { method: label, limit }), span })),
  };
}

function pointsToVolumes({ elements, propagation }: Solver): ReadonlyMap<Method, number> {
  const volumes = new Map<Method, number>();
  for (let pointer = 0; pointer < elements.pointerCount; pointer++) {
    const method = elements.variableOf(pointer)?.method;
    if (method !== undefined) volumes.set(method, (volumes.get(method) ?? 0) + propagation.sizeOf(pointer));
  }
  return volumes;
}
