import type { Checked } from "./checked.ts";

/** The places of the parameters that an expression looks at. */
export function parametersUsed(expression: Checked): ReadonlySet<number> {
  if (expression.kind === "parameter") return new Set([expression.index]);
  return new Set(partsOf(expression).flatMap((part) => [...parametersUsed(part)]));
}

function partsOf(expression: Checked): readonly Checked[] {
  switch (expression.kind) {
    case "apply":
      return expression.arguments;
    case "use": {
      const used = parametersUsed(expression.definition.body);
      return expression.arguments.filter((_, place) => used.has(place));
    }
    case "list":
      return expression.elements;
    case "concat":
    case "equal":
      return [expression.left, expression.right];
    case "if":
      return [expression.condition, expression.then, expression.otherwise];
    case "widen":
      return [expression.operand];
    default:
      return [];
  }
}
