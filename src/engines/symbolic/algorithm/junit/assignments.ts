import type { Field, Instruction, InstructionOf, Method, Operand, Variable } from "../../../../java/index.ts";

/** What a field holds after a constructor or setter: one of its parameters, or a constant. */
export type Assigned =
  | { readonly kind: "parameter"; readonly index: number }
  | { readonly kind: "constant"; readonly value: number | boolean | null };

type Assignments = ReadonlyMap<Field, Assigned>;

/**
 * What a method does to `this`, if it does nothing but assign parameters and constants to its fields, and call
 * constructors that do nothing else. Undefined if it may do more.
 */
export function assignmentsOf(method: Method): Assignments | undefined {
  const reader = new AssignmentReader(method);
  return method.body.every((instruction) => reader.read(instruction)) ? reader.fields : undefined;
}

class AssignmentReader {
  readonly fields = new Map<Field, Assigned>();
  readonly #method: Method;
  readonly #variables: Map<Variable, Assigned>;

  constructor(method: Method) {
    this.#method = method;
    this.#variables = new Map(method.parameters.map((parameter, index) => [parameter, { kind: "parameter", index }]));
  }

  /** Whether the instruction does nothing else. */
  read(instruction: Instruction): boolean {
    switch (instruction.kind) {
      case "return":
      case "nop":
        return true;
      case "constant":
        return this.#note(this.#variables, instruction.target, this.#valueOf(instruction.value));
      case "store":
        return (
          instruction.base === this.#method.thisVariable &&
          this.#note(this.fields, instruction.field, this.#valueOf(instruction.source))
        );
      case "call":
        return this.#readCall(instruction);
      default:
        return false;
    }
  }

  #note<K>(map: Map<K, Assigned>, key: K, value: Assigned | undefined): boolean {
    if (value !== undefined) map.set(key, value);
    return value !== undefined;
  }

  #valueOf(operand: Operand): Assigned | undefined {
    if (operand.kind === "variable") return this.#variables.get(operand.variable);
    if (operand.kind === "null") return { kind: "constant", value: null };
    return { kind: "constant", value: typeof operand.value === "bigint" ? Number(operand.value) : operand.value };
  }

  /** `this(…)` or `super(…)`. */
  #readCall({ receiver, site, arguments: values }: InstructionOf<"call">): boolean {
    const { target } = site;
    if (receiver !== this.#method.thisVariable || target.kind !== "constructor") return false;
    if (target.class.superclass === undefined) return true;
    const inner = assignmentsOf(target);
    if (inner === undefined) return false;
    return [...inner].every(([field, assigned]) => {
      const operand = assigned.kind === "parameter" ? values[assigned.index] : undefined;
      return this.#note(this.fields, field, operand === undefined ? assigned : this.#valueOf(operand));
    });
  }
}
