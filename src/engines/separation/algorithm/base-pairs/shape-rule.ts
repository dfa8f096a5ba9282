import { numberAt } from "../../../../kernel/index.ts";
import {
  cellsOf,
  type Definitions,
  isReference,
  NULL,
  type SymbolicHeap,
  type Typed,
  type Value,
} from "../heaps/symbolic-heap.ts";
import { type Pair, Shape } from "./shape.ts";

/** A predicate occurrence of a rule, arguments as variable numbers, references only. */
interface ShapeCall {
  readonly predicate: string;
  readonly variables: readonly number[];
}

/** A symbolic heap as the base pairs see it: variables are numbers, null is 0, integers are gone. */
export interface ShapeRule {
  /** The name of each variable but null, from number 1. */
  readonly names: readonly string[];
  readonly parameters: readonly number[];
  readonly calls: readonly ShapeCall[];
  /** Its own cells and (dis)equalities; undefined when they are inconsistent. */
  readonly own: Shape | undefined;
  numberOf(name: string): number;
}

/** Reads a heap with some of its variables as parameters. */
export function shapeRule(heap: SymbolicHeap, parameters: readonly string[], definitions: Definitions): ShapeRule {
  const numbers = new Map<string, number>([[NULL, 0]]);
  const numberOf = (name: string): number => numberAt(numbers, name);
  const parameterNumbers = parameters.map(numberOf);
  const calls: ShapeCall[] = [];
  for (const part of heap.spatial) {
    if (part.kind === "cell") {
      const fields = definitions.data.get(part.data)?.fields ?? [];
      for (const name of [part.root, ...references(part.fields, fields)]) numberOf(name);
    } else {
      const parameters = definitions.predicates.get(part.predicate)?.parameters ?? [];
      calls.push({ predicate: part.predicate, variables: references(part.arguments, parameters).map(numberOf) });
    }
  }
  for (const { left, right } of heap.pointers) for (const name of [left, right]) numberOf(name);
  const own = ownShape(heap, numbers.size, numberOf);
  return { names: [...numbers.keys()].slice(1), parameters: parameterNumbers, calls, own, numberOf };
}

/** The values of reference type. */
function references(values: readonly Value[], typed: readonly Typed[]): readonly string[] {
  return values.flatMap((value, index) => {
    const type = typed[index]?.type;
    return typeof value === "string" && type !== undefined && isReference(type) ? [value] : [];
  });
}

function ownShape(heap: SymbolicHeap, size: number, numberOf: (name: string) => number): Shape | undefined {
  const shape = new Shape(size);
  for (const { relation, left, right } of heap.pointers)
    if (relation === "=" && !shape.equal(numberOf(left), numberOf(right))) return undefined;
  for (const part of heap.spatial) if (part.kind === "cell" && !shape.allocate(numberOf(part.root))) return undefined;
  for (const { relation, left, right } of heap.pointers)
    if (relation === "≠" && !shape.distinct(numberOf(left), numberOf(right))) return undefined;
  return shape;
}

/**
 * What the cells and facts of a heap say of the references among the formals of a predicate, its calls left out; undefined
 * where they contradict each other.
 */
export function referencePair(predicate: string, heap: SymbolicHeap, definitions: Definitions): Pair | undefined {
  const references = referenceParameters(predicate, definitions);
  const { own, parameters } = shapeRule({ ...heap, spatial: cellsOf(heap) }, references, definitions);
  return own?.project(parameters);
}

/** The reference-typed formals of a predicate. */
export function referenceParameters(predicate: string, definitions: Definitions): readonly string[] {
  const parameters = definitions.predicates.get(predicate)?.parameters ?? [];
  return parameters.filter(({ type }) => isReference(type)).map(({ name }) => name);
}
