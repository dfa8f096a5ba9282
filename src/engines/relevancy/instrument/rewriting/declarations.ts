import {
  type ConstructorDeclaration,
  type FieldDeclaration,
  type Method,
  type MethodDeclaration,
  showType,
  type TypeDeclaration,
  type TypedProgram,
} from "../../../../java/index.ts";
import { append } from "../../../../kernel/index.ts";
import { say } from "../../messages/say.ts";
import { earlyFields } from "../plan/early-fields.ts";
import { typeText } from "../plan/shapes.ts";
import { slotsOf } from "../plan/signatures.ts";
import { fieldSlot } from "../plan/slots.ts";
import { constructorArguments, keepSuperConstructors } from "./calls.ts";
import { declaratorParts } from "./declarators.ts";
import { methodParts } from "./methods.ts";
import { exitsOf, type Part, plainParts, type Rewriting } from "./rewriting.ts";

/** From what is written to what it declares. */
export interface Declarations {
  readonly methods: ReadonlyMap<MethodDeclaration | ConstructorDeclaration, Method>;
  /** Their last parameter takes any number of arguments. */
  readonly variadic: ReadonlySet<Method>;
  /** The slots of fields of which the default of their type may be seen. */
  readonly early: ReadonlySet<string>;
}

export function declarationsOf(typed: TypedProgram): Declarations {
  const methods = typed.classes.flatMap((each) => each.methods);
  return {
    methods: new Map(methods.map(({ declaration, info }) => [declaration, info])),
    variadic: new Set(
      methods.flatMap(({ declaration, info }) => (declaration.parameters.at(-1)?.isVariadic === true ? [info] : [])),
    ),
    early: new Set([...earlyFields(typed)].map((field) => fieldSlot(field).id)),
  };
}

/** What changes within a class, its head included. */
export function typeParts(r: Rewriting, declarations: Declarations, node: TypeDeclaration): readonly Part[] {
  takeBackCollisions(r, declarations, node);
  const constants = node.constants.flatMap((constant): readonly Part[] => [
    ...constantArguments(r, constant),
    ...(constant.body === undefined ? [] : typeParts(r, declarations, constant.body)),
  ]);
  const members = node.members.flatMap((member): readonly Part[] => {
    switch (member.kind) {
      case "field":
        return [];
      case "type-declaration":
        return typeParts(r, declarations, member);
      case "initializer":
        return r.statements([member.body], exitsOf(r, undefined));
      default: {
        const method = declarations.methods.get(member);
        return method === undefined ? [] : methodParts(r, member, method, node.name.text === "");
      }
    }
  });
  return [
    ...constants,
    ...fieldGroups(node).flatMap((group) => declaratorParts(r, group, node.flavor === "interface")),
    ...members,
    ...mark(r, declarations, node),
  ];
}

/** `m(int)` and `m(short)` would have the same symbolic signature: the later one stays as it is. */
function takeBackCollisions(r: Rewriting, declarations: Declarations, node: TypeDeclaration): void {
  const seen = new Set<string>();
  for (const member of node.members) {
    if (member.kind !== "method" && member.kind !== "constructor") continue;
    const method = declarations.methods.get(member);
    const signature = r.plan.signature(method);
    if (method === undefined || signature === undefined) continue;
    const types = method.parameters.map(({ type }, index) => {
      const shape = signature.parameters[index];
      return shape === undefined ? showType(type) : typeText(shape);
    });
    const key = `${member.name.text}(${types.join(",")})`;
    if (seen.has(key)) {
      const slots = signature.family.members.flatMap(slotsOf);
      r.plan.takeBack(slots, say("why.signature"), r.source.span(member.name));
    }
    seen.add(key);
  }
}

/** `VISTA("4", 16)` calls a constructor of its enum; with a body it calls the original one. */
function constantArguments(r: Rewriting, constant: TypeDeclaration["constants"][number]): readonly Part[] {
  const typed = r.index.at(constant).find((each) => each.kind === "new");
  if (typed?.kind === "new" && constant.body === undefined)
    return constructorArguments(r, typed.constructor, constant, constant.arguments);
  if (typed?.kind === "new") keepSuperConstructors(r, typed.constructor);
  return plainParts(r, constant.arguments);
}

/** Fields that are declared together. */
function fieldGroups({ members }: TypeDeclaration): readonly (readonly FieldDeclaration[])[] {
  const groups = new Map<number, FieldDeclaration[]>();
  for (const member of members) if (member.kind === "field") append(groups, member.type.start, member);
  return [...groups.values()];
}

/** `implements Symbolic`, as Fig. 1 has it, on a class with a symbolic field or signature. */
function mark(r: Rewriting, declarations: Declarations, node: TypeDeclaration): readonly Part[] {
  const isMarkable = node.flavor === "class" && !node.isSynthetic && node.name.text !== "";
  if (!isMarkable || node.modifiers.has("sealed") || !hasSymbolicMember(r, declarations, node)) return [];
  const last = node.interfaces.at(-1);
  if (last !== undefined) return [[{ start: last.end, end: last.end }, ", Symbolic"]];
  const { text } = r.source;
  const brace = text.indexOf("{", node.superclass?.end ?? node.typeParameters.at(-1)?.end ?? node.name.end);
  const at = text.slice(0, brace).trimEnd().length;
  return [[{ start: at, end: at }, " implements Symbolic"]];
}

function hasSymbolicMember(r: Rewriting, declarations: Declarations, node: TypeDeclaration): boolean {
  return node.members.some((member) => {
    if (member.kind === "field") return r.plan.findAt(r.source.span(member.name)) !== undefined;
    if (member.kind !== "method" && member.kind !== "constructor") return false;
    const method = declarations.methods.get(member);
    const signature = r.plan.signature(method);
    return method !== undefined && signature !== undefined && !r.plan.isPlainMember(method, signature);
  });
}
