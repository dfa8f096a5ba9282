import { catalog, fill, type MessageValues } from "../../kernel/index.ts";

/** What could stand where something of another type stands. */
export const EXPECTED_TYPES = catalog("javaExpectedTypes", {
  annotation: "an annotation (@interface)",
  array: "an array",
  "array-in-braces": "an array in braces",
  "array-or-iterable": "an array or an Iterable",
  "assigned-value": "a value for {operator}= on {type}",
  "cast-operand": "a value that can be cast to {type}",
  class: "a class",
  closeable: "an AutoCloseable (which can be closed)",
  comparable: "a value comparable with {type}",
  condition: "a condition (boolean)",
  "condition-not-assignment": "a condition (== compares, = assigns)",
  "enum-constant": "a constant of {type}",
  expression: "an expression",
  function: "a lambda or method reference",
  "lambda-with-parameters": "a lambda with {count}",
  "no-functional-interface": "{type}, which is not a functional interface",
  number: "a number",
  "number-for-operator": "a number for “{operator}”",
  object: "an object",
  "object-and-class": "an object and a class",
  "object-with-fields": "an object with fields",
  "object-with-methods": "an object with methods",
  "parameters-of-function": "one with {count, plural, one {# parameter} other {# parameters}}, for {type}",
  "return-without-value": "“return” without a value",
  "switch-subject": "an int, char, short, byte, String or enum",
  "test-operand": "a value that can be {type}",
  throwable: "a Throwable (an exception or an error)",
  "whole-number": "a whole number",
});

/** What is expected at a place, as the message about a wrong type says it. */
export function expectedType(id: keyof typeof EXPECTED_TYPES, values?: MessageValues): string {
  return fill(EXPECTED_TYPES, id, values);
}
