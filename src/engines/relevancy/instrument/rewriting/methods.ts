import {
  type ConstructorDeclaration,
  type Located,
  type Method,
  type MethodDeclaration,
  supertypesOf,
} from "../../../../java/index.ts";
import { say } from "../../messages/say.ts";
import { concrete, elementOf, isShared, lifted, typeText } from "../plan/shapes.ts";
import { canBeWrapped, isMain, type Signature, slotsOf } from "../plan/signatures.ts";
import { returnSlot, variableSlot } from "../plan/slots.ts";
import { neverReturnsNull } from "./null-returns.ts";
import { exitsOf, type Part, type Rewriting } from "./rewriting.ts";
import { indentation } from "./splice.ts";

type Declaration = MethodDeclaration | ConstructorDeclaration;

/** The changes of a method: its body, its signature, and the version beside it. */
export function methodParts(
  r: Rewriting,
  node: Declaration,
  method: Method,
  isInAnonymousClass: boolean,
): readonly Part[] {
  const signature = r.plan.signature(method);
  const beside = modifiersBeside(node, isInAnonymousClass && !overridesOwn(method, signature));
  if (signature === undefined) return [...bodyParts(r, node, method, false), ...renamedMain(r, node, method)];
  if (r.plan.isPlainMember(method, signature))
    return [...bodyParts(r, node, method, false), ...bridge(r, node, signature, beside)];
  const isWrapped = r.plan.needsWrapper(signature) || isOpen(method, signature);
  if (isWrapped && !canBeWrapped(signature)) {
    const shared = signature.family.members.flatMap(slotsOf).filter(({ shape }) => isShared(shape));
    r.plan.takeBack(shared, say("why.original"), r.source.span(node.name));
  }
  if (signature.family.overridesLibrary && signature.returns !== undefined)
    r.note(say("concrete.value", { reason: say("why.called") }), node.name);
  const head = headParts(r, node, method, signature);
  return [...head, ...(isWrapped ? wrapper(r, node, signature, beside) : []), ...bodyParts(r, node, method, true)];
}

/**
 * The modifiers of the version that goes beside a method. In an anonymous class it is private where it overrides nothing:
 * behind `<>` no other is allowed (JLS 15.9.5).
 */
function modifiersBeside(node: Declaration, isPrivate: boolean): string {
  const words = isPrivate ? ["private", ...[...node.modifiers].filter((word) => !VISIBLE.has(word))] : node.modifiers;
  return [...words].map((word) => `${word} `).join("");
}

const VISIBLE: ReadonlySet<string> = new Set(["public", "protected", "private"]);

/** Whether a method of the program, which has a symbolic version too, is overridden. */
function overridesOwn(method: Method, signature: Signature | undefined): boolean {
  const above = new Set(supertypesOf(method.class));
  return signature?.family.members.some((each) => each !== method && above.has(each.class)) ?? false;
}

/** Fig. 1 keeps the original signature of what others may call, too. */
function isOpen(method: Method, signature: Signature): boolean {
  return method.kind === "method" && !method.isPrivate && canBeWrapped(signature);
}

function bodyParts(r: Rewriting, node: Declaration, method: Method, isSymbolic: boolean): readonly Part[] {
  if (node.body === undefined) return [];
  const slot = returnSlot(method);
  const returns = isSymbolic && r.plan.signature(method)?.returns !== undefined ? slot : undefined;
  return r.statements([node.body], exitsOf(r, returns));
}

/** The symbolic signature in the place of the original one. */
function headParts(r: Rewriting, node: Declaration, method: Method, signature: Signature): readonly Part[] {
  const parts: Part[] = [];
  const { hidden } = signature.family;
  node.parameters.forEach(({ type, isVariadic }, index) => {
    const variable = method.parameters[index + hidden];
    const shape = signature.parameters[index + hidden];
    if (shape === undefined || variable === undefined) return;
    r.plan.declare(variableSlot(variable));
    parts.push([type, typeText(isVariadic ? elementOf(shape) : shape)]);
  });
  if (node.kind === "constructor") return parts;
  if (signature.returns !== undefined) {
    r.plan.declare(returnSlot(method));
    parts.push([node.returnType, typeText(signature.returns)]);
  }
  return [...parts, [node.name, `__${node.name.text}`]];
}

/** The original signature, calling the symbolic version; it takes the annotations, which speak of the original. */
function wrapper(r: Rewriting, node: Declaration, signature: Signature, beside: string): readonly Part[] {
  const start = node.start;
  const types = firstType(r, node);
  const text = `${original(r, node, signature)}\n\n${indentation(r.source.text, start)}${beside}`;
  return [[{ start, end: types }, text]];
}

function original(r: Rewriting, node: Declaration, signature: Signature): string {
  if (node.body === undefined) return r.source.slice(node);
  const head = r.source.slice({ start: node.start, end: node.body.start }).trimEnd();
  return `${head} ${block(r, node, node.body, forwarded(r, node, signature))}`;
}

function forwarded(r: Rewriting, node: Declaration, signature: Signature): string {
  const { hidden } = signature.family;
  const given = node.parameters.map(({ name }, index) => {
    const shape = signature.parameters[index + hidden];
    return shape === undefined ? name.text : lifted(name.text, shape.base, shape.base);
  });
  if (node.kind === "constructor") return `this(${given.join(", ")});`;
  const call = `__${node.name.text}(${given.join(", ")})`;
  if (node.returnType.kind === "void-type") return `${call};`;
  const { returns } = signature;
  return `return ${returns === undefined ? call : concrete(call, returns.base, neverReturnsNull(r, node))};`;
}

/** A method without anything symbolic among others that have it: the symbolic signature, calling the original. */
function bridge(r: Rewriting, node: Declaration, signature: Signature, beside: string): readonly Part[] {
  if (node.kind === "constructor") return [];
  const types = { start: firstType(r, node), end: node.body?.start ?? node.end };
  const { hidden } = signature.family;
  const parts: Part[] = [[node.name, `__${node.name.text}`]];
  const given = node.parameters.map(({ name, type }, index) => {
    const shape = signature.parameters[index + hidden];
    if (shape === undefined) return name.text;
    parts.push([type, typeText(shape)]);
    return concrete(name.text, shape.base, false);
  });
  const { returns } = signature;
  if (returns !== undefined) parts.push([node.returnType, typeText(returns)]);
  const call = `${node.name.text}(${given.join(", ")})`;
  const value = returns === undefined ? call : lifted(call, returns.base, returns.base);
  const statement = node.returnType.kind === "void-type" ? `${call};` : `return ${value};`;
  const head = `${beside}${r.splice(types, parts).trimEnd()}`;
  const text = node.body === undefined ? head : `${head} ${block(r, node, node.body, statement)}`;
  return [after(node, `\n\n${indentation(r.source.text, node.start)}${text}`)];
}

/** Fig. 1: a main method with symbolic variables becomes `__main`; `main` calls it. */
function renamedMain(r: Rewriting, node: Declaration, method: Method): readonly Part[] {
  const isWritten = node.name.end > node.name.start && node.body !== undefined;
  const isSymbolic = method.variables.some((variable) => r.plan.isSymbolic(variableSlot(variable)));
  if (!isMain(method) || !isWritten || !isSymbolic || node.body === undefined) return [];
  const head = r.source.slice({ start: node.start, end: node.body.start }).trimEnd();
  const call = `__main(${node.parameters.map(({ name }) => name.text).join(", ")});`;
  const text = `\n\n${indentation(r.source.text, node.start)}${head} ${block(r, node, node.body, call)}`;
  return [[node.name, "__main"], after(node, text)];
}

function block(r: Rewriting, node: Declaration, body: NonNullable<Declaration["body"]>, statement: string): string {
  const { text } = r.source;
  const outer = indentation(text, node.start);
  const [first] = body.statements;
  const isOnOwnLine = first !== undefined && text.slice(body.start, first.start).includes("\n");
  const inner = isOnOwnLine ? indentation(text, first.start) : `${outer}${outer === "" ? "  " : outer}`;
  return `{\n${inner}${statement}\n${outer}}`;
}

function after({ end }: Located, text: string): Part {
  return [{ start: end, end }, text];
}

/** Where annotations and modifiers end. */
function firstType(r: Rewriting, node: Declaration): number {
  const [parameter] = node.typeParameters;
  if (parameter !== undefined) return r.source.text.lastIndexOf("<", parameter.start);
  return node.kind === "constructor" ? node.name.start : node.returnType.start;
}
