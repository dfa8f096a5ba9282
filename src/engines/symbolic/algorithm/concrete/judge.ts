import type { Method } from "../../../../java/index.ts";
import { Budget } from "../../../../kernel/index.ts";
import {
  type ConcreteHeap,
  checkModel,
  type DataType,
  type Definitions,
  namesIn,
  type Query,
  type SymbolicHeap,
  type Type,
} from "../../../separation/index.ts";
import { inputsOf } from "../program/inputs.ts";
import type { InputCell, InputValue, TestInput } from "../test-input/test-input.ts";
import { rankedFractions } from "./ranked-fractions.ts";

/** What a method may rely on, with the definitions that it is written in. */
export interface Requirement {
  readonly definitions: Definitions;
  /** Undefined: any input will do. */
  readonly precondition: Query | undefined;
}

/** `undecided`: the search for a derivation was given up. */
export type Judgment = "accepted" | "rejected" | "undecided";

const EFFORT = 50_000;

/**
 * Whether an input satisfies the precondition, by the model checker, which shares nothing with the solver. The formula
 * must account for every cell, unless it is silent on a reference parameter: what hangs on that is left over then.
 * Throws `BudgetSpent`.
 */
export function judge(
  method: Method,
  { definitions, precondition }: Requirement,
  input: TestInput,
  budget = Budget.unlimited,
): Judgment {
  if (precondition === undefined) return "accepted";
  const heap = concreteHeap(definitions, precondition, input);
  return checkModel(precondition, definitions, heap, EFFORT, speaksOfAll(method, precondition), budget);
}

/**
 * Whether every reference parameter, the receiver included, has a place in the precondition's heap, or equals something.
 * That it is not null, or not another one, says nothing of what it points to.
 */
function speaksOfAll(method: Method, { disjuncts }: Query): boolean {
  const named = new Set(
    disjuncts.flatMap(({ spatial, pointers }) => [
      ...spatial.flatMap((part) =>
        (part.kind === "cell" ? [part.root, ...part.fields] : part.arguments).flatMap(namesIn),
      ),
      ...pointers.flatMap(({ relation, left, right }) => (relation === "=" ? [left, right] : [])),
    ]),
  );
  return inputsOf(method).every(({ name, type }) => type.kind === "primitive" || named.has(name));
}

/** Of which data types an input may have cells that the precondition does not describe. */
export function mayHoldMore(method: Method, { definitions, precondition }: Requirement): (data: string) => boolean {
  if (precondition === undefined || !speaksOfAll(method, precondition)) return () => true;
  const types = spokenOf(definitions, precondition);
  return (data) => !types.has(data);
}

/** The data types that the formula has cells or variables of, in its predicates too. */
function spokenOf({ predicates }: Definitions, { disjuncts, free }: Query): ReadonlySet<string> {
  const types = new Set(free.flatMap(({ type }) => (type.kind === "reference" ? (type.data ?? []) : [])));
  const called = new Set<string>();
  const hear = (heap: SymbolicHeap): void => {
    for (const part of heap.spatial) {
      if (part.kind === "cell") types.add(part.data);
      else called.add(part.predicate);
    }
  };
  for (const heap of disjuncts) hear(heap);
  // The set grows while it is read.
  for (const name of called) for (const rule of predicates.get(name)?.rules ?? []) hear(rule);
  return types;
}

/** Objects of other classes are none of the formula's business. */
function concreteHeap(definitions: Definitions, precondition: Query, input: TestInput): ConcreteHeap {
  const types = spokenOf(definitions, precondition);
  const cells = input.heap.flatMap((cell): readonly (readonly [string, string, readonly Content[]])[] => {
    const data = types.has(cell.type) ? definitions.data.get(cell.type) : undefined;
    return data === undefined ? [] : [[cell.id, cell.type, contentsOf(data, cell)]];
  });
  const typeOf = new Map(precondition.free.map(({ name, type }) => [name, type]));
  const stack = Object.entries(input.arguments).map(
    ([name, value]) => [name, { value, type: typeOf.get(name) }] as const,
  );
  const contents = [...cells.flatMap(([, , fields]) => fields), ...stack.map(([, content]) => content)];
  const fractions = rankedFractions(contents.flatMap(fractionIn));
  return {
    cells: new Map(
      cells.map(([id, type, fields]) => [id, { type, fields: fields.map((each) => concreteValue(each, fractions)) }]),
    ),
    stack: new Map(stack.map(([name, content]) => [name, concreteValue(content, fractions)])),
  };
}

type ConcreteCell = ConcreteHeap["cells"] extends ReadonlyMap<string, infer C> ? C : never;
type ConcreteValue = ConcreteCell["fields"][number];

/** A value of an input, and what formulas take it for. */
interface Content {
  readonly value: InputValue;
  readonly type: Type | undefined;
}

/** Fields in the order of the data type; what the class has beyond it is not the formula's business. */
function contentsOf(data: DataType, { fields }: InputCell): readonly Content[] {
  return data.fields.map(({ name, type }) => {
    const value = fields[name];
    // As the run does: what an input does not name has Java's default.
    return { value: value === undefined ? (type.kind === "reference" ? null : 0) : value, type };
  });
}

function fractionIn({ value, type }: Content): readonly number[] {
  return type?.kind === "double" && typeof value === "number" ? [value] : [];
}

/** Truth values are 0 and 1. A fraction where formulas have an integer is left open. */
function concreteValue({ value, type }: Content, fractions: ReadonlyMap<number, bigint>): ConcreteValue {
  if (typeof value === "boolean") return value ? 1n : 0n;
  if (typeof value !== "number") return value;
  if (type?.kind === "double") return fractions.get(value);
  return Number.isInteger(value) ? BigInt(value) : undefined;
}
