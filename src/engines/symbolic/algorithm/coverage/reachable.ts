import { controlFlowGraph, type Instruction, type Method } from "../../../../java/index.ts";
import type { Code, CoreInstruction } from "../program/code.ts";
import { calleesOf } from "./calls.ts";

/** Whether a side of a condition may be taken. */
type MayTake = (method: Method, pc: number, holds: boolean) => boolean;

/** The instructions that control may reach from the starts of some methods when some sides are never taken. */
export class Reachable {
  readonly #code: Code;
  readonly #mayTake: MayTake;
  readonly #reached = new Map<Method, Set<number>>();
  readonly #waiting: Method[] = [];

  constructor(code: Code, methods: Iterable<Method>, mayTake: MayTake) {
    this.#code = code;
    this.#mayTake = mayTake;
    for (const method of methods) this.#enter(method);
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop()) this.#walk(next);
  }

  has(method: Method, pc: number): boolean {
    return this.#reached.get(method)?.has(pc) === true;
  }

  #enter(method: Method): void {
    if (this.#reached.has(method)) return;
    this.#reached.set(method, new Set([0]));
    this.#waiting.push(method);
  }

  #walk(method: Method): void {
    const body = this.#code.bodyOf(method);
    const { successors } = controlFlowGraph({ ...method, body: body.map(withoutCore) });
    const reached = this.#reached.get(method) ?? new Set<number>();
    // The set grows while it is read.
    for (const pc of reached) {
      const instruction = body[pc];
      if (instruction === undefined) continue;
      for (const callee of calleesOf(this.#code, instruction)) this.#enter(callee);
      const next =
        instruction.kind === "if-false"
          ? this.#sides(method, pc, instruction.to)
          : (successors[pc] ?? []).filter((to) => to < body.length);
      for (const to of next) reached.add(to);
    }
  }

  #sides(method: Method, pc: number, whenFalse: number): readonly number[] {
    return [
      ...(this.#mayTake(method, pc, true) ? [pc + 1] : []),
      ...(this.#mayTake(method, pc, false) ? [whenFalse] : []),
    ];
  }
}

/** What Java lacks goes on to the next instruction. */
export function withoutCore(instruction: CoreInstruction): Instruction {
  return instruction.kind === "free" || instruction.kind === "assert"
    ? { kind: "nop", span: instruction.span }
    : instruction;
}
