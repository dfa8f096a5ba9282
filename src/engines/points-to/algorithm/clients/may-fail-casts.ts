import { type InstructionOf, isSubtype, type Method } from "../../../../java/index.ts";
import { valueAt } from "../../../../kernel/index.ts";
import type { CsMethod } from "../context/elements.ts";
import type { Context } from "../context/index.ts";
import type { Solver } from "../solver/solver.ts";
import { referenceVariable } from "../statements/method-statements.ts";

/** A written cast of a reachable method that some object would not pass. */
export interface MayFailCast {
  readonly method: Method;
  readonly cast: InstructionOf<"cast">;
  /** The objects that would not pass, by number, contexts included. */
  readonly failing: readonly number[];
}

/** The casts that may fail, in program order within the order in which methods were reached; library methods left out. */
export function mayFailCasts(solver: Solver): readonly MayFailCast[] {
  const found = new Map<InstructionOf<"cast">, { readonly method: Method; readonly failing: Set<number> }>();
  for (const { context, method, cast } of reachableCasts(solver)) {
    const failing = failingObjects(solver, context, cast);
    const known = found.get(cast);
    if (known !== undefined) for (const object of failing) known.failing.add(object);
    else if (failing.length > 0) found.set(cast, { method, failing: new Set(failing) });
  }
  return [...found].map(([cast, { method, failing }]) => ({ method, cast, failing: [...failing] }));
}

/** Each written cast under each context of its method. */
function* reachableCasts(solver: Solver): Generator<CsMethod & { readonly cast: InstructionOf<"cast"> }> {
  const castsOf = new Map<Method, readonly InstructionOf<"cast">[]>();
  for (const id of solver.callGraph.reachable) {
    const element = solver.elements.methods[id];
    if (element === undefined || element.method.class.isLibrary) continue;
    const { context, method } = element;
    const casts = valueAt(castsOf, method, () => writtenCasts(method));
    for (const cast of casts) yield { context, method, cast };
  }
}

function failingObjects(solver: Solver, methodContext: Context, cast: InstructionOf<"cast">): readonly number[] {
  const source = referenceVariable(cast.source);
  if (source === undefined) return [];
  const context = solver.options.variableContexts ? methodContext : solver.elements.contexts.empty;
  const objects = solver.propagation.pointsTo(solver.elements.variable(context, source));
  return objects.filter((object) => !passes(solver, object, cast));
}

function passes(solver: Solver, object: number, cast: InstructionOf<"cast">): boolean {
  const site = solver.elements.objects[object]?.site;
  return site === undefined || site.kind === "machine" || isSubtype(site.type, cast.type);
}

function writtenCasts(method: Method): readonly InstructionOf<"cast">[] {
  return method.body.flatMap((instruction) =>
    instruction.kind === "cast" && instruction.isWritten ? [instruction] : [],
  );
}
