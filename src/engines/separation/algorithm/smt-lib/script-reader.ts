import type { AnalysisError, Budget, Span } from "../../../../kernel/index.ts";
import { illFormed, say } from "../../messages/say.ts";
import type { Binder, Disjunct, SourceText } from "../syntax/surface.ts";
import { FormulaReader, type Scope } from "./formula-reader.ts";
import { itemsOf, type SExpression, textOf } from "./s-expression.ts";

/** What a script has declared so far. Throws `BudgetSpent`. */
export class ScriptReader {
  readonly errors: AnalysisError[] = [];
  readonly #place: Span;
  /** Reference sorts to the data type they point to. */
  readonly #targets = new Map<string, string>();
  /** Constructors to their data type, and what a declared data type looks like. */
  readonly #constructors = new Map<string, string>();
  readonly #data: { name: string; fields: readonly Binder[]; span: Span }[] = [];
  readonly #variables = new Map<string, Binder>();
  /** Variables stand for themselves. */
  readonly #names = new Map<string, string>();
  readonly #sorts = new Set(["Int", "Bool"]);
  #hasEnded = false;
  readonly #predicates: SourceText["predicates"][number][] = [];
  readonly #assertions: (readonly Disjunct[])[] = [];
  /** How many assertions there were when they were checked last. */
  #checked: number | undefined;
  readonly #formulas: FormulaReader;

  constructor(file: string, budget: Budget) {
    this.#place = { file, start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
    this.#formulas = new FormulaReader(this.errors, this.#constructors, budget);
  }

  read(expression: SExpression): void {
    if (this.#hasEnded) return;
    const items = expression.kind === "list" ? expression.items : [];
    const [head, ...rest] = items;
    switch (head?.kind === "atom" ? head.text : "") {
      case "set-logic":
      case "set-info":
      case "set-option":
      case "get-model":
        return;
      case "exit":
        this.#hasEnded = true;
        return;
      case "declare-sort":
        this.#sorts.add(textOf(rest[0]));
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
        if (itemsOf(rest[1]).length > 0) this.errors.push(illFormed(expression.span, "script.function"));
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
        if (rest.length > 1) this.errors.push(illFormed(expression.span, "script.assert"));
        this.#assertions.push(this.#formulas.read(rest[0], this.#scope(), expression.span));
        return;
      case "check-sat":
      case "check-unsat":
        this.#checked = this.#assertions.length;
        return;
      default:
        this.errors.push({
          kind: "unsupported-syntax",
          span: expression.span,
          construct: textOf(head) === "" ? say("script.noCommand") : say("script.command", { name: textOf(head) }),
          instead: say("script.command.instead"),
        });
    }
  }

  /** The declarations with sorts resolved to data types. */
  source(): SourceText {
    const resolve = (binder: Binder): Binder => ({ ...binder, type: this.#typeOf(binder) });
    // SL-COMP's scripts check their definitions first, and some end with the assertion.
    const formula = this.#conjunction(this.#assertions.slice(0, this.#checked === 0 ? undefined : this.#checked));
    const declared = [...this.#variables.values()].map(resolve);
    return {
      data: this.#data.map((data) => ({ ...data, fields: data.fields.map(resolve) })),
      predicates: this.#predicates.map((predicate) => ({
        ...predicate,
        parameters: predicate.parameters.map(resolve),
        body: predicate.body.map((disjunct) => ({ ...disjunct, exists: disjunct.exists.map(resolve) })),
      })),
      checks: [{ formula: formula.map((d) => ({ ...d, exists: d.exists.map(resolve) })), span: this.#place, declared }],
      notation: "figure-4",
      preconditions: [],
    };
  }

  #typeOf({ type: sort, span }: Binder): string | undefined {
    if (sort === "Int") return "int";
    if (sort === "Bool") return "bool";
    if (sort === undefined || sort === "") return undefined;
    if (!this.#sorts.has(sort))
      this.errors.push({
        kind: "ill-formed",
        span,
        problem: say("script.noSort", { name: sort }),
        remedy: say("typing.declared", { names: [...this.#sorts].slice(0, 8).join(", ") }),
      });
    return this.#targets.get(sort);
  }

  /** All assertions at once, over the heap of one of them. */
  #conjunction(formulas: readonly (readonly Disjunct[])[]): readonly Disjunct[] {
    const span = formulas.at(-1)?.[0]?.span ?? this.#place;
    return this.#formulas.conjunction(formulas, "and", span).map((part) => ({ ...part, span }));
  }

  #scope(): Scope {
    return this.#names;
  }

  #declareTypes(rest: readonly SExpression[]): void {
    for (const [index, sort] of itemsOf(rest[0]).entries())
      this.#declareType(textOf(itemsOf(sort)[0] ?? sort), itemsOf(rest[1])[index]);
  }

  #declareType(name: string, constructors: SExpression | undefined): void {
    const [constructor, ...others] = itemsOf(constructors);
    if (others.length > 0) this.errors.push(illFormed(others[0]?.span ?? this.#place, "script.second"));
    this.#sorts.add(name);
    const [label, ...fields] = itemsOf(constructor);
    this.#constructors.set(textOf(label ?? constructor), name);
    const span = constructors?.span ?? this.#place;
    this.#data.push({ name, fields: fields.map(binderOf), span });
  }

  #declareVariable(name: SExpression | undefined, sort: SExpression | undefined, span: Span): void {
    const first = this.#variables.get(textOf(name));
    if (first !== undefined)
      this.errors.push({ kind: "duplicate-name", span, what: "variable", name: textOf(name), first: first.span });
    this.#names.set(textOf(name), textOf(name));
    this.#variables.set(textOf(name), { name: textOf(name), type: textOf(sort), span });
  }

  #definePredicate(
    name: SExpression | undefined,
    parameters: SExpression | undefined,
    body: SExpression | undefined,
    span: Span,
  ): void {
    const binders = itemsOf(parameters).map(binderOf);
    const scope = new Map(binders.map((binder) => [binder.name, binder.name]));
    const declared = { name: textOf(name), parameters: binders, span: name?.span ?? span };
    this.#predicates.push({ ...declared, body: this.#formulas.read(body, scope, span) });
  }
}

/** `(name Sort)` */
function binderOf(expression: SExpression): Binder {
  const [name, sort] = itemsOf(expression);
  return { name: textOf(name), type: textOf(sort), span: expression.span };
}
