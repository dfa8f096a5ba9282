import { type ClassInfo, isSubclass, type Type as JavaType, type Method, showType } from "../../../../java/index.ts";
import { type AnalysisError, describe } from "../../../../kernel/index.ts";
import {
  arrayData,
  type DataType,
  type Definitions,
  OBJECT,
  type Query,
  type Specification,
  type Type,
} from "../../../separation/index.ts";
import { misfit, say } from "../../messages/say.ts";
import { simpleName } from "../concrete/index.ts";
import type { Code } from "../program/code.ts";
import { inputsOf, instanceFields } from "../program/inputs.ts";
import { isFractional } from "../state/fractions.ts";
import { fieldsOf, logicalType, showLogical } from "./logical-types.ts";

type Data = Definitions["data"];

/** What formulas say of the classes that is not so: the first such thing, with what to write instead. */
export function misfitOfData(code: Code, { data }: Definitions): AnalysisError | undefined {
  for (const type of data.values()) {
    const info = code.classes.get(type.name);
    const problem =
      info === undefined
        ? unknownClass(code, type)
        : (unknownField(code, type, info, data) ??
          otherField(code, type, info, data) ??
          otherSuperclass(code, type, info));
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** A data type with the simple name of a nested class. */
function unknownClass({ classes }: Code, { name, span }: DataType): AnalysisError | undefined {
  const nested = [...classes.keys()].filter((each) => each !== name && simpleName(each) === name);
  const values = { name, classes: nested.join(", ") };
  if (nested.length === 0) return undefined;
  return nested.length === 1 ? misfit(span, "subject.noClass", values) : misfit(span, "subject.noClasses", values);
}

function unknownField(code: Code, { name, fields, span }: DataType, info: ClassInfo, data: Data) {
  const known = fieldsOf(info, data).map((field) => field.name);
  const declared = instanceFields(info);
  const leftOut = (code.program?.leftOut ?? []).filter(({ kind }) => kind === "field");
  const leftOutAs = (field: string) => leftOut.find((each) => each.name === `${name}.${field}`);
  const isDeclared = (field: string) => declared.some((own) => own.name === field) || leftOutAs(field) !== undefined;
  const wrong = fields.find(
    (field) => !known.includes(field.name) && !(field.isOpen === true && isDeclared(field.name)),
  );
  if (wrong === undefined) return undefined;
  const place = { data: name, field: wrong.name, class: name };
  const own = declared.find((field) => field.name === wrong.name);
  const at = wrong.span ?? span;
  if (own !== undefined) return misfit(at, "subject.noValues", { ...place, type: showType(own.type) });
  const [problem] = leftOutAs(wrong.name)?.errors ?? [];
  if (problem !== undefined) return misfit(at, "subject.leftOutField", { ...place, problem: describe(problem) });
  return known.length === 0
    ? misfit(at, "subject.noFields", place)
    : misfit(at, "subject.noField", { ...place, known: known.join(", ") });
}

function otherField(code: Code, { name, fields, span }: DataType, info: ClassInfo, data: Data) {
  const own = new Map(fieldsOf(info, data).map((field) => [field.name, field.type]));
  const other = fields.find((field) => field.isOpen !== true && !fits(code, own.get(field.name), field.type));
  const type = own.get(other?.name ?? "");
  if (other === undefined || type === undefined) return undefined;
  const [given, declared] = [showLogical(other.type), showLogical(type)];
  const place = { data: name, field: other.name, class: name };
  return misfit(other.span ?? span, "subject.otherType", { ...place, type: given, declared });
}

/** A data type that extends what its class does not. */
function otherSuperclass({ classes }: Code, { name, extends: above, span }: DataType, info: ClassInfo) {
  const superclass = above === undefined ? undefined : classes.get(above);
  if (superclass === undefined || isSubclass(info, superclass)) return undefined;
  return misfit(span, "subject.noSubclass", { data: name, above: superclass.name });
}

/** A precondition of a method that the program does not have, where the method under test has none. */
export function misfitOfMethod(
  code: Code,
  { preconditions }: Specification,
  method: Method,
  names: (method: Method) => readonly string[],
): AnalysisError | undefined {
  if (code.program === undefined || preconditions.some((stated) => names(method).includes(stated.method)))
    return undefined;
  const known = new Set(code.methods.flatMap(names));
  const strange = preconditions.find((stated) => !known.has(stated.method));
  if (strange === undefined) return undefined;
  const values = { name: strange.method, method: method.label, simple: method.name };
  return misfit(strange.query.span, "subject.noMethod", values);
}

/** A parameter that the formula takes for something else than the method does, or that the method does not have. */
export function misfitOfParameters(
  code: Code,
  method: Method,
  { free, places, span }: Query,
  data: Data,
): AnalysisError | undefined {
  const typeOf = new Map(inputsOf(method).map(({ name, type }) => [name, type]));
  for (const { name, type: stated } of free) {
    const type = typeOf.get(name);
    const at = places?.get(name) ?? span;
    if (type === undefined) {
      const parameters = [...typeOf.keys()].join(", ") || say("subject.none");
      return misfit(at, "subject.unbound", { method: method.label, name, parameters });
    }
    if (isInteger(type, stated) || fits(code, logicalType(type, data), stated)) continue;
    const values = { method: method.label, name, given: showLogical(stated), type: showType(type) };
    return type.kind === "primitive"
      ? misfit(at, "subject.otherNumber", values)
      : misfit(at, "subject.otherReference", values);
  }
  return undefined;
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
  if (element !== undefined) return declared.data === undefined || declared.data === `${element}[]`;
  if (declared.data === undefined || stated.data === undefined || declared.data === stated.data) return true;
  if (stated.data === OBJECT) return true;
  return above !== undefined && below !== undefined && (isSubclass(below, above) || isSubclass(above, below));
}
