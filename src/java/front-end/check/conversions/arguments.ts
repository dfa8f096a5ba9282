import type { Type } from "../../../ir/program.ts";
import { classType, isReference } from "../../../ir/types.ts";
import type { Expression } from "../../syntax/tree/expression.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import type { StaticType } from "../../types/generic-types.ts";
import { isOpen, openVariable, resolved, withSolutions } from "../../types/generic-types.ts";
import { asReference } from "../../types/relations/boxing.ts";
import { capture } from "../../types/relations/capture.ts";
import { type Inference, unknownType } from "../../types/relations/inference.ts";
import { join } from "../../types/relations/least-upper-bound.ts";
import { showStatic } from "../../types/static-types.ts";
import type { Checker } from "../scope/checker.ts";
import { assignTo } from "./conversions.ts";

/** What an expression leaves open is decided now: by what is expected, or without regard to where it stands. */
export function settled(value: TypedExpression, expected?: StaticType): TypedExpression {
  return value.kind === "pending" ? value.pending.finish(expected) : value;
}

/** A value that must become one of a type in which something is open: its own type says something about that. */
export function constrain(checker: Checker, inference: Inference, value: TypedExpression, formal: StaticType): void {
  if (value.kind === "pending") {
    const { later, inference: own } = value.pending;
    if (later !== undefined) {
      inference.later(later(formal, inference));
      return;
    }
    if (own !== undefined) inference.absorb(own);
  }
  const { type } = value;
  if (type.kind === "error" || type.kind === "void") return;
  const reference = isReference(formal) ? asReference(checker.table, type) : type;
  if (isReference(reference)) inference.expect(capture(reference), formal);
}

/** A value of a type in which something is still open: it is converted when that is known. */
export function valueLater(checker: Checker, node: Expression, expected: StaticType): TypedExpression {
  const { inference } = checker;
  const value = checker.argument(node);
  if (inference === undefined) return assignTo(checker, value, withSolutions(expected));
  constrain(checker, inference, value, expected);
  let known: TypedExpression | undefined;
  const resolve = (): TypedExpression => {
    known ??= assignTo(checker, value, withSolutions(expected));
    return known;
  };
  return { kind: "deferred", type: expected, resolve, start: node.start, end: node.end };
}

/** The type of an argument as overload resolution sees it: of what is open, what is known so far. */
export function shownType(checker: Checker, value: TypedExpression): StaticType {
  return provisional(value.type, classType(checker.table.object.info));
}

/** An argument in a message: its type, or an ellipsis where the call would determine it. */
export function showArgument(checker: Checker, value: TypedExpression): string {
  const type = shownType(checker, value);
  return type.kind === "error" || openVariable(type) !== undefined ? "…" : showStatic(type);
}

function provisional(type: StaticType, object: Type): StaticType {
  const now = resolved(type);
  const open = openVariable(now);
  if (open !== undefined) {
    const { lower, equal } = open.inference;
    const isKnown = (bound: StaticType) => openVariable(resolved(bound)) === undefined;
    const same = equal.find(isKnown);
    if (same !== undefined) return provisional(same, object);
    const below = lower.filter(isKnown).map((bound) => provisional(bound, object));
    return below.length === 0 ? unknownType() : below.reduce((a, b) => join(a, b, object));
  }
  if (now.kind === "class" && isOpen(now)) return { kind: "class", class: now.class };
  if (now.kind === "array" && isOpen(now)) return { kind: "array", element: provisional(now.element, object) };
  return now;
}
