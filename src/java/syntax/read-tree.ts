import type { AnalysisError } from "../../kernel/index.ts";
import type { Grammar } from "./grammar.ts";
import { NESTING_LIMIT } from "./grammar.ts";
import type { RawNode } from "./raw-node.ts";
import { isTypeDeclaration, readFields, readMembers, readMethod, readTypeDeclaration } from "./read-declarations.ts";
import { readExpression } from "./read-expressions.ts";
import { readStatements } from "./read-statements.ts";
import { readType } from "./read-types.ts";
import type { SourceText } from "./source-text.ts";
import { describeSyntaxErrors } from "./syntax-errors.ts";
import type { CompilationUnit, FieldDeclaration, MethodDeclaration, Snippet, TypeDeclaration } from "./tree.ts";
import { readModifiers, reject, type TreeReader, textOf } from "./tree-reader.ts";
import { refuseDeclaration } from "./unsupported.ts";

export interface Reading {
  readonly unit: CompilationUnit;
  /** What keeps the unit from being used. With errors its tree has holes. */
  readonly errors: readonly AnalysisError[];
}

/** Source text to syntax tree. */
export function readTree(grammar: Grammar, source: SourceText): Reading {
  const tree = grammar(source.text);
  const errors: AnalysisError[] = [...describeSyntaxErrors(source, tree.errors)];
  const reader: TreeReader = {
    source,
    errors,
    expression: (node) => readExpression(reader, node),
    statements: (nodes) => readStatements(reader, nodes),
    type: (node) => readType(reader, node),
    members: (body, owner) => readMembers(reader, body, owner),
  };
  if (tree.tooDeep !== undefined) {
    const problem = `This is nested more than ${NESTING_LIMIT} levels deep.`;
    reject(reader, tree.tooDeep, problem, "Split it into several statements.");
    return { unit: { source, packageName: undefined, types: [], snippet: undefined }, errors };
  }
  const unit = readUnit(reader, tree.root);
  return { unit, errors };
}

function readUnit(reader: TreeReader, root: RawNode): CompilationUnit {
  const types: TypeDeclaration[] = [];
  const loose: RawNode[] = [];
  let packageName: string | undefined;
  for (const node of root.children) {
    if (isTypeDeclaration(node)) types.push(readTypeDeclaration(reader, node));
    else if (node.type === "package_declaration") packageName = readPackage(reader, node);
    else if (isLoose(node) && !refuseDeclaration(reader, node)) loose.push(node);
  }
  return { source: reader.source, packageName, types, snippet: readSnippet(reader, loose) };
}

function isLoose(node: RawNode): boolean {
  return node.type !== "import_declaration" && node.type !== ";" && node.type !== "ERROR";
}

function readPackage(reader: TreeReader, node: RawNode): string {
  return textOf(reader, node.children.find((child) => child.type.endsWith("identifier")) ?? node);
}

/** Statements and methods outside any class (the slides leave the class out). */
function readSnippet(reader: TreeReader, nodes: readonly RawNode[]): Snippet | undefined {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const methods: MethodDeclaration[] = [];
  const fields: FieldDeclaration[] = [];
  const statements: RawNode[] = [];
  for (const node of nodes) {
    if (node.type === "method_declaration") methods.push(readMethod(reader, node, "class"));
    else if (isField(reader, node)) fields.push(...readFields(reader, node));
    else statements.push(node);
  }
  return { statements: reader.statements(statements), methods, fields, start: first.start, end: last.end };
}

function isField(reader: TreeReader, node: RawNode): boolean {
  if (node.type !== "local_variable_declaration") return false;
  const modifiers = readModifiers(reader, node);
  return ["static", "private", "public", "protected"].some((word) => modifiers.has(word as "static"));
}
