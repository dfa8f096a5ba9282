import { NULL } from "../../engines/separation/algorithm/heaps/symbolic-heap.ts";
import { type Notation, relationText, signs } from "../../engines/separation/algorithm/syntax/print.ts";
import type { Atom, Disjunct, SourceText, Term } from "../../engines/separation/algorithm/syntax/surface.ts";

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
