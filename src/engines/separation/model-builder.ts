import type { BasePairs } from "./base-pairs.ts";
import { evaluate } from "./linear.ts";
import type { Model, ModelCell, ModelValue } from "./model.ts";
import {
  type Call,
  type Cell,
  type Definitions,
  isReference,
  NULL,
  type Query,
  type SymbolicHeap,
  type Type,
  type Value,
} from "./symbolic-heap.ts";

/** How one predicate occurrence is derived. Integer values of the rule's own variables, by name; 0 where none is given. */
export interface Derivation {
  readonly predicate: string;
  readonly rule: number;
  readonly integers: ReadonlyMap<string, bigint>;
  /** One for each call of the rule; asked for once, when the model is built. */
  children(): readonly Derivation[];
}

/** The derivation that first made a base pair, for predicates without arithmetic. */
export function derivationOfPair(basePairs: BasePairs, predicate: string, number: number): Derivation {
  const derived = basePairs.of(predicate)[number];
  const rule = derived?.rule ?? 0;
  return {
    predicate,
    rule,
    integers: new Map(),
    children: () => {
      const calls = basePairs.definitions.predicates.get(predicate)?.rules[rule]?.spatial ?? [];
      const names = calls.flatMap((part) => (part.kind === "call" ? [part.predicate] : []));
      return names.map((name, place) => derivationOfPair(basePairs, name, derived?.children[place] ?? 0));
    },
  };
}

/** A body whose facts are to be added, with what its variables stand for. */
interface Frame {
  readonly heap: SymbolicHeap;
  readonly references: Map<string, number>;
  readonly integers: ReadonlyMap<string, bigint>;
  readonly derivations: readonly Derivation[];
}

interface BuiltCell {
  readonly root: number;
  readonly cell: Cell;
  readonly fields: readonly (number | bigint)[];
}

/** Builds the model that derivations describe: one address for each class of references. */
export function buildModel(
  heap: SymbolicHeap,
  integers: ReadonlyMap<string, bigint>,
  derivations: readonly Derivation[],
  free: Query["free"],
  definitions: Definitions,
): Model {
  const builder = new ModelBuilder(definitions);
  const references = builder.build(heap, integers, derivations, free);
  return builder.model(free, references, integers);
}

class ModelBuilder {
  readonly #definitions: Definitions;
  /** Union-find over references; 0 is null. */
  readonly #parent: number[] = [0];
  readonly #cells: BuiltCell[] = [];
  readonly #distinct: (readonly [number, number])[] = [];

  constructor(definitions: Definitions) {
    this.#definitions = definitions;
  }

  build(
    heap: SymbolicHeap,
    integers: ReadonlyMap<string, bigint>,
    derivations: readonly Derivation[],
    free: Query["free"],
  ): ReadonlyMap<string, number> {
    const top = new Map<string, number>([[NULL, 0]]);
    for (const { name, type } of free) if (isReference(type)) top.set(name, this.#fresh());
    const todo: Frame[] = [{ heap, references: top, integers, derivations }];
    for (let frame = todo.pop(); frame !== undefined; frame = todo.pop()) {
      this.#facts(frame.heap, frame.references, frame.integers);
      const calls = frame.heap.spatial.filter((part) => part.kind === "call");
      for (const [place, call] of calls.entries()) {
        const inner = this.#enter(call, frame, frame.derivations[place]);
        if (inner !== undefined) todo.push(inner);
      }
    }
    return top;
  }

  /** The rule's body that a derivation takes for a call, formals := actuals. */
  #enter(call: Call, frame: Frame, derivation: Derivation | undefined): Frame | undefined {
    const predicate = this.#definitions.predicates.get(call.predicate);
    const heap = predicate?.rules[derivation?.rule ?? 0];
    if (derivation === undefined || predicate === undefined || heap === undefined) return undefined;
    const references = new Map<string, number>([[NULL, 0]]);
    const integers = new Map(derivation.integers);
    for (const [index, { name, type }] of predicate.parameters.entries()) {
      const value = call.arguments[index] ?? NULL;
      if (isReference(type)) references.set(name, this.#reference(String(value), frame.references));
      else integers.set(name, integerOf(value, frame.integers));
    }
    return { heap, references, integers, derivations: derivation.children() };
  }

  model(free: Query["free"], references: ReadonlyMap<string, number>, integers: ReadonlyMap<string, bigint>): Model {
    this.#settle(new Map(this.#cells.map((cell) => [this.#find(cell.root), cell.cell.data])), free, references);
    const names = new Map<number, string>();
    const name = (reference: number): string => {
      const at = this.#find(reference);
      const known = names.get(at) ?? `n${names.size + 1}`;
      names.set(at, known);
      return known;
    };
    const address = (reference: number): ModelValue =>
      this.#find(reference) === this.#find(0) ? { kind: "null" } : { kind: "address", name: name(reference) };
    for (const { root } of this.#cells) name(root);
    const heap = this.#cells.map(({ root, cell, fields }): ModelCell => {
      const declared = this.#definitions.data.get(cell.data)?.fields ?? [];
      return {
        id: name(root),
        type: cell.data,
        fields: declared.map(({ name: field, type }, index) => {
          const value = fields[index] ?? 0;
          return { name: field, value: typeof value === "bigint" ? number(value, type) : address(value) };
        }),
      };
    });
    const variables = free.map((variable) => ({
      name: variable.name,
      value: isReference(variable.type)
        ? address(references.get(variable.name) ?? 0)
        : number(integers.get(variable.name) ?? 0n, variable.type),
    }));
    return { variables, heap };
  }

  #facts(heap: SymbolicHeap, references: Map<string, number>, integers: ReadonlyMap<string, bigint>): void {
    for (const { relation, left, right } of heap.pointers) {
      const [a, b] = [this.#reference(left, references), this.#reference(right, references)];
      if (relation === "=") this.#union(a, b);
      else this.#distinct.push([a, b]);
    }
    for (const part of heap.spatial) {
      if (part.kind !== "cell") continue;
      const types = this.#definitions.data.get(part.data)?.fields ?? [];
      const fields = part.fields.map((value, index) => {
        const type = types[index]?.type;
        const isNamed = typeof value === "string" && type !== undefined && isReference(type);
        return isNamed ? this.#reference(value, references) : integerOf(value, integers);
      });
      this.#cells.push({ root: this.#reference(part.root, references), cell: part, fields });
    }
  }

  /** References that nothing fixes become null where that is allowed, else an existing object, else a new location. */
  #settle(dataOf: Map<number, string>, free: Query["free"], references: ReadonlyMap<string, number>): void {
    const wanted = this.#wantedTypes(free, references);
    const partners = new Map<number, Set<number>>();
    const note = (a: number, b: number): void => {
      const known = partners.get(a);
      if (known === undefined) partners.set(a, new Set([b]));
      else known.add(b);
    };
    for (const [a, b] of this.#distinct) {
      note(this.#find(a), this.#find(b));
      note(this.#find(b), this.#find(a));
    }
    const objects = [...dataOf];
    for (let reference = 1; reference < this.#parent.length; reference++) {
      const at = this.#find(reference);
      if (at === this.#find(0) || dataOf.has(at) || at !== reference) continue;
      const differs = (other: number): boolean =>
        [...(partners.get(at) ?? [])].some((partner) => this.#find(partner) === this.#find(other));
      const data = wanted.get(at);
      const existing = objects.find(([object, type]) => (data === undefined || data === type) && !differs(object))?.[0];
      const target = differs(0) ? existing : 0;
      if (target === undefined) continue;
      for (const partner of partners.get(at) ?? []) {
        note(this.#find(target), partner);
        note(this.#find(partner), target);
      }
      this.#parent[at] = this.#find(target);
    }
  }

  /** The data type that a reference's declarations ask for. */
  #wantedTypes(free: Query["free"], references: ReadonlyMap<string, number>): ReadonlyMap<number, string> {
    const wanted = new Map<number, string>();
    const want = (reference: number, type: Type | undefined): void => {
      if (type?.kind === "reference" && type.data !== undefined) wanted.set(this.#find(reference), type.data);
    };
    for (const { name, type } of free) want(references.get(name) ?? 0, type);
    for (const { cell, fields } of this.#cells) {
      const declared = this.#definitions.data.get(cell.data)?.fields ?? [];
      for (const [index, value] of fields.entries()) if (typeof value === "number") want(value, declared[index]?.type);
    }
    return wanted;
  }

  #reference(name: string, references: Map<string, number>): number {
    const known = references.get(name);
    if (known !== undefined) return known;
    const fresh = this.#fresh();
    references.set(name, fresh);
    return fresh;
  }

  #fresh(): number {
    this.#parent.push(this.#parent.length);
    return this.#parent.length - 1;
  }

  #find(reference: number): number {
    let at = reference;
    for (let up = this.#parent[at] ?? at; up !== at; up = this.#parent[at] ?? at) {
      this.#parent[at] = this.#parent[up] ?? up;
      at = up;
    }
    return at;
  }

  /** The smaller number stays, so that null's class is that of 0. */
  #union(a: number, b: number): void {
    const [left, right] = [this.#find(a), this.#find(b)];
    this.#parent[Math.max(left, right)] = Math.min(left, right);
  }
}

function number(value: bigint, type: Type): ModelValue {
  return type.kind === "bool" ? { kind: "boolean", value: value === 1n } : { kind: "integer", value };
}

function integerOf(value: Value, integers: ReadonlyMap<string, bigint>): bigint {
  if (typeof value === "string") return integers.get(value) ?? 0n;
  return evaluate(value, (name) => integers.get(name) ?? 0n);
}
