import type { RawNode } from "../raw-node.ts";
import { absentNode, childOf, childrenOf, ofType } from "../raw-node.ts";
import type {
  ConstructorDeclaration,
  EnumConstant,
  FieldDeclaration,
  InitializerBlock,
  Member,
  MethodDeclaration,
  Modifiers,
  Parameter,
  TypeDeclaration,
  TypeNode,
} from "../tree/tree.ts";
import { isNamed, readAnnotations } from "./annotations.ts";
import type { Place } from "./modifiers.ts";
import { readModifiers } from "./modifiers.ts";
import { readBlock } from "./read-block.ts";
import { readAnonymousClass } from "./read-creation.ts";
import { readTypeParameters, withDimensions } from "./read-types.ts";
import type { TreeReader } from "./tree-reader.ts";
import { readIdentifier, refuse, reject, required } from "./tree-reader.ts";
import { refuseDeclaration } from "./unsupported.ts";

type Flavor = TypeDeclaration["flavor"];

const FLAVORS: Readonly<Record<string, Flavor>> = {
  class_declaration: "class",
  interface_declaration: "interface",
  annotation_type_declaration: "interface",
  enum_declaration: "enum",
  record_declaration: "record",
};

/** Words that mean something where a class is declared or used (JLS 3.9). */
const NO_CLASS_NAMES: ReadonlySet<string> = new Set(["permits", "record", "sealed", "var", "yield"]);

/** A class, interface, enum or record, with everything in it. */
export function readTypeDeclaration(reader: TreeReader, node: RawNode, where: Place): TypeDeclaration {
  const flavor = FLAVORS[node.type] ?? "class";
  const permits = childOf(node, "permits");
  const modifiers = readModifiers(reader, node, where, flavor === "class" ? undefined : flavor);
  const name = readIdentifier(reader, required(node, "name"));
  if (NO_CLASS_NAMES.has(name.text)) reject(reader, name, "name-of-no-class", { name: name.text });
  if (modifiers.has("abstract") && modifiers.has("final")) {
    reject(reader, name, "abstract-and-final", { name: name.text });
  }
  const superclass = childOf(node, "superclass")?.children.find((child) => child.type !== "extends");
  return {
    kind: "type-declaration",
    flavor,
    isAnnotation: node.type === "annotation_type_declaration",
    name,
    suffix: isLocal(where) ? reader.numbering.suffix(name.text) : undefined,
    modifiers,
    annotations: readAnnotations(reader, node),
    typeParameters: readTypeParameters(reader, node),
    superclass: superclass === undefined ? undefined : reader.type(superclass),
    interfaces: readTypeList(reader, childOf(node, "interfaces") ?? ofType(node, "extends_interfaces")),
    permits: permits === undefined ? undefined : readTypeList(reader, permits),
    ...readBody(reader, required(node, "body"), flavor),
    components: flavor === "record" ? readParameters(reader, required(node, "parameters")) : [],
    isSynthetic: false,
    start: node.start,
    end: node.end,
  };
}

export function isTypeDeclaration(node: RawNode): boolean {
  return FLAVORS[node.type] !== undefined;
}

function readBody(reader: TreeReader, body: RawNode, flavor: Flavor): Pick<TypeDeclaration, "constants" | "members"> {
  if (flavor !== "enum") return { constants: [], members: reader.members(body, flavor) };
  return reader.numbering.within(() => ({
    constants: body.children
      .filter((child) => child.type === "enum_constant")
      .map((child) => readEnumConstant(reader, child)),
    members: (ofType(body, "enum_body_declarations")?.children ?? []).flatMap((each) =>
      readMember(reader, each, flavor),
    ),
  }));
}

function readEnumConstant(reader: TreeReader, node: RawNode): EnumConstant {
  const name = readIdentifier(reader, required(node, "name"));
  const values = childOf(node, "arguments")?.children.filter((child) => child.type !== "ERROR") ?? [];
  const body = childOf(node, "body");
  return {
    kind: "enum-constant",
    name,
    arguments: values.map(reader.expression),
    body: body === undefined ? undefined : readAnonymousClass(reader, body, name),
    start: node.start,
    end: node.end,
  };
}

function isLocal(where: Place): boolean {
  return where === "local-class" || where === "local-interface";
}

function readTypeList(reader: TreeReader, node: RawNode | undefined): readonly TypeNode[] {
  const list = node === undefined ? undefined : ofType(node, "type_list");
  return (list?.children ?? []).filter((child) => child.type !== "ERROR").map(reader.type);
}

/** The members between the braces, in source order. */
export function readMembers(reader: TreeReader, body: RawNode, owner: Flavor): readonly Member[] {
  return reader.numbering.within(() => body.children.flatMap((node) => readMember(reader, node, owner)));
}

function readMember(reader: TreeReader, node: RawNode, owner: Flavor): readonly Member[] {
  switch (node.type) {
    case "field_declaration":
    case "constant_declaration":
      return readFields(reader, node, owner);
    case "method_declaration":
    case "annotation_type_element_declaration":
      return [readMethod(reader, node, owner)];
    case "constructor_declaration":
      return [readConstructor(reader, node, owner)];
    case "compact_constructor_declaration":
      if (owner !== "record") reject(reader, required(node, "name"), "compact-constructor-outside-record");
      return [readCompactConstructor(reader, node)];
    case "block":
      if (owner === "record") reject(reader, node, "initializer-in-record");
      return [readInitializer(reader, node)];
    case "static_initializer":
      return [readInitializer(reader, node)];
    case "class_declaration":
    case "interface_declaration":
    case "enum_declaration":
    case "record_declaration":
    case "annotation_type_declaration":
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
  const modifiers = readModifiers(reader, node, owner === "interface" ? "interface-field" : "field");
  const type = reader.type(required(node, "type"));
  if (owner === "record" && !modifiers.has("static")) {
    reject(reader, node, "field-in-record");
  }
  return childrenOf(node, "declarator").map((declarator) => {
    const value = childOf(declarator, "value");
    if (value === undefined && owner === "interface") {
      reject(reader, declarator, "interface-constant-without-value");
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

const METHODS_OF: Readonly<Partial<Record<Flavor, Place>>> = { interface: "interface-method", record: "record-method" };

export function readMethod(reader: TreeReader, node: RawNode, owner: Flavor): MethodDeclaration {
  const body = childOf(node, "body");
  const method: MethodDeclaration = {
    kind: "method",
    modifiers: readModifiers(reader, node, METHODS_OF[owner] ?? "method"),
    annotations: readAnnotations(reader, node),
    typeParameters: readTypeParameters(reader, node),
    returnType: withDimensions(reader, reader.type(required(node, "type")), childOf(node, "dimensions")),
    name: readIdentifier(reader, required(node, "name")),
    parameters: node.type === "method_declaration" ? readParameters(reader, required(node, "parameters")) : [],
    throws: readThrows(reader, node),
    body: body === undefined ? undefined : readBlock(reader, body),
    ...(childOf(node, "value") === undefined ? {} : { hasDefault: true }),
    start: node.start,
    end: node.end,
  };
  checkBody(reader, method, owner);
  return method;
}

function readConstructor(reader: TreeReader, node: RawNode, owner: Flavor): ConstructorDeclaration {
  return {
    kind: "constructor",
    modifiers: readModifiers(reader, node, owner === "enum" ? "enum-constructor" : "constructor"),
    typeParameters: readTypeParameters(reader, node),
    name: readIdentifier(reader, required(node, "name")),
    parameters: readParameters(reader, required(node, "parameters")),
    throws: readThrows(reader, node),
    body: readBlock(reader, required(node, "body")),
    isCompact: false,
    start: node.start,
    end: node.end,
  };
}

/** `throws A, B` */
function readThrows(reader: TreeReader, node: RawNode): readonly TypeNode[] {
  return (ofType(node, "throws")?.children ?? []).filter((child) => child.type !== "ERROR").map(reader.type);
}

/** `R { … }`: its parameters are the components of the record. */
function readCompactConstructor(reader: TreeReader, node: RawNode): ConstructorDeclaration {
  return {
    kind: "constructor",
    modifiers: readModifiers(reader, node, "constructor"),
    typeParameters: [],
    name: readIdentifier(reader, required(node, "name")),
    parameters: [],
    throws: [],
    body: readBlock(reader, required(node, "body")),
    isCompact: true,
    start: node.start,
    end: node.end,
  };
}

function readParameters(reader: TreeReader, node: RawNode): readonly Parameter[] {
  return node.children.flatMap((child) => {
    if (child.type === "formal_parameter") return [readParameter(reader, child)];
    if (child.type === "spread_parameter") return [readVariadicParameter(reader, child, node)];
    if (child.type === "receiver_parameter") refuse(reader, child, "receiver-parameter");
    return [];
  });
}

function readParameter(reader: TreeReader, node: RawNode): Parameter {
  const isFinal = readModifiers(reader, node, "parameter").has("final");
  return {
    type: withDimensions(reader, reader.type(required(node, "type")), childOf(node, "dimensions")),
    name: readIdentifier(reader, required(node, "name")),
    isFinal,
    isVariadic: false,
    start: node.start,
    end: node.end,
  };
}

/** `T... x` */
function readVariadicParameter(reader: TreeReader, node: RawNode, list: RawNode): Parameter {
  const isFinal = readModifiers(reader, node, "parameter").has("final");
  const declarator = ofType(node, "variable_declarator") ?? absentNode(node.end);
  const typeNode =
    node.children.find((child) => child.type !== "modifiers" && child !== declarator) ?? absentNode(node.start);
  const element = reader.type(typeNode);
  if (list.children.at(-1) !== node) reject(reader, node, "varargs-not-last");
  return {
    type: { kind: "array-type", element, start: element.start, end: element.end },
    name: readIdentifier(reader, required(declarator, "name")),
    isFinal,
    isVariadic: true,
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
  const where = owner === "interface" ? "class-in-interface" : "nested-class";
  return readTypeDeclaration(reader, node, where);
}

/** Checks what the grammar lets through: which modifiers a body, and which body a modifier, goes with. */
function checkBody(reader: TreeReader, method: MethodDeclaration, owner: Flavor): void {
  const { annotations, modifiers, name, body, parameters } = method;
  const isVariadic = parameters.at(-1)?.isVariadic === true;
  if (owner === "interface") {
    if (body !== undefined && !hasBodyInInterface(modifiers)) {
      reject(reader, name, "body-in-interface", { name: name.text });
    }
  }
  const safe = annotations.find((each) => isNamed(each, "SafeVarargs"));
  const isFixed = (["static", "final", "private"] as const).some((modifier) => modifiers.has(modifier));
  if (safe !== undefined && !(isFixed && isVariadic)) reject(reader, safe, "safe-varargs", { name: name.text });
  if (body === undefined && needsBody(modifiers, owner)) {
    reject(reader, name, "method-without-body", { name: name.text });
  }
  const contrary = (["private", "static", "final"] as const).find((modifier) => modifiers.has(modifier));
  if (modifiers.has("abstract") && contrary !== undefined) {
    reject(reader, name, "abstract-contradiction", { name: name.text, contrary });
  }
  if (body !== undefined && modifiers.has("abstract")) {
    reject(reader, name, "abstract-method-with-body", { name: name.text });
  }
}

function hasBodyInInterface(modifiers: Modifiers): boolean {
  return modifiers.has("default") || modifiers.has("static") || modifiers.has("private");
}

function needsBody(modifiers: Modifiers, owner: Flavor): boolean {
  if (owner === "interface") return hasBodyInInterface(modifiers);
  return !modifiers.has("abstract") && !modifiers.has("native");
}
