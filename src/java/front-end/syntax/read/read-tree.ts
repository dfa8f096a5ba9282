import type { AnalysisError, Budget } from "../../../../kernel/index.ts";
import { MAX_MISTAKES, parseText } from "../errors/parse-text.ts";
import { describeSyntaxErrors, oneForEachLine } from "../errors/syntax-errors.ts";
import type { Grammar } from "../grammar.ts";
import { NESTING_LIMIT } from "../grammar.ts";
import { PARSER_MEGABYTES } from "../parser-memory.ts";
import type { RawNode } from "../raw-node.ts";
import { hasToken } from "../raw-node.ts";
import type { SourceText } from "../source-text.ts";
import type { CompilationUnit, Identifier, Import, Snippet, TypeDeclaration } from "../tree/tree.ts";
import { modifierTokens } from "./modifiers.ts";
import { Numbering } from "./numbering.ts";
import { isTypeDeclaration, readFields, readMembers, readMethod, readTypeDeclaration } from "./read-declarations.ts";
import { readExpression } from "./read-expressions.ts";
import { readStatements } from "./read-statements.ts";
import { readType } from "./read-types.ts";
import { readIdentifier, reject, type TreeReader } from "./tree-reader.ts";
import { refuseDeclaration } from "./unsupported.ts";

interface Reading {
  readonly unit: CompilationUnit;
  /**
   * What keeps the unit from being used: its syntax errors, else what is ill-formed or unsupported in it. In a text
   * that the grammar did not understand, that could be an effect of the misunderstanding.
   */
  readonly errors: readonly AnalysisError[];
}

/** Source text to syntax tree. Throws `BudgetSpent`. */
export function readTree(grammar: Grammar, source: SourceText, budget: Budget): Reading {
  const parsed = parseText(grammar, source.text, budget);
  if (!parsed.ok) return { unit: emptyUnit(source), errors: [tooMuch(source, parsed.excess)] };
  const { tree } = parsed;
  const syntaxErrors = describeSyntaxErrors(source, tree.errors);
  const errors: AnalysisError[] = [];
  const reader: TreeReader = {
    source,
    errors,
    numbering: new Numbering(),
    annotations: [],
    expression: (node) => readExpression(reader, node),
    statements: (nodes) => readStatements(reader, nodes),
    type: (node) => readType(reader, node),
    typeDeclaration: (node, where) => readTypeDeclaration(reader, node, where),
    members: (body, owner) => readMembers(reader, body, owner),
  };
  if (tree.tooDeep !== undefined) {
    reject(reader, tree.tooDeep, "nested-too-deeply", { limit: NESTING_LIMIT });
    return { unit: emptyUnit(source), errors };
  }
  const unit = readUnit(reader, tree.root);
  const all = [...syntaxErrors, ...errors.filter((error) => error.kind === "syntax")];
  return { unit, errors: all.length === 0 ? errors : oneForEachLine(all) };
}

function emptyUnit(source: SourceText): CompilationUnit {
  return { source, packageName: undefined, imports: [], types: [], snippet: undefined, annotations: [] };
}

function tooMuch(source: SourceText, what: keyof typeof limits): AnalysisError {
  return { kind: "too-large", what, limit: limits[what], span: source.span({ start: 0, end: 0 }) };
}

const limits = { "syntax-errors": MAX_MISTAKES, "syntax-tree": PARSER_MEGABYTES } as const;

function readUnit(reader: TreeReader, root: RawNode): CompilationUnit {
  const types: TypeDeclaration[] = [];
  const imports: Import[] = [];
  const loose: RawNode[] = [];
  let packageName: string | undefined;
  for (const node of root.children) {
    if (isTypeDeclaration(node)) types.push(readTypeDeclaration(reader, node, "top-level-class"));
    else if (node.type === "import_declaration") imports.push(readImport(reader, node));
    else if (node.type === "package_declaration") packageName = readPackage(reader, node);
    else if (isLoose(node) && !refuseDeclaration(reader, node)) loose.push(node);
  }
  const snippet = readSnippet(reader, loose);
  return { source: reader.source, packageName, imports, types, snippet, annotations: reader.annotations };
}

function isLoose(node: RawNode): boolean {
  return node.type !== ";" && node.type !== "ERROR";
}

/** The words of a package or import line. */
function readNames(reader: TreeReader, node: RawNode): readonly Identifier[] {
  return node.children.flatMap((child) =>
    child.type === "identifier" ? [readIdentifier(reader, child)] : readNames(reader, child),
  );
}

function readImport(reader: TreeReader, node: RawNode): Import {
  return {
    parts: readNames(reader, node),
    isStatic: hasToken(node, "static"),
    isOnDemand: hasToken(node, "asterisk"),
    start: node.start,
    end: node.end,
  };
}

function readPackage(reader: TreeReader, node: RawNode): string {
  return readNames(reader, node)
    .map((part) => part.text)
    .join(".");
}

/** Statements and methods outside any class (the slides leave the class out). */
function readSnippet(reader: TreeReader, nodes: readonly RawNode[]): Snippet | undefined {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const isMethod = (node: RawNode) => node.type === "method_declaration";
  const methods = nodes.filter(isMethod).map((node) => readMethod(reader, node, "class"));
  const hasMain = methods.some((method) => method.name.text === "main" && method.parameters.length === 0);
  const isField = (node: RawNode) => isVariable(node) && (hasMain || isMarkedAsField(node));
  const statements = nodes.filter((node) => !isMethod(node) && !isField(node));
  if (hasMain && statements[0] !== undefined) {
    reject(reader, statements[0], "statement-outside-main");
  }
  return {
    statements: reader.statements(hasMain ? [] : statements),
    methods,
    fields: nodes.filter(isField).flatMap((node) => readFields(reader, node, "class")),
    start: first.start,
    end: last.end,
  };
}

function isVariable(node: RawNode): boolean {
  return node.type === "local_variable_declaration";
}

/** Variables beside a `main` of the snippet's own, and those that say so, belong to all of its methods. */
function isMarkedAsField(node: RawNode): boolean {
  return modifierTokens(node).some((token) => FIELD_MODIFIERS.has(token.type));
}

const FIELD_MODIFIERS: ReadonlySet<string> = new Set(["static", "private", "public", "protected"]);
