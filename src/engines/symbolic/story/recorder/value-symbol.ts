import { NULL } from "../../../separation/index.ts";
import { showValue } from "../../algorithm/state/show-value.ts";
import type { SymbolicValue } from "../../algorithm/state/values.ts";
import type { ValueSymbol } from "../facts/index.ts";

/** A symbolic value as a row: its text, and the reference that it is. */
export function valueSymbol(value: SymbolicValue): ValueSymbol {
  const text = showValue(value);
  return value.kind === "reference" && value.name !== NULL ? { text, reference: value.name } : { text };
}
