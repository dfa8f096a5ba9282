import { type AnalysisError, type NamedThing, nearest, type Span, SyntaxFailure } from "../kernel/index.ts";
import type { Checked, CheckedDefinition } from "./checked.ts";
import { commonConstants, commonFunctions, operators, prefixes } from "./functions.ts";
import {
  boolean,
  type Constant,
  callOf,
  exampleOf,
  type FunctionSpec,
  type Language,
  number,
  ownValue,
  type Signature,
  type Type,
  text,
} from "./language.ts";
import { say } from "./messages/en.ts";
import type { Expression, Name, WrittenDefinition, WrittenText } from "./syntax.ts";

/** The most parts that one use of a definition computes. */
const MAX_COST = 2_000;

/** The values of a domain: `undefined` where they are numbers. Of a domain of known words, the one that was chosen. */
export type DomainValues = readonly string[] | undefined;

type Use = Extract<Expression, { kind: "call" }>;

/** Finds what every name stands for, and that all types fit. */
export class Checker {
  readonly errors: AnalysisError[] = [];
  readonly definitions = new Map<string, CheckedDefinition>();
  readonly values: DomainValues;
  readonly #language: Language;
  readonly #functions: ReadonlyMap<string, FunctionSpec>;
  readonly #constants = new Map<string, Constant>();
  readonly #places = new Map<string, Span>();
  #parameters: CheckedDefinition["parameters"] = [];
  #cost = 0;

  constructor(written: WrittenText, language: Language) {
    this.#language = language;
    this.#functions = new Map([...commonFunctions, ...language.functions].map((spec) => [spec.name, spec]));
    for (const constant of [...commonConstants, ...language.constants]) this.#constants.set(constant.name, constant);
    this.values = this.#declareDomain(written);
    for (const definition of written.definitions) this.#tried(() => this.#define(definition));
    for (const needed of language.signatures) this.#require(needed, written.end);
  }

  #declareDomain({ domain, end }: WrittenText): DomainValues {
    const { keyword = "", known } = this.#language.domain ?? {};
    if (known !== undefined) {
      this.#tried(() => this.#mustBeKnown(domain?.names, known, keyword, end));
      return domain?.names.map(({ name }) => name);
    }
    const [first] = domain?.names ?? [];
    if (domain === undefined || (domain.names.length === 1 && first?.name === number.name)) return undefined;
    for (const { name, span } of domain.names) {
      this.#tried(() => this.#mustBeNew("value", name, span));
      this.#constants.set(name, { name, type: ownValue, value: name });
    }
    return domain.names.map(({ name }) => name);
  }

  #mustBeKnown([first, second]: readonly Name[] = [], known: readonly string[], keyword: string, end: Span): void {
    const example = `${keyword} ${known[0]}`;
    if (first === undefined) fail(end, say("missing", { name: keyword }), say("missing.remedy", { example }));
    if (!known.includes(first.name)) this.#unknown("type", first, known);
    if (second !== undefined) fail(second.span, say("onlyOne", { name: first.name }), say("onlyOne.remedy"));
  }

  #require({ isOptional, ...needed }: Signature, end: Span): void {
    if (isOptional || this.#places.has(needed.name)) return;
    const remedy = say("missing.remedy", { example: exampleOf(needed) });
    this.errors.push({ kind: "ill-formed", span: end, problem: say("missing", { name: needed.name }), remedy });
  }

  #tried(check: () => void): void {
    try {
      check();
    } catch (thrown) {
      if (!(thrown instanceof SyntaxFailure)) throw thrown;
      this.errors.push(thrown.error);
    }
  }

  #define({ name, span, parameters: written, body, written: line }: WrittenDefinition): void {
    const known = this.#language.signatures.find((signature) => signature.name === name);
    this.#mustBeNew("function", name, span);
    if (known !== undefined && written.length > known.parameters.length)
      fail(
        span,
        say("parameters", {
          name,
          count: written.length,
          most: known.parameters.length,
          example: exampleOf(known),
        }),
        say("parameters.remedy"),
      );
    const names = new Map<string, Span>();
    this.#parameters = written.map((parameter, place) => {
      const first = names.get(parameter.name);
      if (first !== undefined)
        throw new SyntaxFailure({ kind: "duplicate-name", what: "parameter", first, ...parameter });
      names.set(parameter.name, parameter.span);
      return { name: parameter.name, type: this.#typeOf(parameter, known?.parameters[place]) };
    });
    this.#cost = 0;
    const own = this.#check(body);
    const checked = known === undefined ? own : this.#widened(own, this.#resolved(known.result), body.span);
    if (this.#cost > MAX_COST) fail(span, say("costly", { cost: this.#cost, limit: MAX_COST }), say("costly.remedy"));
    this.definitions.set(name, { name, parameters: this.#parameters, body: checked, written: line, cost: this.#cost });
  }

  /** A definition that is wrong is declared all the same: what uses it is not wrong, too. */
  #mustBeNew(what: NamedThing, name: string, span: Span): void {
    const first = this.#places.get(name);
    if (first !== undefined) throw new SyntaxFailure({ kind: "duplicate-name", span, what, name, first });
    this.#places.set(name, span);
    if (this.#functions.has(name) || this.#constants.has(name)) {
      const problem = say("builtIn", { name });
      fail(span, problem, say("builtIn.remedy"));
    }
  }

  #typeOf({ name, span, type }: WrittenDefinition["parameters"][number], expected: Type | undefined): Type {
    if (expected !== undefined) return this.#resolved(expected);
    const types = [...this.#language.types, number, boolean, text];
    const list = types.map((each) => each.name).join(", ");
    if (type === undefined)
      fail(span, say("noParameterType", { name }), say("noParameterType.remedy", { name, types: list }));
    const found = types.find((each) => each.name === type.name);
    return found === undefined
      ? this.#unknown(
          "type",
          type,
          types.map((each) => each.name),
        )
      : this.#resolved(found);
  }

  /** The type of the domain's values is that of numbers where the text says so. */
  #resolved(type: Type): Type {
    return type === ownValue && this.values === undefined ? number : type;
  }

  #check(expression: Expression): Checked {
    this.#cost++;
    switch (expression.kind) {
      case "number":
        return { kind: "literal", value: expression.value, type: number };
      case "text":
        return { kind: "literal", value: expression.value, type: text };
      case "name":
        return this.#name(expression);
      case "call":
        return this.#call(expression);
      case "prefix": {
        const spec = prefixes.get(expression.operator);
        return this.#apply(spec ?? never(), [expression.operand]);
      }
      case "binary":
        return this.#binary(expression);
      case "list":
        return this.#list(expression);
      case "if": {
        const condition = this.#widened(this.#check(expression.condition), boolean, expression.condition.span);
        const [then, otherwise] = this.#alike(expression.then, expression.otherwise, expression.span);
        return { kind: "if", condition, then, otherwise, type: then.type };
      }
    }
  }

  #name({ name, span }: Name): Checked {
    const index = this.#parameters.findIndex((parameter) => parameter.name === name);
    const parameter = this.#parameters[index];
    if (parameter !== undefined) return { kind: "parameter", index, type: parameter.type };
    const constant = this.#constants.get(name);
    if (constant !== undefined) return { kind: "literal", value: constant.value, type: this.#resolved(constant.type) };
    const definition = this.definitions.get(name);
    if (definition?.parameters.length === 0) return this.#use(definition, []);
    const example = this.#exampleOf(name);
    if (example !== undefined) fail(span, say("notHere", { name }), say("notHere.remedy", { example }));
    return this.#unknown("name", { name, span }, this.#names());
  }

  #call({ name, nameSpan, arguments: given, span }: Use): Checked {
    const definition = this.definitions.get(name);
    const spec = this.#functions.get(name);
    const expected = (definition ?? spec)?.parameters.length;
    const example = this.#exampleOf(name);
    if (expected === undefined || example === undefined) {
      const isValue = this.#constants.has(name) || this.#parameters.some((parameter) => parameter.name === name);
      if (isValue || expected === 0) fail(nameSpan, say("noFunction", { name }), say("noFunction.remedy"));
      return this.#unknown("function", { name, span: nameSpan }, this.#names());
    }
    if (expected !== given.length)
      fail(span, say("arguments", { name, expected, found: given.length }), say("arguments.remedy", { example }));
    return definition !== undefined ? this.#use(definition, given) : this.#apply(spec ?? never(), given);
  }

  #use(definition: CheckedDefinition, given: readonly Expression[]): Checked {
    this.#cost += definition.cost;
    const { body, parameters } = definition;
    const checked = given.map((each, place) => this.#argument(each, parameters[place]?.type));
    return { kind: "use", definition, arguments: checked, type: body.type };
  }

  #apply(spec: FunctionSpec, given: readonly Expression[]): Checked {
    const checked = given.map((each, place) => this.#argument(each, spec.parameters[place]));
    return { kind: "apply", function: spec, arguments: checked, type: this.#resolved(spec.result) };
  }

  #argument(expression: Expression, type: Type | undefined): Checked {
    const checked = this.#check(expression);
    return type === undefined ? checked : this.#widened(checked, this.#resolved(type), expression.span);
  }

  #binary({ operator, left, right, span }: Extract<Expression, { kind: "binary" }>): Checked {
    if (operator === "++") {
      const { type } = this.#language.list ?? fail(span, say("noList"), say("noList.remedy"));
      return { kind: "concat", left: this.#argument(left, type), right: this.#argument(right, type), type };
    }
    if (operator !== "=" && operator !== "!=") return this.#apply(operators.get(operator) ?? never(), [left, right]);
    const [first, second] = this.#alike(left, right, span);
    const equal: Checked = { kind: "equal", left: first, right: second, type: boolean };
    if (operator === "=") return equal;
    return { kind: "apply", function: prefixes.get("not") ?? never(), arguments: [equal], type: boolean };
  }

  #list({ elements, span }: Extract<Expression, { kind: "list" }>): Checked {
    const { type, element } = this.#language.list ?? fail(span, say("noList"), say("noList.remedy"));
    return { kind: "list", elements: elements.map((each) => this.#argument(each, element)), type };
  }

  /** Two expressions as values of the narrowest type that both have. */
  #alike(left: Expression, right: Expression, span: Span): readonly [Checked, Checked] {
    const first = this.#check(left);
    const second = this.#check(right);
    const common = widerTypes(first.type).find((type) => widerTypes(second.type).includes(type));
    if (common === undefined)
      fail(span, say("unlike", { left: first.type.one, right: second.type.one }), say("unlike.remedy"));
    return [this.#widened(first, common, left.span), this.#widened(second, common, right.span)];
  }

  #widened(checked: Checked, type: Type, span: Span): Checked {
    if (checked.type === type) return checked;
    const { wider } = checked.type;
    if (wider === undefined || !widerTypes(checked.type).includes(type))
      throw new SyntaxFailure({ kind: "wrong-type", span, found: checked.type.one, expected: type.one });
    return this.#widened({ kind: "widen", operand: checked, convert: wider.convert, type: wider.type }, type, span);
  }

  #unknown(what: NamedThing, { name, span }: Name, known: readonly string[]): never {
    const close = nearest(name, known);
    throw new SyntaxFailure({
      kind: "unknown-name",
      span,
      what,
      name,
      ...(close === undefined ? {} : { nearest: close }),
    });
  }

  #names(): readonly string[] {
    const parameters = this.#parameters.map((parameter) => parameter.name);
    return [...parameters, ...this.definitions.keys(), ...this.#functions.keys(), ...this.#constants.keys()];
  }

  /** How a function is called; undefined: it is none. */
  #exampleOf(name: string): string | undefined {
    const definition = this.definitions.get(name);
    if (definition !== undefined)
      return definition.parameters.length === 0
        ? undefined
        : callOf(
            name,
            definition.parameters.map((each) => each.name),
          );
    const spec = this.#functions.get(name);
    return (
      spec &&
      callOf(
        name,
        spec.parameters.map((type) => this.#resolved(type).name),
      )
    );
  }
}

/** A type and those that take its values, too. */
function widerTypes(type: Type): readonly Type[] {
  return type.wider === undefined ? [type] : [type, ...widerTypes(type.wider.type)];
}

function fail(span: Span, problem: string, remedy: string): never {
  throw new SyntaxFailure({ kind: "ill-formed", span, problem, remedy });
}

/** @throws Error for an operator that the parser knows and no table has: a fault of the program itself */
function never(): never {
  throw new Error("an operator without its function");
}
