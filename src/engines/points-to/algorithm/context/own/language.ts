import { type Language, number, operation, signature, type Type, text } from "../../../../../definitions/index.ts";
import type { AllocationSite, CallSite, ClassInfo, Method } from "../../../../../java/index.ts";
import { say } from "../../../messages/say.ts";
import type { ContextElement } from "../context.ts";
import { inType } from "../type.ts";

/** Context elements, oldest first. */
type Elements = readonly ContextElement[];

type ObjectElement = Extract<ContextElement, { kind: "object" }>;
type CallElement = Extract<ContextElement, { kind: "call-site" }>;

const context: Type<Elements> = {
  name: "context",
  get one() {
    return say("own.type.context");
  },
  equals: (a, b) => a.length === b.length && a.every((element, place) => isSame(element, b[place])),
};

/** A single element is taken as the context of it alone. */
const element: Type<ContextElement> = {
  name: "element",
  get one() {
    return say("own.type.element");
  },
  equals: isSame,
  wider: { type: context, convert: (value) => [value] },
};

const asElement = { type: element, convert: (value: unknown) => value };

const object: Type<ObjectElement> = {
  name: "object",
  get one() {
    return say("own.type.object");
  },
  equals: isSame,
  wider: asElement,
};

const site: Type<CallElement> = {
  name: "site",
  get one() {
    return say("own.type.site");
  },
  equals: isSame,
  wider: asElement,
};

const method: Type<Method> = {
  name: "method",
  get one() {
    return say("own.type.method");
  },
  equals: (a, b) => a.label === b.label,
};

/** Select(c, l, –): the context of a callee without a receiver. */
export const staticSelect = signature("static", [context, site, method], ["c", "l", "m"], context);

/** Select(c, l, h:o): that of a callee whose receiver is o with the heap context h. */
export const instanceSelect = signature(
  "instance",
  [context, site, context, object, method],
  ["c", "l", "h", "o", "m"],
  context,
);

/** The heap context of the object o that a method makes under c; n is the heap option. */
export const heapSelect = signature("heap", [context, object, number], ["c", "o", "n"], context, true);

/** What definitions of a selector may speak of. */
export const selectorLanguage: Language = {
  keyword: "selector",
  types: [context, element, object, site, method],
  functions: [
    operation("last", [number, context], context, (n, c) => c.slice(c.length - countIn(c, n))),
    operation("first", [number, context], context, (n, c) => c.slice(0, countIn(c, n))),
    operation("size", [context], number, (c) => c.length),
    operation("calls", [context], context, (c) => c.filter(({ kind }) => kind === "call-site")),
    operation("objects", [context], context, (c) => c.filter(({ kind }) => kind === "object")),
    operation("types", [context], context, (c) => c.filter(({ kind }) => kind === "type")),
    operation("inType", [object], element, (o) => inType(o.site)),
    operation("name", [method], text, (m) => m.label),
  ],
  constants: [],
  signatures: [staticSelect, instanceSelect, heapSelect],
  list: { type: context, element },
};

/** A call site, as definitions are given it. */
export function callElement(of: CallSite): CallElement {
  return { kind: "call-site", site: of };
}

/** An abstract object, as definitions are given it. */
export function objectElement(of: AllocationSite): ObjectElement {
  return { kind: "object", site: of };
}

function isSame(a: ContextElement, b: ContextElement | undefined): boolean {
  return a.kind === b?.kind && keyOf(a) === keyOf(b);
}

function keyOf(of: ContextElement): CallSite | AllocationSite | ClassInfo {
  return of.kind === "type" ? of.class : of.site;
}

/** How many elements the first or last n of a context are. */
function countIn(elements: Elements, n: number): number {
  return Math.min(elements.length, Math.max(0, Math.floor(n)));
}
