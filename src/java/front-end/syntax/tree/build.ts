import type { BinaryOperator } from "../../../ir/instruction.ts";
import type { Located } from "../source-text.ts";
import type { Expression } from "./expression.ts";
import type { Block, Statement } from "./statement.ts";
import type { Identifier, TypeNode } from "./tree.ts";

/** Makes syntax nodes that all stand at one place of the text: for members that a declaration brings along unwritten. */
export class TreeBuilder {
  private readonly place: Located;

  constructor(place: Located) {
    this.place = { start: place.start, end: place.end };
  }

  identifier(text: string): Identifier {
    return { text, ...this.place };
  }

  type(...names: readonly string[]): TypeNode {
    return { kind: "named-type", parts: names.map((name) => this.identifier(name)), ...this.place };
  }

  primitive(name: "boolean" | "int"): TypeNode {
    return { kind: "primitive-type", name, ...this.place };
  }

  name(text: string): Expression {
    return { kind: "name", name: this.identifier(text), ...this.place };
  }

  own(field: string): Expression {
    return this.member({ kind: "this", ...this.place }, field);
  }

  member(object: Expression, field: string): Expression {
    return { kind: "member", object, name: this.identifier(field), ...this.place };
  }

  call(receiver: Expression | undefined, name: string, ...values: readonly Expression[]): Expression {
    return {
      kind: "call",
      receiver,
      name: this.identifier(name),
      typeArguments: [],
      arguments: values,
      ...this.place,
    };
  }

  text(value: string): Expression {
    return { kind: "literal", value: { kind: "string", value }, ...this.place };
  }

  element(array: Expression, index: Expression): Expression {
    return { kind: "element", array, index, ...this.place };
  }

  int(value: number): Expression {
    return { kind: "literal", value: { kind: "int", value }, ...this.place };
  }

  null(): Expression {
    return { kind: "literal", value: { kind: "null" }, ...this.place };
  }

  true(): Expression {
    return { kind: "literal", value: { kind: "boolean", value: true }, ...this.place };
  }

  binary(left: Expression, operator: BinaryOperator | "&&" | "||", right: Expression): Expression {
    return { kind: "binary", operator, left, right, ...this.place };
  }

  conditional(condition: Expression, whenTrue: Expression, whenFalse: Expression): Expression {
    return { kind: "conditional", condition, whenTrue, whenFalse, ...this.place };
  }

  cast(type: TypeNode, operand: Expression): Expression {
    return { kind: "cast", type, operand, ...this.place };
  }

  instanceOf(operand: Expression, type: TypeNode): Expression {
    return { kind: "instanceof", operand, type, pattern: undefined, isFinal: false, ...this.place };
  }

  arrayOf(element: TypeNode, elements: readonly Expression[]): Expression {
    return {
      kind: "new-array",
      type: { kind: "array-type", element, ...this.place },
      lengths: [],
      initializer: { kind: "array-initializer", elements, ...this.place },
      ...this.place,
    };
  }

  throwNew(type: TypeNode, ...values: readonly Expression[]): Statement {
    return { kind: "throw", value: this.create(type, values), ...this.place };
  }

  private create(type: TypeNode, values: readonly Expression[]): Expression {
    const { place } = this;
    return { kind: "new", at: place, outer: undefined, type, arguments: values, body: undefined, ...place };
  }

  assign(target: Expression, value: Expression): Statement {
    const expression: Expression = { kind: "assignment", target, operator: undefined, value, ...this.place };
    return { kind: "expression", expression, ...this.place };
  }

  evaluate(expression: Expression): Statement {
    return { kind: "expression", expression, ...this.place };
  }

  return(value: Expression): Statement {
    return { kind: "return", value, ...this.place };
  }

  if(condition: Expression, whenTrue: Statement): Statement {
    return { kind: "if", condition, whenTrue, whenFalse: undefined, ...this.place };
  }

  forEach(type: TypeNode, name: string, values: Expression, body: Statement): Statement {
    return { kind: "for-each", type, name: this.identifier(name), isFinal: false, values, body, ...this.place };
  }

  block(...statements: readonly Statement[]): Block {
    return { kind: "block", statements, ...this.place };
  }
}
