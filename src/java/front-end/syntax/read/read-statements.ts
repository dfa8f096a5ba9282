import type { RawNode } from "../raw-node.ts";
import { absentNode, childOf, childrenOf, ofType } from "../raw-node.ts";
import type { Expression } from "../tree/expression.ts";
import type { LocalDeclaration, Statement } from "../tree/statement.ts";
import { readModifiers } from "./modifiers.ts";
import { readBlock } from "./read-block.ts";
import { readArguments } from "./read-expressions.ts";
import { readSwitch } from "./read-switch.ts";
import { readTry } from "./read-try.ts";
import { withDimensions } from "./read-types.ts";
import type { TreeReader } from "./tree-reader.ts";
import { readIdentifier, reject, required, textOf } from "./tree-reader.ts";
import { refuseStatement } from "./unsupported.ts";

type Reader = (reader: TreeReader, node: RawNode) => Statement;

/** The statements of a block. A declaration with several declarators gives one statement each. */
export function readStatements(reader: TreeReader, nodes: readonly RawNode[]): readonly Statement[] {
  return nodes.flatMap((node): readonly Statement[] => {
    if (node.type === "ERROR") return [];
    return node.type === "local_variable_declaration" ? readLocals(reader, node) : [readStatement(reader, node)];
  });
}

function readStatement(reader: TreeReader, node: RawNode): Statement {
  const read = READERS[node.type];
  if (read !== undefined) return read(reader, node);
  refuseStatement(reader, node);
  return { kind: "missing", start: node.start, end: node.end };
}

const READERS: Readonly<Record<string, Reader>> = {
  block: readBlock,
  expression_statement: (reader, node) => readExpressionStatement(reader, node),
  explicit_constructor_invocation: readConstructorCall,
  if_statement: (reader, node) => {
    const alternative = childOf(node, "alternative");
    return {
      ...place(node),
      kind: "if",
      condition: reader.expression(required(node, "condition")),
      whenTrue: readBody(reader, required(node, "consequence")),
      whenFalse: alternative === undefined ? undefined : readBody(reader, alternative),
    };
  },
  while_statement: (reader, node) => ({
    ...place(node),
    kind: "while",
    condition: reader.expression(required(node, "condition")),
    body: readBody(reader, required(node, "body")),
  }),
  do_statement: (reader, node) => ({
    ...place(node),
    kind: "do",
    condition: reader.expression(required(node, "condition")),
    body: readBody(reader, required(node, "body")),
  }),
  for_statement: readFor,
  return_statement: (reader, node) => {
    const value = node.children.find(
      (child) => child.type !== "return" && child.type !== ";" && child.type !== "ERROR",
    );
    return { ...place(node), kind: "return", value: value === undefined ? undefined : reader.expression(value) };
  },
  break_statement: (reader, node) => readJump(reader, node, "break"),
  continue_statement: (reader, node) => readJump(reader, node, "continue"),
  class_declaration: readLocalClass,
  interface_declaration: readLocalClass,
  enum_declaration: readLocalClass,
  record_declaration: readLocalClass,
  enhanced_for_statement: readForEach,
  labeled_statement: (reader, node) => {
    const [label = absentNode(node.start), body = absentNode(node.end)] = node.children.filter(isRead);
    return { ...place(node), kind: "labeled", label: readIdentifier(reader, label), body: readBody(reader, body) };
  },
  switch_expression: (reader, node) => ({ ...place(node), kind: "switch", switch: readSwitch(reader, node) }),
  yield_statement: (reader, node) => ({ ...place(node), kind: "yield", value: reader.expression(onlyChild(node)) }),
  throw_statement: (reader, node) => ({ ...place(node), kind: "throw", value: reader.expression(onlyChild(node)) }),
  try_statement: readTry,
  try_with_resources_statement: readTry,
  assert_statement: (reader, node) => {
    const [condition = absentNode(node.end), detail] = node.children.filter(isRead);
    return {
      ...place(node),
      kind: "assert",
      condition: reader.expression(condition),
      detail: detail === undefined ? undefined : reader.expression(detail),
    };
  },
  synchronized_statement: (reader, node) => ({
    ...place(node),
    kind: "synchronized",
    lock: reader.expression(onlyChild(node)),
    body: readBlock(reader, required(node, "body")),
  }),
  ";": (_, node) => ({ ...place(node), kind: "empty" }),
  package_declaration: (reader, node) => misplaced(reader, node, "package-in-method"),
  import_declaration: (reader, node) => misplaced(reader, node, "import-in-method"),
};

function place(node: RawNode): { readonly start: number; readonly end: number } {
  return { start: node.start, end: node.end };
}

function isRead(node: RawNode): boolean {
  return node.type !== "ERROR";
}

function onlyChild(node: RawNode): RawNode {
  return node.children.find(isRead) ?? absentNode(node.end);
}

function misplaced(reader: TreeReader, node: RawNode, what: "import-in-method" | "package-in-method"): Statement {
  reject(reader, node, what);
  return { ...place(node), kind: "missing" };
}

/** The statement under an `if` or a loop, which Java does not let be a declaration (JLS 14.5). */
function readBody(reader: TreeReader, node: RawNode): Statement {
  if (node.type === "local_variable_declaration") {
    reject(reader, node, "declaration-without-block");
    return { ...place(node), kind: "missing" };
  }
  return node.type === "ERROR" ? { ...place(node), kind: "missing" } : readStatement(reader, node);
}

/** Every declarator of `T a = x, b[]` as a declaration of its own. A lone one takes the whole statement's place. */
function readLocals(reader: TreeReader, node: RawNode): readonly LocalDeclaration[] {
  const isFinal = readModifiers(reader, node, "local-variable").has("final");
  const declarators = childrenOf(node, "declarator");
  const typeNode = required(node, "type");
  const isVar = typeNode.type === "type_identifier" && textOf(reader, typeNode) === "var";
  const [, second] = declarators;
  if (isVar && second !== undefined) reject(reader, second, "var-of-several");
  return declarators.map((declarator) => {
    const value = childOf(declarator, "value");
    const dimensions = childOf(declarator, "dimensions");
    if (isVar && dimensions !== undefined) reject(reader, dimensions, "var-with-brackets");
    return {
      ...place(declarators.length === 1 ? node : declarator),
      kind: "local",
      type: isVar ? undefined : withDimensions(reader, reader.type(typeNode), dimensions),
      name: readIdentifier(reader, required(declarator, "name")),
      isFinal,
      initializer: value === undefined ? undefined : reader.expression(value),
    };
  });
}

function readExpressionStatement(reader: TreeReader, node: RawNode): Statement {
  const [child] = node.children;
  if (child === undefined || child.type === "ERROR") return { ...place(node), kind: "missing" };
  if (child.type === "switch_expression") return readStatement(reader, child);
  const yielded = readYieldLookalike(reader, child);
  if (yielded !== undefined) return { ...place(node), kind: "yield", value: yielded };
  return asStatement(reader, node, reader.expression(child), child);
}

const EFFECTS: ReadonlySet<Expression["kind"]> = new Set(["assignment", "update", "call", "new", "missing"]);

/** Only what has an effect is a statement, and not in parentheses (JLS 14.8). */
function asStatement(reader: TreeReader, node: RawNode, expression: Expression, raw = node): Statement {
  if (!EFFECTS.has(expression.kind) || raw.type === "parenthesized_expression") {
    reject(reader, node, "value-is-dropped");
  }
  return { ...place(node), kind: "expression", expression };
}

/** The grammar takes `yield (x);` for a call of a method of that name, which Java has no room for (JLS 3.9). */
function readYieldLookalike(reader: TreeReader, node: RawNode): Expression | undefined {
  if (node.type !== "method_invocation" || childOf(node, "object") !== undefined) return undefined;
  const name = required(node, "name");
  const values = childOf(node, "arguments")?.children.filter(isRead) ?? [];
  const [value] = values;
  return textOf(reader, name) === "yield" && value !== undefined && values.length === 1
    ? reader.expression(value)
    : undefined;
}

function readForEach(reader: TreeReader, node: RawNode): Statement {
  const isFinal = readModifiers(reader, node, "local-variable").has("final");
  const type = required(node, "type");
  const isVar = type.type === "type_identifier" && textOf(reader, type) === "var";
  return {
    ...place(node),
    kind: "for-each",
    type: isVar ? undefined : withDimensions(reader, reader.type(type), childOf(node, "dimensions")),
    name: readIdentifier(reader, required(node, "name")),
    isFinal,
    values: reader.expression(required(node, "value")),
    body: readBody(reader, required(node, "body")),
  };
}

function readFor(reader: TreeReader, node: RawNode): Statement {
  const init = childrenOf(node, "init").flatMap((child): readonly Statement[] =>
    child.type === "local_variable_declaration"
      ? readLocals(reader, child)
      : [asStatement(reader, child, reader.expression(child))],
  );
  const condition = childOf(node, "condition");
  return {
    ...place(node),
    kind: "for",
    init,
    condition: condition === undefined ? undefined : reader.expression(condition),
    update: childrenOf(node, "update").map((child) => asStatement(reader, child, reader.expression(child))),
    body: readBody(reader, required(node, "body")),
  };
}

function readJump(reader: TreeReader, node: RawNode, kind: "break" | "continue"): Statement {
  const label = ofType(node, "identifier");
  return { ...place(node), kind, label: label === undefined ? undefined : readIdentifier(reader, label) };
}

function readLocalClass(reader: TreeReader, node: RawNode): Statement {
  const where = node.type === "class_declaration" ? "local-class" : "local-interface";
  return { ...place(node), kind: "local-class", declaration: reader.typeDeclaration(node, where) };
}

function readConstructorCall(reader: TreeReader, node: RawNode): Statement {
  const keyword = required(node, "constructor");
  const outer = childOf(node, "object");
  return {
    ...place(node),
    kind: "constructor-call",
    which: keyword.type === "this" ? "this" : "super",
    outer: outer === undefined ? undefined : reader.expression(outer),
    keyword: { start: keyword.start, end: keyword.end },
    arguments: readArguments(reader, node),
  };
}
