import type { ClassInfo, Field, Instruction, Method, Type, Variable } from "../../../../../java/index.ts";
import type { Span } from "../../../../../kernel/index.ts";
import type { Type as DataFieldType, DataType } from "../../../../separation/index.ts";
import type { CoreData } from "../syntax/surface.ts";

/**
 * The classes of the data types, by name. Each has one constructor, which the program does not write: it stores its
 * parameters to the fields, so that `new c(v₁, …)` of the core language is `new C(v₁, …)` of Java.
 */
export function dataClasses(
  written: readonly CoreData[],
  data: ReadonlyMap<string, DataType>,
): ReadonlyMap<string, ClassInfo> {
  const open = new Map(written.map(({ name, span }) => [name, emptyClass(name, span)]));
  for (const { name, fields, span } of written) {
    const owner = open.get(name);
    if (owner === undefined) continue;
    for (const [index, field] of (data.get(name)?.fields ?? []).entries()) {
      const type = javaType(field.type, open);
      owner.fields.push({ name: field.name, class: owner, type, isStatic: false, span: fields[index]?.span ?? span });
    }
    owner.methods.push(constructorOf(owner));
  }
  return open;
}

/** A class of the core language: it extends nothing and belongs to no library. */
export function emptyClass(name: string, span: Span): ClassInfo & { fields: Field[]; methods: Method[] } {
  return {
    name,
    kind: "class",
    isAbstract: false,
    superclass: undefined,
    interfaces: [],
    fields: [],
    methods: [],
    bridges: [],
    outer: undefined,
    isLibrary: false,
    isSynthetic: false,
    span,
  };
}

/** The type as the instructions know it. What is only ever null has the type of `null`. */
export function javaType(type: DataFieldType, classes: ReadonlyMap<string, ClassInfo>): Type {
  if (type.kind === "int") return { kind: "primitive", name: "int" };
  if (type.kind === "bool") return { kind: "primitive", name: "boolean" };
  const info = type.kind === "reference" ? classes.get(type.data ?? "") : undefined;
  return info === undefined ? { kind: "null" } : { kind: "class", class: info };
}

function constructorOf(owner: ClassInfo): Method {
  const { span } = owner;
  const types = owner.fields.map(({ type }) => (type.kind === "class" ? type.class.name : simpleName(type)));
  const body: Instruction[] = [];
  const label = `${owner.name}.<init>(${types.join(",")})`;
  const method = openMethod({ label, name: "<init>", kind: "constructor", class: owner, isImplicit: true, body, span });
  const self = addVariable(method, { name: "this", type: { kind: "class", class: owner }, span });
  method.thisVariable = self;
  for (const field of owner.fields) {
    const variable = addVariable(method, field);
    method.parameters.push(variable);
    body.push({ kind: "store", base: self, field, source: { kind: "variable", variable }, span: field.span });
  }
  body.push({ kind: "return", value: undefined, span });
  return method;
}

/** A method that is still being made. */
export type OpenMethod = Method & { thisVariable: Variable | undefined; parameters: Variable[]; variables: Variable[] };

/** A method without variables yet, which gives nothing back and catches nothing. */
export function openMethod(
  part: Pick<Method, "label" | "name" | "kind" | "class" | "isImplicit" | "body" | "span">,
): OpenMethod {
  return {
    ...part,
    parameters: [],
    variables: [],
    thisVariable: undefined,
    returnType: { kind: "void" },
    handlers: [],
    locks: [],
    isStatic: part.kind === "method",
    isAbstract: false,
    isPrivate: false,
  };
}

/** The next variable of a method. */
export function addVariable(
  method: OpenMethod,
  { name, type, span }: Pick<Variable, "name" | "type" | "span">,
  isTemporary = false,
): Variable {
  const variable = { name, index: method.variables.length, type, method, isTemporary, span };
  method.variables.push(variable);
  return variable;
}

function simpleName(type: Type): string {
  return type.kind === "primitive" ? type.name : "null";
}
