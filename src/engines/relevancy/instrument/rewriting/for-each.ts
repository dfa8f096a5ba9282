import type { Statement } from "../../../../java/index.ts";
import { say } from "../../messages/say.ts";
import { concrete, elementOf, isShared, lifted, type Shape, sameShape, typeText } from "../plan/shapes.ts";
import { slotAt } from "./declarators.ts";
import type { Part, Rewriting } from "./rewriting.ts";
import { indentation } from "./splice.ts";

type ForEach = Extract<Statement, { readonly kind: "for-each" }>;

/** What changes in the head of `for (T x : values)`: the variable as it is used in the body is made from the element. */
export function forEachParts(r: Rewriting, node: ForEach): readonly Part[] {
  const { name, type, values } = node;
  const slot = slotAt(r, name);
  const piece = r.natural(values);
  const element = piece.shape && elementOf(piece.shape);
  const parts: Part[] = [[values, piece.text]];
  if (slot !== undefined) r.plan.declare(slot);
  if (type !== undefined && element !== undefined) parts.push([type, typeText(element)]);
  if (sameShape(slot?.shape, element)) {
    if (isShared(element)) r.plan.meet([...piece.slots, ...(slot === undefined ? [] : [slot])]);
    return parts;
  }
  if (isShared(slot?.shape) || isShared(element)) {
    const slots = [...piece.slots, ...(slot === undefined ? [] : [slot])];
    r.plan.takeBack(slots, say("why.loop"), r.source.span(values));
    return parts;
  }
  return [...parts, ...throughOwnVariable(r, node, slot?.shape, element)];
}

/** The elements go through a variable of their own; the body begins by making the written one from it. */
function throughOwnVariable(
  r: Rewriting,
  node: ForEach,
  wanted: Shape | undefined,
  element: Shape | undefined,
): readonly Part[] {
  const { name, type, body } = node;
  const own = `__${name.text}`;
  const written = type === undefined ? "var" : r.source.slice(type);
  const declared = wanted === undefined ? written : typeText(wanted);
  const value = wanted === undefined ? ownElement(r, node, own, element) : liftedElement(r, node, own, wanted, element);
  return [[name, own], ...insideBody(r, body, `${declared} ${name.text} = ${value};`)];
}

function ownElement(r: Rewriting, node: ForEach, text: string, element: Shape | undefined): string {
  if (element !== undefined) r.note(say("concrete.loopVariable"), node.name);
  return elementValue(text, element);
}

function elementValue(text: string, element: Shape | undefined): string {
  return element === undefined ? text : concrete(text, element.base, false);
}

function liftedElement(r: Rewriting, node: ForEach, text: string, wanted: Shape, element: Shape | undefined): string {
  if (element === undefined) return lifted(text, wanted.base, undefined);
  r.note(say("concrete.loopVariable"), node.name);
  return lifted(elementValue(text, element), wanted.base, element.base);
}

function insideBody(r: Rewriting, body: Statement, declaration: string): readonly Part[] {
  const { text } = r.source;
  if (body.kind !== "block") {
    return [
      [{ start: body.start, end: body.start }, `{ ${declaration} `],
      [{ start: body.end, end: body.end }, " }"],
    ];
  }
  const [first] = body.statements;
  const at = { start: body.start + 1, end: body.start + 1 };
  const isOnOwnLine = first !== undefined && text.slice(body.start, first.start).includes("\n");
  return [[at, isOnOwnLine ? `\n${indentation(text, first.start)}${declaration}` : ` ${declaration}`]];
}
