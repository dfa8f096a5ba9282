import type { Method } from "../../../java/index.ts";
import { type ConcreteHeap, checkModel, type DataType, type Definitions, type Query } from "../../separation/index.ts";
import type { InputCell, InputValue, TestInput } from "../test-input.ts";

/** What a method may rely on, with the definitions that it is written in. */
export interface Requirement {
  readonly definitions: Definitions;
  /** Undefined: any input will do. */
  readonly precondition: Query | undefined;
}

/** `undecided`: the search for a derivation was given up. */
export type Judgement = "accepted" | "rejected" | "undecided";

const BUDGET = 50_000;

/**
 * Whether an input satisfies the precondition, by the model checker, which shares nothing with the solver. The formula
 * must account for every cell, unless it is silent on a reference parameter: what hangs on that is left over then.
 */
export function judge(method: Method, { definitions, precondition }: Requirement, input: TestInput): Judgement {
  if (precondition === undefined) return "accepted";
  const heap = concreteHeap(definitions, input);
  return checkModel(precondition, definitions, heap, BUDGET, speaksOfAll(method, precondition));
}

/** Whether every reference parameter, the receiver included, occurs in the precondition. */
export function speaksOfAll(method: Method, { free }: Query): boolean {
  const named = new Set(free.map(({ name }) => name));
  return [...(method.thisVariable === undefined ? [] : [method.thisVariable]), ...method.parameters].every(
    ({ name, type }) => type.kind === "primitive" || named.has(name),
  );
}

function concreteHeap(definitions: Definitions, input: TestInput): ConcreteHeap {
  return {
    // Objects of classes that are no data types are none of the formula's business.
    cells: new Map(
      input.heap.flatMap((cell) => {
        const data = definitions.data.get(cell.type);
        return data === undefined ? [] : [[cell.id, concreteCell(data, cell)] as const];
      }),
    ),
    stack: new Map(Object.entries(input.arguments).map(([name, value]) => [name, concreteValue(value)])),
  };
}

type ConcreteCell = ConcreteHeap["cells"] extends ReadonlyMap<string, infer C> ? C : never;
type ConcreteValue = ConcreteCell["fields"][number];

/** Fields in the order of the data type; what the class has beyond it is not the formula's business. */
function concreteCell(data: DataType, { type, fields }: InputCell): ConcreteCell {
  return {
    type,
    fields: data.fields.map((field) => {
      const value = fields[field.name];
      // As the run does: what an input does not name has Java's default.
      if (value === undefined) return field.type.kind === "reference" ? null : 0n;
      return concreteValue(value);
    }),
  };
}

/** Truth values are 0 and 1; the logic has no fractions, so they are left open. */
function concreteValue(value: InputValue): ConcreteValue {
  if (typeof value === "boolean") return value ? 1n : 0n;
  if (typeof value !== "number") return value;
  return Number.isInteger(value) ? BigInt(value) : undefined;
}
