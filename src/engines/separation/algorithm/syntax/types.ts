import type { AnalysisError, Span } from "../../../../kernel/index.ts";
import { say } from "../../messages/say.ts";
import { arrayData, type DataType, OBJECT, type Type, withAllAbove } from "../heaps/symbolic-heap.ts";
import type { Binder } from "./surface.ts";

/** What 0 is, and what an order compares: `int` or `double`. Where nothing fixes which, it is `int`. */
export const NUMBER = { kind: "number" } as const;

/** What 0 and 1 are where numbers stand for truth values: an `int`, a `double` or a `bool`. */
export const NUMBER_OR_TRUTH = { kind: "number-or-truth" } as const;

/** The type of a field of which nothing is said. */
export const VOID = "void";

type Found = Type | typeof NUMBER | typeof NUMBER_OR_TRUTH;

/** A type that may still be found out: unified with others, it becomes what they are. */
export interface TypeNode {
  parent: TypeNode | undefined;
  type: Found | undefined;
  /** Whether a declaration says so: uses do not change it. */
  isDeclared: boolean;
}

/**
 * Type inference by unification. Clashes become errors with the place of the later use. What points to cells of several
 * data types has the nearest one that all of them extend; where a type is declared, data types above and below it fit.
 */
export class Types {
  readonly #errors: AnalysisError[];
  readonly #data: ReadonlyMap<string, DataType>;
  readonly #hasFractions: boolean;
  readonly #mayMix: boolean;

  /**
   * `hasFractions`: the language has `double` and `float`. `mayMix`: references to different data types may stand where one
   * is needed, and are then never the same.
   */
  constructor(
    errors: AnalysisError[],
    data: ReadonlyMap<string, DataType> = new Map(),
    hasFractions = true,
    mayMix = false,
  ) {
    this.#errors = errors;
    this.#data = data;
    this.#hasFractions = hasFractions;
    this.#mayMix = mayMix;
  }

  fresh(type?: Found): TypeNode {
    return { parent: undefined, type, isDeclared: false };
  }

  declared(type: Type): TypeNode {
    return { parent: undefined, type, isDeclared: true };
  }

  /** The type that a declaration names; a fresh one if it names none. */
  named(binder: Binder): TypeNode {
    const { type, span } = binder;
    if (type === undefined) return this.fresh();
    const named = typeNamed(type);
    const missing = this.#missing(type);
    if (missing !== undefined)
      this.#errors.push({
        kind: "ill-formed",
        span,
        problem: say("typing.noData", { name: missing }),
        remedy: noData(missing, this.#data),
      });
    return this.declared(named);
  }

  /** The name, or that of the elements, where there is no such type. */
  #missing(name: string): string | undefined {
    const element = arrayData(name)?.element;
    if (element !== undefined) return this.elementType(element) === undefined ? element : undefined;
    const { kind } = typeNamed(name);
    if (kind === "double") return this.#hasFractions ? undefined : name;
    return kind !== "reference" || name === OBJECT || this.#data.has(name) ? undefined : name;
  }

  /** The type of the elements of an array, which may have types of Java that formulas take for int; undefined: there is none. */
  elementType(name: string): Type | undefined {
    if (ELEMENTS.has(name)) return { kind: "int" };
    const type = typeNamed(name);
    return type.kind !== "reference" || name === OBJECT || this.#data.has(name) ? type : undefined;
  }

  /** The type that a field names, whether it is declared or not. */
  fieldType({ type }: Binder): Type {
    return type === undefined ? { kind: "reference", data: undefined } : typeNamed(type);
  }

  /** What was found out; what nothing fixes is a reference. */
  typeOf(node: TypeNode | undefined): Type {
    const found = node === undefined ? undefined : root(node).type;
    if (found?.kind === "number" || found?.kind === "number-or-truth") return { kind: "int" };
    return found ?? { kind: "reference", data: undefined };
  }

  /** `needs` says who needs a value of the second type: “The field “val” of “node” is needed as int”. */
  unify(a: TypeNode, b: TypeNode, span: Span, needs?: (expected: string) => string): void {
    const left = root(a);
    const right = root(b);
    if (left === right) return;
    if (isAnything(left) ? isReference(right) : isAnything(right) && isReference(left)) return;
    const merged = this.#merge(left, right);
    if (merged === "clash") {
      if (this.#mayMix && isReference(left) && isReference(right)) return;
      const found = show(left.type);
      const expected = show(right.type);
      const remedy =
        needs && `${needs(expected)} ${toWrite(left.type, right.type, expected)}${orExtend(left.type, right.type)}`;
      this.#errors.push({ kind: "wrong-type", span, found, expected, ...(remedy === undefined ? {} : { remedy }) });
      return;
    }
    // Two declarations of data types of which one extends the other: both stay what they are.
    if (left.isDeclared && right.isDeclared && !isSame(left.type, right.type)) return;
    left.parent = right;
    right.type = merged;
    right.isDeclared ||= left.isDeclared;
  }

  #merge(left: TypeNode, right: TypeNode): Found | undefined | "clash" {
    const [a, b] = [left.type, right.type];
    if (a === undefined) return b;
    if (b === undefined) return a;
    if (a.kind !== "reference" || b.kind !== "reference") return commonOfValues(a, b);
    if (a.data === undefined || b.data === undefined) return a.data === undefined ? b : a;
    if (left.isDeclared || right.isDeclared) return this.#declaredOf(left, right);
    const common = this.#commonOf(a.data, b.data);
    return common === undefined ? "clash" : { kind: "reference", data: common };
  }

  /** Of two data types that do not fit otherwise, the declared one has to be above or below the other. */
  #declaredOf({ type: a, isDeclared }: TypeNode, { type: b }: TypeNode): Found | undefined | "clash" {
    if (a?.kind !== "reference" || b?.kind !== "reference") return "clash";
    const common = this.#commonOf(a.data ?? "", b.data ?? "");
    if (common === undefined || (common !== a.data && common !== b.data)) return "clash";
    return isDeclared ? a : b;
  }

  /** The nearest data type that both are or extend. */
  #commonOf(one: string, other: string): string | undefined {
    const above = withAllAbove(other, this.#data);
    return withAllAbove(one, this.#data).find((name) => above.includes(name));
  }
}

/** What `Object` is as a type. */
const ANYTHING: Type = { kind: "reference", data: undefined };

/** An unknown type becomes a reference where one is needed. */
function isReference(node: TypeNode): boolean {
  node.type ??= ANYTHING;
  return node.type.kind === "reference";
}

function isAnything({ type, isDeclared }: TypeNode): boolean {
  return isDeclared && type?.kind === "reference" && type.data === undefined;
}

function typeNamed(name: string): Type {
  if (name === OBJECT || name === VOID) return ANYTHING;
  if (name === "int") return { kind: "int" };
  if (name === "double" || name === "float") return { kind: "double" };
  return name === "bool" || name === "boolean" ? { kind: "bool" } : { kind: "reference", data: name };
}

/** Of two types of which one is no reference. */
function commonOfValues(a: Found, b: Found): Found | "clash" {
  if (a.kind === b.kind || canBe(b, a)) return a;
  return canBe(a, b) ? b : "clash";
}

/** Whether a number of which little is known may turn out to be the other. */
function canBe(number: Found, other: Found): boolean {
  if (number.kind === "number-or-truth") return other.kind !== "reference";
  return number.kind === "number" && (other.kind === "int" || other.kind === "double");
}

function isSame(a: Found | undefined, b: Found | undefined): boolean {
  if (a?.kind !== "reference" || b?.kind !== "reference") return a?.kind === b?.kind;
  return a.data === b.data;
}

function root(node: TypeNode): TypeNode {
  let at = node;
  while (at.parent !== undefined) {
    // Halves the way of the next look-up.
    if (at.parent.parent !== undefined) at.parent = at.parent.parent;
    at = at.parent;
  }
  return at;
}

/** What may stand where a type is expected. */
function toWrite(found: Found | undefined, type: Found | undefined, expected: string): string {
  const kinds = [found?.kind, type?.kind];
  if (kinds.includes("double") && kinds.includes("int")) return say("typing.write.order");
  if (type?.kind === "double") return say("typing.write.double");
  if (type?.kind === "int" || type?.kind === "number") return say("typing.write.int");
  if (type?.kind === "bool") return say("typing.write.bool");
  return say("typing.write.reference", { data: expected });
}

/** What helps where objects of one class are objects of the other, too. */
function orExtend(found: Found | undefined, expected: Found | undefined): string {
  const [one, other] = [found, expected].map((type) => {
    const data = type?.kind === "reference" ? type.data : undefined;
    return data === undefined || arrayData(data) !== undefined ? undefined : data;
  });
  return one === undefined || other === undefined ? "" : ` ${say("typing.write.extends", { one, other })}`;
}

/** A type that formulas lack, and what stands for it. */
function noData(name: string, data: ReadonlyMap<string, DataType>): string {
  if (WHOLE.has(name)) return say("typing.noData.whole", { name });
  if (BEYOND.has(name)) return say("typing.noData.beyond", { name });
  return say("typing.noData.types", { names: ["int", "bool", ...[...data.keys()].slice(0, 8)].join(", ") });
}

/** Types of Java whose arrays are arrays of numbers. */
const ELEMENTS: ReadonlySet<string> = new Set(["byte", "short", "char", "long"]);
const WHOLE: ReadonlySet<string> = new Set(["byte", "short", "char", "long", "Integer", "Long"]);
const BEYOND: ReadonlySet<string> = new Set(["float", "double", "String", "Double", "Float"]);

function show(type: Found | undefined): string {
  if (type === undefined) return "something";
  if (type.kind === "number" || type.kind === "number-or-truth") return "int";
  return type.kind === "reference" ? (type.data ?? "a reference") : type.kind;
}
