import { catalog } from "../../kernel/index.ts";

/**
 * Errors in what classes extend and implement.
 * Each sentence on what is wrong has another, `id/remedy`, on what to write instead.
 */
export const INHERITANCE_MESSAGES = catalog("javaInheritance", {
  "clash-of-erasures":
    "{first} and {second} are the same without their type arguments, and neither overrides the other.",
  "clash-of-erasures/remedy": "Rename “{name}”, or give it the parameters of the other one.",
  "conflicting-defaults": "{class} inherits both {first} and {second}.",
  "conflicting-defaults/remedy": "Add {header} to it.",
  "default-of-object": "“{name}” is a method of every object, so no default of it is ever called.",
  "default-of-object/remedy": "Leave its body out, or implement it in the classes.",
  "incompatible-return-type": "“{name}” returns {type}, but {there}, which it overrides, returns {expected}.",
  "incompatible-return-type/remedy": "Return {expected} here too.",
  "inherited-clash-of-erasures":
    "{class} inherits {first} and {second}, which are the same without their type arguments, and neither overrides the other.",
  "inherited-clash-of-erasures/remedy": "Leave one of the two supertypes out, or rename one of the methods.",
  "inherited-return-types": "{class} inherits {first} and {second}, but no method can return what both return.",
  "inherited-return-types/remedy": "Leave one of the two supertypes out, or rename one of the methods.",
  "missing-implementation": "{name} is not abstract and does not implement {method}.",
  "missing-implementation/remedy": "Add {header}, or declare {name} abstract.",
  "no-functional-interface": "{interface} is not a functional interface.",
  "no-functional-interface/remedy": "Leave exactly one method in it without a body, or remove the annotation.",
  "overrides-final": "“{name}” overrides {there}, which is final.",
  "overrides-final/remedy": "Leave out “final” there, or rename this one.",
  "overrides-nothing": "“{name}” overrides nothing.",
  "overrides-nothing/remedy": "Leave “@Override” out.",
  "overrides-nothing-but-similar": "“{name}” overrides nothing.",
  "overrides-nothing-but-similar/remedy": "Did you mean “{similar}”?",
  "own-method-behind-diamond":
    "“{name}” overrides nothing, and a class created with “<>” has only private methods of its own.",
  "own-method-behind-diamond/remedy": "Write the type arguments between “<” and “>”, or make it private.",
  "static-and-instance": "“{name}” is {here}, but {there}, which it overrides, is {above}.",
  "static-and-instance/remedy": "Make both the same, or rename one.",
  "two-parameterizations": "{name} would be a {first} and a {second} at once.",
  "two-parameterizations/remedy": "Let it be one of the two.",
  "undeclared-exception": "“{method}” throws {type}, but {there}, which it overrides, does not.",
  "undeclared-exception/remedy": "Catch it here, or declare it there too.",
  "weaker-access": "“{name}” must be {access}, like {there}, which it overrides.",
  "weaker-access/remedy": "Put “{access}” before it.",
});
