import { controlFlowGraph, type Instruction, type Method } from "../../../../java/index.ts";
import type { Code, CoreInstruction } from "../program/code.ts";
import { calleesOf } from "./calls.ts";

/** Whether a side of a condition may be taken. */
type MayTake = (method: Method, pc: number, holds: boolean) => boolean;

/** The instructions that control may reach when some sides are never taken. It grows with the places that control starts from. */
export class Reachable {
  readonly #code: Code;
  readonly #mayTake: MayTake;
  readonly #reached = new Map<Method, Set<number>>();
  /** By method, for each instruction the next ones. */
  readonly #successors = new Map<Method, readonly (readonly number[])[]>();
  readonly #waiting: { readonly method: Method; readonly pc: number }[] = [];

  constructor(code: Code, mayTake: MayTake) {
    this.#code = code;
    this.#mayTake = mayTake;
  }

  has(method: Method, pc: number): boolean {
    return this.#reached.get(method)?.has(pc) === true;
  }

  /** Control may be at an instruction; 0 is the start of the method. */
  startAt(method: Method, pc = 0): void {
    this.#reach(method, pc);
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop())
      this.#goOn(next.method, next.pc);
  }

  /** A call that an instruction makes may come back: control may be behind it, or in a handler. */
  startBehind(method: Method, pc: number): void {
    for (const next of this.#nextOf(method, pc)) this.startAt(method, next);
  }

  #reach(method: Method, pc: number): void {
    const reached = this.#reached.get(method) ?? new Set<number>();
    this.#reached.set(method, reached);
    if (reached.has(pc) || pc >= this.#code.bodyOf(method).length) return;
    reached.add(pc);
    this.#waiting.push({ method, pc });
  }

  #goOn(method: Method, pc: number): void {
    const instruction = this.#code.bodyOf(method)[pc];
    if (instruction === undefined) return;
    for (const callee of calleesOf(this.#code, instruction)) this.#reach(callee, 0);
    const next = instruction.kind === "if-false" ? this.#sides(method, pc, instruction.to) : this.#nextOf(method, pc);
    for (const to of next) this.#reach(method, to);
  }

  #nextOf(method: Method, pc: number): readonly number[] {
    const known = this.#successors.get(method);
    if (known !== undefined) return known[pc] ?? [];
    const { successors } = controlFlowGraph({ ...method, body: this.#code.bodyOf(method).map(withoutCore) });
    this.#successors.set(method, successors);
    return successors[pc] ?? [];
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
