import type { Constraint, Linear } from "../heaps/linear.ts";
import {
  isDontCare,
  NULL,
  occurrences,
  type PointerFact,
  type Spatial,
  type SymbolicHeap,
  type Value,
} from "../heaps/symbolic-heap.ts";
import type { Atom, Disjunct, SourceText, Term } from "./surface.ts";

/** The signs of the paper, or those of a keyboard. */
export type Notation = "unicode" | "ascii";

const signs = {
  unicode: { exists: "∃", to: "↦", star: "∗", and: "∧", or: "∨", defined: "≡", not: "¬", times: "×" },
  ascii: { exists: "exists ", to: "->", star: "*", and: "&", or: "\\/", defined: "==", not: "!", times: "#" },
} as const;

const asciiRelations: Readonly<Record<string, string>> = { "≠": "!=", "≤": "<=", "≥": ">=" };

/** A text in the syntax that `parseSource` reads. */
export function printSource(source: SourceText, notation: Notation): string {
  const s = signs[notation];
  const binders = (list: readonly { readonly name: string; readonly type: string | undefined }[]): string =>
    list.map(({ name, type }) => (type === undefined ? name : `${type} ${name}`)).join(", ");
  const disjunct = ({ exists, atoms }: Disjunct): string => {
    const prefix = exists.length === 0 ? "" : `${s.exists}${binders(exists)}. `;
    return prefix + atoms.map((atom, i) => connector(atoms, i, notation) + printAtom(atom, notation)).join("");
  };
  const formula = (list: readonly Disjunct[]): string => list.map(disjunct).join(`\n   ${s.or} `);
  return [
    ...source.data.map(({ name, fields }) => `data ${name} { ${fields.map((f) => `${f.type} ${f.name};`).join(" ")} }`),
    ...source.predicates.map((p) => `pred ${p.name}(${binders(p.parameters)}) ${s.defined} ${formula(p.body)};`),
    ...source.checks.map((check) => `check ${formula(check.formula)};`),
    ...source.preconditions.map((pre) => `pre ${pre.method} ${s.defined} ${formula(pre.formula)};`),
  ].join("\n");
}

/** `*` before what is about the heap, as far as something about the heap stands before it. */
function connector(atoms: readonly Atom[], index: number, notation: Notation): string {
  const [atom] = atoms.slice(index);
  if (index === 0 || atom === undefined) return "";
  const isSpatial = (a: Atom): boolean => a.kind === "emp" || a.kind === "call" || a.kind === "points-to";
  return isSpatial(atom) && atoms.slice(0, index).some(isSpatial)
    ? ` ${signs[notation].star} `
    : ` ${signs[notation].and} `;
}

function printAtom(atom: Atom, notation: Notation): string {
  switch (atom.kind) {
    case "emp":
      return "emp";
    case "truth":
      return String(atom.value);
    case "call":
      return `${atom.predicate}(${atom.arguments.map((term) => printTerm(term, notation)).join(", ")})`;
    case "points-to": {
      const fields = atom.fields.map(({ name, value }) => {
        const text = printTerm(value, notation);
        return name === undefined ? text : `${name}: ${text}`;
      });
      return `${printTerm(atom.root, notation)} ${signs[notation].to} ${atom.data}(${fields.join(", ")})`;
    }
    case "compare":
      return `${printTerm(atom.left, notation)} ${relationText(atom.relation, notation)} ${printTerm(atom.right, notation)}`;
    case "not": {
      const inner = atom.atoms.map((part, i) => connector(atom.atoms, i, notation) + printAtom(part, notation));
      return `${signs[notation].not}(${inner.join("")})`;
    }
  }
}

function printTerm(term: Term, notation: Notation): string {
  switch (term.kind) {
    case "null":
      return NULL;
    case "wildcard":
      return "_";
    case "variable":
      return term.name;
    case "integer":
    case "boolean":
      return String(term.value);
    case "minus":
      return `-${factor(term.term, notation)}`;
    case "product":
      return `${term.factor} ${signs[notation].times} ${factor(term.term, notation)}`;
    case "sum": {
      const right =
        term.right.kind === "sum" ? `(${printTerm(term.right, notation)})` : printTerm(term.right, notation);
      return `${printTerm(term.left, notation)} ${term.sign} ${right}`;
    }
  }
}

/** A term where only one without operators may stand. */
function factor(term: Term, notation: Notation): string {
  const isPlain =
    term.kind === "variable" || term.kind === "null" || term.kind === "wildcard" || term.kind === "boolean";
  return isPlain ? printTerm(term, notation) : `(${printTerm(term, notation)})`;
}

function relationText(relation: string, notation: Notation): string {
  return notation === "unicode" ? relation : (asciiRelations[relation] ?? relation);
}

/** A symbolic heap as Fig. 6 shows it: `∃n1, n2. a ↦ node(_, n1) ∗ … ∧ …`. */
export function showHeap(heap: SymbolicHeap, notation: Notation = "unicode"): string {
  const s = signs[notation];
  const mentioned = new Set(occurrences(heap));
  const bound = heap.existentials.filter((name) => mentioned.has(name) && !isDontCare(name));
  const spatial = heap.spatial.map((part) => showSpatial(part, notation)).join(` ${s.star} `);
  const pure = [
    ...heap.pointers.map((fact) => showPointerFact(fact, notation)),
    ...heap.numbers.map((constraint) => showConstraint(constraint, notation)),
  ];
  const prefix = bound.length === 0 ? "" : `${s.exists}${bound.join(", ")}. `;
  return prefix + [spatial === "" ? "emp" : spatial, ...pure].join(` ${s.and} `);
}

export function showSpatial(part: Spatial, notation: Notation = "unicode"): string {
  return part.kind === "cell"
    ? `${part.root} ${signs[notation].to} ${part.data}(${part.fields.map((v) => showValue(v, notation)).join(", ")})`
    : `${part.predicate}(${part.arguments.map((v) => showValue(v, notation)).join(", ")})`;
}

export function showPointerFact({ relation, left, right }: PointerFact, notation: Notation = "unicode"): string {
  if (relation === "≠" && left === NULL && right === NULL) return "false";
  return `${left} ${relationText(relation, notation)} ${right}`;
}

export function showConstraint({ relation, left, right }: Constraint, notation: Notation = "unicode"): string {
  return `${showLinear(left, notation)} ${relationText(relation, notation)} ${showLinear(right, notation)}`;
}

function showValue(value: Value, notation: Notation): string {
  if (typeof value !== "string") return showLinear(value, notation);
  return isDontCare(value) ? "_" : value;
}

/** `n + 1`, `2 × m - 3` */
export function showLinear({ terms, constant }: Linear, notation: Notation = "unicode"): string {
  const pieces = terms.map(([name, c], index) => {
    const size = c < 0n ? -c : c;
    const sign = index === 0 ? (c < 0n ? "-" : "") : c < 0n ? " - " : " + ";
    if (size === 1n) return `${sign}${name}`;
    // Read back, `-2 × x` is the product with -2, and so is `a - 2 × x`.
    return `${sign}${size} ${signs[notation].times} ${name}`;
  });
  if (constant !== 0n || pieces.length === 0) {
    const size = constant < 0n ? -constant : constant;
    pieces.push(pieces.length === 0 ? String(constant) : `${constant < 0n ? " - " : " + "}${size}`);
  }
  return pieces.join("");
}
