import type { AnalysisError } from "../../kernel/index.ts";
import type { RawError } from "./raw-node.ts";
import type { SourceText } from "./source-text.ts";

export function describeSyntaxErrors(source: SourceText, errors: readonly RawError[]): readonly AnalysisError[] {
  return errors.map((error) => ({
    kind: "syntax",
    span: source.span(error),
    found: `“${source.slice(error)}”`,
    expected: error.missing ?? "something else",
  }));
}
