import { Budget, failure, type Result, success, valueAt } from "../../../../kernel/index.ts";
import {
  asLinear,
  type Cell,
  type Constraint,
  constantTerm,
  type Model,
  type ModelValue,
  NULL,
  namesIn,
  type PointerFact,
  type Spatial,
  type SymbolicHeap,
  type Value,
} from "../../../separation/index.ts";
import { say } from "../../messages/say.ts";
import { Feasibility, integerIn } from "../state/feasibility.ts";
import { PathCondition } from "../state/path-condition.ts";

/**
 * Δ with only some inputs symbolic: every other one has the value that it has in a model of Δ, and what hangs on it is the
 * heap of that model. Undefined where Δ has no model.
 *
 * Errors: an input that is to be concrete, but shares a part of the heap with a symbolic one. Throws `BudgetSpent`.
 */
export function withConcreteInputs(
  delta: PathCondition,
  symbols: readonly string[],
  symbolic: ReadonlySet<string>,
  budget = Budget.unlimited,
): Result<PathCondition | undefined> {
  const concrete = symbols.filter((symbol) => !symbolic.has(symbol));
  const verdict = new Feasibility(delta.definitions, budget).check(delta);
  if (verdict.verdict !== "sat") return success(undefined);
  const regions = new Regions(delta);
  const torn = concrete.find((symbol) => regions.sharers(symbol).some((other) => symbolic.has(other)));
  if (torn !== undefined) {
    const others = regions.sharers(torn).filter((other) => symbolic.has(other));
    return failure({
      kind: "bad-option",
      option: "symbolic",
      value: [...symbolic].join(","),
      expected: say("subject.torn", { torn, others: others.join(", ") }),
    });
  }
  return success(fixed(delta, verdict.model, concrete, regions));
}

/** The concrete inputs' parts of Δ replaced by cells of a model. */
function fixed(delta: PathCondition, model: Model, concrete: readonly string[], regions: Regions): PathCondition {
  const values = new Map(model.variables.map(({ name, value }) => [name, value]));
  const gone = new Set(concrete.flatMap((symbol) => [symbol, ...regions.sharers(symbol)]));
  const isGone = (part: Spatial): boolean => regions.referencesOf(part).some((name) => gone.has(name));
  const spatial = delta.heap.spatial.filter((part) => !isGone(part));
  const pointers = delta.heap.pointers.filter(({ left, right }) => !gone.has(left) && !gone.has(right));
  const heap = new ConcreteHeap(model, concrete, values);
  const settled = new Set([...concrete, ...delta.heap.spatial.filter(isGone).flatMap(namesOfPart)]);
  const numbers = [...settled].flatMap((name): readonly Constraint[] => {
    const constant = integerIn(values.get(name));
    return constant === undefined ? [] : [{ relation: "=", left: asLinear(name), right: constantTerm(constant) }];
  });
  const declared = delta.types();
  const next: SymbolicHeap = {
    existentials: delta.heap.existentials,
    spatial: [...spatial, ...heap.cells],
    pointers: [...pointers, ...heap.pointers],
    numbers: [...delta.heap.numbers, ...numbers],
  };
  return new PathCondition(next, delta.definitions, declared);
}

/** The objects of a model that some inputs lead to, as cells with constant contents. */
class ConcreteHeap {
  readonly cells: Cell[] = [];
  readonly pointers: PointerFact[] = [];
  readonly #model: Model;
  readonly #roots = new Map<string, string>();

  constructor(model: Model, symbols: readonly string[], values: ReadonlyMap<string, ModelValue>) {
    this.#model = model;
    for (const symbol of symbols) {
      const value = values.get(symbol);
      if (value?.kind === "null") this.pointers.push({ relation: "=", left: symbol, right: NULL });
      if (value?.kind !== "address") continue;
      const known = this.#roots.get(value.name);
      if (known === undefined) this.#roots.set(value.name, symbol);
      else this.pointers.push({ relation: "=", left: symbol, right: known });
    }
    for (const address of [...this.#roots.keys()]) this.#visit(address);
  }

  #visit(address: string): void {
    const cell = this.#model.heap.find(({ id }) => id === address);
    const root = this.#rootOf(address);
    if (cell === undefined || this.cells.some((known) => known.root === root)) return;
    const fields = cell.fields.map(({ value }) => this.#content(value));
    this.cells.push({ kind: "cell", root, data: cell.type, fields });
    for (const { value } of cell.fields) if (value.kind === "address") this.#visit(value.name);
  }

  #content(value: ModelValue): Value {
    if (value.kind === "address") return this.#rootOf(value.name);
    return value.kind === "null" ? NULL : constantTerm(integerIn(value) ?? 0n);
  }

  #rootOf(address: string): string {
    return valueAt(this.#roots, address, () => `c${this.#roots.size + 1}`);
  }
}

/** Which references Δ speaks of together: they hang on the same predicates, cells and equalities. */
export class Regions {
  readonly #delta: PathCondition;
  readonly #groups: ReadonlySet<string>[] = [];

  constructor(delta: PathCondition) {
    this.#delta = delta;
    for (const part of delta.heap.spatial) this.#join(this.referencesOf(part));
    for (const { left, right } of delta.heap.pointers) this.#join([left, right].filter((name) => name !== NULL));
  }

  sharers(name: string): readonly string[] {
    const group = this.#groups.find((names) => names.has(name));
    return [...(group ?? [])].filter((other) => other !== name);
  }

  /** Numbers are left out: sharing one ties no heaps together. */
  referencesOf(part: Spatial): readonly string[] {
    return namesOfPart(part).filter((name) => this.#delta.typeOf(name)?.kind === "reference");
  }

  #join(names: readonly string[]): void {
    const touched = this.#groups.filter((group) => names.some((name) => group.has(name)));
    for (const group of touched) this.#groups.splice(this.#groups.indexOf(group), 1);
    this.#groups.push(new Set([...names, ...touched.flatMap((group) => [...group])]));
  }
}

function namesOfPart(part: Spatial): readonly string[] {
  const values = part.kind === "cell" ? [part.root, ...part.fields] : part.arguments;
  return values.flatMap(namesIn);
}
