import type { Budget, Span } from "../../../../kernel/index.ts";
import type { Atom, Relation, Term } from "./surface.ts";

/** A comparison of two terms. */
export type Pure = { readonly relation: Relation; readonly left: Term; readonly right: Term };

type Alternatives = readonly (readonly Pure[])[];

/** Cases of one disjunct: more come from negations that are not written by hand. */
export const MAX_ALTERNATIVES = 1_024;

const opposite: Readonly<Record<Relation, Relation>> = { "=": "≠", "≠": "=", "≤": ">", "<": "≥", "≥": "<", ">": "≤" };

/** The disjunctive normal form of the pure part: one list of comparisons for each alternative. Undefined: too many. */
export function alternatives(atoms: readonly Atom[], budget: Budget): Alternatives | undefined {
  let all: Pure[][] = [[]];
  for (const atom of atoms) {
    budget.spend();
    const choices = choicesOf(atom, budget);
    if (choices === undefined || all.length * choices.length > MAX_ALTERNATIVES) return undefined;
    const [only, ...others] = choices;
    if (only !== undefined && others.length === 0) for (const facts of all) for (const fact of only) facts.push(fact);
    else all = all.flatMap((facts) => choices.map((choice) => [...facts, ...choice]));
  }
  return all;
}

function choicesOf(atom: Atom, budget: Budget): Alternatives | undefined {
  if (atom.kind === "compare") return [[atom]];
  if (atom.kind === "truth") return atom.value ? [[]] : [[contradiction(atom.span)]];
  if (atom.kind === "not") return negated(atom.atoms, atom.span, budget);
  return [[]];
}

/** ¬(a ∧ b) is ¬a ∨ ¬b. */
function negated(atoms: readonly Atom[], span: Span, budget: Budget): Alternatives | undefined {
  const all: Alternatives[number][] = [];
  for (const atom of atoms) {
    const inner = opposites(atom, span, budget);
    if (inner === undefined || all.length + inner.length > MAX_ALTERNATIVES) return undefined;
    all.push(...inner);
  }
  return all;
}

function opposites(atom: Atom, span: Span, budget: Budget): Alternatives | undefined {
  if (atom.kind === "compare") return [[{ ...atom, relation: opposite[atom.relation] }]];
  if (atom.kind === "truth") return atom.value ? [[contradiction(span)]] : [[]];
  return atom.kind === "not" ? alternatives(atom.atoms, budget) : [];
}

function contradiction(span: Span): Pure {
  return { relation: "≠", left: { kind: "null", span }, right: { kind: "null", span } };
}
