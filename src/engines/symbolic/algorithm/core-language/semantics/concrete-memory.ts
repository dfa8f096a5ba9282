import type { InstructionOf, Operand, Variable } from "../../../../../java/index.ts";
import type { CoreInstruction } from "../../program/code.ts";
import type { InputCell, InputValue, TestInput } from "../../test-input/test-input.ts";
import { applyBinary, applyUnary } from "./concrete-operators.ts";
import { noRule } from "./no-rule.ts";

interface OpenCell extends InputCell {
  readonly fields: Record<string, InputValue>;
}

/** h and s, with the rules of Fig. 2 that read and change them. Where no rule matches nothing changes. */
export class Memory {
  /** By address. */
  readonly heap = new Map<string, OpenCell>();
  readonly stack = new Map<Variable, InputValue>();
  /** Addresses are never used again, so that what was freed stays dangling. */
  readonly #used: Set<string>;
  #fresh = 0;

  constructor(parameters: readonly Variable[], input: TestInput) {
    for (const cell of input.heap) this.heap.set(cell.id, { ...cell, fields: { ...cell.fields } });
    for (const parameter of parameters) {
      const value = input.arguments[parameter.name];
      if (value !== undefined) this.stack.set(parameter, value);
    }
    this.#used = new Set([...this.heap.keys(), ...this.stack.values()].filter((each) => typeof each === "string"));
  }

  truth(operand: Operand): boolean {
    const value = this.#evaluate(operand);
    return typeof value === "boolean" ? value : noRule("NoValue");
  }

  /** Everything but jumps. */
  execute(instruction: CoreInstruction): void {
    switch (instruction.kind) {
      case "store": {
        const { fields } = this.#cellAt(instruction.base);
        fields[instruction.field.name] = this.#evaluate(instruction.source);
        return;
      }
      case "new":
        this.#allocate(instruction);
        return;
      case "free":
        this.heap.delete(this.#cellAt(instruction.variable).id);
        return;
      case "assert":
        if (!this.truth(instruction.condition)) noRule("AssertionError");
        return;
      case "constant":
      case "copy":
      case "load":
      case "unary":
      case "binary":
        this.stack.set(instruction.target, this.#compute(instruction));
        return;
      default:
        throw new Error(`a core program has no instruction ${instruction.kind}`);
    }
  }

  /** [NEW]: the constructor of a data type stores its arguments to the fields, in their order. */
  #allocate({ target, constructor, arguments: values }: InstructionOf<"new">): void {
    const given = values.map((value) => this.#evaluate(value));
    const { class: info } = constructor.target;
    const id = this.#freshAddress();
    const fields = Object.fromEntries(info.fields.map(({ name }, index) => [name, given[index] ?? null]));
    this.heap.set(id, { id, type: info.name, fields });
    this.stack.set(target, id);
  }

  /** The right side of an assignment, or an intermediate result of one. */
  #compute(instruction: InstructionOf<"constant" | "copy" | "load" | "unary" | "binary">): InputValue {
    switch (instruction.kind) {
      case "constant":
        return this.#evaluate(instruction.value);
      case "copy":
        return this.#variable(instruction.source);
      case "load": {
        const value = this.#cellAt(instruction.base).fields[instruction.field.name];
        return value === undefined ? noRule("NoValue") : value;
      }
      case "unary":
        return applyUnary(instruction.operator, this.#evaluate(instruction.operand));
      case "binary":
        return applyBinary(instruction.operator, this.#evaluate(instruction.left), this.#evaluate(instruction.right));
    }
  }

  #evaluate(operand: Operand): InputValue {
    if (operand.kind === "variable") return this.#variable(operand.variable);
    if (operand.kind === "null") return null;
    return operand.kind === "long" ? Number(operand.value) : operand.value;
  }

  #variable(variable: Variable): InputValue {
    const value = this.stack.get(variable);
    return value === undefined ? noRule("NoValue") : value;
  }

  #cellAt(variable: Variable): OpenCell {
    const address = this.#variable(variable);
    if (address === null) return noRule("NullPointerException");
    if (typeof address !== "string") return noRule("NoValue");
    return this.heap.get(address) ?? noRule("DanglingPointer");
  }

  #freshAddress(): string {
    for (;;) {
      const address = `new${++this.#fresh}`;
      if (!this.#used.has(address)) return address;
    }
  }
}
