import { Budget, type Result, readText } from "../../../../kernel/index.ts";
import { elaborate, type Specification } from "./elaborate.ts";
import { parseSource } from "./parser.ts";

export { elaborate, type Specification } from "./elaborate.ts";
export { symbolsOf, tokenize } from "./lexer.ts";
export { parseSource } from "./parser.ts";
export {
  showConstraint,
  showHeap,
  showLinear,
  showPointerFact,
  showSpatial,
} from "./print.ts";
export type { Binder, SourceText, Term } from "./surface.ts";
export { TokenReader } from "./token-reader.ts";
export { type TypeNode, Types } from "./types.ts";

/** Reads, types and reduces a `.sl` text. */
export function readSpecification(file: string, text: string, budget = Budget.unlimited): Result<Specification> {
  return readText(text, budget, () => {
    const source = parseSource(file, text, budget);
    return source.ok ? elaborate(source.value, budget) : source;
  });
}
