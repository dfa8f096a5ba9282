/** What a syntax error says of the place: what is there, and what could stand there. */
export const FOUND = {
  "end-of-file": "the end of the file",
  nothing: "nothing between the quotes",
  "unclosed-character": "a character that does not end in its line",
  "unclosed-comment": "a comment without end",
  "unclosed-text": "a text that does not end in its line",
} as const;

export const EXPECTED = {
  assignable: "“;” (only variables, fields and array elements are assigned)",
  catchable: "a “try” before it",
  character: "one character",
  "comma-or-parenthesis": "“,” or “)”",
  else: "an “if” before it, closed with a statement or a block",
  expression: "an expression",
  "expression-or-parenthesis": "an expression or “)”",
  "first-in-constructor": "a statement (“{word}(…)” comes first in a constructor)",
  for: "two semicolons between the parentheses of “for”",
  length: "a length",
  name: "a name",
  "no-brace": "no more closing braces",
  "no-octal": "a number without 0 in front (that makes it octal)",
  other: "a {name}",
  statement: "a statement or a declaration",
  switch: "a “switch” around it",
  token: "something that Java knows",
  type: "a type",
} as const;
