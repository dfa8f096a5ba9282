import { catalog, sayFrom } from "../../kernel/index.ts";

/** What a syntax error says of the place: what is there, and what could stand there. */
export const FOUND = catalog("javaFound", {
  "end-of-file": "the end of the file",
  nothing: "nothing between the quotes",
  "unclosed-character": "a character that does not end in its line",
  "unclosed-comment": "a comment without end",
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
  handler: "a “catch” or a “finally” behind its block",
  length: "a length",
  member: "a member of the class (statements stand in methods)",
  "member-name": "a name (statements stand in methods)",
  name: "a name",
  "no-brace": "no more closing braces",
  "no-nested-method": "“;” (a method does not stand in another one; a “}” may be missing before it)",
  "no-octal": "a number without 0 in front (that makes it octal)",
  other: "a {name}",
  statement: "a statement or a declaration",
  "statement-or-brace": "a statement or “}” (this does not stand in a method)",
  switch: "a “switch” around it",
  token: "something that Java knows",
  type: "a type",
});

/** What is there. */
export const sayFound = sayFrom(FOUND);

/** What could stand there. */
export const sayExpected = sayFrom(EXPECTED);
