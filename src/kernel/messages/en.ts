/** How errors are worded, by kind. */
export const words = {
  "error.syntax": "Syntax error: found {found}, expected {expected}.",
  "error.unsupported": "{construct} is not supported yet. {instead}",
  "error.unknown": "There is no {what} “{name}” here.",
  "error.nearest": "Did you mean “{nearest}”?",
  "error.duplicate": "The {what} “{name}” is declared twice; the first one is in line {line}. Rename one of them.",
  "error.type": "Found {found} where {expected} is needed.",
  "error.notApplicable": "No “{name}” takes ({types}).",
  "error.ambiguous": "“{name}({types})” fits more than one declaration.",
  "error.cast": "Add a cast to choose one.",
  "error.declared": "Declared: {declarations}.",
  "error.noMain": "There is no single “main” to start from.",
  "error.noEntry": "There is no method “{wanted}” to start from.",
  "error.declareMain": "Declare “static void main(String[] args)”.",
  "error.chooseEntry": "Choose one with the entry option: {methods}.",
  "error.selector": "“{spec}” is not a context sensitivity. Use one of {names}.",
  "error.option": "Option “{option}” cannot be “{value}”. It takes {expected}.",
  "error.request": "The request cannot be read: {problem}",
  "error.noInput": "No program given. Name at least one .java file.",
  "error.file": "{file} cannot be read: {reason}.",
  "error.fault":
    "Something went wrong inside Fixscope, not in your program: {detail}. Please report it together with the input.",
} as const;
