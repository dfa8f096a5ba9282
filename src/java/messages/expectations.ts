import { catalog, sayFrom } from "../../kernel/index.ts";

/** The parts of a syntax error: what was found, and what was expected. */
export const FOUND = catalog("javaFound", {
  "end-of-file": "the end of the file",
  nothing: "nothing between the quotes",
  "unclosed-character": "a character that does not end in its line",
  "unclosed-comment": "a comment that does not end",
  "unclosed-text": "a text that does not end in its line",
});

export const EXPECTED = catalog("javaExpected", {
  assignable: "“;” (only variables, fields and array elements are assigned)",
  "body-or-semicolon": "“{” or “;”",
  case: "“case”, “default” or “}”",
  catchable: "a “try” before it",
  character: "one character",
  "closed-early": "a class, an interface, an enum or a record (a “}” before it may be one too many)",
  "colon-or-arrow": "“:” or “->”",
  "comma-or-parenthesis": "“,” or “)”",
  else: "an “if” before it, closed with a statement or a block",
  "end-of-constants": "“,”, “;” or “}”",
  expression: "an expression",
  "expression-or-parenthesis": "an expression or “)”",
  "first-in-constructor": "a statement (“{word}(…)” comes first in a constructor)",
  for: "two semicolons between the parentheses of “for”",
  handler: "a “catch” or a “finally” after its block",
  length: "a length",
  member: "a member of the class (statements belong in methods)",
  "member-name": "a name (statements belong in methods)",
  name: "a name",
  "no-brace": "no more closing braces",
  "no-nested-method": "“;” (a method cannot be inside another one; a “}” may be missing before it)",
  "no-octal": "a number without 0 in front (that makes it octal)",
  other: "a {name}",
  statement: "a statement or a declaration",
  "statement-or-brace": "a statement or “}” (this does not belong in a method)",
  switch: "an enclosing “switch”",
  token: "a token of Java",
  type: "a type",
});

/** What was found. */
export const sayFound = sayFrom(FOUND);

/** What was expected. */
export const sayExpected = sayFrom(EXPECTED);
