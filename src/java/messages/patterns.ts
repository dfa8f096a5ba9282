import { format, type MessageValues } from "../../kernel/index.ts";

/** What keeps a text from being a regular expression, in Java's words; what Java has and Fixscope lacks, in ours. */
const PATTERN_MESSAGES = {
  "bad-class": "Bad class syntax",
  "dangling-quantifier": "Dangling meta character '{character}'",
  "empty-property": "Empty character family",
  "illegal-control": "Illegal control escape sequence",
  "illegal-hexadecimal": "Illegal hexadecimal escape sequence",
  "illegal-octal": "Illegal octal escape sequence",
  "illegal-range": "Illegal character range",
  "illegal-repetition": "Illegal repetition",
  "illegal-repetition-range": "Illegal repetition range",
  "illegal-unicode": "Illegal Unicode escape sequence",
  "large-hexadecimal": "Hexadecimal codepoint is too big",
  "look-behind": "Look-behind group does not have an obvious maximum length",
  "name-after-k": "\\k is not followed by '<' for named capturing group",
  "name-start": "capturing group name does not start with a Latin letter",
  "name-taken": "Named capturing group <{name}> is already defined",
  "nested-too-deep": "Groups are nested too deep",
  "not-supported": "Grapheme clusters, characters by name, and canonical equivalence are not supported",
  "trailing-escape": "Unexpected internal error",
  "unclosed-class": "Unclosed character class",
  "unclosed-count": "Unclosed counted closure",
  "unclosed-group": "Unclosed group",
  "unclosed-hexadecimal": "Unclosed hexadecimal escape sequence",
  "unclosed-name": "named capturing group is missing trailing '>'",
  "unclosed-property": "Unclosed character family",
  "unknown-escape": "Illegal/unsupported escape sequence",
  "unknown-modifier": "Unknown inline modifier",
  "unknown-name": "named capturing group <{name}> does not exist",
  "unknown-property": "Unknown character property name {{name}}",
  "unmatched-closing": "Unmatched closing ')'",
} as const;

export type PatternProblem = keyof typeof PATTERN_MESSAGES;

/** What is said of a text that is no regular expression. */
export function patternText(problem: PatternProblem, values?: MessageValues): string {
  return format(PATTERN_MESSAGES[problem], values);
}
