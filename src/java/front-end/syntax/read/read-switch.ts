import type { RawNode } from "../raw-node.ts";
import { absentNode, ofType } from "../raw-node.ts";
import type { Located } from "../source-text.ts";
import type { Expression, Pattern, PatternLabel, RecordPattern, Switch, SwitchCase } from "../tree/expression.ts";
import type { Statement } from "../tree/statement.ts";
import type { TypeNode } from "../tree/tree.ts";
import type { TreeReader } from "./tree-reader.ts";
import { readIdentifier, reject, required, textOf } from "./tree-reader.ts";

/** How many characters before a pattern its modifier `final` is looked for. */
const FARTHEST_FINAL = 100;

/** A `switch` of either form; whether it is a statement or a value depends on where it stands. */
export function readSwitch(reader: TreeReader, node: RawNode): Switch {
  const groups = required(node, "body").children.filter((child) => child.type !== "ERROR");
  const cases = groups.map((group) =>
    group.type === "switch_rule" ? readRule(reader, group) : readGroup(reader, group),
  );
  const defaults = cases.filter((each) => each.isDefault);
  const [, second] = defaults;
  if (second !== undefined) reject(reader, second, "duplicate-default");
  return { subject: reader.expression(required(node, "condition")), cases, start: node.start, end: node.end };
}

/** `case 1, 2 -> …` */
function readRule(reader: TreeReader, node: RawNode): SwitchCase {
  const label = ofType(node, "switch_label") ?? absentNode(node.start);
  const body = node.children.find((child) => child !== label && child.type !== "ERROR");
  return {
    ...readLabels(reader, [label]),
    isArrow: true,
    body: readRuleBody(reader, body),
    start: node.start,
    end: node.end,
  };
}

/** The expression after an arrow may be any: it may be the value of the whole `switch`. */
function readRuleBody(reader: TreeReader, body: RawNode | undefined): readonly Statement[] {
  if (body === undefined) return [];
  const [expression] = body.children;
  if (body.type !== "expression_statement" || expression === undefined) return reader.statements([body]);
  return [{ kind: "expression", expression: reader.expression(expression), start: body.start, end: body.end }];
}

/** `case 1: case 2: …` with the statements up to the next one. */
function readGroup(reader: TreeReader, node: RawNode): SwitchCase {
  const labels = node.children.filter((child) => child.type === "switch_label");
  const body = reader.statements(node.children.filter((child) => child.type !== "switch_label"));
  return { ...readLabels(reader, labels), isArrow: false, body, start: node.start, end: node.end };
}

interface Labels {
  readonly labels: readonly Expression[];
  readonly patterns: readonly PatternLabel[];
  readonly isDefault: boolean;
}

function readLabels(reader: TreeReader, nodes: readonly RawNode[]): Labels {
  const labels: Expression[] = [];
  const patterns: PatternLabel[] = [];
  let isDefault = false;
  for (const node of nodes) {
    const parts = node.children.filter((child) => child.type !== "ERROR");
    if (parts.length === 0) isDefault = true;
    const guard = ofType(node, "guard")?.children[0];
    for (const part of parts) {
      if (part.type === "pattern") patterns.push(readPatternLabel(reader, part, guard));
      else if (isNamedDefault(reader, part)) isDefault = true;
      else if (part.type !== "guard") labels.push(reader.expression(part));
    }
  }
  return { labels, patterns, isDefault };
}

/** In `case null, default` the grammar knows the second word as a name; see `readableText`. */
function isNamedDefault(reader: TreeReader, node: RawNode): boolean {
  return node.type === "identifier" && textOf(reader, node) === "default";
}

function readPatternLabel(reader: TreeReader, node: RawNode, guard: RawNode | undefined): PatternLabel {
  const { start } = node;
  return {
    pattern: readPattern(reader, node.children[0] ?? absentNode(start)),
    guard: guard === undefined ? undefined : reader.expression(guard),
    start,
    end: node.end,
  };
}

/** A pattern after `case` or within another one. */
function readPattern(reader: TreeReader, node: RawNode): Pattern {
  if (node.type === "record_pattern") return readRecordPattern(reader, node);
  const { start, end } = node;
  const [type, name] = node.children.filter((child) => child.type !== "ERROR");
  if (type === undefined || type.type === "underscore_pattern")
    return { kind: "type-pattern", type: undefined, name: undefined, isFinal: false, start, end };
  const isUnnamed = name === undefined || textOf(reader, name) === "_";
  return {
    kind: "type-pattern",
    type: textOf(reader, type) === "var" ? undefined : reader.type(type),
    name: isUnnamed ? undefined : readIdentifier(reader, name),
    isFinal: isAfterFinal(reader, type),
    start,
    end,
  };
}

/** Whether the word stands before a place: the grammar does not know it in patterns; see `readableText`. */
export function isAfterFinal(reader: TreeReader, { start }: Located): boolean {
  return /\bfinal\s*$/.test(textOf(reader, { start: Math.max(0, start - FARTHEST_FINAL), end: start }));
}

/** The type before the brackets may be a dotted name that the grammar knows as one word; see `readableText`. */
export function readRecordPattern(reader: TreeReader, node: RawNode): RecordPattern {
  const type = node.children[0] ?? absentNode(node.start);
  const components = ofType(node, "record_pattern_body")?.children ?? [];
  return {
    kind: "record-pattern",
    type: type.type === "identifier" ? dottedType(textOf(reader, type), type) : reader.type(type),
    components: components.filter((child) => child.type !== "ERROR").map((child) => readPattern(reader, child)),
    start: node.start,
    end: node.end,
  };
}

function dottedType(text: string, { start, end }: RawNode): TypeNode {
  let at = start;
  const parts = text.split(".").map((word) => {
    const part = { text: word.trim(), start: at, end: at + word.length };
    at = part.end + 1;
    return part;
  });
  return { kind: "named-type", parts, start, end };
}
