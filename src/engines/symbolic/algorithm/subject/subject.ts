import { type ClassInfo, isSubclass, type Type as JavaType, type Method, showType } from "../../../../java/index.ts";
import { failure, type Result, success } from "../../../../kernel/index.ts";
import { isLocationName } from "../../../../trace/index.ts";
import {
  arrayData,
  callsOf,
  type DataType,
  type Definitions,
  dontCare,
  FreshNames,
  namesOf,
  type Query,
  type Specification,
  type SymbolicHeap,
  type Type,
  type Typed,
} from "../../../separation/index.ts";
import { say } from "../../messages/say.ts";
import type { CoreProgram } from "../core-language/index.ts";
import type { Code } from "../program/code.ts";
import { inputsOf, instanceFields } from "../program/inputs.ts";
import { isFractional } from "../state/fractions.ts";
import { withOrderedParameters } from "./ordered-parameters.ts";

/** What the reader's files hold: a program and the formulas about its data. */
export interface Unit {
  readonly code: Code;
  /** The program as it was read, where it is one in the core language. */
  readonly core: CoreProgram | undefined;
  readonly specification: Specification;
}

/** A method under test and what it may rely on. */
export interface Subject {
  readonly code: Code;
  readonly core: CoreProgram | undefined;
  readonly method: Method;
  /** The specification's definitions, every data type with all fields of its class. */
  readonly definitions: Definitions;
  /** Undefined where the text states none: any input will do. */
  readonly precondition: Query | undefined;
}

/** Finds the method and its precondition, and fits the data types to the classes. */
export function makeSubject({ code, core, specification }: Unit, wanted: string | undefined): Result<Subject> {
  const found = findMethod(code, specification, wanted);
  if (!found.ok) return found;
  const method = found.value;
  const stated = specification.preconditions.find((stated) => names(method).includes(stated.method));
  const only = code.program === undefined ? specification.preconditions[0] : undefined;
  const fractions = new Set(inputsOf(method).flatMap(({ name, type }) => (isFractional(type) ? [name] : [])));
  const given = (stated ?? only)?.query;
  const query = given && withOrderedParameters(given, fractions);
  const problem =
    missingField(code, specification.definitions) ??
    strangeMethod(code, specification, method) ??
    (query && strangeParameter(code, method, query, specification.definitions.data));
  if (problem !== undefined) return failure({ kind: "bad-request", problem });
  const fitted = new Fitting(usedBy(query, specification.definitions), code.classes);
  return success({
    code,
    core,
    method,
    definitions: fitted.definitions(),
    precondition:
      query === undefined ? undefined : { ...query, disjuncts: query.disjuncts.map((heap) => fitted.heap(heap)) },
  });
}

/** An input with its symbolic value. */
interface InputSymbol {
  readonly name: string;
  readonly symbol: string;
  readonly type: JavaType;
  /** A fraction whose order is all that is said of it; the precondition may also take it for an integer. */
  readonly isOrdered: boolean;
}

/** σ: each input with its symbolic value, the same name in capitals: x stands for X. */
export function symbolsOf({ method, precondition }: Subject): readonly InputSymbol[] {
  const taken = new Set((precondition?.disjuncts ?? []).flatMap(({ existentials }) => existentials));
  return inputsOf(method).map(({ name, type }) => {
    const capital = name.charAt(0).toUpperCase() + name.slice(1);
    const symbol = isLocationName(capital) ? `${capital}_` : taken.has(capital) ? `${capital}0` : capital;
    taken.add(symbol);
    const isInteger = precondition?.free.some((each) => each.name === name && each.type.kind === "int") === true;
    return { name, symbol, type, isOrdered: isFractional(type) && !isInteger };
  });
}

/** The definitions with only those predicates that a precondition leads to: Algorithm 1 computes SV for no others. */
function usedBy(query: Query | undefined, { data, predicates }: Definitions): Definitions {
  const used = new Set<string>();
  const visit = (heap: SymbolicHeap): void => {
    for (const { predicate } of callsOf(heap)) {
      if (used.has(predicate)) continue;
      used.add(predicate);
      for (const rule of predicates.get(predicate)?.rules ?? []) visit(rule);
    }
  };
  for (const heap of query?.disjuncts ?? []) visit(heap);
  return { data, predicates: new Map([...predicates].filter(([name]) => used.has(name))) };
}

/** How a method may be called: `C.m(int)`, `C.m`, `m`. */
function names(method: Method): readonly string[] {
  return [method.label, `${method.class.name}.${method.name}`, method.name];
}

function findMethod(code: Code, specification: Specification, wanted: string | undefined): Result<Method> {
  const candidates = code.methods.filter(({ kind, isAbstract }) => kind === "method" && !isAbstract);
  const [first] = specification.preconditions;
  const name = wanted ?? first?.method;
  const oneOf = (value: string, methods: readonly Method[]): Result<Method> => {
    const expected = say("subject.oneOf", { names: methods.map(({ label }) => label).join(", ") });
    return failure({ kind: "bad-option", option: "method", value, expected });
  };
  if (candidates.length === 1 && wanted === undefined && candidates[0] !== undefined) return success(candidates[0]);
  if (name === undefined) return oneOf("", candidates);
  const called = candidates.filter((method) => names(method).includes(name));
  // Of overloaded methods the one that others may call is meant: private ones help it.
  const open = called.filter(({ isPrivate }) => !isPrivate);
  const matching = open.length > 0 ? open : called;
  const [method, ...others] = matching;
  if (method !== undefined && others.length === 0) return success(method);
  return oneOf(name, method === undefined ? candidates : matching);
}

/** A field that the formulas know and the class does not, or knows with another type. */
function missingField(code: Code, { data }: Definitions): string | undefined {
  for (const type of data.values()) {
    const info = code.classes.get(type.name);
    const problem =
      info &&
      (unknownField(type, info, data) ?? otherField(code, type, info, data) ?? otherSuperclass(code, type, info));
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function unknownField({ name, fields }: DataType, info: ClassInfo, data: Definitions["data"]): string | undefined {
  const known = fieldsOf(info, data).map((field) => field.name);
  const wrong = fields.find((field) => !known.includes(field.name));
  if (wrong === undefined) return undefined;
  const declared = instanceFields(info).find((field) => field.name === wrong.name);
  const place = { data: name, field: wrong.name };
  if (declared !== undefined) return say("subject.noValues", { ...place, type: showType(declared.type) });
  return known.length === 0
    ? say("subject.noFields", { ...place, class: name })
    : say("subject.noField", { ...place, class: name, known: known.join(", ") });
}

function otherField(
  code: Code,
  { name, fields }: DataType,
  info: ClassInfo,
  data: Definitions["data"],
): string | undefined {
  const own = new Map(fieldsOf(info, data).map((field) => [field.name, field.type]));
  const other = fields.find((field) => !fits(code, own.get(field.name), field.type));
  const type = own.get(other?.name ?? "");
  if (other === undefined || type === undefined) return undefined;
  const [given, declared] = [showLogical(other.type), showLogical(type)];
  return say("subject.otherType", { data: name, field: other.name, type: given, class: name, declared });
}

/** A data type that extends what its class does not. */
function otherSuperclass({ classes }: Code, { name, extends: above }: DataType, info: ClassInfo): string | undefined {
  const superclass = above === undefined ? undefined : classes.get(above);
  if (superclass === undefined || isSubclass(info, superclass)) return undefined;
  return say("subject.noSubclass", { data: name, above: superclass.name });
}

/** A precondition of a method that the program does not have, where the method under test has none. */
function strangeMethod(code: Code, { preconditions }: Specification, method: Method): string | undefined {
  if (code.program === undefined || preconditions.some((stated) => names(method).includes(stated.method)))
    return undefined;
  const known = new Set(code.methods.flatMap(names));
  const strange = preconditions.find((stated) => !known.has(stated.method));
  if (strange === undefined) return undefined;
  return say("subject.noMethod", { name: strange.method, method: method.label, simple: method.name });
}

/** A parameter that the formula takes for something else than the method does, or that the method does not have. */
function strangeParameter(code: Code, method: Method, { free }: Query, data: Definitions["data"]): string | undefined {
  const { label } = method;
  const typeOf = new Map(inputsOf(method).map(({ name, type }) => [name, type]));
  for (const { name, type: stated } of free) {
    const type = typeOf.get(name);
    if (type !== undefined && !isInteger(type, stated) && !fits(code, logicalType(type, data), stated))
      return say("subject.parameterType", {
        method: label,
        name,
        given: showLogical(stated),
        type: showType(type),
        remedy:
          type.kind === "primitive"
            ? say("subject.takeNumber")
            : say("subject.takeReference", { data: showType(type) }),
      });
  }
  const unknown = free.find(({ name }) => !typeOf.has(name));
  const parameters = [...typeOf.keys()].join(", ");
  return (
    unknown &&
    say("subject.unbound", { method: label, name: unknown.name, parameters: parameters || say("subject.none") })
  );
}

/** A fraction of the program that a formula takes for an integer: inputs then have this number. */
function isInteger(type: JavaType, stated: Type): boolean {
  return isFractional(type) && stated.kind === "int";
}

/** Whether what the program declares with one type can be what formulas take for the other. */
function fits({ classes }: Code, declared: Type | undefined, stated: Type): boolean {
  if (declared === undefined) return true;
  if (declared.kind !== "reference" || stated.kind !== "reference")
    return (
      (declared.kind === "reference") === (stated.kind === "reference") &&
      (declared.kind === "double") === (stated.kind === "double")
    );
  const [above, below] = [declared.data, stated.data].map((data) => classes.get(data ?? ""));
  const element = arrayData(stated.data ?? "")?.element;
  if (element !== undefined) return declared.data === `${element}[]`;
  if (declared.data === undefined || stated.data === undefined || declared.data === stated.data) return true;
  return above !== undefined && below !== undefined && (isSubclass(below, above) || isSubclass(above, below));
}

function showLogical(type: Type): string {
  return type.kind === "reference" ? (type.data ?? "a reference") : type.kind;
}

/** The instance fields that formulas can speak of, inherited ones first. */
function fieldsOf(info: ClassInfo, data: Definitions["data"]): readonly Typed[] {
  const above = info.superclass === undefined || info.superclass.isLibrary ? [] : fieldsOf(info.superclass, data);
  const own = info.fields.flatMap((field): readonly Typed[] => {
    const type = field.isStatic ? undefined : logicalType(field.type, data);
    return type === undefined ? [] : [{ name: field.name, type }];
  });
  return [...above, ...own];
}

/** The type that formulas have for a Java type; undefined for texts and those arrays that the formulas do not mention. */
export function logicalType(type: JavaType, data: Definitions["data"]): Type | undefined {
  if (type.kind === "array") return data.has(showType(type)) ? { kind: "reference", data: showType(type) } : undefined;
  if (type.kind === "class") return type.class.isLibrary ? undefined : { kind: "reference", data: type.class.name };
  if (type.kind !== "primitive") return undefined;
  if (isFractional(type)) return { kind: "double" };
  return type.name === "boolean" ? { kind: "bool" } : { kind: "int" };
}

/** Gives data types the fields that only their classes have, and cells don't-cares for them. */
class Fitting {
  readonly #given: Definitions;
  readonly #data: Definitions["data"];

  constructor(given: Definitions, classes: ReadonlyMap<string, ClassInfo>) {
    this.#given = given;
    const data = new Map(given.data);
    for (const [name, info] of classes) {
      if (info.kind === "enum" || info.kind === "interface") continue;
      const declared = given.data.get(name)?.fields ?? [];
      const added = fieldsOf(info, given.data).filter((field) => !declared.some((known) => known.name === field.name));
      data.set(name, { ...given.data.get(name), name, fields: [...declared, ...added] });
    }
    this.#data = data;
  }

  definitions(): Definitions {
    const predicates = [...this.#given.predicates.values()].map(
      (predicate) => [predicate.name, { ...predicate, rules: predicate.rules.map((rule) => this.heap(rule)) }] as const,
    );
    return { data: this.#data, predicates: new Map(predicates) };
  }

  heap(heap: SymbolicHeap): SymbolicHeap {
    const names = new FreshNames(namesOf(heap));
    return {
      ...heap,
      spatial: heap.spatial.map((part) => {
        if (part.kind === "call") return part;
        const wanted = this.#data.get(part.data)?.fields.length ?? part.fields.length;
        const added = Array.from({ length: wanted - part.fields.length }, () => names.like(dontCare(1)));
        return added.length === 0 ? part : { ...part, fields: [...part.fields, ...added] };
      }),
    };
  }
}
