import { type Modified, readModifiers } from "./modifiers.ts";
import type { RawNode } from "./raw-node.ts";
import { childOf, childrenOf, ofType } from "./raw-node.ts";
import { readBlock } from "./read-statements.ts";
import { withDimensions } from "./read-types.ts";
import type {
  ConstructorDeclaration,
  FieldDeclaration,
  InitializerBlock,
  Member,
  MethodDeclaration,
  Modifiers,
  Parameter,
  TypeDeclaration,
  TypeNode,
} from "./tree.ts";
import type { TreeReader } from "./tree-reader.ts";
import { readIdentifier, refuse, reject, required } from "./tree-reader.ts";
import { refuseDeclaration } from "./unsupported.ts";

type Flavor = TypeDeclaration["flavor"];

/** A class or interface, with everything in it. */
export function readTypeDeclaration(reader: TreeReader, node: RawNode, where: Modified): TypeDeclaration {
  const flavor = node.type === "interface_declaration" ? "interface" : "class";
  refuseTypeParameters(reader, node);
  const permits = childOf(node, "permits");
  if (permits !== undefined) refuse(reader, permits, "“permits”", "Leave it out.");
  const modifiers = readModifiers(reader, node, where);
  const name = readIdentifier(reader, required(node, "name"));
  if (modifiers.has("abstract") && modifiers.has("final")) {
    reject(reader, name, `${name.text} is abstract and final.`, "Leave out one of the two.");
  }
  const superclass = childOf(node, "superclass")?.children.find((child) => child.type !== "extends");
  return {
    kind: "type-declaration",
    flavor,
    name,
    modifiers,
    superclass: superclass === undefined ? undefined : reader.type(superclass),
    interfaces: readTypeList(reader, childOf(node, "interfaces") ?? ofType(node, "extends_interfaces")),
    members: reader.members(required(node, "body"), flavor),
    isSynthetic: false,
    start: node.start,
    end: node.end,
  };
}

export function isTypeDeclaration(node: RawNode): boolean {
  return node.type === "class_declaration" || node.type === "interface_declaration";
}

function refuseTypeParameters(reader: TreeReader, node: RawNode): void {
  const parameters = childOf(node, "type_parameters");
  if (parameters !== undefined)
    refuse(reader, parameters, "A type parameter", "Use Object and cast where a value is taken out.");
}

function readTypeList(reader: TreeReader, node: RawNode | undefined): readonly TypeNode[] {
  const list = node === undefined ? undefined : ofType(node, "type_list");
  return (list?.children ?? []).filter((child) => child.type !== "ERROR").map(reader.type);
}

/** The members between the braces, in source order. */
export function readMembers(reader: TreeReader, body: RawNode, owner: Flavor): readonly Member[] {
  return body.children.flatMap((node) => readMember(reader, node, owner));
}

function readMember(reader: TreeReader, node: RawNode, owner: Flavor): readonly Member[] {
  switch (node.type) {
    case "field_declaration":
    case "constant_declaration":
      return readFields(reader, node, owner);
    case "method_declaration":
      return [readMethod(reader, node, owner)];
    case "constructor_declaration":
      return [readConstructor(reader, node)];
    case "block":
    case "static_initializer":
      return [readInitializer(reader, node)];
    case "class_declaration":
    case "interface_declaration":
      return [readNestedType(reader, node, owner)];
    case ";":
    case "ERROR":
      return [];
    default:
      refuseDeclaration(reader, node);
      return [];
  }
}

/** Every declarator of a field declaration as a field of its own. */
export function readFields(reader: TreeReader, node: RawNode, owner: Flavor): readonly FieldDeclaration[] {
  const modifiers = readModifiers(reader, node, owner === "interface" ? "a field of an interface" : "a field");
  const type = reader.type(required(node, "type"));
  return childrenOf(node, "declarator").map((declarator) => {
    const value = childOf(declarator, "value");
    if (value === undefined && owner === "interface") {
      reject(reader, declarator, "A field of an interface is a constant.", "Give it a value.");
    }
    return {
      kind: "field",
      modifiers,
      type: withDimensions(reader, type, childOf(declarator, "dimensions")),
      name: readIdentifier(reader, required(declarator, "name")),
      initializer: value === undefined ? undefined : reader.expression(value),
      start: declarator.start,
      end: declarator.end,
    };
  });
}

export function readMethod(reader: TreeReader, node: RawNode, owner: Flavor): MethodDeclaration {
  refuseTypeParameters(reader, node);
  const body = childOf(node, "body");
  const method: MethodDeclaration = {
    kind: "method",
    modifiers: readModifiers(reader, node, owner === "interface" ? "a method of an interface" : "a method"),
    returnType: withDimensions(reader, reader.type(required(node, "type")), childOf(node, "dimensions")),
    name: readIdentifier(reader, required(node, "name")),
    parameters: readParameters(reader, required(node, "parameters")),
    body: body === undefined ? undefined : readBlock(reader, body),
    start: node.start,
    end: node.end,
  };
  checkBody(reader, method, owner);
  return method;
}

function readConstructor(reader: TreeReader, node: RawNode): ConstructorDeclaration {
  refuseTypeParameters(reader, node);
  return {
    kind: "constructor",
    modifiers: readModifiers(reader, node, "a constructor"),
    name: readIdentifier(reader, required(node, "name")),
    parameters: readParameters(reader, required(node, "parameters")),
    body: readBlock(reader, required(node, "body")),
    start: node.start,
    end: node.end,
  };
}

function readParameters(reader: TreeReader, node: RawNode): readonly Parameter[] {
  return node.children.flatMap((child) => {
    if (child.type === "formal_parameter") return [readParameter(reader, child)];
    if (child.type === "spread_parameter") {
      refuse(reader, child, "A parameter for any number of arguments (T...)", "Take an array.");
    } else if (child.type === "receiver_parameter") refuse(reader, child, "A receiver parameter", "Leave it out.");
    return [];
  });
}

function readParameter(reader: TreeReader, node: RawNode): Parameter {
  const isFinal = readModifiers(reader, node, "a parameter").has("final");
  return {
    type: withDimensions(reader, reader.type(required(node, "type")), childOf(node, "dimensions")),
    name: readIdentifier(reader, required(node, "name")),
    isFinal,
    start: node.start,
    end: node.end,
  };
}

function readInitializer(reader: TreeReader, node: RawNode): InitializerBlock {
  const isStatic = node.type === "static_initializer";
  const body = isStatic ? (ofType(node, "block") ?? node) : node;
  return { kind: "initializer", isStatic, body: readBlock(reader, body), start: node.start, end: node.end };
}

function readNestedType(reader: TreeReader, node: RawNode, owner: Flavor): TypeDeclaration {
  const where = owner === "interface" ? "a class in an interface" : "a nested class";
  const nested = readTypeDeclaration(reader, node, where);
  if (isInner(nested, owner)) {
    refuse(reader, nested.name, "An inner class", "Make it static and pass the outer object to its constructor.");
  }
  return nested;
}

function isInner(nested: TypeDeclaration, owner: Flavor): boolean {
  return nested.flavor === "class" && owner === "class" && !nested.modifiers.has("static");
}

/** Checks what the grammar lets through: which modifiers a body, and which body a modifier, goes with. */
function checkBody(reader: TreeReader, method: MethodDeclaration, owner: Flavor): void {
  const { modifiers, name, body } = method;
  if (owner === "interface") {
    if (body !== undefined && !hasBodyInInterface(modifiers)) {
      reject(
        reader,
        name,
        `“${name.text}” has a body in an interface.`,
        "Put “default” before it, or end it with a semicolon.",
      );
    }
  }
  if (body === undefined && needsBody(modifiers, owner)) {
    reject(reader, name, `“${name.text}” has no body.`, "Give it one, or declare it abstract.");
  }
  const contrary = (["private", "static", "final"] as const).find((modifier) => modifiers.has(modifier));
  if (modifiers.has("abstract") && contrary !== undefined) {
    reject(reader, name, `“${name.text}” is abstract and ${contrary}.`, "Leave out one of the two.");
  }
  if (body !== undefined && modifiers.has("abstract")) {
    reject(reader, name, `“${name.text}” is abstract and has a body.`, "Leave out one of the two.");
  }
}

function hasBodyInInterface(modifiers: Modifiers): boolean {
  return modifiers.has("default") || modifiers.has("static") || modifiers.has("private");
}

function needsBody(modifiers: Modifiers, owner: Flavor): boolean {
  if (owner === "interface") return hasBodyInInterface(modifiers);
  return !modifiers.has("abstract") && !modifiers.has("native");
}
