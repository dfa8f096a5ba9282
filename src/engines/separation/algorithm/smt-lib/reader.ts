import { Budget, failure, failureOf, type Result, readText } from "../../../../kernel/index.ts";
import { elaborate, type Specification } from "../syntax/index.ts";
import { readSExpressions } from "./s-expression.ts";
import { ScriptReader } from "./script-reader.ts";

/**
 * Reads the SMT-LIB separation-logic format (SL-COMP): data types, `declare-heap`, recursive predicates, assertions.
 * The conjunction of the assertions before the last `(check-sat)` is the only check; an earlier one is the format's own
 * consistency test of the declarations and means nothing.
 */
export function readSmtLib(file: string, text: string, budget = Budget.unlimited): Result<Specification> {
  return readText(text, budget, () => {
    const expressions = readSExpressions(file, text, budget);
    if (!("length" in expressions)) return failure(expressions);
    const reader = new ScriptReader(file, budget);
    for (const expression of expressions) reader.read(expression);
    const source = reader.source();
    return reader.errors.length > 0 ? failureOf(reader.errors) : elaborate(source, budget);
  });
}
