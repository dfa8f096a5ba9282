import type { AnalysisError, Budget, Span } from "../../../../kernel/index.ts";
import { illFormed, say } from "../../messages/say.ts";
import { LARGEST } from "../syntax/disjunct-reader.ts";
import type { Atom, Binder, Disjunct, Relation, Term } from "../syntax/surface.ts";
import { itemsOf, type SExpression, textOf } from "./s-expression.ts";

/** Names in the text to the names they have in the formula: bound variables get names of their own. */
export type Scope = ReadonlyMap<string, string>;

/** ∃ exists. atoms */
type Part = { readonly exists: readonly Binder[]; readonly atoms: readonly Atom[] };

/** A part that is being put together. */
type GrowingPart = { readonly exists: Binder[]; readonly atoms: Atom[] };

/** Cases of a formula. More come from conjunctions of many disjunctions. */
const MAX_DISJUNCTS = 1_024;

const relations: Readonly<Record<string, Relation>> = { "<=": "≤", "<": "<", ">=": "≥", ">": ">" };

/** Formulas of the SMT-LIB format, brought to a disjunction of symbolic heaps. Throws `BudgetSpent`. */
export class FormulaReader {
  readonly #errors: AnalysisError[];
  readonly #constructors: ReadonlyMap<string, string>;
  readonly #budget: Budget;
  #bound = 0;

  constructor(errors: AnalysisError[], constructors: ReadonlyMap<string, string>, budget: Budget) {
    this.#budget = budget;
    this.#errors = errors;
    this.#constructors = constructors;
  }

  read(expression: SExpression | undefined, scope: Scope, span: Span): readonly Disjunct[] {
    if (expression === undefined) return this.#wrong({ kind: "syntax", span, found: "nothing", expected: "a formula" });
    return this.#parts(expression, scope).map((part) => ({ ...part, span: expression.span }));
  }

  #parts(expression: SExpression, scope: Scope): readonly Part[] {
    this.#budget.spend();
    const { head, rest } = split(expression);
    switch (head) {
      case "or":
        return rest.flatMap((item) => this.#parts(item, scope));
      case "and":
      case "sep":
        return this.conjunction(
          rest.map((item) => this.#parts(item, scope)),
          head,
          expression.span,
        );
      case "not":
        return this.#negation(expression, rest, scope);
      case "exists":
        return this.#quantified(expression, rest, scope);
      case "let":
      case "forall":
      case "wand":
        return this.#unsupported(expression, head);
      default:
        return [{ exists: [], atoms: this.#atoms(expression, head, rest, scope) }];
    }
  }

  /** (A₁ ∨ A₂) ∧ B as a disjunction. Of the formulas that “and” joins, one at most may be about the heap. */
  conjunction(formulas: readonly (readonly Part[])[], head: "and" | "sep", span: Span): readonly Part[] {
    if (formulas.length > LARGEST) return this.#tooLarge(span);
    let all: GrowingPart[] = [{ exists: [], atoms: [] }];
    let hasHeap = false;
    for (const parts of formulas) {
      if (all.length * parts.length > MAX_DISJUNCTS)
        return this.#wrong(illFormed(span, "script.disjunctions", { limit: MAX_DISJUNCTS }));
      const isHeap = parts.some(isAboutHeap);
      if (head === "and" && hasHeap && isHeap) return this.#wrong(illFormed(span, "script.twoHeaps"));
      hasHeap ||= isHeap;
      const [only, ...others] = parts;
      if (only !== undefined && others.length === 0) for (const part of all) this.#add(part, only);
      else all = all.flatMap((left) => parts.map((right) => this.#joined(left, right)));
    }
    return all;
  }

  #joined(left: Part, right: Part): GrowingPart {
    this.#budget.spend();
    return { exists: [...left.exists, ...right.exists], atoms: [...left.atoms, ...right.atoms] };
  }

  /** In place: most formulas of a conjunction have one case only. */
  #add({ exists, atoms }: GrowingPart, right: Part): void {
    this.#budget.spend();
    for (const binder of right.exists) exists.push(binder);
    for (const atom of right.atoms) atoms.push(atom);
  }

  /** ¬(A₁ ∨ A₂) is ¬A₁ ∧ ¬A₂. */
  #negation(expression: SExpression, [inner, ...others]: readonly SExpression[], scope: Scope): readonly Part[] {
    const parts = inner === undefined ? [] : this.#parts(inner, scope);
    if (inner === undefined || others.length > 0 || parts.some(({ exists }) => exists.length > 0))
      return this.#unsupported(expression, "not");
    const { span } = expression;
    return [{ exists: [], atoms: parts.map(({ atoms }): Atom => ({ kind: "not", atoms, span })) }];
  }

  #quantified(
    expression: SExpression,
    [variables, body, ...others]: readonly SExpression[],
    scope: Scope,
  ): readonly Part[] {
    this.#budget.spendNow();
    const inner = new Map(scope);
    const binders = itemsOf(variables).map((item): Binder => {
      const [name, sort] = itemsOf(item);
      const written = textOf(name);
      const own = `${written}'${++this.#bound}`;
      inner.set(written, own);
      return { name: own, type: sort?.kind === "atom" ? sort.text : undefined, span: item.span };
    });
    if (body === undefined || others.length > 0) return this.#unsupported(expression, "exists");
    return this.#parts(body, inner).map(({ exists, atoms }) => ({ exists: [...binders, ...exists], atoms }));
  }

  #atoms(expression: SExpression, head: string, rest: readonly SExpression[], scope: Scope): readonly Atom[] {
    const { span } = expression;
    if (isEmp(expression, head)) return [{ kind: "emp", span }];
    if (expression.kind === "atom" && (head === "true" || head === "false"))
      return [{ kind: "truth", value: head === "true", span }];
    if (head === "=") return this.#comparisons("=", rest, scope, span);
    if (head === "distinct" && (rest.length * (rest.length - 1)) / 2 > LARGEST) return this.#tooLarge(span);
    if (head === "distinct") return pairs(rest).flatMap((pair) => this.#comparisons("≠", pair, scope, span));
    const relation = relations[head];
    if (relation !== undefined) return this.#comparisons(relation, rest, scope, span);
    if (expression.kind === "atom" && scope.has(head)) {
      const right: Term = { kind: "boolean", value: true, span };
      return [{ kind: "compare", relation: "=", left: this.#term(expression, scope), right, span }];
    }
    if (head === "pto") return this.#pointsTo(rest, scope, span);
    const values = rest.map((item) => this.#term(item, scope));
    return [{ kind: "call", predicate: head, arguments: values, span }];
  }

  #comparisons(relation: Relation, items: readonly SExpression[], scope: Scope, span: Span): readonly Atom[] {
    const terms = items.map((item) => this.#term(item, scope));
    return terms.slice(1).flatMap((right, index): readonly Atom[] => {
      const left = terms[index];
      return left === undefined ? [] : [{ kind: "compare", relation, left, right, span }];
    });
  }

  #pointsTo([root, content]: readonly SExpression[], scope: Scope, span: Span): readonly Atom[] {
    const { head, rest } = content === undefined ? { head: "", rest: [] } : split(content);
    const data = this.#constructors.get(head);
    if (root === undefined || data === undefined) {
      const found = say("syntax.found", { text: head });
      return this.#wrong({ kind: "syntax", span, found, expected: say("script.constructor") });
    }
    const fields = rest.map((item) => ({ name: undefined, value: this.#term(item, scope) }));
    return [{ kind: "points-to", root: this.#term(root, scope), data, fields, span }];
  }

  #term(expression: SExpression, scope: Scope): Term {
    const { span } = expression;
    const { head, rest } = split(expression);
    if (isNil(expression, head)) return { kind: "null", span };
    if (expression.kind === "atom") {
      if (/^\d+$/.test(head)) return { kind: "integer", value: BigInt(head), span };
      if (head === "true" || head === "false") return { kind: "boolean", value: head === "true", span };
      const name = scope.get(head);
      if (name === undefined) this.#errors.push({ kind: "unknown-name", span, what: "variable", name: head });
      return { kind: "variable", name: name ?? head, span };
    }
    const term = operation(
      head,
      rest.map((item) => this.#term(item, scope)),
      span,
    );
    if (term === undefined) this.#unsupportedAtom(expression, head);
    return term ?? { kind: "null", span };
  }

  #wrong(error: AnalysisError): readonly [] {
    this.#errors.push(error);
    return [];
  }

  #tooLarge(span: Span): readonly [] {
    return this.#wrong({ kind: "too-large", what: "conjuncts", limit: LARGEST, span });
  }

  #unsupported(expression: SExpression, construct: string): readonly Part[] {
    return [{ exists: [], atoms: this.#unsupportedAtom(expression, construct) }];
  }

  #unsupportedAtom({ span }: SExpression, construct: string): readonly Atom[] {
    return this.#wrong({
      kind: "unsupported-syntax",
      span,
      construct: say("script.construct", { name: construct }),
      instead: say("script.construct.instead"),
    });
  }
}

function isAboutHeap({ atoms }: Part): boolean {
  return atoms.some(({ kind }) => kind === "emp" || kind === "points-to" || kind === "call");
}

function split(expression: SExpression): { readonly head: string; readonly rest: readonly SExpression[] } {
  if (expression.kind === "atom") return { head: expression.text, rest: [] };
  const [head, ...rest] = expression.items;
  return { head: textOf(head), rest };
}

/** `emp`, `sep.emp`, or `(_ emp Loc Data)`. */
function isEmp(expression: SExpression, head: string): boolean {
  if (expression.kind === "atom") return head === "emp" || head === "sep.emp";
  return head === "_" && textOf(expression.items[1]) === "emp";
}

/** `nil`, `(as nil Loc)` or `(as sep.nil Loc)`. */
function isNil(expression: SExpression, head: string): boolean {
  if (expression.kind === "atom") return head === "nil" || head === "sep.nil";
  return head === "as" && /^(sep\.)?nil$/.test(textOf(expression.items[1]));
}

/** Sums, differences, and products with a constant. */
function operation(head: string, terms: readonly Term[], span: Span): Term | undefined {
  const [first, ...others] = terms;
  if (first === undefined) return undefined;
  if (head === "-" && others.length === 0) return { kind: "minus", term: first, span };
  if (head === "+" || head === "-")
    return others.reduce((left, right): Term => ({ kind: "sum", sign: head, left, right, span }), first);
  const isConstant = (term: Term): boolean =>
    term.kind === "integer" || (term.kind === "minus" && term.term.kind === "integer");
  const factor = terms.find(isConstant);
  const other = terms.find((term) => term !== factor);
  if (head !== "*" || factor === undefined || other === undefined || terms.length !== 2) return undefined;
  return { kind: "product", factor: constantOf(factor), term: other, span };
}

function constantOf(term: Term): bigint {
  if (term.kind === "integer") return term.value;
  return term.kind === "minus" ? -constantOf(term.term) : 0n;
}

function pairs<T>(list: readonly T[]): readonly (readonly [T, T])[] {
  return list.flatMap((a, index) => list.slice(index + 1).map((b) => [a, b] as const));
}
