import { type Method, sameType, showType, type Variable } from "../../../java/index.ts";
import type { Context } from "../algorithm/context/index.ts";
import {
  type CallInstruction,
  type NewInstruction,
  referenceVariable,
} from "../algorithm/statements/method-statements.ts";
import type { FixedPoint } from "./fixed-point.ts";
import { placeOf } from "./statements.ts";
import type { Lacking, Wanted } from "./wanted.ts";

/** `x = y.k(…)`: what each callee returns lacks the object; where nothing is called, why. */
export function throughReturns(
  run: FixedPoint,
  context: Context,
  variable: Variable,
  object: number,
): readonly Lacking[] {
  const caller = run.method(context, variable.method);
  return run.callers.flatMap(({ instruction, method }): readonly Lacking[] => {
    if (method !== variable.method || instruction.kind !== "call" || instruction.target !== variable) return [];
    const shared = { rule: "return", at: placeOf(instruction) };
    const callees = run.calleesOf(caller, instruction.site.id);
    if (callees.length === 0) return [{ ...shared, holds: [], but: emptyReceiver(run, context, instruction) }];
    return callees.flatMap((callee) => {
      const called = run.csMethod(callee);
      if (called === undefined) return [];
      const holds: readonly Wanted[] = [{ kind: "call", caller, site: instruction.site.id, callee }];
      return run.statements(called.method).returns.map((returned) => ({
        ...shared,
        holds,
        lacks: { kind: "points-to", pointer: run.variable(called.context, returned), object } as const,
      }));
    });
  });
}

function emptyReceiver(run: FixedPoint, context: Context, { receiver }: CallInstruction): string {
  return receiver === undefined ? "CG" : `pt(${run.pointer(run.variable(context, receiver))}) = ∅`;
}

/** Of a parameter: the argument of each call lacks the object. */
export function throughParameters(
  run: FixedPoint,
  context: Context,
  variable: Variable,
  object: number,
): readonly Lacking[] {
  const place = variable.method.parameters.indexOf(variable);
  if (place === -1) return [];
  const callee = run.method(context, variable.method);
  return run.callsOf(callee).flatMap(({ caller, site }): readonly Lacking[] => {
    const from = run.csMethod(caller);
    const instruction = run.instructionOf(site);
    const argument = referenceVariable(instruction?.arguments[place]);
    if (from === undefined || instruction === undefined || argument === undefined) return [];
    const holds: readonly Wanted[] = [{ kind: "call", caller, site, callee }];
    const shared = { rule: "argument", at: placeOf(instruction), holds };
    if (isBridged(instruction, place, variable) && !run.passes(variable.type, object))
      return [{ ...shared, but: `${run.object(object)} ∉ ${showType(variable.type)}` }];
    return [{ ...shared, lacks: { kind: "points-to", pointer: run.variable(from.context, argument), object } }];
  });
}

/** Whether a bridge method casts an argument: a parameter is narrower than what the call names. */
function isBridged(instruction: CallInstruction | NewInstruction, place: number, parameter: Variable): boolean {
  const declared = instruction.kind === "call" ? instruction.site.target.parameters[place] : undefined;
  return declared !== undefined && !sameType(declared.type, parameter.type);
}

/** Of `this`: the receivers of calls lack the object, or it is dispatched or selected otherwise. */
export function throughCalls(
  run: FixedPoint,
  context: Context,
  variable: Variable,
  object: number,
): readonly Lacking[] {
  if (variable !== variable.method.thisVariable) return [];
  return receivers(run, context, variable.method, (candidate) => candidate === object).map((lacking) => ({
    ...lacking,
    rule: "call",
  }));
}

/** Why c:m is not reachable, or why a call does not lead there: each call of the program that could. */
export function intoMethod(
  run: FixedPoint,
  context: Context,
  method: Method,
  only?: { readonly caller: number; readonly site: number },
): readonly Lacking[] {
  const direct = run.callers.flatMap(({ instruction, method: calling }): readonly Lacking[] => {
    if (instruction.kind !== "call" || instruction.receiver !== undefined || instruction.site.target !== method)
      return [];
    return run.contextsOf(calling).flatMap((from): readonly Lacking[] => {
      const caller = run.method(from, calling);
      if (only !== undefined && (only.caller !== caller || only.site !== instruction.site.id)) return [];
      const but = run.selectText(from, instruction, undefined, run.selectStatic(from, instruction));
      return [{ rule: "static-call", at: placeOf(instruction), holds: [{ kind: "reachable", method: caller }], but }];
    });
  });
  const others = only === undefined ? unreachedCallers(run, method) : [];
  return [...direct, ...receivers(run, context, method, () => true, only), ...others];
}

/**
 * Calls `y.k(…)` that a receiver would lead to c:m: pt(y) lacks the receiver. Those whose receiver is there are dispatched
 * or selected otherwise, or the method would be reachable.
 */
function receivers(
  run: FixedPoint,
  context: Context,
  method: Method,
  isWanted: (object: number) => boolean,
  only?: { readonly caller: number; readonly site: number },
): readonly Lacking[] {
  return run.callers.flatMap(({ instruction, method: calling }): readonly Lacking[] => {
    if (instruction.kind !== "call" || instruction.receiver === undefined) return [];
    const { receiver } = instruction;
    return run.contextsOf(calling).flatMap((from) => {
      const caller = run.method(from, calling);
      if (only !== undefined && (only.caller !== caller || only.site !== instruction.site.id)) return [];
      const pointer = run.variable(from, receiver);
      return run.solver.elements.objects.flatMap((_, object) =>
        isWanted(object) ? receiverAt(run, { context, method }, { from, instruction, pointer }, object) : [],
      );
    });
  });
}

interface CallAt {
  readonly from: Context;
  readonly instruction: CallInstruction;
  /** The receiver’s. */
  readonly pointer: number;
}

function receiverAt(
  run: FixedPoint,
  { context, method }: { readonly context: Context; readonly method: Method },
  { from, instruction, pointer }: CallAt,
  object: number,
): readonly Lacking[] {
  const wanted: Wanted = { kind: "points-to", pointer, object };
  const shared = { rule: "call", at: placeOf(instruction) };
  const isThere = run.holds(wanted);
  if (run.dispatch(instruction, object) !== method) {
    const isOfThatName = instruction.site.target.name === method.name;
    return isThere && isOfThatName ? [{ ...shared, holds: [wanted], but: run.dispatchText(instruction, object) }] : [];
  }
  const chosen = run.select(from, instruction, object, method);
  if (chosen === undefined || (chosen === context) === isThere) return [];
  return isThere
    ? [{ ...shared, holds: [wanted], but: run.selectText(from, instruction, object, chosen) }]
    : chosen === context
      ? [{ ...shared, holds: [], lacks: wanted }]
      : [];
}

/** Calls in methods that are never reached: the statements are there, but nothing executes them. */
function unreachedCallers(run: FixedPoint, method: Method): readonly Lacking[] {
  const { program, elements } = run.solver;
  return program.methods
    .filter((calling) => run.contextsOf(calling).length === 0)
    .flatMap((calling) => {
      const at = calling.body.find(
        (instruction) =>
          (instruction.kind === "call" && instruction.site.target === method) ||
          (instruction.kind === "new" && instruction.constructor.target === method),
      );
      if (at === undefined) return [];
      const lacks = { kind: "reachable", method: run.method(elements.contexts.empty, calling) } as const;
      return [{ rule: "call", at: placeOf(at), holds: [], lacks }];
    });
}
