import { catalog } from "../../kernel/index.ts";

/**
 * What is wrong with literals and text blocks.
 * Each sentence on what is wrong has another, `id/remedy`, on what to write instead.
 */
export const LITERAL_MESSAGES = catalog("javaLiterals", {
  "beyond-32-bits": "This number does not fit into 32 bits.",
  "beyond-32-bits/remedy": "End it with L for a long.",
  "beyond-64-bits": "This number does not fit into 64 bits.",
  "beyond-64-bits/remedy": "Use a smaller one.",
  "infinite-number": "This number is too large.",
  "infinite-number/remedy": "Use a smaller one.",
  "leading-zero": "A number with a leading 0 is octal.",
  "leading-zero/remedy": "Leave out the leading 0.",
  "no-single-character": "Between single quotes there must be exactly one character.",
  "no-single-character/remedy": "Use double quotes for a text.",
  "text-block-in-first-line": "A text block starts in the line after its quotes.",
  "text-block-in-first-line/remedy": "Start a new line there.",
  "unclosed-text": "This text does not end in its line.",
  "unclosed-text/remedy": "Close it with a double quote.",
  "unknown-escape": "This escape is unknown.",
  "unknown-escape/remedy":
    "Java has \\b \\t \\n \\f \\r \\s \\\" \\' \\\\, octal ones and \\u with four hexadecimal digits.",
});
