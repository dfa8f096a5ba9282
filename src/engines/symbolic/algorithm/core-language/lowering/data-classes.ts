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

/** A class of the core language: it extends nothing and is nobody's library. */
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
  const info = type.data === undefined ? undefined : classes.get(type.data);
  return info === undefined ? { kind: "null" } : { kind: "class", class: info };
}

function constructorOf(owner: ClassInfo): Method {
  const variables: Variable[] = [];
  const body: Instruction[] = [];
  const types = owner.fields.map(({ type }) => (type.kind === "class" ? type.class.name : simpleName(type)));
  const shell = { variables, body, parameters: [] as Variable[], label: `${owner.name}.<init>(${types.join(",")})` };
  const method: Method & { thisVariable: Variable | undefined } = {
    ...shell,
    name: "<init>",
    kind: "constructor",
    class: owner,
    isStatic: false,
    isAbstract: false,
    isPrivate: false,
    isImplicit: true,
    thisVariable: undefined,
    returnType: { kind: "void" },
    handlers: [],
    span: owner.span,
  };
  const self = variable("this", { kind: "class", class: owner }, owner.span);
  method.thisVariable = self;
  for (const field of owner.fields) {
    const parameter = variable(field.name, field.type, field.span);
    shell.parameters.push(parameter);
    body.push({
      kind: "store",
      base: self,
      field,
      source: { kind: "variable", variable: parameter },
      span: field.span,
    });
  }
  body.push({ kind: "return", value: undefined, span: owner.span });
  return method;

  function variable(name: string, type: Type, span: Span): Variable {
    const made = { name, index: variables.length, type, method, isTemporary: false, span };
    variables.push(made);
    return made;
  }
}

function simpleName(type: Type): string {
  return type.kind === "primitive" ? type.name : "null";
}
