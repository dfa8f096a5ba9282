import type { Expression, ExpressionOf, Method } from "../../../../../java/index.ts";
import { say } from "../../../messages/say.ts";
import { classOf, elementOf, isPrimitive, isShared, type Shape, shapeOf } from "../../plan/shapes.ts";
import { type Part, type Piece, plainPiece, type Rewriting, symbolicPiece } from "../rewriting.ts";

type Call = ExpressionOf<"call">;

/** What the library does with symbolic arrays: what only moves elements works on them, too. Undefined for anything else. */
export function arrayVersion(r: Rewriting, node: Call, { class: { name: owner }, name }: Method): Piece | undefined {
  const [first] = node.arguments;
  if (name === "clone" && node.receiver !== undefined) return clone(r, node, node.receiver);
  if (owner === "Arrays" && (name === "copyOf" || name === "copyOfRange") && first !== undefined)
    return copy(r, node, name, first);
  if (owner === "Arrays" && name === "fill" && first !== undefined) return fill(r, node, first);
  return owner === "System" && name === "arraycopy" ? move(r, node) : undefined;
}

function arrayAt(r: Rewriting, node: Expression): Shape | undefined {
  const shape = r.probe(node);
  return shape !== undefined && shape.dimensions > 0 ? shape : undefined;
}

function clone(r: Rewriting, node: Call, receiver: Expression): Piece | undefined {
  const shape = arrayAt(r, receiver);
  if (shape === undefined) return undefined;
  const text = r.splice(node, [[receiver, r.natural(receiver).text]]);
  return symbolicPiece(text, shape, { slots: r.slotsBehind(receiver) });
}

function copy(r: Rewriting, node: Call, name: string, array: Expression): Piece | undefined {
  const shape = arrayAt(r, array);
  if (shape === undefined) return undefined;
  const more = { slots: r.slotsBehind(array) };
  const given = node.arguments.map((each): Part => [each, argument(r, each)]);
  if (!isPrimitive(elementOf(shape))) return symbolicPiece(r.splice(node, given), shape, more);
  const text = `${classOf(shape.base)}._${name}(${given.map(([, each]) => each).join(", ")})`;
  return symbolicPiece(text, shape, more);
}

/** A symbolic array as it is, and a number as a Java value. */
function argument(r: Rewriting, node: Expression): string {
  return isShared(r.probe(node)) ? r.natural(node).text : r.plain(node, say("why.index"));
}

/** `Arrays.fill(a, v)`, `Arrays.fill(a, from, to, v)`. */
function fill(r: Rewriting, node: Call, array: Expression): Piece | undefined {
  const shape = arrayAt(r, array);
  const value = node.arguments.at(-1);
  if (shape === undefined || value === undefined) return undefined;
  const parts = node.arguments.map((each): Part => {
    const text = each === value ? r.symbolic(value, elementOf(shape), r.slotsBehind(array)) : argument(r, each);
    return [each, text];
  });
  return plainPiece(r.splice(node, parts));
}

/** `System.arraycopy`: what gets from one array to the other makes both symbolic. */
function move(r: Rewriting, node: Call): Piece | undefined {
  const [from, , to] = node.arguments;
  if (from === undefined || to === undefined) return undefined;
  if (arrayAt(r, from) === undefined || arrayAt(r, to) === undefined) return undefined;
  r.plan.meet([...r.slotsBehind(from), ...r.slotsBehind(to)]);
  return plainPiece(
    r.splice(
      node,
      node.arguments.map((each): Part => [each, argument(r, each)]),
    ),
  );
}

/** The methods that return a new array, by their classes. */
const MAKING: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["String", new Set(["split", "toCharArray"])],
  ["Arrays", new Set(["copyOf", "copyOfRange"])],
  ["Object", new Set(["clone"])],
  ["Stream", new Set(["toArray"])],
  ["IntStream", new Set(["toArray"])],
  ["LongStream", new Set(["toArray"])],
  ["DoubleStream", new Set(["toArray"])],
]);

/** A new array that the library makes of Java values, with each of them as a constant. */
export function liftedArray(r: Rewriting, node: Call, shape: Shape): string | undefined {
  const typed = r.index.find(node);
  if (shape.dimensions !== 1 || typed?.kind !== "call" || r.probe(node) !== undefined) return undefined;
  const { class: owner, name } = typed.method;
  const isMade = owner.isLibrary && MAKING.get(owner.name)?.has(name) === true;
  const isWide = shape.base !== "byte" && shape.base !== "short" && shape.base !== "StringBuilder";
  const made = shapeOf(r.index.typeOf(node));
  if (!isMade || !isWide || made?.base !== shape.base) return undefined;
  return `${classOf(shape.base)}._arrayOf(${r.plain(node)})`;
}
