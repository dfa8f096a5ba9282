import type { AnalysisError, Budget, Span } from "../../../../kernel/index.ts";
import { illFormed, say } from "../../messages/say.ts";
import {
  addScaled,
  type Constraint,
  constantTerm,
  type Linear,
  scale,
  variablesOf,
  variableTerm,
} from "../heaps/linear.ts";
import {
  asLinear,
  asValue,
  type DataType,
  dontCare,
  NULL,
  type PointerFact,
  type Spatial,
  type SymbolicHeap,
  type Type,
  type Value,
} from "../heaps/symbolic-heap.ts";
import { alternatives, MAX_ALTERNATIVES, type Pure } from "./alternatives.ts";
import type { Atom, Disjunct, Term } from "./surface.ts";
import { NUMBER, NUMBER_OR_TRUTH, type TypeNode, type Types } from "./types.ts";

/** What a disjunct may refer to, and what is found out while all disjuncts are read. */
interface Typing {
  readonly data: ReadonlyMap<string, DataType>;
  readonly parameters: ReadonlyMap<string, readonly TypeNode[]>;
  readonly types: Types;
  /** Whether 0 and 1 may be truth values. */
  readonly hasTruthNumbers: boolean;
  /** Filled with where each variable that nothing binds is named first. */
  readonly places: Map<string, Span>;
  readonly errors: AnalysisError[];
  readonly budget: Budget;
}

/** More conjuncts, or variables, than this are no formula that was written by hand: what follows goes over them many times. */
export const LARGEST = 20_000;

const INT: Type = { kind: "int" };
const BOOL: Type = { kind: "bool" };
const REFERENCE: Type = { kind: "reference", data: undefined };

/** Reads one disjunct: first the types of everything in it, then (when all texts are read) its symbolic heaps. */
export class DisjunctReader {
  readonly #scope = new Map<string, TypeNode>();
  readonly #outer: Map<string, TypeNode>;
  readonly #isOpen: boolean;
  readonly #known: Typing;
  readonly #types: Types;
  readonly #disjunct: Disjunct;
  readonly #isTooLarge: boolean;
  #wildcards = 0;

  constructor(disjunct: Disjunct, scope: Map<string, TypeNode>, isOpen: boolean, known: Typing) {
    this.#disjunct = disjunct;
    this.#outer = scope;
    this.#isOpen = isOpen;
    this.#known = known;
    this.#types = known.types;
    const what = sizeProblem(disjunct);
    this.#isTooLarge = what !== undefined;
    if (what !== undefined) {
      this.#wrong({ kind: "too-large", what, limit: LARGEST, span: disjunct.span });
      return;
    }
    for (const binder of disjunct.exists) {
      if (this.#scope.has(binder.name) || scope.has(binder.name))
        this.#wrong(illFormed(binder.span, "typing.twice", { name: binder.name }));
      this.#scope.set(binder.name, known.types.named(binder));
    }
    for (const atom of disjunct.atoms) this.#typeAtom(atom);
  }

  get span(): Span {
    return this.#disjunct.span;
  }

  /** More than one only where a negated conjunction stands in it. */
  heaps(): readonly SymbolicHeap[] {
    if (this.#isTooLarge) return [];
    this.#wildcards = 0;
    const spatial = this.#disjunct.atoms.flatMap((atom) => this.#spatial(atom) ?? []);
    const existentials = this.#disjunct.exists.map(({ name }) => name);
    const all = alternatives(this.#disjunct.atoms, this.#known.budget);
    if (all === undefined) this.#wrong(illFormed(this.#disjunct.span, "typing.negations", { limit: MAX_ALTERNATIVES }));
    return (all ?? []).map((facts) => {
      const pointers: PointerFact[] = [];
      const numbers: Constraint[] = [];
      for (const fact of facts) {
        this.#known.budget.spend();
        this.#pure(fact, pointers, numbers);
      }
      return { existentials, spatial, pointers, numbers: [...numbers, ...this.#truthValues(numbers)] };
    });
  }

  #typeAtom(atom: Atom): void {
    this.#known.budget.spend();
    switch (atom.kind) {
      case "emp":
      case "truth":
        return;
      case "not":
        for (const inner of atom.atoms) {
          if (inner.kind === "points-to" || inner.kind === "call" || inner.kind === "emp")
            this.#wrong(illFormed(inner.span, "typing.negatedHeap"));
          else this.#typeAtom(inner);
        }
        return;
      case "compare":
        this.#typeComparison(atom);
        return;
      case "call":
        this.#typeCall(atom);
        return;
      case "points-to":
        this.#typePointsTo(atom);
    }
  }

  #typeComparison({ relation, left, right, span }: Extract<Atom, { kind: "compare" }>): void {
    for (const side of [left, right])
      if (side.kind === "wildcard") this.#wrong(illFormed(side.span, "typing.comparedWildcard"));
    const a = this.#typeTerm(left);
    const b = this.#typeTerm(right);
    this.#types.unify(a, b, span, (type) => say("typing.compares", { type }));
    if (relation !== "=" && relation !== "≠")
      this.#types.unify(a, this.#types.fresh(NUMBER), span, () => say("typing.orders", { relation }));
  }

  #typeCall({ predicate, arguments: values, span }: Extract<Atom, { kind: "call" }>): void {
    const parameters = this.#known.parameters.get(predicate);
    if (parameters === undefined)
      this.#undeclared(span, say("typing.noPredicate", { name: predicate }), "pred", this.#known.parameters);
    else if (parameters.length !== values.length) {
      const [wanted, given] = [parameters.length, values.length];
      this.#wrong(illFormed(span, "typing.arguments", { name: predicate, wanted, given }));
    }
    for (const [index, value] of values.entries()) {
      const parameter = parameters?.[index];
      const node = this.#typeTerm(value);
      if (parameter !== undefined)
        this.#types.unify(node, parameter, value.span, (type) =>
          say("typing.takesArgument", { predicate, number: index + 1, type }),
        );
    }
  }

  #typePointsTo({ root, data, fields, span }: Extract<Atom, { kind: "points-to" }>): void {
    const type = this.#known.data.get(data);
    if (type === undefined) this.#undeclared(span, say("typing.noData", { name: data }), "data", this.#known.data);
    this.#types.unify(this.#typeTerm(root), this.#types.fresh({ kind: "reference", data }), root.span, () =>
      say("typing.pointsTo", { data }),
    );
    const isNamed = fields.some(({ name }) => name !== undefined);
    const named = new Map(isNamed ? type?.fields.map((field) => [field.name, field]) : []);
    if (type !== undefined && !isNamed && fields.length !== type.fields.length)
      this.#wrong(wrongFields(span, type, fields.length));
    const seen = new Set<string>();
    for (const [index, { name, value }] of fields.entries()) {
      const field = isNamed ? named.get(name ?? "") : type?.fields[index];
      const node = this.#typeTerm(value);
      if (field !== undefined && value.kind !== "wildcard" && field.isOpen !== true)
        this.#types.unify(node, this.#types.declared(field.type), value.span, (expected) =>
          say("typing.takesField", { field: field.name, data, type: expected }),
        );
      if (isNamed && type !== undefined) this.#checkFieldName(type, name, field?.name, seen, value.span);
    }
  }

  #checkFieldName(
    { name: data, fields }: DataType,
    written: string | undefined,
    name: string | undefined,
    seen: Set<string>,
    at: Span,
  ): void {
    if (name === undefined)
      this.#wrong({
        kind: "ill-formed",
        span: at,
        problem: say("typing.noField", { data, field: written ?? say("typing.unnamed") }),
        remedy:
          fields.length === 0
            ? say("typing.noField.none", { data })
            : say("typing.noField.names", { names: namesOf(fields) }),
      });
    else if (seen.has(name)) this.#wrong(illFormed(at, "typing.fieldTwice", { name }));
    else seen.add(name);
  }

  #typeTerm(term: Term): TypeNode {
    switch (term.kind) {
      case "null":
        return this.#types.fresh(REFERENCE);
      case "wildcard":
        return this.#types.fresh();
      case "variable":
        return this.#variable(term.name, term.span);
      case "integer":
        return this.#types.fresh(this.#typeOfNumber(term.value));
      case "boolean":
        return this.#types.fresh(BOOL);
      case "minus":
      case "product":
        this.#integerTerm(term.term);
        return this.#types.fresh(INT);
      case "sum":
        this.#integerTerm(term.left);
        this.#integerTerm(term.right);
        return this.#types.fresh(INT);
    }
  }

  #typeOfNumber(value: bigint): Type | typeof NUMBER | typeof NUMBER_OR_TRUTH {
    if (this.#known.hasTruthNumbers && (value === 0n || value === 1n)) return NUMBER_OR_TRUTH;
    return value === 0n ? NUMBER : INT;
  }

  #integerTerm(term: Term): void {
    this.#types.unify(this.#typeTerm(term), this.#types.fresh(INT), term.span, () => say("typing.sums"));
    if (term.kind === "wildcard") this.#wrong(illFormed(term.span, "typing.summedWildcard"));
  }

  #variable(name: string, span: Span): TypeNode {
    const known = this.#scope.get(name) ?? this.#outer.get(name);
    if (known !== undefined) return known;
    const node = this.#types.fresh();
    if (this.#isOpen) {
      this.#outer.set(name, node);
      this.#known.places.set(name, span);
    } else {
      this.#scope.set(name, node);
      this.#wrong(illFormed(span, "typing.unbound", { name }));
    }
    return node;
  }

  #wrong(error: AnalysisError): void {
    this.#known.errors.push(error);
  }

  #undeclared(span: Span, problem: string, keyword: string, declared: ReadonlyMap<string, unknown>): void {
    const names = [...declared.keys()].slice(0, 8).join(", ");
    const remedy = names === "" ? say("typing.declareWith", { keyword }) : say("typing.declared", { names });
    this.#wrong({ kind: "ill-formed", span, problem, remedy });
  }

  #spatial(atom: Atom): Spatial | undefined {
    if (atom.kind === "call")
      return { kind: "call", predicate: atom.predicate, arguments: atom.arguments.map((term) => this.#value(term)) };
    if (atom.kind !== "points-to") return undefined;
    const declared = this.#known.data.get(atom.data)?.fields ?? [];
    const isNamed = atom.fields.some(({ name }) => name !== undefined);
    const written = new Map(atom.fields.map(({ name, value }) => [name, value]));
    const fields = isNamed
      ? declared.map(({ name }) => {
          const value = written.get(name);
          return value === undefined ? this.#wildcard() : this.#value(value);
        })
      : atom.fields.map(({ value }) => this.#value(value));
    const root = atom.root.kind === "variable" ? atom.root.name : NULL;
    return { kind: "cell", root, data: atom.data, fields };
  }

  #wildcard(): string {
    return dontCare(++this.#wildcards);
  }

  #value(term: Term): Value {
    if (term.kind === "null") return NULL;
    if (term.kind === "wildcard") return this.#wildcard();
    return asValue(linearOf(term));
  }

  #pure({ relation, left, right }: Pure, pointers: PointerFact[], numbers: Constraint[]): void {
    if (!this.#isNumber(left) && !this.#isNumber(right)) {
      const name = (term: Term): string => (term.kind === "variable" ? term.name : NULL);
      pointers.push({ relation: relation === "=" ? "=" : "≠", left: name(left), right: name(right) });
      return;
    }
    const [a, b] = [linearOf(left), linearOf(right)];
    if (relation === "≥") numbers.push({ relation: "≤", left: b, right: a });
    else if (relation === ">") numbers.push({ relation: "<", left: b, right: a });
    else numbers.push({ relation, left: a, right: b });
  }

  #isNumber(term: Term): boolean {
    if (term.kind !== "variable") return term.kind !== "null" && term.kind !== "wildcard";
    return this.#typeOf(term.name).kind !== "reference";
  }

  #typeOf(name: string): Type {
    return this.#types.typeOf(this.#scope.get(name) ?? this.#outer.get(name));
  }

  /** Booleans are the integers 0 and 1 to the arithmetic. */
  #truthValues(numbers: readonly Constraint[]): readonly Constraint[] {
    const names = new Set(numbers.flatMap(variablesOf));
    return [...names]
      .filter((name) => this.#typeOf(name).kind === "bool")
      .flatMap((name): readonly Constraint[] => [
        { relation: "≤", left: constantTerm(0n), right: variableTerm(name) },
        { relation: "≤", left: variableTerm(name), right: constantTerm(1n) },
      ]);
  }
}

/** As many values as fields, or the fields that matter by their names. */
function wrongFields(span: Span, { name, fields }: DataType, given: number): AnalysisError {
  const [first] = fields;
  if (first === undefined)
    return {
      kind: "ill-formed",
      span,
      problem: say("typing.noFields", { name, given }),
      remedy: say("typing.noFields.remedy", { name }),
    };
  const [fieldNames, wanted] = [namesOf(fields), fields.length];
  return {
    kind: "ill-formed",
    span,
    problem: say("typing.fields", { name, wanted, fields: fieldNames, given }),
    remedy: say("typing.fields.remedy", { name, field: first.name }),
  };
}

function namesOf(fields: DataType["fields"]): string {
  return fields.map(({ name }) => name).join(", ");
}

/** The quantity that exceeds its maximum, if one does. */
function sizeProblem({ atoms, exists }: Disjunct): "conjuncts" | "variables" | undefined {
  const inside = atoms.reduce((most, atom) => Math.max(most, atom.kind === "not" ? atom.atoms.length : 0), 0);
  if (Math.max(atoms.length, inside) > LARGEST) return "conjuncts";
  return exists.length > LARGEST ? "variables" : undefined;
}

function linearOf(term: Term): Linear {
  switch (term.kind) {
    case "variable":
      return asLinear(term.name);
    case "integer":
      return constantTerm(term.value);
    case "boolean":
      return constantTerm(term.value ? 1n : 0n);
    case "minus":
      return scale(linearOf(term.term), -1n);
    case "product":
      return scale(linearOf(term.term), term.factor);
    case "sum":
      return addScaled(linearOf(term.left), linearOf(term.right), term.sign === "+" ? 1n : -1n);
    case "null":
    case "wildcard":
      return constantTerm(0n);
  }
}
