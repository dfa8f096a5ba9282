import { showConstraint, showLinear } from "../../../separation/index.ts";
import type { SymbolicValue } from "./values.ts";

/** A symbolic value as formulas write it: `n1`, `v + w`, `k < 3`. */
export function showValue(value: SymbolicValue): string {
  switch (value.kind) {
    case "reference":
      return value.name;
    case "integer":
    case "fraction":
      return showLinear(value.term);
    case "truth":
      return String(value.value);
    case "condition":
      return showConstraint(value.constraint);
    case "opaque":
      return value.text;
  }
}
