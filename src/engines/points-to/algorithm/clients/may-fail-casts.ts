import {
  type CallSite,
  type InstructionOf,
  isReference,
  isSubtype,
  type Method,
  type Operand,
  sameType,
  type Type,
  type Variable,
} from "../../../../java/index.ts";
import { valueAt } from "../../../../kernel/index.ts";
import type { CsMethod } from "../context/elements.ts";
import type { Solver } from "../solver/solver.ts";
import { type CallInstruction, referenceVariable } from "../statements/method-statements.ts";

type Cast = InstructionOf<"cast">;

/** A written cast of a reachable method that some object would not pass. */
interface MayFailCast {
  readonly method: Method;
  readonly cast: Cast;
  /** The objects that would not pass, by number, contexts included. */
  readonly failing: readonly number[];
}

/** How many casts may fail, by who put them in: contexts dropped. */
interface MayFailCounts {
  readonly written: number;
  /**
   * Those that the compiler puts in, because generic types are erased: where a value of a type variable is used as its
   * argument, and where a bridge method passes its arguments on (JLS 5.2, 15.12.4.5).
   */
  readonly erased: number;
  /** Those of library methods, of either kind. */
  readonly library: number;
}

/** The written casts that may fail, in program order within the order in which methods were reached; library methods left out. */
export function mayFailCasts(solver: Solver): readonly MayFailCast[] {
  const found = new Map<Cast, { readonly method: Method; readonly failing: Set<number> }>();
  for (const { cast, method, failing } of failingCasts(solver)) {
    if (!cast.isWritten || method.class.isLibrary) continue;
    const known = valueAt(found, cast, () => ({ method, failing: new Set<number>() }));
    for (const object of failing) known.failing.add(object);
  }
  return [...found].map(([cast, { method, failing }]) => ({ method, cast, failing: [...failing] }));
}

export function countMayFailCasts(solver: Solver): MayFailCounts {
  const written = new Set<Cast>();
  const erased = new Set<Cast | Variable>(failingBridges(solver));
  const library = new Set<Cast>();
  for (const { cast, method } of failingCasts(solver)) {
    const kind = method.class.isLibrary ? library : cast.isWritten ? written : erased;
    kind.add(cast);
  }
  return { written: written.size, erased: erased.size, library: library.size };
}

/** Each cast under each context of its method, with the objects that would not pass: at least one. */
function* failingCasts(
  solver: Solver,
): Generator<{ readonly method: Method; readonly cast: Cast; readonly failing: readonly number[] }> {
  const castsOf = new Map<Method, readonly Cast[]>();
  for (const id of solver.callGraph.reachable) {
    const element = solver.elements.methods[id];
    if (element === undefined) continue;
    const { method } = element;
    for (const cast of valueAt(castsOf, method, () => method.body.filter(isCast))) {
      const failing = failingObjects(solver, element, cast.source, cast.type);
      if (failing.length > 0) yield { method, cast, failing };
    }
  }
}

function isCast(instruction: Method["body"][number]): instruction is Cast {
  return instruction.kind === "cast";
}

/**
 * The parameters of the program's methods that some argument would not pass to: the method overrides one with wider
 * erased parameters, and its bridge method casts.
 */
function failingBridges(solver: Solver): ReadonlySet<Variable> {
  const found = new Set<Variable>();
  const { elements, callGraph } = solver;
  const callOf = callsOfSites(solver);
  for (const { caller: callerId, site, callee: calleeId } of callGraph.edges) {
    const call = callOf.get(site);
    const caller = elements.methods[callerId];
    const callee = elements.methods[calleeId]?.method;
    if (call === undefined || caller === undefined || callee === undefined || callee.class.isLibrary) continue;
    for (const [index, parameter] of callee.parameters.entries()) {
      const declared = call.site.target.parameters[index];
      if (declared === undefined || !isReference(parameter.type) || sameType(declared.type, parameter.type)) continue;
      if (failingObjects(solver, caller, call.arguments[index], parameter.type).length > 0) found.add(parameter);
    }
  }
  return found;
}

/** The calls of reachable methods, by the numbers of their sites. */
function callsOfSites(solver: Solver): ReadonlyMap<CallSite["id"], CallInstruction> {
  const methods = new Set(solver.callGraph.reachable.map((id) => solver.elements.methods[id]?.method));
  const calls = [...methods].flatMap((method) => method?.body.filter(isCall) ?? []);
  return new Map(calls.map((call) => [call.site.id, call]));
}

function isCall(instruction: Method["body"][number]): instruction is CallInstruction {
  return instruction.kind === "call";
}

function failingObjects(solver: Solver, inside: CsMethod, operand: Operand | undefined, type: Type): readonly number[] {
  const source = referenceVariable(operand);
  if (source === undefined) return [];
  const context = solver.options.variableContexts ? inside.context : solver.elements.contexts.empty;
  const objects = solver.propagation.pointsTo(solver.elements.variable(context, source));
  return objects.filter((object) => !passes(solver, object, type));
}

function passes(solver: Solver, object: number, type: Type): boolean {
  const site = solver.elements.objects[object]?.site;
  return site === undefined || isSubtype(site.type, type);
}
