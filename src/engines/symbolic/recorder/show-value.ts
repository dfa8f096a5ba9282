import { NULL, showConstraint, showLinear } from "../../separation/index.ts";
import type { ValueSymbol } from "../facts/index.ts";
import type { SymbolicValue } from "../values.ts";

/** A symbolic value as it reads: `n1`, `v + w`, `k < 3`. */
export function showValue(value: SymbolicValue): string {
  switch (value.kind) {
    case "reference":
      return value.name;
    case "integer":
      return showLinear(value.term);
    case "truth":
      return String(value.value);
    case "condition": {
      const { condition } = value;
      if (condition.kind === "numbers") return showConstraint(condition.constraint);
      return `${condition.left} ${condition.relation} ${condition.right}`;
    }
    case "opaque":
      return value.text;
  }
}

export function valueSymbol(value: SymbolicValue): ValueSymbol {
  const text = showValue(value);
  return value.kind === "reference" && value.name !== NULL ? { text, reference: value.name } : { text };
}
