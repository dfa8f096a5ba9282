import type { Expression, ExpressionOf, Located, Statement, Switch } from "../../../../java/index.ts";
import { say } from "../../messages/say.ts";
import { isShared, type Shape } from "../plan/shapes.ts";
import {
  type Exits,
  exitsOf,
  isNull,
  type Part,
  type Piece,
  plainPiece,
  type Rewriting,
  symbolicPiece,
} from "./rewriting.ts";

type SwitchValue = ExpressionOf<"switch">;

/** What changes within a `switch`; one that is a value leaves by `yielded`. */
export function switchParts(r: Rewriting, node: Switch, exits: Exits, isValue: boolean): readonly Part[] {
  const inner = node.cases.flatMap(({ isArrow, body }) =>
    body.flatMap((statement): readonly Part[] =>
      isValue && isArrow && statement.kind === "expression"
        ? [[statement.expression, exits.yielded(statement.expression)]]
        : r.statements([statement], exits),
    ),
  );
  return [[node.subject, subjectText(r, node)], ...mergedDeclarations(inner)];
}

/** Parts at one place are the same. */
function mergedDeclarations(parts: readonly Part[]): readonly Part[] {
  const keyOf = ({ start, end }: Located) => `${start}:${end}`;
  return [...new Map(parts.map((part) => [keyOf(part[0]), part])).values()];
}

/** What is switched on: a symbolic value is compared with the labels one after another, and each answer is a decision. */
function subjectText(r: Rewriting, { subject, cases }: Switch): string {
  const shape = r.probe(subject);
  if (shape === undefined || shape.dimensions > 0 || cases.some(({ patterns }) => patterns.length > 0))
    return r.plain(subject, say("why.decides"));
  const labels = cases.flatMap((each) => each.labels).filter((label) => !isNull(label));
  const given = labels.map((label) => labelText(r, label, shape));
  return `Symbolic._SWITCH(${[r.natural(subject).text, ...given].join(", ")})`;
}

function labelText(r: Rewriting, label: Expression, { base }: Shape): string {
  const text = r.source.slice(label);
  const isLetter = label.kind === "literal" && label.value.kind === "char";
  return base === "char" && !isLetter ? `(char) (${text})` : text;
}

/** A `switch` that is a value: symbolic when one of the values it chooses from is. */
export function naturalSwitch(r: Rewriting, node: SwitchValue): Piece {
  const values = node.switch.cases.flatMap((each) =>
    each.body.flatMap((statement) => valuesIn(statement, each.isArrow)),
  );
  const shape = values.map((value) => r.probe(value)).find((each) => each !== undefined);
  const base = r.baseOf(node);
  if (shape === undefined || (base === undefined && !isShared(shape)))
    return plainPiece(chosen(r, node, (value) => r.plain(value, say("why.mixed"))));
  const wanted = isShared(shape) || base === undefined ? shape : { base, dimensions: 0 };
  const slots = values.flatMap((value) => r.slotsBehind(value));
  const text = chosen(r, node, (value) => r.symbolic(value, wanted, slots));
  return symbolicPiece(text, wanted, { slots, isPrimary: false, isNonNull: false });
}

/** A `switch` with its values as they are wanted. */
export function chosen(r: Rewriting, node: SwitchValue, yielded: (value: Expression) => string): string {
  return r.splice(node, switchParts(r, node.switch, { ...exitsOf(r, undefined), yielded }, true));
}

/** What a statement of a `switch` that is a value hands on. */
function valuesIn(node: Statement, isBehindArrow = false): readonly Expression[] {
  switch (node.kind) {
    case "expression":
      return isBehindArrow ? [node.expression] : [];
    case "yield":
      return [node.value];
    case "block":
      return valuesInAll(node.statements);
    case "if":
      return valuesInAll(node.whenFalse === undefined ? [node.whenTrue] : [node.whenTrue, node.whenFalse]);
    case "while":
    case "do":
    case "for":
    case "for-each":
    case "labeled":
    case "synchronized":
      return valuesIn(node.body);
    case "try":
      return valuesInAll([
        node.body,
        ...node.catches.map(({ body }) => body),
        ...(node.finallyBlock === undefined ? [] : [node.finallyBlock]),
      ]);
    case "switch":
      return node.switch.cases.flatMap(({ body }) => valuesInAll(body));
    default:
      return [];
  }
}

function valuesInAll(nodes: readonly Statement[]): readonly Expression[] {
  return nodes.flatMap((node) => valuesIn(node));
}
