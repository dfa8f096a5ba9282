import {
  addScaled,
  type Constraint,
  coefficientOf,
  type Linear,
  scale,
  substituteConstraint,
  substituteLinear,
  variableTerm,
} from "../../heaps/linear.ts";
import {
  asLinear,
  callsOf,
  type Definitions,
  isReference,
  type Predicate,
  type SymbolicHeap,
} from "../../heaps/symbolic-heap.ts";

/** The equations of a rule, solved for some of its variables. */
interface RuleEquations {
  /** Values of solved variables over those that are not solved. */
  readonly solved: ReadonlyMap<string, Linear>;
  /** The remaining constraints, with solved variables replaced. */
  readonly rest: readonly Constraint[];
}

/** The integer argument of a call, as a variable of its own. */
export function slotName(place: number, index: number): string {
  return `#${place}.${index}`;
}

export function isSlot(variable: string): boolean {
  return variable.startsWith("#");
}

/** The integer parameters of a predicate that are not free, with their indexes. */
export function trackedParameters(
  predicate: Predicate | undefined,
  free: ReadonlySet<string>,
): readonly (readonly [index: number, name: string])[] {
  if (predicate === undefined) return [];
  const tracked = [...predicate.parameters.entries()].filter(
    ([index, { type }]) => !isReference(type) && !free.has(`${predicate.name} ${index}`),
  );
  return tracked.map(([index, { name }]) => [index, name]);
}

/** Integer parameters that no rule constrains: any value will do. The largest such set. */
export function freeParameters(definitions: Definitions, predicates: readonly string[]): ReadonlySet<string> {
  const free = new Set<string>();
  for (const name of predicates)
    for (const [index] of trackedParameters(definitions.predicates.get(name), free)) free.add(`${name} ${index}`);
  for (let size = -1; size !== free.size; ) {
    size = free.size;
    for (const key of free) {
      const [name = "", index] = key.split(" ");
      const predicate = definitions.predicates.get(name);
      if (predicate !== undefined && !isFree(predicate, Number(index), free)) free.delete(key);
    }
  }
  return free;
}

function isFree({ parameters, rules }: Predicate, index: number, free: ReadonlySet<string>): boolean {
  const name = parameters[index]?.name ?? "";
  const mentions = (term: Linear): boolean => coefficientOf(term, name) !== 0n;
  return rules.every(
    ({ numbers, spatial }) =>
      !numbers.some(({ left, right }) => mentions(left) || mentions(right)) &&
      spatial.every(
        (part) =>
          part.kind === "cell" ||
          part.arguments.every((value, place) => {
            if (typeof value !== "string") return !mentions(value);
            return value !== name || free.has(`${part.predicate} ${place}`);
          }),
      ),
  );
}

/** Solves a rule's equations, its own variables first, then those that `isWanted`. Calls' arguments are slots. */
export function solveRule(
  rule: SymbolicHeap,
  predicate: Predicate,
  definitions: Definitions,
  free: ReadonlySet<string>,
  isWanted: (name: string) => boolean,
): RuleEquations {
  const formals = new Set(predicate.parameters.map(({ name }) => name));
  const open = [...rule.numbers, ...slotEquations(rule, definitions, free)];
  const isOwn = (name: string): boolean => !formals.has(name) && !isSlot(name);
  const solved = new Map<string, Linear>();
  let rest = open;
  for (const isPivot of [isOwn, isWanted])
    for (let found = findPivot(rest, isPivot); found !== undefined; found = findPivot(rest, isPivot)) {
      const { name, value, at } = found;
      const replacement = (other: string): Linear | undefined => (other === name ? value : undefined);
      rest = rest.filter((_, index) => index !== at).map((constraint) => substituteConstraint(constraint, replacement));
      for (const [other, before] of solved) solved.set(other, substituteLinear(before, replacement));
      solved.set(name, value);
    }
  return { solved, rest };
}

function slotEquations(rule: SymbolicHeap, definitions: Definitions, free: ReadonlySet<string>): readonly Constraint[] {
  return callsOf(rule).flatMap((call, place) =>
    trackedParameters(definitions.predicates.get(call.predicate), free).flatMap(([index]): readonly Constraint[] => {
      const value = call.arguments[index];
      if (value === undefined) return [];
      return [{ relation: "=", left: variableTerm(slotName(place, index)), right: asLinear(value) }];
    }),
  );
}

/** An equation with a unit coefficient on a variable that may be solved for. */
function findPivot(
  constraints: readonly Constraint[],
  isPivot: (name: string) => boolean,
): { readonly name: string; readonly value: Linear; readonly at: number } | undefined {
  for (const [at, { relation, left, right }] of constraints.entries()) {
    if (relation !== "=") continue;
    const difference = addScaled(left, right, -1n);
    const found = difference.terms.find(([name, c]) => (c === 1n || c === -1n) && isPivot(name));
    if (found === undefined) continue;
    const [name, c] = found;
    const others = addScaled(difference, variableTerm(name), -c);
    return { name, value: scale(others, -c), at };
  }
  return undefined;
}
