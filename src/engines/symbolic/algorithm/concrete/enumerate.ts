import { type ClassInfo, dispatch, type Method, type Type } from "../../../../java/index.ts";
import { Budget } from "../../../../kernel/index.ts";
import type { Code } from "../program/code.ts";
import { inputsOf, instanceFields } from "../program/inputs.ts";
import type { InputValue, TestInput } from "../test-input/test-input.ts";
import { canHold, type ValueDomains, valueDomains } from "./value-domains.ts";

/**
 * All inputs of a method with at most `size` objects of each class, those with fewer objects first, lazily. Isomorphic
 * ones come once: a reference points to null, to an object that was met before, or to the next new one. Throws `BudgetSpent`.
 */
export function* enumerateInputs(
  code: Code,
  method: Method,
  size: number,
  typeName: (info: ClassInfo) => string,
  budget = Budget.unlimited,
  stem = "n",
): Generator<TestInput> {
  const domains = valueDomains(code, size);
  for (let most = 0; most <= size; most++)
    for (const shape of new Shapes(method, domains, most, budget, stem).all())
      yield* withNumbers(method, shape, domains, typeName);
}

/** A place that holds a value: a parameter, or a field of an object. */
interface Slot {
  readonly type: Type;
  /** Undefined for a parameter. */
  readonly owner: HeapNode | undefined;
  readonly name: string;
}

interface HeapNode {
  readonly id: string;
  readonly class: ClassInfo;
}

/** A heap whose numbers are not chosen yet. */
interface Shape {
  readonly nodes: readonly HeapNode[];
  /** By slot; null for the references that are null. */
  readonly targets: ReadonlyMap<Slot, HeapNode | null>;
  readonly slots: readonly Slot[];
}

class Shapes {
  readonly #method: Method;
  readonly #domains: ValueDomains;
  readonly #most: number;
  readonly #budget: Budget;
  readonly #slots: Slot[];
  readonly #nodes: HeapNode[] = [];
  readonly #stem: string;
  readonly #targets = new Map<Slot, HeapNode | null>();

  constructor(method: Method, domains: ValueDomains, most: number, budget: Budget, stem: string) {
    this.#stem = stem;
    this.#budget = budget;
    this.#method = method;
    this.#domains = domains;
    this.#most = most;
    this.#slots = inputsOf(method).map(({ type, name }) => ({ type, owner: undefined, name }));
  }

  /** Those in which some class has as many objects as it may: the others have come before. */
  *all(at = 0): Generator<Shape> {
    this.#budget.spend();
    const slot = this.#slots[at];
    if (slot === undefined) {
      if (this.#most === 0 || this.#nodes.some((node) => this.#count(node.class) === this.#most)) yield this.#shape();
    } else if (slot.type.kind === "primitive") yield* this.all(at + 1);
    else {
      for (const target of this.#known(slot)) {
        this.#targets.set(slot, target);
        yield* this.all(at + 1);
      }
      for (const info of this.#classesOf(slot)) {
        if (this.#count(info) >= this.#most) continue;
        const before = this.#slots.length;
        this.#targets.set(slot, this.#grow(info));
        yield* this.all(at + 1);
        this.#nodes.pop();
        this.#slots.length = before;
      }
    }
  }

  #shape(): Shape {
    return { nodes: [...this.#nodes], targets: new Map(this.#targets), slots: [...this.#slots] };
  }

  /** A receiver is never null. */
  #known({ type, name, owner }: Slot): readonly (HeapNode | null)[] {
    const fitting = this.#nodes.filter((node) => canHold(type, node.class));
    return owner === undefined && name === "this" ? fitting : [null, ...fitting];
  }

  /** The receiver is of a class that the method is run for. */
  #classesOf({ type, owner, name }: Slot): readonly ClassInfo[] {
    const classes = this.#domains.classesOf(type);
    if (owner !== undefined || name !== "this") return classes;
    return classes.filter((info) => dispatch({ kind: "class", class: info }, this.#method) === this.#method);
  }

  #count(info: ClassInfo): number {
    return this.#nodes.filter((node) => node.class === info).length;
  }

  #grow(info: ClassInfo): HeapNode {
    const node = { id: `${this.#stem}${this.#nodes.length}`, class: info };
    this.#nodes.push(node);
    for (const { type, name } of instanceFields(info)) this.#slots.push({ type, owner: node, name });
    return node;
  }
}

/**
 * The references that no object is made for, as `node.text`: those to arrays, to texts, and to whatever else the reader
 * wrote no class for. They hold null, or an object that something else refers to.
 */
export function withoutObjects(code: Code, method: Method): readonly string[] {
  const { classesOf } = valueDomains(code, 0);
  const found: string[] = [];
  const classes = new Set<ClassInfo>();
  const see = (type: Type, label: string): void => {
    if (type.kind === "primitive") return;
    const fitting = classesOf(type);
    if (fitting.length === 0) found.push(label);
    for (const info of fitting) classes.add(info);
  };
  for (const { name, type } of inputsOf(method)) see(type, name);
  // The set grows while it is read.
  for (const info of classes) for (const { name, type } of instanceFields(info)) see(type, `${info.name}.${name}`);
  return found;
}

/** Every choice of numbers, the last place changing fastest. */
function* withNumbers(
  method: Method,
  shape: Shape,
  domains: ValueDomains,
  typeName: (info: ClassInfo) => string,
): Generator<TestInput> {
  const places = shape.slots.filter(({ type }) => type.kind === "primitive");
  const choices = places.map(({ type }) => domains.numbersOf(type));
  const chosen = places.map(() => 0);
  for (;;) {
    const numbers = new Map(places.map((place, i) => [place, choices[i]?.[chosen[i] ?? 0] ?? null]));
    yield inputOf(method, shape, numbers, typeName);
    let at = places.length - 1;
    while (at >= 0 && (chosen[at] ?? 0) + 1 >= (choices[at]?.length ?? 0)) chosen[at--] = 0;
    if (at < 0) return;
    chosen[at] = (chosen[at] ?? 0) + 1;
  }
}

function inputOf(
  method: Method,
  { nodes, targets, slots }: Shape,
  numbers: ReadonlyMap<Slot, InputValue>,
  typeName: (info: ClassInfo) => string,
): TestInput {
  const value = (slot: Slot): InputValue => numbers.get(slot) ?? targets.get(slot)?.id ?? null;
  const named = (owner: HeapNode | undefined): Readonly<Record<string, InputValue>> =>
    Object.fromEntries(slots.filter((slot) => slot.owner === owner).map((slot) => [slot.name, value(slot)]));
  return {
    arguments: inputsOf(method).length === 0 ? {} : named(undefined),
    heap: nodes.map((node) => ({ id: node.id, type: typeName(node.class), fields: named(node) })),
  };
}
