import type { RawNode } from "../raw-node.ts";
import { absentNode, ofType } from "../raw-node.ts";
import type { Expression, Switch, SwitchCase } from "../tree/expression.ts";
import type { Statement } from "../tree/statement.ts";
import type { TreeReader } from "./tree-reader.ts";
import { refuse, reject, required } from "./tree-reader.ts";

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

function readLabels(
  reader: TreeReader,
  nodes: readonly RawNode[],
): { readonly labels: readonly Expression[]; readonly isDefault: boolean } {
  const labels: Expression[] = [];
  let isDefault = false;
  for (const node of nodes) {
    const parts = node.children.filter((child) => child.type !== "ERROR");
    if (parts.length === 0) isDefault = true;
    for (const part of parts) {
      if (part.type === "pattern" || part.type === "guard") refusePattern(reader, part);
      else labels.push(reader.expression(part));
    }
  }
  return { labels, isDefault };
}

function refusePattern(reader: TreeReader, node: RawNode): void {
  refuse(reader, node, "pattern-after-case");
}
