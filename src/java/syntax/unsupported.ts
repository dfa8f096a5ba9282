import type { RawNode } from "./raw-node.ts";
import type { TreeReader } from "./tree-reader.ts";
import { refuse } from "./tree-reader.ts";

type Refusal = readonly [construct: string, instead: string];

const EXPRESSIONS: Readonly<Record<string, Refusal>> = {
  lambda_expression: ["A lambda expression", "Declare a class with that method and create an object of it."],
  method_reference: ["A method reference", "Declare a class with that method and create an object of it."],
  class_literal: ["A class literal", "Leave it out."],
  switch_expression: ["A “switch”", "Use if and else."],
  template_expression: ["A string template", "Join the parts with +."],
  hex_floating_point_literal: ["A hexadecimal floating-point number", "Write it in decimal."],
};

const STATEMENTS: Readonly<Record<string, Refusal>> = {
  enhanced_for_statement: ["A “for” over the elements of an array or collection", "Use a for loop with an index."],
  labeled_statement: ["A label", "Use a boolean variable that the outer loop tests."],
  assert_statement: ["“assert”", "Leave it out."],
  switch_expression: ["A “switch”", "Use if and else."],
  synchronized_statement: ["“synchronized”", "Leave it out and keep its block."],
  throw_statement: ["“throw”", "Return a value that says what went wrong."],
  try_statement: ["“try”", "Leave it out and keep its block."],
  try_with_resources_statement: ["“try”", "Leave it out and keep its block."],
  yield_statement: ["“yield”", "Use if and else instead of a switch."],
  class_declaration: ["A class inside a method", "Declare it outside the method."],
  interface_declaration: ["An interface inside a method", "Declare it outside the method."],
};

const DECLARATIONS: Readonly<Record<string, Refusal>> = {
  enum_declaration: ["An enum", "Declare a class with one static field for each constant."],
  record_declaration: ["A record", "Declare a class with fields and a constructor."],
  annotation_type_declaration: ["An annotation type", "Leave it out."],
  module_declaration: ["A module declaration", "Leave it out."],
  compact_constructor_declaration: ["A compact constructor", "Give the constructor its parameters."],
};

export function refuseExpression(reader: TreeReader, node: RawNode): void {
  refuseBy(reader, node, EXPRESSIONS);
}

export function refuseStatement(reader: TreeReader, node: RawNode): void {
  refuseBy(reader, node, { ...DECLARATIONS, ...STATEMENTS });
}

/** Says no to a declaration that is not supported; false when it is one that the caller can read. */
export function refuseDeclaration(reader: TreeReader, node: RawNode): boolean {
  if (DECLARATIONS[node.type] === undefined) return false;
  refuseBy(reader, node, DECLARATIONS);
  return true;
}

function refuseBy(reader: TreeReader, node: RawNode, table: Readonly<Record<string, Refusal>>): void {
  if (node.type === "ERROR") return;
  const [construct, instead] = table[node.type] ?? [`This (${node.type.replaceAll("_", " ")})`, "Leave it out."];
  refuse(reader, node, construct, instead);
}
