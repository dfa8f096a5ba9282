import type { AnalysisError, Span } from "../../../kernel/index.ts";
import type { Binder, Disjunct, SourceText } from "../syntax/surface.ts";
import { FormulaReader, type Scope } from "./formula-reader.ts";
import type { SExpression } from "./s-expression.ts";

/** What a script has declared so far. */
export class ScriptReader {
  readonly errors: AnalysisError[] = [];
  readonly #place: Span;
  /** Reference sorts to the data type they point to. */
  readonly #targets = new Map<string, string>();
  /** Constructors to their data type, and what a declared data type looks like. */
  readonly #constructors = new Map<string, string>();
  readonly #data: { name: string; fields: readonly Binder[]; span: Span }[] = [];
  readonly #variables = new Map<string, Binder>();
  readonly #predicates: SourceText["predicates"][number][] = [];
  #assertions: (readonly Disjunct[])[] = [];
  #checked: (readonly Disjunct[])[] | undefined;
  readonly #formulas: FormulaReader;

  constructor(file: string) {
    this.#place = { file, start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
    this.#formulas = new FormulaReader(this.errors, this.#constructors);
  }

  read(expression: SExpression): void {
    const items = expression.kind === "list" ? expression.items : [];
    const [head, ...rest] = items;
    switch (head?.kind === "atom" ? head.text : "") {
      case "set-logic":
      case "set-info":
      case "set-option":
      case "exit":
      case "get-model":
        return;
      case "declare-sort":
        return;
      case "declare-datatypes":
        this.#declareTypes(rest);
        return;
      case "declare-datatype":
        this.#declareType(textOf(rest[0]), rest[1]);
        return;
      case "declare-heap":
        for (const pair of rest) this.#targets.set(textOf(itemsOf(pair)[0]), textOf(itemsOf(pair)[1]));
        return;
      case "declare-const":
        this.#declareVariable(rest[0], rest[1], expression.span);
        return;
      case "declare-fun":
        this.#declareVariable(rest[0], rest[2], expression.span);
        return;
      case "define-fun-rec":
      case "define-fun":
        this.#definePredicate(rest[0], rest[1], rest[3], expression.span);
        return;
      case "define-funs-rec":
        for (const [index, signature] of itemsOf(rest[0]).entries()) {
          const [name, parameters] = itemsOf(signature);
          this.#definePredicate(name, parameters, itemsOf(rest[1])[index], expression.span);
        }
        return;
      case "assert":
        this.#assertions.push(this.#formulas.read(rest[0], this.#scope(), expression.span));
        return;
      case "check-sat":
        this.#checked = this.#assertions;
        this.#assertions = [...this.#assertions];
        return;
      default:
        this.errors.push({
          kind: "unsupported-syntax",
          span: expression.span,
          construct: `The command “${textOf(head)}”`,
          instead: "Leave it out: declarations, definitions, assert and check-sat are read.",
        });
    }
  }

  /** The declarations with sorts resolved to data types. */
  source(): SourceText {
    const resolve = (binder: Binder): Binder => ({ ...binder, type: this.#typeOf(binder.type) });
    const formula = conjunction(this.#checked ?? this.#assertions, this.#place);
    const declared = [...this.#variables.values()].map(resolve);
    return {
      data: this.#data.map((data) => ({ ...data, fields: data.fields.map(resolve) })),
      predicates: this.#predicates.map((predicate) => ({
        ...predicate,
        parameters: predicate.parameters.map(resolve),
        body: predicate.body.map((disjunct) => ({ ...disjunct, exists: disjunct.exists.map(resolve) })),
      })),
      checks: [{ formula: formula.map((d) => ({ ...d, exists: d.exists.map(resolve) })), span: this.#place, declared }],
      preconditions: [],
    };
  }

  #typeOf(sort: string | undefined): string | undefined {
    if (sort === "Int") return "int";
    if (sort === "Bool") return "bool";
    if (sort === undefined || sort === "") return undefined;
    return this.#targets.get(sort);
  }

  #scope(): Scope {
    return new Map([...this.#variables].map(([name]) => [name, name]));
  }

  #declareTypes(rest: readonly SExpression[]): void {
    for (const [index, sort] of itemsOf(rest[0]).entries())
      this.#declareType(textOf(itemsOf(sort)[0] ?? sort), itemsOf(rest[1])[index]);
  }

  #declareType(name: string, constructors: SExpression | undefined): void {
    const [constructor] = itemsOf(constructors);
    const [label, ...fields] = itemsOf(constructor);
    this.#constructors.set(textOf(label ?? constructor), name);
    const span = constructors?.span ?? this.#place;
    this.#data.push({
      name,
      fields: fields.map((field) => ({
        name: textOf(itemsOf(field)[0]),
        type: textOf(itemsOf(field)[1]),
        span: field.span,
      })),
      span,
    });
  }

  #declareVariable(name: SExpression | undefined, sort: SExpression | undefined, span: Span): void {
    this.#variables.set(textOf(name), { name: textOf(name), type: textOf(sort), span });
  }

  #definePredicate(
    name: SExpression | undefined,
    parameters: SExpression | undefined,
    body: SExpression | undefined,
    span: Span,
  ): void {
    const binders = itemsOf(parameters).map((item) => ({
      name: textOf(itemsOf(item)[0]),
      type: textOf(itemsOf(item)[1]),
      span: item.span,
    }));
    const scope = new Map(binders.map((binder) => [binder.name, binder.name]));
    const declared = { name: textOf(name), parameters: binders, span: name?.span ?? span };
    this.#predicates.push({ ...declared, body: this.#formulas.read(body, scope, span) });
  }
}

/** (A₁ ∨ A₂) ∧ B as a disjunction. */
function conjunction(formulas: readonly (readonly Disjunct[])[], span: Span): readonly Disjunct[] {
  let all: readonly Disjunct[] = [{ exists: [], atoms: [{ kind: "emp", span }], span }];
  for (const formula of formulas)
    all = all.flatMap((left) =>
      formula.map((right) => ({
        exists: [...left.exists, ...right.exists],
        atoms: [...left.atoms, ...right.atoms],
        span: right.span,
      })),
    );
  return all;
}

export function itemsOf(expression: SExpression | undefined): readonly SExpression[] {
  return expression?.kind === "list" ? expression.items : [];
}

export function textOf(expression: SExpression | undefined): string {
  return expression?.kind === "atom" ? expression.text : "";
}
