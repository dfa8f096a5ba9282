import type { Instruction, InstructionOf, Method } from "../../../../java/index.ts";
import { append, valueAt } from "../../../../kernel/index.ts";
import type { ContextMethod, PointsToView } from "./points-to-view.ts";

/** A call of a method of the program from a method of the program, under one pair of contexts. */
export interface Callee {
  readonly callerContext: number;
  readonly calleeContext: number;
  readonly method: Method;
}

/** What one call instruction runs. */
interface CallTargets {
  /** Methods of the program that it calls itself. */
  readonly direct: readonly Callee[];
  /** Methods of the program that the library calls on its behalf. */
  readonly callbacks: readonly Callee[];
  /** Whether the call, or one of its targets, is the library's. */
  readonly callsLibrary: boolean;
}

export type CallLike = InstructionOf<"call"> | InstructionOf<"new">;

/** Library code is not entered: what it calls back counts as called by the one who called the library. */
export function isLibraryMethod(method: Method): boolean {
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
  readonly view: PointsToView;
  /** By library method under a context: what of the program it reaches without leaving the library. */
  readonly #callbacks: ReadonlyMap<number, readonly ContextMethod[]>;
  readonly #targets = new Map<CallLike, CallTargets>();

  constructor(view: PointsToView) {
    this.view = view;
    this.#callbacks = callbacksOf(view);
  }

  targets(instruction: CallLike): CallTargets {
    return valueAt(this.#targets, instruction, () => this.#find(instruction));
  }

  #find(instruction: CallLike): CallTargets {
    const site = instruction.kind === "new" ? instruction.constructor : instruction.site;
    const direct: Callee[] = [];
    const callbacks = new Map<string, Callee>();
    let callsLibrary = isLibraryMethod(site.target);
    for (const callerContext of this.view.callingContexts(site.method)) {
      for (const { id, context, method } of this.view.callees(site, callerContext)) {
        if (!isLibraryMethod(method)) {
          direct.push({ callerContext, calleeContext: context, method });
          continue;
        }
        callsLibrary = true;
        for (const callback of this.#callbacks.get(id) ?? []) {
          const callee = { callerContext, calleeContext: callback.context, method: callback.method };
          callbacks.set(`${callerContext} ${callback.id}`, callee);
        }
      }
    }
    return { direct, callbacks: [...callbacks.values()], callsLibrary };
  }
}

/** Walks back from every method of the program that the library calls. Throws `BudgetSpent`. */
function callbacksOf(view: PointsToView): ReadonlyMap<number, readonly ContextMethod[]> {
  const libraryCallers = new Map<number, number[]>();
  const programMethods = new Map<number, ContextMethod>();
  for (const caller of view.callers().filter(({ method }) => isLibraryMethod(method))) {
    view.budget.spend();
    for (const callee of view.callsFrom(caller)) {
      append(libraryCallers, callee.id, caller.id);
      if (!isLibraryMethod(callee.method)) programMethods.set(callee.id, callee);
    }
  }
  const found = new Map<number, ContextMethod[]>();
  for (const callback of programMethods.values())
    for (const caller of ancestorsOf(callback.id, libraryCallers)) {
      view.budget.spend();
      append(found, caller, callback);
    }
  return found;
}

function ancestorsOf(callee: number, callers: ReadonlyMap<number, readonly number[]>): ReadonlySet<number> {
  const found = new Set(callers.get(callee));
  for (const each of found) for (const caller of callers.get(each) ?? []) found.add(caller);
  return found;
}
