import type { Method } from "../../../../java/index.ts";
import type { Code, CoreInstruction } from "../program/code.ts";
import { callableFrom } from "./calls.ts";
import { Reachable } from "./reachable.ts";

/** Where a call is: the instruction that is executed next, or the call that is open in it. */
export interface OpenCall {
  readonly method: Method;
  readonly pc: number;
}

/**
 * Where paths were left before their ends: at a bound, because an answer of the solver is missing, or in what the rules of
 * symbolic execution do not follow. From there control may go any way that the code has, so nothing that it may come to is
 * refuted. Only what a constant decides is ruled out.
 */
export class OpenEnds {
  readonly #code: Code;
  readonly #reachable: Reachable;
  #calledBack: CalledBack | undefined;

  constructor(code: Code) {
    this.#code = code;
    this.#reachable = new Reachable(code, (method, pc, holds) => isPossible(code, method, pc, holds));
  }

  /** Nothing of a method was followed. */
  static ofWhole(code: Code, method: Method): OpenEnds {
    const ends = new OpenEnds(code);
    ends.all(method);
    return ends;
  }

  /** Nothing that is known of this method counts. */
  all(method: Method): void {
    this.#reachable.startAt(method);
    for (const each of this.#code.methods) if (each.kind === "static-initializer") this.#reachable.startAt(each);
    this.#callsBack();
  }

  /** A path was left in these calls, the innermost one first. */
  add(calls: readonly OpenCall[]): void {
    calls.forEach(({ method, pc }, depth) => {
      const inner = calls[depth - 1]?.method.kind;
      // Code that runs before a method, such as a class initializer, was called by no instruction.
      if (inner === undefined || inner === "static-initializer") this.#reachable.startAt(method, pc);
      else this.#reachable.startBehind(method, pc);
    });
  }

  /**
   * A path went on behind a call of the library, as if it returned and changed nothing. It may throw all the same, and where
   * objects are handed to it, run methods of the program.
   */
  addSkipped(calls: readonly OpenCall[], instruction: CoreInstruction): void {
    for (const { method, pc } of calls)
      for (const { from, to, handler } of method.handlers)
        if (from <= pc && pc < to) this.#reachable.startAt(method, handler);
    if (takesObject(instruction) && this.#callsBack().haveEffects) this.add(calls);
  }

  /** Whether control may come to an instruction. */
  has(method: Method, pc: number): boolean {
    return this.#reachable.has(method, pc);
  }

  #callsBack(): CalledBack {
    if (this.#calledBack !== undefined) return this.#calledBack;
    const methods = calledBack(this.#code);
    for (const method of methods) this.#reachable.startAt(method);
    const run = new Set(methods.flatMap((method) => callableFrom(this.#code, method)));
    const haveEffects = [...run].some((method) => this.#code.bodyOf(method).some(({ kind }) => STORES.has(kind)));
    this.#calledBack = { haveEffects };
    return this.#calledBack;
  }
}

/** What is known of the methods that the library may call. */
interface CalledBack {
  /** Whether one of them may change what a path knows. */
  readonly haveEffects: boolean;
}

const STORES: ReadonlySet<CoreInstruction["kind"]> = new Set(["store", "static-store", "array-store"]);

/** A condition that is a constant has one side. */
export function isPossible(code: Code, method: Method, pc: number, holds: boolean): boolean {
  const instruction = code.bodyOf(method)[pc];
  if (instruction?.kind !== "if-false" || instruction.condition.kind !== "boolean") return true;
  return instruction.condition.value === holds;
}

function takesObject(instruction: CoreInstruction): boolean {
  if (instruction.kind !== "call" && instruction.kind !== "new") return false;
  if (instruction.kind === "call" && instruction.receiver !== undefined) return true;
  return instruction.arguments.some(
    (operand) => operand.kind === "variable" && operand.variable.type.kind !== "primitive",
  );
}

/** The methods of the program that are called by those of the library, by overriding them or as lambdas. */
function calledBack({ methods }: Code): readonly Method[] {
  return methods.filter((method) => {
    if (method.isStatic || method.kind !== "method") return false;
    const above = libraryClassesAbove(method.class);
    if (method.class.isSynthetic) return above.some(({ kind }) => kind === "interface");
    return above.some((info) =>
      info.methods.some(
        ({ name, isStatic, parameters }) =>
          !isStatic && name === method.name && parameters.length === method.parameters.length,
      ),
    );
  });
}

function libraryClassesAbove(start: Method["class"]): readonly Method["class"][] {
  const above = new Set([start]);
  // The set grows while it is read.
  for (const { superclass, interfaces } of above)
    for (const info of superclass === undefined ? interfaces : [superclass, ...interfaces]) above.add(info);
  return [...above].filter(({ isLibrary }) => isLibrary);
}
