import type { FieldDeclaration, LocalDeclaration, Located } from "../../../../java/index.ts";
import { say } from "../../messages/say.ts";
import { isPrimitive, lifted, type Shape, typeText } from "../plan/shapes.ts";
import { placeId, type Slot } from "../plan/slots.ts";
import { type Part, plainParts, type Rewriting } from "./rewriting.ts";

type Declarator = LocalDeclaration | FieldDeclaration;

/** What changes in `int a = 1, b;`: one declaration, or as many as there are types now. */
export function declaratorParts(r: Rewriting, group: readonly Declarator[], isInterface = false): readonly Part[] {
  if (isKept(group)) return group.flatMap((node) => initializerParts(r, node, undefined));
  const parts: Part[] = [];
  let current: string | undefined;
  let before: Declarator | undefined;
  for (const node of group) {
    const slot = declaredSlot(r, node, isInterface);
    const type = typeOf(r, node, slot?.shape);
    if (node.type !== undefined && type !== undefined && before === undefined) parts.push([node.type, type]);
    if (before !== undefined && type !== undefined && type !== current)
      parts.push([{ start: before.end, end: node.name.start }, `; ${modifiersOf(node)}${type} `]);
    parts.push(...initializerParts(r, node, slot));
    current = type;
    before = node;
  }
  return parts;
}

/** Whether `int a = 1, b` becomes several declarations. */
export function isSplit(r: Rewriting, group: readonly LocalDeclaration[]): boolean {
  const types = group.map((node) => typeOf(r, node, declaredSlot(r, node, false)?.shape));
  return !isKept(group) && new Set(types).size > 1;
}

/** `int a, b[];` has a part of a type behind a name: such a declaration stays as it is. */
function isKept(group: readonly Declarator[]): boolean {
  return group.some(({ type, name }) => type !== undefined && type.end > name.start);
}

function typeOf(r: Rewriting, { type }: Declarator, shape: Shape | undefined): string | undefined {
  if (type === undefined) return undefined;
  return shape === undefined ? r.source.slice(type) : typeText(shape);
}

function modifiersOf(node: Declarator): string {
  const words = node.kind === "field" ? [...node.modifiers] : node.isFinal ? ["final"] : [];
  return words.map((word) => `${word} `).join("");
}

/** The slot of a declaration that becomes symbolic. */
function declaredSlot(r: Rewriting, node: Declarator, isInterface: boolean): Slot | undefined {
  const slot = slotAt(r, node.name);
  if (slot?.shape === undefined || isConstant(r, node, isInterface)) return undefined;
  r.plan.declare(slot);
  return slot;
}

/** The symbolic slot that is declared by this name. */
export function slotAt(r: Rewriting, name: Located): Slot | undefined {
  return r.plan.find(placeId(r.source.span(name))) ?? r.plan.findAt(r.source.span(name));
}

/** `final int MOST = 50;`: may label a case, and never becomes symbolic. */
function isConstant(r: Rewriting, node: Declarator, isInterface: boolean): boolean {
  const isFinal = isInterface || (node.kind === "field" ? node.modifiers.has("final") : node.isFinal);
  return isFinal && node.initializer !== undefined && r.index.find(node.initializer)?.kind === "constant";
}

function initializerParts(r: Rewriting, node: Declarator, slot: Slot | undefined): readonly Part[] {
  const { initializer } = node;
  const shape = slot?.shape;
  if (slot === undefined || shape === undefined)
    return plainParts(r, initializer === undefined ? [] : [initializer], say("why.kept", { name: node.name.text }));
  if (initializer !== undefined) return [[initializer, r.symbolic(initializer, shape, [slot])]];
  const isSet = node.kind === "field" && !node.modifiers.has("final") && !r.isEarly(slot);
  const initial = isSet ? initialValue(shape) : undefined;
  return initial === undefined ? [] : [[{ start: node.end, end: node.end }, ` = ${initial}`]];
}

/** The initial value of a field of a primitive type. */
function initialValue(shape: Shape): string | undefined {
  const { base } = shape;
  if (!isPrimitive(shape)) return undefined;
  if (base === "boolean") return lifted("false", base, "boolean");
  return base === "char" ? lifted("'\\0'", base, "char") : lifted("0", base, "int");
}
