import type { InstructionOf, Operand, Variable } from "../../../../../java/index.ts";
import type { InputCell, InputValue, TestInput } from "../../test-input/test-input.ts";
import { applyBinary, applyUnary } from "./concrete-operators.ts";
import { type HaltReason, NoRule } from "./no-rule.ts";

export { type HaltReason, NoRule } from "./no-rule.ts";

/** The rules of Fig. 2 for h, s ⊢ e ⇓ k. */
export type ExpressionRule = "CONST" | "NULL" | "VAR" | "UNOP" | "BINOP" | "LOAD";

type Computation = InstructionOf<"constant" | "copy" | "load" | "unary" | "binary">;

interface OpenCell extends InputCell {
  readonly fields: Record<string, InputValue>;
}

/** h and s, with the rules that read and change them. What no rule matches throws `NoRule` and changes nothing. */
export class Memory {
  readonly #heap = new Map<string, OpenCell>();
  readonly #stack = new Map<Variable, InputValue>();
  /** Addresses are never used again, so that what was freed stays dangling. */
  readonly #used: Set<string>;
  #premises: ExpressionRule[] = [];
  #fresh = 0;

  constructor(parameters: readonly Variable[], input: TestInput) {
    for (const cell of input.heap) this.#heap.set(cell.id, { ...cell, fields: { ...cell.fields } });
    for (const parameter of parameters) {
      const value = input.arguments[parameter.name];
      if (value !== undefined) this.#stack.set(parameter, value);
    }
    this.#used = new Set([...this.#heap.keys(), ...this.#stack.values()].filter((each) => typeof each === "string"));
  }

  /** The rules that evaluated expressions since the last `forgetPremises`. */
  get premises(): readonly ExpressionRule[] {
    return this.#premises;
  }

  forgetPremises(): void {
    this.#premises = [];
  }

  heap(): ReadonlyMap<string, InputCell> {
    return new Map([...this.#heap].map(([id, cell]) => [id, { ...cell, fields: { ...cell.fields } }]));
  }

  stack(): ReadonlyMap<string, InputValue> {
    const named = [...this.#stack].filter(([{ isTemporary }]) => !isTemporary);
    return new Map(named.map(([{ name }, value]) => [name, value]));
  }

  truth(operand: Operand): boolean {
    const value = this.#evaluate(operand);
    return typeof value === "boolean" ? value : noRule("no-value");
  }

  /** The right side of an assignment, or an intermediate result of one. */
  compute(instruction: Computation): void {
    this.#stack.set(instruction.target, this.#compute(instruction));
  }

  /** [STORE] */
  store({ base, field, source }: InstructionOf<"store">): void {
    const cell = this.#cellAt(base);
    const value = this.#evaluate(source);
    cell.fields[field.name] = value;
  }

  /** [NEW]: the constructor of a data type stores its arguments to the fields, in their order. */
  allocate({ target, constructor, arguments: values }: InstructionOf<"new">): void {
    const given = values.map((value) => this.#evaluate(value));
    const { class: info } = constructor.target;
    const id = this.#freshAddress();
    const fields = Object.fromEntries(info.fields.map(({ name }, index) => [name, given[index] ?? null]));
    this.#heap.set(id, { id, type: info.name, fields });
    this.#stack.set(target, id);
  }

  /** [FREE] */
  free(variable: Variable): void {
    this.#heap.delete(this.#cellAt(variable).id);
  }

  #compute(instruction: Computation): InputValue {
    switch (instruction.kind) {
      case "constant":
        return this.#evaluate(instruction.value);
      case "copy":
        return this.#variable(instruction.source);
      case "load": {
        const value = this.#cellAt(instruction.base).fields[instruction.field.name];
        this.#premises.push("LOAD");
        return value === undefined ? noRule("no-value") : value;
      }
      case "unary": {
        const value = applyUnary(instruction.operator, this.#evaluate(instruction.operand));
        this.#premises.push("UNOP");
        return value;
      }
      case "binary": {
        const left = this.#evaluate(instruction.left);
        const value = applyBinary(instruction.operator, left, this.#evaluate(instruction.right));
        this.#premises.push("BINOP");
        return value;
      }
    }
  }

  #evaluate(operand: Operand): InputValue {
    if (operand.kind === "variable") return this.#variable(operand.variable);
    this.#premises.push(operand.kind === "null" ? "NULL" : "CONST");
    if (operand.kind === "null") return null;
    return operand.kind === "long" ? Number(operand.value) : operand.value;
  }

  #variable(variable: Variable): InputValue {
    const value = this.#stack.get(variable);
    if (value === undefined) throw new NoRule("no-value");
    // An intermediate result stands for the expression that it was computed by, whose rules are there already.
    if (!variable.isTemporary) this.#premises.push("VAR");
    return value;
  }

  #cellAt(variable: Variable): OpenCell {
    const address = this.#variable(variable);
    if (address === null) throw new NoRule("null-pointer");
    if (typeof address !== "string") throw new NoRule("no-value");
    return this.#heap.get(address) ?? noRule("dangling-pointer");
  }

  #freshAddress(): string {
    for (;;) {
      const address = `new${++this.#fresh}`;
      if (!this.#used.has(address)) return address;
    }
  }
}

function noRule(reason: HaltReason): never {
  throw new NoRule(reason);
}
