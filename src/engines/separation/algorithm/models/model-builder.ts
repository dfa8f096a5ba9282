import { Budget } from "../../../../kernel/index.ts";
import type { Derivation } from "../base-pairs/derivation.ts";
import { addressStem, MODEL_LETTERS } from "../heaps/address-names.ts";
import { evaluate } from "../heaps/linear.ts";
import { namesOf } from "../heaps/naming.ts";
import {
  type DataType,
  isReference,
  NULL,
  type Query,
  type SymbolicHeap,
  type Type,
  type Value,
} from "../heaps/symbolic-heap.ts";
import type { Model, ModelCell, ModelValue } from "./model.ts";
import type { NumberedBodies, NumberedBody } from "./numbered-body.ts";
import { References } from "./references.ts";

/** A derivation that uses more rules than this is not followed: its model would fill the memory. */
export const MAX_RULES = 2_000_000;

/** What a model is built from. */
interface ModelPlan {
  readonly heap: SymbolicHeap;
  readonly free: Query["free"];
  readonly integers: ReadonlyMap<string, bigint>;
  /** One for each call of the heap. */
  readonly derivations: readonly Derivation[];
}

/**
 * Builds the model that derivations describe: one address for each class of references. Undefined when they use more
 * than `MAX_RULES` rules. Throws `BudgetSpent`.
 */
export function buildModel(plan: ModelPlan, bodies: NumberedBodies, budget = Budget.unlimited): Model | undefined {
  const builder = new ModelBuilder(bodies, budget);
  return builder.build(plan) ? builder.model(plan) : undefined;
}

/** A body that is to be put down, with what its variables stand for. */
interface Frame {
  readonly body: NumberedBody;
  /** By number within the body. */
  readonly references: readonly number[];
  readonly integerOf: (name: string) => bigint;
  readonly derivations: readonly Derivation[];
}

class ModelBuilder {
  readonly #bodies: NumberedBodies;
  readonly #budget: Budget;
  readonly #references = new References();
  /** By cell: a reference. */
  readonly #roots: number[] = [];
  readonly #types: DataType[] = [];
  /** The fields of all cells, one after the other: references by number, and integers. Flat, as there may be many. */
  readonly #contents: (number | bigint)[] = [];

  constructor(bodies: NumberedBodies, budget: Budget) {
    this.#bodies = bodies;
    this.#budget = budget;
  }

  /** False when there is too much to build. The free references get the numbers from 1 on. */
  build({ heap, free, integers, derivations }: ModelPlan): boolean {
    const body = this.#bodies.of(heap, free);
    const integerOf = (name: string): bigint => integers.get(name) ?? 0n;
    const todo: Frame[] = [{ body, references: this.#extended([0], body), integerOf, derivations }];
    let count = 0;
    for (let frame = todo.pop(); frame !== undefined; frame = todo.pop()) {
      if (count++ > MAX_RULES) return false;
      this.#budget.spend();
      this.#putDown(frame);
      let place = 0;
      for (const call of frame.body.calls) {
        const inner = this.#enter(call, frame, frame.derivations[place++]);
        if (inner !== undefined) todo.push(inner);
      }
    }
    return true;
  }

  model(plan: ModelPlan): Model {
    const { free, integers } = plan;
    const reference = this.#settled(plan);
    let at = 0;
    const heap = this.#types.map((type, index): ModelCell => {
      this.#budget.spend();
      const root = reference(this.#roots[index] ?? 0);
      const fields = type.fields.map((field) => {
        const value = this.#contents[at++] ?? 0;
        return { name: field.name, value: typeof value === "bigint" ? number(value, field.type) : reference(value) };
      });
      return { id: root.kind === "address" ? root.name : NULL, type: type.name, fields };
    });
    let count = 0;
    const variables = free.map(({ name, type }) => ({
      name,
      value: isReference(type) ? reference(++count) : number(integers.get(name) ?? 0n, type),
    }));
    return { variables, heap };
  }

  #putDown({ body, references, integerOf }: Frame): void {
    const reference = (number: number): number => references[number] ?? 0;
    for (const [left, right] of body.equal) this.#references.equal(reference(left), reference(right));
    for (const [left, right] of body.distinct) this.#references.distinct(reference(left), reference(right));
    for (const { root, type, fields } of body.cells) {
      this.#roots.push(reference(root));
      this.#types.push(type);
      for (const place of fields)
        this.#contents.push(place.kind === "reference" ? reference(place.number) : integer(place.value, integerOf));
    }
  }

  /** The rule's body that a derivation takes for a call, formals := actuals. */
  #enter(call: NumberedBody["calls"][number], outer: Frame, derivation: Derivation | undefined): Frame | undefined {
    const body = this.#bodies.ofRule(call.predicate, derivation?.rule ?? 0);
    if (derivation === undefined || body === undefined) return undefined;
    const references = [0];
    const integers: [string, bigint][] = [];
    for (const { name, place } of call.arguments) {
      if (place.kind === "reference") references.push(outer.references[place.number] ?? 0);
      else integers.push([name, integer(place.value, outer.integerOf)]);
    }
    const own = (name: string): bigint => derivation.integerOf(name) ?? 0n;
    const integerOf = integers.length === 0 ? own : either(new Map(integers), own);
    return { body, references: this.#extended(references, body), integerOf, derivations: derivation.children() };
  }

  /** New references for the variables that are no parameters. */
  #extended(references: number[], { references: size }: NumberedBody): readonly number[] {
    while (references.length < size) references.push(this.#references.fresh());
    return references;
  }

  /**
   * What each reference is once those that nothing fixes are settled. Objects are n1, n2, … in the order of the cells; o1,
   * o2, … where variables have such names.
   */
  #settled({ free, heap }: ModelPlan): (reference: number) => ModelValue {
    const references = this.#references;
    const roots = this.#roots.map((root) => references.find(root));
    const typeOf: (string | undefined)[] = new Array(references.size);
    for (const [index, root] of roots.entries()) typeOf[root] = this.#types[index]?.name;
    references.settle(roots, typeOf, this.#wanted(free, typeOf));
    const values: (ModelValue | undefined)[] = new Array(references.size);
    values[0] = { kind: "null" };
    const names = [...this.#bodies.names, ...namesOf(heap), ...free.map(({ name }) => name)];
    const stem = addressStem(MODEL_LETTERS, names);
    let count = 0;
    const valueAt = (at: number): ModelValue => (values[at] ??= { kind: "address", name: `${stem}${++count}` });
    for (const root of roots) valueAt(root);
    return (reference) => valueAt(references.find(reference));
  }

  /** The data type that the declarations of a reference ask for, where it has no cell. */
  #wanted(free: Query["free"], typeOf: readonly (string | undefined)[]): (reference: number) => string | undefined {
    const wanted = new Map<number, string>();
    const want = (reference: number, type: Type): void => {
      const at = this.#references.find(reference);
      if (typeOf[at] === undefined && type.kind === "reference" && type.data !== undefined) wanted.set(at, type.data);
    };
    for (const [index, { type }] of free.filter(({ type }) => isReference(type)).entries()) want(index + 1, type);
    let at = 0;
    for (const { fields } of this.#types)
      for (const { type } of fields) {
        const value = this.#contents[at++];
        if (typeof value === "number") want(value, type);
      }
    return (reference) => wanted.get(reference);
  }
}

function either(known: ReadonlyMap<string, bigint>, own: (name: string) => bigint): (name: string) => bigint {
  return (name) => known.get(name) ?? own(name);
}

/** What integer fields are that nothing fixes: one object for all of them. */
const zero: ModelValue = { kind: "integer", value: 0n };

function number(value: bigint, type: Type): ModelValue {
  if (type.kind === "int" && value === 0n) return zero;
  return type.kind === "bool" ? { kind: "boolean", value: value === 1n } : { kind: "integer", value };
}

function integer(value: Value, integerOf: (name: string) => bigint): bigint {
  return typeof value === "string" ? integerOf(value) : evaluate(value, integerOf);
}
