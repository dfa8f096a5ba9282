import { catalog } from "../catalog.ts";

/** How errors are worded, by kind. */
export const words = catalog("kernel", {
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
  "error.writeMain": "Or let a “main” be written that calls them: “fixscope main FILE.java” prints it.",
  "error.chooseEntry": "Choose one with the entry option: {methods}.",
  "error.selector": "“{spec}” is not a context sensitivity. Use one of {names}.",
  "error.noOption": "There is no option “{option}” here.",
  "error.optionsAre": "The options are {names}.",
  "error.option": "Option “{option}” cannot be “{value}”. It takes {expected}.",
  "error.request": "The request cannot be read: {problem}",
  "error.noInput": "No program given. Name at least one .java file.",
  "error.unwritableFile": "{file} cannot be written: {reason}.",
  "error.unwritableFolder": "Nothing can be written to the folder {folder}: {reason}.",
  "error.file": "{file} cannot be read: {reason}.",
  "error.encoding":
    "it is not in {encoding} (line {line}, column {column}: bytes that stand for no letter there); save it as UTF-8",
  "error.canceled": "The request was canceled before there was an answer.",
  "error.outOfTime":
    "The time limit of {milliseconds} ms was reached before there was an answer. Give more time with the option “timeout”, or less to do.",
  "error.outOfMemory":
    "The memory limit of {megabytes} MB was reached before there was an answer. Use a coarser analysis or a smaller input.",
  "error.tooLarge": "This input has more than {limit} {things}, the most that is read. Use a smaller one.",
  "error.tooLarge.characters": "characters",
  "error.tooLarge.syntaxErrors": "syntax errors",
  "error.tooLarge.syntaxTree": "megabytes of syntax tree",
  "error.tooLarge.errors": "errors",
  "error.tooLarge.classes": "classes above each other",
  "error.tooLarge.locals": "local variables in a method",
  "error.tooLarge.statements": "statements",
  "error.tooLarge.variables": "variables in a formula",
  "error.tooLarge.typeSize": "parts in a type",
  "error.tooLarge.rules": "rules",
  "error.tooLarge.conjuncts": "conjuncts in a formula",
  "error.notFetched":
    "{part} could not be loaded: the connection failed, or the server does not answer. Nothing is lost; try again once there is a connection.",
  "error.notFetched.board": "What shows this analysis",
  "error.notFetched.worker": "The worker that runs the analysis",
  "error.notFetched.engine": "The analysis itself",
  "error.notFetched.java": "What reads Java (its parser and its class library)",
  "error.notFetched.lesson": "The program of this lesson",
  "error.fault":
    "Something went wrong inside Fixscope, not in your program: {detail}. Please report it together with the input.",
});

/** What errors speak of. */
export const things = catalog("things", {
  class: "class",
  method: "method",
  field: "field",
  variable: "variable",
  constructor: "constructor",
  package: "package",
  "data type": "data type",
  predicate: "predicate",
  function: "function",
  parameter: "parameter",
  value: "value",
  name: "name",
  type: "type",
});
