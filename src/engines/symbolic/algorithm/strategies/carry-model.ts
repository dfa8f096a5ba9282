import {
  asLinear,
  type Cell,
  evaluate,
  type Model,
  type ModelValue,
  NULL,
  type Value,
} from "../../../separation/index.ts";
import { holds } from "../execution/arithmetic.ts";
import { integerIn, modelValues } from "../state/feasibility.ts";
import type { Successor } from "../state/outcome.ts";
import { isName, type PathCondition } from "../state/path-condition.ts";
import type { ModelValues, State } from "../state/state.ts";

/**
 * After scenario 3 the model of the parent is a model of one of the children, since SV covers the predicate. Where the
 * heap of the model excludes all but one, that child needs no question to the checker.
 */
export function carryModel(parent: State, children: readonly Successor[]): readonly Successor[] {
  const { model } = parent;
  const isCovered = children.every(({ cause }) => cause.kind === "initialized" && cause.scenario === 3);
  if (model === undefined || !isCovered) return children;
  const fitting = children.flatMap((child) => {
    const values = new Fit(model.model, parent.delta, child.state.delta).values();
    return values === undefined ? [] : [{ child, values }];
  });
  const [only, ...others] = fitting;
  if (only === undefined || others.length > 0) return children;
  return children.map((child) =>
    child === only.child ? { ...child, isOpen: false, state: { ...child.state, model: only.values } } : child,
  );
}

/** Gives the variables that a child has gained the values that they have in a heap. */
class Fit {
  readonly #model: Model;
  readonly #before: PathCondition;
  readonly #after: PathCondition;
  readonly #values: Map<string, ModelValue>;

  constructor(model: Model, before: PathCondition, after: PathCondition) {
    this.#model = model;
    this.#before = before;
    this.#after = after;
    this.#values = new Map(model.variables.map(({ name, value }) => [name, value]));
  }

  /** Undefined when the heap is none of the child's. */
  values(): ModelValues | undefined {
    if (!this.#cellsFit() || !this.#pointersHold() || !this.#numbersHold()) return undefined;
    const variables = [...this.#values].map(([name, value]) => ({ name, value }));
    return modelValues({ ...this.#model, variables });
  }

  #cellsFit(): boolean {
    const before = new Set(this.#before.heap.spatial);
    return this.#after.heap.spatial.every((part) => part.kind === "call" || before.has(part) || this.#cellFits(part));
  }

  #cellFits({ root, data, fields }: Cell): boolean {
    const at = this.#valueOf(root);
    if (at === undefined) return true;
    const cell = at.kind === "address" ? this.#model.heap.find(({ id }) => id === at.name) : undefined;
    if (cell?.type !== data) return false;
    return fields.every((field, index) => {
      const content = cell.fields[index]?.value;
      return content === undefined || this.#isOrBecomes(field, content);
    });
  }

  #isOrBecomes(field: Value, content: ModelValue): boolean {
    if (isName(field) && field !== NULL && !this.#values.has(field)) {
      this.#values.set(field, content);
      return true;
    }
    if (isName(field) && content.kind !== "integer" && content.kind !== "boolean")
      return isSame(this.#valueOf(field), content);
    const known = this.#integerOf(field);
    return known === undefined || known === integerIn(content);
  }

  #pointersHold(): boolean {
    return this.#after.heap.pointers.slice(this.#before.heap.pointers.length).every(({ relation, left, right }) => {
      const [a, b] = [this.#valueOf(left), this.#valueOf(right)];
      if (a === undefined || b === undefined) return true;
      return isSame(a, b) === (relation === "=");
    });
  }

  #numbersHold(): boolean {
    return this.#after.heap.numbers.slice(this.#before.heap.numbers.length).every(({ relation, left, right }) => {
      const [a, b] = [this.#integerOf(left), this.#integerOf(right)];
      return a === undefined || b === undefined || holds(relation, a - b);
    });
  }

  #valueOf(name: string): ModelValue | undefined {
    return name === NULL ? { kind: "null" } : this.#values.get(name);
  }

  #integerOf(value: Value): bigint | undefined {
    const term = asLinear(value);
    const isKnown = term.terms.every(([name]) => integerIn(this.#values.get(name)) !== undefined);
    return isKnown ? evaluate(term, (name) => integerIn(this.#values.get(name)) ?? 0n) : undefined;
  }
}

function isSame(a: ModelValue | undefined, b: ModelValue): boolean {
  if (a?.kind === "address" && b.kind === "address") return a.name === b.name;
  return a?.kind === "null" && b.kind === "null";
}
