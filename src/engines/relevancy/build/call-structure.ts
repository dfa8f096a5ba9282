import {
  type CallSite,
  dispatch,
  type Instruction,
  type InstructionOf,
  type Method,
  type Operand,
} from "../../../java/index.ts";
import type { ContextMethod, PointsToView } from "../points-to-view.ts";

/** A call of a method of the program from a method of the program, under one pair of contexts. */
export interface Callee {
  readonly callerContext: number;
  readonly calleeContext: number;
  readonly method: Method;
}

/** What one call instruction runs. */
export interface CallTargets {
  /** Methods of the program that it calls itself. */
  readonly direct: readonly Callee[];
  /** Methods of the program that the library calls on its behalf. */
  readonly callbacks: readonly Callee[];
  /** Whether the call, or one of its targets, is the library's. */
  readonly callsLibrary: boolean;
}

export type CallLike = InstructionOf<"call"> | InstructionOf<"new">;

/** Library code is not entered: what it calls back counts as called by the one who called the library. */
export function isModelled(method: Method): boolean {
  return method.class.isLibrary;
}

export function isSymbolicCall(instruction: Instruction): boolean {
  return (
    instruction.kind === "call" &&
    instruction.site.kind === "static" &&
    instruction.site.target.class.name === "Symbolic"
  );
}

/** Who calls whom, with library code skipped over. */
export class CallStructure {
  readonly #view: PointsToView;
  /** By context and label of a library method: what of the program it reaches without leaving the library. */
  readonly #callbacks: ReadonlyMap<string, readonly ContextMethod[]>;
  readonly #toString: Method | undefined;
  readonly #targets = new Map<CallLike, CallTargets>();

  constructor(view: PointsToView) {
    this.#view = view;
    this.#callbacks = callbacksOf(view);
    this.#toString = view.program.wellKnown.object.methods.find(
      ({ name, parameters }) => name === "toString" && parameters.length === 0,
    );
  }

  targets(instruction: CallLike): CallTargets {
    const known = this.#targets.get(instruction);
    if (known !== undefined) return known;
    const targets = this.#find(instruction);
    this.#targets.set(instruction, targets);
    return targets;
  }

  #find(instruction: CallLike): CallTargets {
    const site = instruction.kind === "new" ? instruction.constructor : instruction.site;
    const direct: Callee[] = [];
    const callbacks = new Map<string, Callee>();
    let callsLibrary = isModelled(site.target);
    for (const callerContext of this.#contextsOf(site.method)) {
      for (const { context, method } of this.#view.callees(site, callerContext)) {
        if (!isModelled(method)) {
          direct.push({ callerContext, calleeContext: context, method });
          continue;
        }
        callsLibrary = true;
        for (const callback of this.#callbacks.get(keyOf({ context, method })) ?? []) {
          const callee = { callerContext, calleeContext: callback.context, method: callback.method };
          callbacks.set(`${callerContext} ${keyOf(callback)}`, callee);
        }
      }
    }
    if (direct.length === 0) direct.push(...this.#known(site));
    return { direct, callbacks: [...callbacks.values()], callsLibrary };
  }

  /** Joining texts asks objects for theirs: the points-to result does not know these calls. */
  textsOf(method: Method, parts: readonly Operand[]): readonly Callee[] {
    const callees = new Map<string, Callee>();
    for (const callerContext of this.#contextsOf(method)) {
      const texts = new Set(parts.flatMap((part) => this.#textMethods(part, callerContext)));
      for (const callee of texts) {
        for (const calleeContext of this.#contextsOf(callee)) {
          const key = `${callerContext} ${calleeContext} ${callee.label}`;
          callees.set(key, { callerContext, calleeContext, method: callee });
        }
      }
    }
    return [...callees.values()];
  }

  /** The `toString` of the program that an operand's objects have. */
  #textMethods(part: Operand, context: number): readonly Method[] {
    const toString = this.#toString;
    if (part.kind !== "variable" || part.variable.type.kind !== "class" || toString === undefined) return [];
    return this.#view.pointsTo(part.variable, context).flatMap(({ site }) => {
      const method = site === undefined ? undefined : dispatch(site.type, toString);
      return method === undefined || isModelled(method) ? [] : [method];
    });
  }

  /** In a method that only the joining of texts reaches, calls with one possible target are known all the same. */
  #known(site: CallSite): readonly Callee[] {
    const isKnown = site.kind === "static" || site.kind === "special";
    if (!isKnown || isModelled(site.target) || this.#view.callingContexts(site.method).length > 0) return [];
    return [{ callerContext: 0, calleeContext: 0, method: site.target }];
  }

  #contextsOf(method: Method): readonly number[] {
    const contexts = this.#view.callingContexts(method);
    return contexts.length === 0 ? [0] : contexts;
  }
}

/** Walks back from every method of the program that the library calls. */
function callbacksOf(view: PointsToView): ReadonlyMap<string, readonly ContextMethod[]> {
  const libraryCallers = new Map<string, ContextMethod[]>();
  const programMethods = new Map<string, ContextMethod>();
  for (const caller of view.callers().filter(({ method }) => isModelled(method))) {
    for (const callee of view.callsFrom(caller)) {
      const key = keyOf(callee);
      append(libraryCallers, key, caller);
      if (!isModelled(callee.method)) programMethods.set(key, callee);
    }
  }
  const found = new Map<string, ContextMethod[]>();
  for (const [key, callback] of programMethods)
    for (const caller of ancestorsOf(key, libraryCallers)) append(found, caller, callback);
  return found;
}

function ancestorsOf(key: string, callers: ReadonlyMap<string, readonly ContextMethod[]>): ReadonlySet<string> {
  const found = new Set((callers.get(key) ?? []).map(keyOf));
  for (const each of found) for (const caller of callers.get(each) ?? []) found.add(keyOf(caller));
  return found;
}

function append(map: Map<string, ContextMethod[]>, key: string, value: ContextMethod): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

function keyOf({ context, method }: ContextMethod): string {
  return `${context} ${method.label}`;
}
