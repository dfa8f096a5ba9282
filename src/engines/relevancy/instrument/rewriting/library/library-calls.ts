import type { Expression, ExpressionOf, Method } from "../../../../../java/index.ts";
import { say } from "../../../messages/say.ts";
import { type Base, classOf, converted, isShared, promoted, type Shape } from "../../plan/shapes.ts";
import { isConcatenation, type Operand, operandOf, printedJoin } from "../operators.ts";
import {
  isNull,
  type Part,
  type Piece,
  plainArguments,
  plainParts,
  plainPiece,
  type Rewriting,
  receiverText,
  symbolicPiece,
  type Wanted,
} from "../rewriting.ts";
import { arrayVersion } from "./array-calls.ts";
import { type LibraryMethod, libraryMethods, shapeOfClass } from "./library-methods.ts";

type Call = ExpressionOf<"call">;

/** By the method of the built-in class: what the symbol stands for. */
const INPUTS: Readonly<Record<string, Base>> = { string: "String", integer: "int", bool: "boolean", real: "double" };

/** `Symbolic.x()` or `Symbolic::x`: a new symbol of the type that is expected. */
export function seedCall(r: Rewriting, node: Expression, method: Method): Piece {
  if (r.isPackaged) return plainPiece(r.source.slice(node));
  const own = INPUTS[method.name];
  if (own === undefined) {
    r.note(say("concrete.noSymbol"), node);
    return plainPiece("Symbolic.value()");
  }
  const expected = expectedNumber(r, node);
  if (own === "double" && expected === "float") {
    r.note(say("concrete.value", { reason: say("why.float") }), node);
    return plainPiece("(float) Symbolic.real()._getValue()");
  }
  if (own !== "int" || expected === undefined || expected === "float" || expected === "double")
    return symbolicPiece(`Symbolic.${method.name}()`, { base: own, dimensions: 0 });
  const text = expected === "long" ? "Symbolic.longInteger()" : converted("Symbolic.integer()", "int", expected);
  return symbolicPiece(text ?? "", { base: expected, dimensions: 0 });
}

/** What number an input becomes at once: an int that becomes a long is a long input, a narrower one is cut to size. */
function expectedNumber(r: Rewriting, node: Expression): Base | "float" | undefined {
  const types = r.index
    .at(node)
    .flatMap(({ kind, type }) => (kind === "convert" && type.kind === "primitive" ? [type.name] : []));
  return types[0];
}

/** A method of the Java library: its symbolic version where there is one, else Java values go in. */
export function libraryCall(r: Rewriting, node: Call, method: Method, wanted: Wanted): Piece {
  const isTouched = [...(node.receiver === undefined ? [] : [node.receiver]), ...node.arguments].some(
    (part) => r.probe(part) !== undefined,
  );
  if (!isTouched)
    return plainPiece(r.splice(node, [...naturalReceiver(r, node), ...plainArguments(r, method, node.arguments)]));
  if (wanted !== "plain") {
    const onText = method.isStatic ? staticVersion(r, node, method) : instanceVersion(r, node, method);
    const found = onText ?? arrayVersion(r, node, method);
    if (found !== undefined) return found;
  }
  if (isPrinting(method)) return plainPiece(r.splice(node, [...naturalReceiver(r, node), ...printed(r, node, method)]));
  return plainPiece(r.splice(node, [...plainReceiver(r, node, method), ...plainArguments(r, method, node.arguments)]));
}

export function naturalReceiver(r: Rewriting, { receiver }: Call): readonly Part[] {
  return receiver === undefined ? [] : [[receiver, r.natural(receiver).text]];
}

function plainReceiver(r: Rewriting, { receiver }: Call, method: Method): readonly Part[] {
  return plainParts(r, receiver === undefined ? [] : [receiver], say("why.noVersion", { method: method.label }));
}

/** What only prints may be given the symbolic value: it prints as its value. */
function isPrinting({ class: { name }, name: method }: Method): boolean {
  return name === "PrintStream" && (method === "println" || method === "print");
}

function printed(r: Rewriting, node: Call, method: Method): readonly Part[] {
  return node.arguments.flatMap((argument): readonly Part[] => {
    const shape = r.probe(argument);
    if (shape === undefined || isShared(shape)) return plainArguments(r, method, [argument]);
    return [[argument, isJoined(r, argument) ? printedJoin(r, argument) : r.natural(argument).text]];
  });
}

/** Java joins a text to what is printed by itself. */
function isJoined(r: Rewriting, argument: Expression): boolean {
  return argument.kind === "binary" && isConcatenation(r, argument);
}

const OWNERS: Readonly<Record<string, Base>> = {
  String: "String",
  CharSequence: "String",
  Comparable: "String",
  Object: "String",
  StringBuilder: "StringBuilder",
  StringBuffer: "StringBuilder",
  AbstractStringBuilder: "StringBuilder",
};

/** The symbolic version of a method on a symbolic receiver, or on one that can become symbolic. */
export function instanceVersion(r: Rewriting, node: Call, method: Method): Piece | undefined {
  const { receiver } = node;
  if (receiver === undefined) return undefined;
  const shape = r.probe(receiver) ?? liftedReceiver(r, receiver);
  if (shape === undefined || shape.dimensions > 0 || OWNERS[method.class.name] === undefined) return undefined;
  const version = versionOf(r, shape.base, method.name, node.arguments);
  if (version === undefined) {
    if (shape.base === "StringBuilder")
      r.plan.takeBack(r.natural(receiver).slots, say("why.noVersion", { method: method.label }), r.source.span(node));
    return undefined;
  }
  const isFound = r.probe(receiver) !== undefined;
  const piece = isFound ? r.natural(receiver) : symbolicPiece(r.symbolic(receiver, shape), shape);
  const given = argumentsFor(r, node.arguments, version);
  const parts: Part[] = [
    [receiver, piece.text],
    [node.name, version.name],
    ...node.arguments.map((argument, index): Part => [argument, given[index] ?? ""]),
  ];
  const text = isFound ? r.splice(node, parts) : `${receiverText(piece)}.${version.name}(${given.join(", ")})`;
  const slots = version.returns?.base === "StringBuilder" ? piece.slots : [];
  return version.returns === undefined ? plainPiece(text) : symbolicPiece(text, version.returns, { slots });
}

/** A text, or a builder that is just being made, may become symbolic to take on symbolic arguments. */
function liftedReceiver(r: Rewriting, receiver: Expression): Shape | undefined {
  const base = r.baseOf(receiver);
  if (base === "String") return { base, dimensions: 0 };
  return base === "StringBuilder" && isNewBuilder(receiver) ? { base, dimensions: 0 } : undefined;
}

/** `new StringBuilder()`, or a chain of calls on one. */
export function isNewBuilder(node: Expression): boolean {
  if (node.kind === "new") return true;
  return node.kind === "call" && node.receiver !== undefined && isNewBuilder(node.receiver);
}

/** The version that takes these arguments: the types as they are before any conversion. */
function versionOf(r: Rewriting, base: Base, name: string, given: readonly Expression[]): LibraryMethod | undefined {
  const owner = classOf(base);
  const candidates = [...libraryMethods(owner, `__${name}`), ...libraryMethods(owner, `_${name}`)].filter(
    ({ parameters }) => parameters.length === given.length && parameters.every((type) => isSymbolicType(type)),
  );
  const ranked = candidates
    .map((candidate) => ({ candidate, rank: rankOf(r, given, candidate) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank);
  return ranked[0]?.candidate;
}

function isSymbolicType(name: string): boolean {
  return name === "Object" || shapeOfClass(name) !== undefined;
}

/** How many arguments have to be converted; infinite when one cannot be. */
function rankOf(r: Rewriting, given: readonly Expression[], { parameters }: LibraryMethod): number {
  return given.reduce((sum, argument, index) => sum + costOf(r, argument, parameters[index] ?? ""), 0);
}

function costOf(r: Rewriting, argument: Expression, type: string): number {
  const shape = r.probe(argument);
  if (type === "Object") return shape !== undefined && shape.dimensions > 0 ? Number.POSITIVE_INFINITY : 0;
  const base = r.baseOf(argument) ?? (isNull(argument) ? "String" : undefined);
  const wanted = shapeOfClass(type)?.base;
  if (base === undefined || wanted === undefined) return Number.POSITIVE_INFINITY;
  if (classOf(wanted) === classOf(base)) return 0;
  return isWidening(base, wanted) ? 1 : Number.POSITIVE_INFINITY;
}

function isWidening(from: Base, to: Base): boolean {
  const order: readonly Base[] = ["char", "int", "long", "double"];
  const at = (base: Base) => order.indexOf(base === "byte" || base === "short" ? "int" : base);
  return at(from) !== -1 && at(from) < at(to);
}

function argumentsFor(r: Rewriting, given: readonly Expression[], { parameters }: LibraryMethod): readonly string[] {
  return given.map((argument, index) => {
    const shape = shapeOfClass(parameters[index] ?? "");
    return shape === undefined ? r.natural(argument).text : r.symbolic(argument, shape);
  });
}

const PARSERS: Readonly<Record<string, readonly [base: Base, method: string]>> = {
  "Integer.parseInt": ["int", "parseInt"],
  "Long.parseLong": ["long", "parseLong"],
  "Double.parseDouble": ["double", "parseDouble"],
  "Boolean.parseBoolean": ["boolean", "parseBoolean"],
};

/** `Integer.parseInt(s)`, `Math.max(a, b)`, `Character.isDigit(c)`, `String.valueOf(x)`. */
function staticVersion(r: Rewriting, node: Call, method: Method): Piece | undefined {
  const owner = method.class.name;
  const [first, second, third] = node.arguments;
  if (first === undefined || third !== undefined) return undefined;
  const parser = PARSERS[`${owner}.${method.name}`];
  if (parser !== undefined && second === undefined) {
    const text = `${classOf(parser[0])}._${parser[1]}(${r.symbolic(first, { base: "String", dimensions: 0 })})`;
    return symbolicPiece(text, { base: parser[0], dimensions: 0 });
  }
  if (owner === "Math") return mathVersion(r, method.name, first, second);
  const onBox = boxVersion(r, owner, method.name, second === undefined ? [first] : [first, second]);
  if (onBox !== undefined || second !== undefined) return onBox;
  const operand = operandOf(r, first);
  const isText = owner === "String" ? method.name === "valueOf" : method.name === "toString";
  if (!isText || operand.base === undefined || !operand.isSymbolic || operand.base === "StringBuilder")
    return undefined;
  return symbolicPiece(`StringExpr._valueOf(${r.natural(first).text})`, { base: "String", dimensions: 0 });
}

const BOXED: Readonly<Record<string, Base>> = { Integer: "int", Long: "long", Double: "double", Character: "char" };

const BIT_METHODS: ReadonlySet<string> = new Set(["signum", "bitCount"]);

/** `Integer.compare(a, b)`, `Long.max(a, b)`, `Double.sum(a, b)`, `Integer.signum(a)`, `Character.isDigit(c)`. */
function boxVersion(r: Rewriting, owner: string, name: string, given: readonly Expression[]): Piece | undefined {
  const base = BOXED[owner];
  if (base === undefined) return undefined;
  const operands = given.map((each) => operandOf(r, each));
  const [left, right] = operands;
  const operand = (side: Operand | undefined) => side?.symbolic(base) ?? "";
  if (right === undefined) {
    const isOwn = base === "char" ? left?.base === "char" : BIT_METHODS.has(name);
    return isOwn ? onReceiver(operand(left), base, name) : undefined;
  }
  if (name === "sum") return symbolicPiece(`${operand(left)}._plus(${operand(right)})`, { base, dimensions: 0 });
  const version = libraryMethods(classOf(base), `_${name}`).find(({ parameters }) => parameters.length === 2);
  return (
    version?.returns && symbolicPiece(`${classOf(base)}._${name}(${operand(left)}, ${operand(right)})`, version.returns)
  );
}

function mathVersion(r: Rewriting, name: string, first: Expression, second: Expression | undefined): Piece | undefined {
  const left = operandOf(r, first);
  if (second === undefined) {
    const isReal = libraryMethods("RealExpr", `_${name}`).length > 0 && name !== "abs";
    const base = isReal ? "double" : promoted(left.base, "int");
    return onReceiver(left.symbolic(base), base, name);
  }
  const right = operandOf(r, second);
  const base = name === "pow" ? "double" : promoted(left.base, right.base);
  const owner = classOf(base);
  const [version] = libraryMethods(owner, `_${name}`);
  if (version?.returns === undefined) return undefined;
  const text =
    version.parameters.length === 2
      ? `${owner}._${name}(${left.symbolic(base)}, ${right.symbolic(base)})`
      : `${left.symbolic(base)}._${name}(${right.symbolic(base)})`;
  return symbolicPiece(text, version.returns);
}

function onReceiver(receiver: string, base: Base, name: string): Piece | undefined {
  const owner = classOf(base);
  const version = [...libraryMethods(owner, `__${name}`), ...libraryMethods(owner, `_${name}`)].find(
    ({ parameters }) => parameters.length === 0,
  );
  if (version?.returns === undefined) return undefined;
  return symbolicPiece(`${receiver}.${version.name}()`, version.returns);
}
