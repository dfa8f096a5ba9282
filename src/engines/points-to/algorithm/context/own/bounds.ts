import type { Checked, CheckedDefinition } from "../../../../../definitions/index.ts";

/** Between which a number lies, or the number of elements of a context. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** How many elements the contexts of methods and of objects have at most; ∞ where no bound is seen. */
export interface ContextBounds {
  readonly method: number;
  readonly heap: number;
}

interface Selector {
  readonly static: CheckedDefinition;
  readonly instance: CheckedDefinition;
  readonly heap: CheckedDefinition | undefined;
}

/** Contexts that are longer end a run. */
const LONGEST = 1_000;

/**
 * How long contexts get, whatever the program: the least solution of what the definitions say of lengths, both branches of
 * a condition taken. Each round that finds no solution makes a context longer, so the rounds come to an end.
 */
export function contextBounds(selector: Selector): ContextBounds {
  let method = 0;
  let heap = 0;
  for (;;) {
    const c = upTo(method);
    const h = upTo(heap);
    const [o, l, m] = [one, one, anything];
    const nextMethod = Math.max(
      method,
      boundsOf(selector.static.body, [c, l, m]).most,
      boundsOf(selector.instance.body, [c, l, h, o, m]).most,
    );
    const nextHeap = Math.max(
      heap,
      selector.heap === undefined ? nextMethod : boundsOf(selector.heap.body, [c, o, anything]).most,
    );
    if (nextMethod === method && nextHeap === heap) return { method, heap };
    method = nextMethod > LONGEST ? Number.POSITIVE_INFINITY : nextMethod;
    heap = nextHeap > LONGEST ? Number.POSITIVE_INFINITY : nextHeap;
  }
}

const one: Bounds = { least: 1, most: 1 };
const anything: Bounds = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };

function upTo(most: number): Bounds {
  return { least: 0, most };
}

function boundsOf(expression: Checked, parameters: readonly Bounds[]): Bounds {
  switch (expression.kind) {
    case "literal": {
      const { value } = expression;
      return typeof value === "number" ? { least: value, most: value } : anything;
    }
    case "parameter":
      return parameters[expression.index] ?? anything;
    case "list":
      return { least: expression.elements.length, most: expression.elements.length };
    case "concat":
      return sum(boundsOf(expression.left, parameters), boundsOf(expression.right, parameters));
    case "if":
      return hull(boundsOf(expression.then, parameters), boundsOf(expression.otherwise, parameters));
    case "widen":
      return expression.type.name === "context" ? one : boundsOf(expression.operand, parameters);
    case "use":
      return boundsOf(
        expression.definition.body,
        expression.arguments.map((each) => boundsOf(each, parameters)),
      );
    case "equal":
      return anything;
    case "apply":
      return applied(
        expression.function.name,
        expression.arguments.map((each) => boundsOf(each, parameters)),
      );
  }
}

function applied(name: string, [a = anything, b = anything]: readonly Bounds[]): Bounds {
  switch (name) {
    case "last":
    case "first":
      return upTo(Math.min(Math.max(0, Math.floor(a.most)), b.most));
    case "calls":
    case "objects":
    case "types":
      return upTo(a.most);
    case "size":
      return a;
    case "inType":
      return one;
    case "min":
      return { least: Math.min(a.least, b.least), most: Math.min(a.most, b.most) };
    case "max":
      return { least: Math.max(a.least, b.least), most: Math.max(a.most, b.most) };
    case "+":
      return sum(a, b);
    default:
      return anything;
  }
}

function sum(a: Bounds, b: Bounds): Bounds {
  return { least: a.least + b.least, most: a.most + b.most };
}

function hull(a: Bounds, b: Bounds): Bounds {
  return { least: Math.min(a.least, b.least), most: Math.max(a.most, b.most) };
}
