import type { AnalysisError, MessageValues } from "../../../../kernel/index.ts";
import { sayExpected } from "../../../messages/expectations.ts";
import { illFormedIn, type ProblemOf } from "../../../messages/ill-formed.ts";
import { SYNTAX_MESSAGES } from "../../../messages/syntax.ts";
import { type Unsupported, unsupported } from "../../../messages/unsupported.ts";
import { classFileBytes, MAX_TEXT_BYTES } from "../../limits.ts";
import { strayWord } from "../errors/expectations.ts";
import { isReservedWord } from "../errors/words.ts";
import type { RawNode } from "../raw-node.ts";
import { absentNode, childOf } from "../raw-node.ts";
import type { Located, SourceText } from "../source-text.ts";
import type { Expression } from "../tree/expression.ts";
import type { Statement } from "../tree/statement.ts";
import type { Annotation, Identifier, Member, TypeDeclaration, TypeNode } from "../tree/tree.ts";
import type { Place } from "./modifiers.ts";
import type { Numbering } from "./numbering.ts";

/** What the readers of declarations, statements, expressions and types share: the text, the errors, each other. */
export interface TreeReader {
  readonly source: SourceText;
  readonly errors: AnalysisError[];
  readonly numbering: Numbering;
  /** All annotations before declarations met so far. */
  readonly annotations: Annotation[];
  readonly expression: (node: RawNode) => Expression;
  readonly statements: (nodes: readonly RawNode[]) => readonly Statement[];
  readonly type: (node: RawNode) => TypeNode;
  readonly typeDeclaration: (node: RawNode, where: Place) => TypeDeclaration;
  readonly members: (body: RawNode, owner: TypeDeclaration["flavor"]) => readonly Member[];
}

export function textOf(reader: TreeReader, place: Located): string {
  return reader.source.slice(place);
}

/** Valid Java that Fixscope does not read. */
export function refuse(reader: TreeReader, place: Located, what: Unsupported, values?: MessageValues): void {
  reader.errors.push(unsupported(reader.source.span(place), what, values));
}

/** Text that the grammar takes and Java does not. */
export function reject(
  reader: TreeReader,
  place: Located,
  problem: ProblemOf<typeof SYNTAX_MESSAGES>,
  values?: MessageValues,
): void {
  reader.errors.push(illFormedIn(SYNTAX_MESSAGES, reader.source.span(place), problem, values));
}

/** The child with this role. The grammar promises it; after a syntax error it may be absent all the same. */
export function required(node: RawNode, field: string): RawNode {
  return childOf(node, field) ?? absentNode(node.end);
}

/** A declared or used name. The grammar lets keywords through where no keyword can stand; Java does not. */
export function readIdentifier(reader: TreeReader, node: RawNode): Identifier {
  const text = textOf(reader, node);
  if (isReservedWord(text)) {
    const expected = strayWord(text) ?? sayExpected("name");
    reader.errors.push({
      kind: "syntax",
      span: reader.source.span(node),
      found: `“${text}”`,
      expected,
    });
  }
  if (classFileBytes(text) > MAX_TEXT_BYTES)
    reader.errors.push({
      kind: "too-large",
      what: "name-bytes",
      limit: MAX_TEXT_BYTES,
      span: reader.source.span(node),
    });
  return { text, start: node.start, end: node.end };
}
