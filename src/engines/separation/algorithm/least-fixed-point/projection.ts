import { nameClasses } from "../heaps/name-classes.ts";
import { NULL, type PointerFact, type SymbolicHeap, substitute } from "../heaps/symbolic-heap.ts";
import { showPointerFact } from "../syntax/index.ts";

/** One thing that Π or abs did, for the recording. */
export interface Action {
  readonly kind: "kept" | "dropped" | "substituted" | "false";
  readonly text: string;
}

/** What is left of a disjunct, undefined when it became false, and what was done on the way. */
export interface Abstracted {
  readonly heap: SymbolicHeap | undefined;
  readonly actions: readonly Action[];
}

/**
 * Π(κ ∧ α, v̄): eliminates (dis)equalities on variables that are no parameters. All equalities first, because the printed
 * pattern match depends on their order; then `v ≠ v` is false and disequalities among parameters and null stay.
 */
export function project(heap: SymbolicHeap, parameters: ReadonlySet<string>): Abstracted {
  const actions: Action[] = [];
  let current: SymbolicHeap = { ...heap, numbers: [] };
  const kept: PointerFact[] = [];
  for (;;) {
    const index = current.pointers.findIndex(({ relation }) => relation === "=");
    const equality = current.pointers[index];
    if (equality === undefined) break;
    const rest = { ...current, pointers: current.pointers.filter((_, i) => i !== index) };
    current = eliminate(equality, rest, parameters, kept, actions);
  }
  const classes = nameClasses(kept);
  for (const fact of current.pointers) {
    const text = showPointerFact(fact);
    if (classes.find(fact.left) === classes.find(fact.right))
      return { heap: undefined, actions: [...actions, { kind: "false", text }] };
    const isKept = isFixed(fact.left, parameters) && isFixed(fact.right, parameters);
    actions.push({ kind: isKept ? "kept" : "dropped", text });
    if (isKept) kept.push(fact);
  }
  return { heap: { ...current, pointers: inWritingOrder(kept, heap.pointers) }, actions };
}

function eliminate(
  equality: PointerFact,
  rest: SymbolicHeap,
  parameters: ReadonlySet<string>,
  kept: PointerFact[],
  actions: Action[],
): SymbolicHeap {
  const { left, right } = equality;
  if (left === right) return rest;
  const [gone, stays] = isFixed(left, parameters) ? [right, left] : [left, right];
  if (isFixed(gone, parameters)) {
    kept.push(left === NULL ? { relation: "=", left: right, right: left } : equality);
    actions.push({ kind: "kept", text: showPointerFact(equality) });
    return rest;
  }
  actions.push({ kind: "substituted", text: `${stays}/${gone}` });
  const by = new Map([[gone, stays]]);
  // `v = null` replaces v in α only: a field that holds it keeps its name, as in Fig. 6.
  if (stays === NULL) return { ...rest, pointers: substitute(rest, by).pointers };
  // What takes its place keeps its own quantifier, or is a parameter and has none.
  return { ...substitute(rest, by), existentials: rest.existentials.filter((name) => name !== gone) };
}

function isFixed(name: string, parameters: ReadonlySet<string>): boolean {
  return name === NULL || parameters.has(name);
}

/** The facts as the disjunct wrote them, as far as it did. */
function inWritingOrder(kept: readonly PointerFact[], written: readonly PointerFact[]): readonly PointerFact[] {
  const order = new Map(written.map((fact, index) => [showPointerFact(fact), index]));
  const place = (fact: PointerFact): number => order.get(showPointerFact(fact)) ?? written.length;
  return [...kept].sort((a, b) => place(a) - place(b));
}
