import type { Checked, CheckedDefinition } from "../../../../../definitions/index.ts";

/** How many elements the contexts of methods and of objects have at most; ∞ where no bound is seen. */
interface ContextBounds {
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

const UNBOUNDED = Number.POSITIVE_INFINITY;

/**
 * How long contexts get, whatever the program: the least solution of what the definitions say of lengths, both branches of
 * a condition taken. Each round that finds no solution makes a context longer, so the rounds come to an end.
 */
export function contextBounds(selector: Selector): ContextBounds {
  let method = 0;
  let heap = 0;
  for (;;) {
    const [c, h, o, l] = [method, heap, 1, 1];
    const nextMethod = Math.max(
      method,
      boundOf(selector.static.body, [c, l, UNBOUNDED]),
      boundOf(selector.instance.body, [c, l, h, o, UNBOUNDED]),
    );
    const nextHeap = Math.max(
      heap,
      selector.heap === undefined ? nextMethod : boundOf(selector.heap.body, [c, o, UNBOUNDED]),
    );
    if (nextMethod === method && nextHeap === heap) return { method, heap };
    method = nextMethod > LONGEST ? UNBOUNDED : nextMethod;
    heap = nextHeap > LONGEST ? UNBOUNDED : nextHeap;
  }
}

/** What a number is at most, or how many elements a context has at most, from what holds of the parameters. */
function boundOf(expression: Checked, parameters: readonly number[]): number {
  switch (expression.kind) {
    case "literal":
      return typeof expression.value === "number" ? expression.value : UNBOUNDED;
    case "parameter":
      return parameters[expression.index] ?? UNBOUNDED;
    case "list":
      return expression.elements.length;
    case "concat":
      return boundOf(expression.left, parameters) + boundOf(expression.right, parameters);
    case "if":
      return Math.max(boundOf(expression.then, parameters), boundOf(expression.otherwise, parameters));
    case "widen":
      return expression.type.name === "context" ? 1 : boundOf(expression.operand, parameters);
    case "use":
      return boundOf(
        expression.definition.body,
        expression.arguments.map((each) => boundOf(each, parameters)),
      );
    case "equal":
      return UNBOUNDED;
    case "apply":
      return applied(
        expression.function.name,
        expression.arguments.map((each) => boundOf(each, parameters)),
      );
  }
}

function applied(name: string, [a = UNBOUNDED, b = UNBOUNDED]: readonly number[]): number {
  switch (name) {
    case "last":
    case "first":
      return Math.min(Math.max(0, Math.floor(a)), b);
    case "calls":
    case "objects":
    case "types":
    case "size":
      return a;
    case "inType":
      return 1;
    case "min":
      return Math.min(a, b);
    case "max":
      return Math.max(a, b);
    case "+":
      return a + b;
    default:
      return UNBOUNDED;
  }
}
