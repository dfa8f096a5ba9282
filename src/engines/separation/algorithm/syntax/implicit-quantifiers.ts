import type { Span } from "../../../../kernel/index.ts";
import type { Atom, Binder, Disjunct, Term } from "./surface.ts";

/** A disjunct as texts of Java StarFinder mean it: a name that nothing binds is quantified. */
export function quantified(disjunct: Disjunct, parameters: readonly Binder[]): Disjunct {
  const bound = new Set([...parameters, ...disjunct.exists].map(({ name }) => name));
  const added = new Map<string, Span>();
  for (const { name, span } of disjunct.atoms.flatMap(variablesOf))
    if (!bound.has(name) && !added.has(name)) added.set(name, span);
  const binders = [...added].map(([name, span]): Binder => ({ name, type: undefined, span }));
  return { ...disjunct, exists: [...disjunct.exists, ...binders] };
}

type Variable = Extract<Term, { kind: "variable" }>;

function variablesOf(atom: Atom): readonly Variable[] {
  switch (atom.kind) {
    case "emp":
    case "truth":
      return [];
    case "points-to":
      return [atom.root, ...atom.fields.map(({ value }) => value)].flatMap(variablesIn);
    case "call":
      return atom.arguments.flatMap(variablesIn);
    case "compare":
      return [atom.left, atom.right].flatMap(variablesIn);
    case "not":
      return atom.atoms.flatMap(variablesOf);
  }
}

function variablesIn(term: Term): readonly Variable[] {
  switch (term.kind) {
    case "variable":
      return [term];
    case "minus":
    case "product":
      return variablesIn(term.term);
    case "sum":
      return [...variablesIn(term.left), ...variablesIn(term.right)];
    default:
      return [];
  }
}
