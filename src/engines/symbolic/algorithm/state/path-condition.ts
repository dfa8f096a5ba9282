import type { SymbolicKind } from "../../../../java/index.ts";
import {
  asLinear,
  type Call,
  type Cell,
  Closure,
  type Constraint,
  callsOf,
  cellsOf,
  conjoined,
  constantTerm,
  type Definitions,
  FreshNames,
  instantiate,
  isDontCare,
  type Linear,
  NULL,
  namesIn,
  namesOf,
  occurrences,
  type Spatial,
  type SymbolicHeap,
  substitute,
  type Type,
  type Typed,
  type Value,
} from "../../../separation/index.ts";
import type { Range } from "../program/java-range.ts";

const INT: Type = { kind: "int" };

/** An input that the program itself asks for: its second integer is `integer2`, as the symbolic library calls it. */
export interface AskedInput {
  readonly name: string;
  readonly kind: SymbolicKind;
  /** Its variable in Δ; undefined for a text, of which formulas say nothing. */
  readonly symbol: string | undefined;
}

const INPUT_TYPES = {
  integer: INT,
  bool: { kind: "bool" },
  real: { kind: "double" },
} as const satisfies Readonly<Record<Exclude<SymbolicKind, "string">, Type>>;

/**
 * Δ, the path condition over the initial heap. Immutable: every addition is a new one. What follows from the equalities,
 * the disequalities and the separation of the cells is worked out when it is first asked for.
 */
export class PathCondition {
  readonly heap: SymbolicHeap;
  readonly definitions: Definitions;
  /** Types of variables that Δ may not mention yet. */
  readonly #declared: ReadonlyMap<string, Type>;
  /** What the program has asked for by `Symbolic.integer()` and the like, in this order. */
  readonly inputs: readonly AskedInput[];
  #closure: Closure | undefined;
  #types: ReadonlyMap<string, Type> | undefined;

  constructor(
    heap: SymbolicHeap,
    definitions: Definitions,
    declared: ReadonlyMap<string, Type>,
    inputs: readonly AskedInput[] = [],
  ) {
    this.inputs = inputs;
    this.heap = heap;
    this.definitions = definitions;
    this.#declared = declared;
  }

  /** Whether the facts between references contradict each other. */
  get isInconsistent(): boolean {
    return this.#facts().isInconsistent;
  }

  isNull(name: string): boolean {
    return this.#facts().find(name) === this.#facts().find(NULL);
  }

  areEqual(a: string, b: string): boolean {
    return this.#facts().find(a) === this.#facts().find(b);
  }

  /** The cell that a variable is known to be the root of. */
  cellOf(name: string): Cell | undefined {
    return this.#facts().cells.get(this.#facts().find(name));
  }

  /** The predicates that constrain a variable: Δ ⇒ v ∈ t̄. */
  callsOn(name: string): readonly Call[] {
    const { find } = this.#facts();
    const at = find(name);
    return callsOf(this.heap).filter((call) => call.arguments.some((value) => isName(value) && find(value) === at));
  }

  areDistinct(a: string, b: string): boolean {
    return this.#facts().areDistinct(a, b);
  }

  withEquality(left: string, right: string): PathCondition {
    return this.#with({ pointers: [...this.heap.pointers, { relation: "=", left, right }] });
  }

  withDisequality(left: string, right: string): PathCondition {
    return this.#with({ pointers: [...this.heap.pointers, { relation: "≠", left, right }] });
  }

  withConstraints(constraints: readonly Constraint[]): PathCondition {
    return this.#with({ numbers: [...this.heap.numbers, ...constraints] });
  }

  /** Other constraints in place of all that there are. */
  withNumbers(numbers: readonly Constraint[]): PathCondition {
    return this.#with({ numbers });
  }

  /** Δ ∗ root ↦ data(fields), the fields fresh variables that are called like the fields. */
  withFreshCell(root: string, data: string): PathCondition {
    const names = new FreshNames(namesOf(this.heap));
    const fields = (this.definitions.data.get(data)?.fields ?? []).map(({ name }) => names.like(variableFor(name)));
    const cell: Cell = { kind: "cell", root, data, fields };
    return this.#with({
      existentials: [...this.heap.existentials, ...fields],
      spatial: [...this.heap.spatial, cell],
    });
  }

  /** A variable that nothing is known about, called like something else, but as none of `taken`. */
  withFresh(
    like: string,
    type: Type,
    taken: Iterable<string> = [],
  ): { readonly delta: PathCondition; readonly name: string } {
    const used = [...namesOf(this.heap), ...this.#declared.keys(), ...taken];
    const name = new FreshNames(used).like(`${like}1`);
    const heap = { ...this.heap, existentials: [...this.heap.existentials, name] };
    const declared = new Map([...this.#declared, [name, type]]);
    return { delta: new PathCondition(heap, this.definitions, declared, this.inputs), name };
  }

  /** The program asks for another input; a text has no variable. */
  withInput(
    kind: SymbolicKind,
    taken: Iterable<string>,
  ): { readonly delta: PathCondition; readonly input: AskedInput } {
    const number = this.inputs.filter((each) => each.kind === kind).length + 1;
    const type = kind === "string" ? undefined : INPUT_TYPES[kind];
    const { delta, name: symbol } =
      type === undefined ? { delta: this, name: undefined } : this.withFresh(kind, type, taken);
    const input: AskedInput = { name: `${kind}${number}`, kind, symbol };
    return { delta: new PathCondition(delta.heap, this.definitions, delta.#declared, [...this.inputs, input]), input };
  }

  /** A disjunct of SV in place of a predicate: formals := actuals, everything else fresh, don't-cares named. */
  withUnfolding(call: Call, disjunct: SymbolicHeap): PathCondition {
    const names = new FreshNames([...namesOf(this.heap), ...this.#declared.keys()]);
    const parameters = this.definitions.predicates.get(call.predicate)?.parameters ?? [];
    const body = this.#nameWildcards(instantiate(disjunct, parameters, call, names).heap, names);
    const at = this.heap.spatial.indexOf(call);
    const { spatial } = this.heap;
    return this.#with(conjoined(this.heap, body, [...spatial.slice(0, at), ...body.spatial, ...spatial.slice(at + 1)]));
  }

  /** A don't-care may be read and compared from now on: it is called like its field. */
  #nameWildcards(body: SymbolicHeap, names: FreshNames): SymbolicHeap {
    const by = new Map<string, Value>();
    for (const cell of cellsOf(body)) {
      const fields = this.definitions.data.get(cell.data)?.fields ?? [];
      for (const [index, value] of cell.fields.entries())
        if (isWildcard(value)) by.set(value, names.like(variableFor(fields[index]?.name ?? "w")));
    }
    for (const name of occurrences(body)) if (isWildcard(name) && !by.has(name)) by.set(name, names.like("w1"));
    if (by.size === 0) return body;
    const renamed = substitute(body, by);
    const added = [...by.values()].filter(isName);
    return { ...renamed, existentials: [...new Set([...renamed.existentials, ...added])] };
  }

  /** Don't-cares of the precondition get names before anything is executed. */
  withNamedWildcards(): PathCondition {
    const names = new FreshNames([...namesOf(this.heap), ...this.#declared.keys()]);
    return new PathCondition(this.#nameWildcards(this.heap, names), this.definitions, this.#declared, this.inputs);
  }

  /** Every variable with its type: what a model has to give a value. */
  variables(): readonly Typed[] {
    return [...this.types()].map(([name, type]) => ({ name, type }));
  }

  typeOf(name: string): Type | undefined {
    return this.types().get(name);
  }

  types(): ReadonlyMap<string, Type> {
    this.#types ??= this.#findTypes();
    return this.#types;
  }

  #findTypes(): ReadonlyMap<string, Type> {
    const types = new Map<string, Type>(this.#declared);
    const add = (value: Value, type: Type): void => {
      for (const name of namesIn(value)) {
        const known = types.get(name);
        const isVague = known?.kind === "reference" && known.data === undefined;
        if (known === undefined || isVague) types.set(name, isName(value) ? type : INT);
      }
    };
    for (const part of this.heap.spatial) this.#addTypes(part, add);
    for (const { left, right } of this.heap.pointers)
      for (const name of [left, right]) add(name, { kind: "reference", data: undefined });
    for (const { left, right } of this.heap.numbers) for (const term of [left, right]) add(term, INT);
    return types;
  }

  #addTypes(part: Spatial, add: (value: Value, type: Type) => void): void {
    const { data, predicates } = this.definitions;
    const isCell = part.kind === "cell";
    if (isCell) add(part.root, { kind: "reference", data: part.data });
    const declared = isCell ? data.get(part.data)?.fields : predicates.get(part.predicate)?.parameters;
    for (const [index, value] of (isCell ? part.fields : part.arguments).entries())
      add(value, declared?.[index]?.type ?? INT);
  }

  /** 0 ≤ b ≤ 1 for every truth value in a cell, which the rules of the logic leave out. */
  truthBounds(): readonly Constraint[] {
    return [...this.types()].flatMap(([name, type]) =>
      type.kind === "bool" ? bounds(asLinear(name), { least: 0n, most: 1n }) : [],
    );
  }

  #with(change: Partial<SymbolicHeap>): PathCondition {
    return new PathCondition({ ...this.heap, ...change }, this.definitions, this.#declared, this.inputs);
  }

  #facts(): Closure {
    this.#closure ??= new Closure(this.heap);
    return this.#closure;
  }
}

/** What a variable is called like that a field holds: `val1`, and `e1` for an element of an array, whose field is a number. */
function variableFor(field: string): string {
  return /^\d+$/.test(field) ? "e1" : `${field}1`;
}

/** least ≤ term ≤ most */
export function bounds(term: Linear, { least, most }: Range): readonly Constraint[] {
  return [
    { relation: "≤", left: constantTerm(least), right: term },
    { relation: "≤", left: term, right: constantTerm(most) },
  ];
}

export function isName(value: Value): value is string {
  return typeof value === "string";
}

function isWildcard(value: Value): value is string {
  return isName(value) && isDontCare(value);
}
