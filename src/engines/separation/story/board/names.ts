import type { SectionNames } from "../../../../trace/index.ts";
import { pairNotation, pairPattern } from "../../algorithm/base-pairs/print-pair.ts";
import type { SymbolRows } from "./symbol-rows.ts";

const isPair = new RegExp(`^(?:${pairPattern.source})$`);

/** Predicates and variables have the names of the text. Base pairs are written as pairs. */
export function namesOf(rows: SymbolRows): SectionNames {
  return {
    pattern: new RegExp(`(?<=\\bbase\\([^()]+\\) ∋ )(?:${pairPattern.source})`),
    get count() {
      return rows.table("predicates").length;
    },
    things: () => [],
    notation: (text) => (isPair.test(text) ? pairNotation(text) : undefined),
  };
}
