import type { AnalysisError, Span } from "../../../../../kernel/index.ts";
import { type Binder, type DataType, type Type, type TypeNode, Types } from "../../../../separation/index.ts";
import { say } from "../../../messages/say.ts";
import { INT_RANGE } from "../../program/java-range.ts";
import type { CoreSource, Expression, Name, Place, Statement } from "../syntax/surface.ts";

/** What typing finds out: Fig. 3 declares the types of fields only. */
export interface Typing {
  readonly data: ReadonlyMap<string, DataType>;
  /** Inputs first, then the others in the order of writing. */
  readonly variables: ReadonlyMap<string, Type>;
}

const INT: Type = { kind: "int" };
const BOOL: Type = { kind: "bool" };

/** Infers the type of every variable from inputs, data and use. Clashes are added to the errors. */
export function typeProgram(source: CoreSource, errors: AnalysisError[]): Typing {
  return new Typer(source, errors).run();
}

/** v.f, whose type is known when the type of v is. */
interface PendingField {
  readonly base: TypeNode;
  readonly field: string;
  readonly result: TypeNode;
  readonly span: Span;
}

class Typer {
  readonly #source: CoreSource;
  readonly #errors: AnalysisError[];
  readonly #types: Types;
  readonly #data = new Map<string, DataType>();
  readonly #variables = new Map<string, TypeNode>();
  #pending: PendingField[] = [];

  constructor(source: CoreSource, errors: AnalysisError[]) {
    this.#source = source;
    this.#errors = errors;
    this.#types = new Types(errors, this.#data, false);
  }

  run(): Typing {
    this.#declare();
    for (const statement of this.#source.statements) this.#statement(statement);
    this.#resolveFields();
    const variables = [...this.#variables].map(([name, node]) => [name, this.#types.typeOf(node)] as const);
    return { data: this.#data, variables: new Map(variables) };
  }

  #declare(): void {
    const { data, inputs, statements } = this.#source;
    this.#distinct(data, "data type");
    for (const { name } of data) this.#data.set(name, { name, fields: [] });
    for (const { name, fields } of data) {
      this.#distinct(fields, "field");
      const typed = fields.map((field) => ({ name: field.name, type: this.#types.typeOf(this.#named(field)) }));
      this.#data.set(name, { name, fields: typed });
    }
    this.#distinct(inputs, "variable");
    for (const input of inputs) this.#variables.set(input.name, this.#named(input));
    for (const statement of statements)
      if ((statement.kind === "assign" || statement.kind === "new") && !this.#variables.has(statement.variable.name))
        this.#variables.set(statement.variable.name, this.#types.fresh());
  }

  #distinct(declared: readonly Name[], what: "data type" | "field" | "variable"): void {
    const first = new Map<string, Span>();
    for (const { name, span } of declared) {
      const known = first.get(name);
      if (known === undefined) first.set(name, span);
      else this.#errors.push({ kind: "duplicate-name", span, what, name, first: known });
    }
  }

  #named(binder: Binder): TypeNode {
    return this.#types.named(binder);
  }

  #statement(statement: Statement): void {
    switch (statement.kind) {
      case "assign":
        this.#expect(statement.value, this.#variable(statement.variable));
        return;
      case "store": {
        const { base, field } = statement;
        this.#expect(statement.value, this.#field(base, field.name, field.span));
        return;
      }
      case "assert":
      case "if":
        this.#expect(statement.condition, this.#types.fresh(BOOL));
        return;
      case "new":
        this.#allocation(statement);
        return;
      case "free":
        this.#types.unify(this.#variable(statement.variable), this.#reference(), statement.variable.span);
        return;
      case "goto":
        return;
    }
  }

  #allocation({ variable, data, arguments: values, created }: Extract<Statement, { kind: "new" }>): void {
    const type = this.#data.get(data);
    if (type === undefined) this.#errors.push({ kind: "unknown-name", span: created, what: "data type", name: data });
    else if (type.fields.length !== values.length)
      this.#illFormed(
        created,
        say("core.values", { data, wanted: type.fields.length, given: values.length }),
        type.fields.length === 0 ? say("core.values.none", { data }) : say("core.values.remedy"),
      );
    for (const [index, value] of values.entries()) this.#expect(value, this.#types.fresh(type?.fields[index]?.type));
    this.#types.unify(this.#reference(data), this.#variable(variable), created);
  }

  #expect(expression: Expression, wanted: TypeNode): void {
    this.#types.unify(this.#expression(expression), wanted, expression.span);
  }

  #expression(expression: Expression): TypeNode {
    switch (expression.kind) {
      case "integer":
        if (expression.value < INT_RANGE.least || expression.value > INT_RANGE.most)
          this.#illFormed(
            expression.span,
            say("core.int", { value: expression.value }),
            say("core.int.remedy", { least: INT_RANGE.least, greatest: INT_RANGE.most }),
          );
        return this.#types.fresh(INT);
      case "boolean":
        return this.#types.fresh(BOOL);
      case "null":
        return this.#reference();
      case "variable":
      case "load":
        return this.#place(expression);
      case "unary": {
        const type = expression.operator === "!" ? BOOL : INT;
        this.#expect(expression.operand, this.#types.fresh(type));
        return this.#types.fresh(type);
      }
      case "binary":
        return this.#binary(expression);
    }
  }

  #binary({ operator, left, right }: Extract<Expression, { kind: "binary" }>): TypeNode {
    if (operator === "==" || operator === "!=") {
      this.#expect(right, this.#expression(left));
      return this.#types.fresh(BOOL);
    }
    const isLogical = operator === "&&" || operator === "||";
    for (const side of [left, right]) this.#expect(side, this.#types.fresh(isLogical ? BOOL : INT));
    const isArithmetic = ["+", "-", "*", "/", "%"].includes(operator);
    return this.#types.fresh(isArithmetic ? INT : BOOL);
  }

  #place(place: Place): TypeNode {
    return place.kind === "variable" ? this.#variable(place) : this.#field(place.base, place.field, place.span);
  }

  #variable({ name, span }: Name): TypeNode {
    const known = this.#variables.get(name);
    if (known !== undefined) return known;
    this.#errors.push({ kind: "unknown-name", span, what: "variable", name });
    return this.#types.fresh();
  }

  #field(of: Place, name: string, span: Span): TypeNode {
    const base = this.#place(of);
    this.#types.unify(base, this.#reference(), of.span);
    const field = { base, field: name, result: this.#types.fresh(), span };
    if (!this.#resolve(field)) this.#pending.push(field);
    return field.result;
  }

  #reference(data?: string): TypeNode {
    return this.#types.fresh({ kind: "reference", data });
  }

  /** Types of fields may make the types of other bases known; what stays unknown is decided by the field's name. */
  #resolveFields(): void {
    for (;;) {
      const waiting = this.#pending;
      this.#pending = waiting.filter((each) => !this.#resolve(each));
      if (this.#pending.length < waiting.length) continue;
      const [first, ...others] = waiting;
      if (first === undefined) return;
      this.#guess(first);
      this.#pending = this.#dataOf(first.base) === undefined ? others : waiting;
    }
  }

  #dataOf(base: TypeNode): string | undefined {
    const type = this.#types.typeOf(base);
    return type.kind === "reference" ? type.data : undefined;
  }

  #resolve({ base, field, result, span }: PendingField): boolean {
    const data = this.#dataOf(base);
    if (data === undefined) return this.#types.typeOf(base).kind !== "reference";
    const type = this.#data.get(data);
    const declared = type?.fields.find(({ name }) => name === field);
    if (declared !== undefined) this.#types.unify(result, this.#types.fresh(declared.type), span);
    else if (type !== undefined)
      this.#illFormed(
        span,
        say("core.noField", { data, field }),
        type.fields.length === 0
          ? say("core.noFields")
          : say("core.noField.remedy", { names: type.fields.map(({ name }) => name).join(", ") }),
      );
    return true;
  }

  #guess({ base, field, span }: PendingField): void {
    const owners = [...this.#data.values()].filter(({ fields }) => fields.some(({ name }) => name === field));
    const [only] = owners;
    if (only !== undefined && owners.length === 1) this.#types.unify(base, this.#reference(only.name), span);
    else
      this.#illFormed(
        span,
        only === undefined ? say("core.noOwner", { field }) : say("core.owners", { field }),
        only === undefined ? say("core.noOwner.remedy") : say("core.owners.remedy"),
      );
  }

  #illFormed(span: Span, problem: string, remedy: string): void {
    this.#errors.push({ kind: "ill-formed", span, problem, remedy });
  }
}
