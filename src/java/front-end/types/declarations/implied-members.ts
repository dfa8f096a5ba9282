import { virtualMachineText } from "../../../messages/virtual-machine.ts";
import type { Located } from "../../syntax/source-text.ts";
import { TreeBuilder } from "../../syntax/tree/build.ts";
import type { Expression } from "../../syntax/tree/expression.ts";
import type { Block, Statement } from "../../syntax/tree/statement.ts";
import type {
  ConstructorDeclaration,
  FieldDeclaration,
  Member,
  MethodDeclaration,
  Modifier,
  Parameter,
  TypeDeclaration,
  TypeNode,
} from "../../syntax/tree/tree.ts";

/** What an enum or a record brings along unwritten, as the declarations that one would write for it. */
export function impliedMembers(declaration: TypeDeclaration, qualifiedName: () => string): readonly Member[] {
  if (declaration.flavor === "enum") return enumMembers(declaration, qualifiedName());
  return declaration.flavor === "record" ? recordMembers(declaration) : [];
}

/** `values` and `valueOf` (JLS 8.9.3). They stand at the closing brace, so that the constants come first in their line. */
function enumMembers(declaration: TypeDeclaration, qualifiedName: string): readonly Member[] {
  const build = new TreeBuilder({ start: declaration.end - 1, end: declaration.end });
  const own = build.type(declaration.name.text);
  const constants = declaration.constants.map((constant) => build.name(constant.name.text));
  const values = build.block(build.return(build.arrayOf(own, constants)));
  const name = build.name("name");
  const valueOf = build.block(
    build.forEach(
      own,
      "each",
      build.call(undefined, "values"),
      build.if(build.call(build.call(build.name("each"), "name"), "equals", name), build.return(build.name("each"))),
    ),
    build.if(
      build.binary(name, "==", build.null()),
      build.throwNew(build.type("java", "lang", "NullPointerException"), build.text(virtualMachineText("null-name"))),
    ),
    build.throwNew(
      build.type("java", "lang", "IllegalArgumentException"),
      build.binary(build.text(virtualMachineText("no-constant", { class: qualifiedName })), "+", name),
    ),
  );
  const text: Parameter = parameter(build, build.type("java", "lang", "String"), "name");
  const array: TypeNode = { kind: "array-type", element: own, start: own.start, end: own.end };
  return [
    method(build, ["public", "static"], array, "values", [], values),
    method(build, ["public", "static"], own, "valueOf", [text], valueOf),
  ];
}

/** Fields, the canonical constructor, accessors, `equals`, `hashCode` and `toString`, as far as they are not written (JLS 8.10.3). */
function recordMembers(declaration: TypeDeclaration): readonly Member[] {
  const build = new TreeBuilder(declaration.name);
  const { components, members } = declaration;
  const isWritten = (name: string, count: number) =>
    members.some((each) => each.kind === "method" && each.name.text === name && each.parameters.length === count);
  const methods: readonly MethodDeclaration[] = [
    ...components.map(({ name, type }) =>
      method(build, ["public"], type, name.text, [], build.block(build.return(build.own(name.text)))),
    ),
    recordEquals(build, declaration),
    recordHashCode(build, declaration),
    recordToString(build, declaration),
  ];
  return [
    ...components.map(fieldOf),
    ...(hasCanonicalConstructor(declaration) ? [] : [canonicalConstructor(build, declaration)]),
    ...methods.filter((each) => !isWritten(each.name.text, each.parameters.length)),
  ];
}

function fieldOf(component: Parameter): FieldDeclaration {
  const { type, name, start, end } = component;
  return { kind: "field", modifiers: new Set(["private", "final"]), type, name, initializer: undefined, start, end };
}

/** A constructor with as many parameters of types that read the same. */
function hasCanonicalConstructor({ components, members }: TypeDeclaration): boolean {
  return members.some(
    (each) =>
      each.kind === "constructor" &&
      (each.isCompact ||
        (each.parameters.length === components.length &&
          each.parameters.every((given, i) => sameTypeText(given.type, components[i]?.type)))),
  );
}

function sameTypeText(a: TypeNode, b: TypeNode | undefined): boolean {
  if (a.kind === "array-type" && b?.kind === "array-type") return sameTypeText(a.element, b.element);
  if (a.kind === "primitive-type" && b?.kind === "primitive-type") return a.name === b.name;
  return a.kind === "named-type" && b?.kind === "named-type" && a.parts.at(-1)?.text === b.parts.at(-1)?.text;
}

function canonicalConstructor(build: TreeBuilder, declaration: TypeDeclaration): ConstructorDeclaration {
  const { components, name, modifiers } = declaration;
  const access = (["public", "protected", "private"] as const).filter((each) => modifiers.has(each));
  return {
    kind: "constructor",
    modifiers: new Set<Modifier>(access),
    typeParameters: [],
    name,
    parameters: components,
    throws: [],
    body: build.block(...assignmentsOf(build, components)),
    isCompact: false,
    start: name.start,
    end: name.end,
  };
}

/** What a compact constructor does at the end of its body. */
export function componentAssignments(body: Located, components: readonly Parameter[]): readonly Statement[] {
  return assignmentsOf(new TreeBuilder({ start: body.end - 1, end: body.end }), components);
}

function assignmentsOf(build: TreeBuilder, components: readonly Parameter[]): readonly Statement[] {
  return components.map(({ name }) => build.assign(build.own(name.text), build.name(name.text)));
}

function recordEquals(build: TreeBuilder, { name, components }: TypeDeclaration): MethodDeclaration {
  const type = build.type(name.text);
  const other = build.name("other");
  const isOfType = build.instanceOf(other, type);
  const same = components.map((component) => {
    const mine = build.own(component.name.text);
    const its = build.member(build.cast(type, other), component.name.text);
    return sameValue(build, component.type, mine, its);
  });
  const all = same.reduce((before, each) => build.binary(before, "&&", each), isOfType);
  const parameters = [parameter(build, build.type("java", "lang", "Object"), "other")];
  return method(
    build,
    ["public", "final"],
    build.primitive("boolean"),
    "equals",
    parameters,
    build.block(build.return(all)),
  );
}

function sameValue(build: TreeBuilder, type: TypeNode, a: Expression, b: Expression): Expression {
  if (type.kind !== "primitive-type") {
    const isNull = (value: Expression) => build.binary(value, "==", build.null());
    return build.conditional(isNull(a), isNull(b), build.call(a, "equals", b));
  }
  const box = FLOATING_BOXES[type.name];
  if (box === undefined) return build.binary(a, "==", b);
  return build.binary(build.call(boxName(build, box), "compare", a, b), "==", build.int(0));
}

const FLOATING_BOXES: Readonly<Record<string, string>> = { float: "Float", double: "Double" };

const BOXES: Readonly<Record<string, string>> = {
  boolean: "Boolean",
  byte: "Byte",
  short: "Short",
  char: "Character",
  int: "Integer",
  long: "Long",
  ...FLOATING_BOXES,
};

function boxName(build: TreeBuilder, box: string): Expression {
  return build.member(build.member(build.name("java"), "lang"), box);
}

function recordHashCode(build: TreeBuilder, { components }: TypeDeclaration): MethodDeclaration {
  const hashes = components.map(({ name, type }) => {
    const value = build.own(name.text);
    if (type.kind === "primitive-type") {
      return build.call(boxName(build, BOXES[type.name] ?? "Integer"), "hashCode", value);
    }
    return build.conditional(build.binary(value, "==", build.null()), build.int(0), build.call(value, "hashCode"));
  });
  const [first = build.int(0), ...rest] = hashes;
  const all = rest.reduce((sum, hash) => build.binary(build.binary(sum, "*", build.int(31)), "+", hash), first);
  return method(build, ["public", "final"], build.primitive("int"), "hashCode", [], build.block(build.return(all)));
}

function recordToString(build: TreeBuilder, { name, components }: TypeDeclaration): MethodDeclaration {
  const start: Expression = build.text(`${name.text}[`);
  const parts = components.flatMap((component, i) => [
    build.text(`${i === 0 ? "" : ", "}${component.name.text}=`),
    build.own(component.name.text),
  ]);
  const all = [...parts, build.text("]")].reduce((before, part) => build.binary(before, "+", part), start);
  const type = build.type("java", "lang", "String");
  return method(build, ["public", "final"], type, "toString", [], build.block(build.return(all)));
}

function parameter(build: TreeBuilder, type: TypeNode, name: string): Parameter {
  const { start, end } = type;
  return { type, name: build.identifier(name), isFinal: false, isVariadic: false, start, end };
}

function method(
  build: TreeBuilder,
  modifiers: readonly Modifier[],
  returnType: TypeNode,
  name: string,
  parameters: readonly Parameter[],
  body: Block,
): MethodDeclaration {
  const { start, end } = body;
  return {
    kind: "method",
    modifiers: new Set(modifiers),
    annotations: [],
    typeParameters: [],
    returnType,
    name: build.identifier(name),
    parameters,
    throws: [],
    body,
    start,
    end,
  };
}
