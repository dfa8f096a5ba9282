import type { Located } from "../syntax/source-text.ts";
import type { TypedExpression, TypedStatement } from "../typed/tree.ts";

/** What running statements may lead to (JLS 14.22). */
interface Flow {
  /** The end can be reached. */
  readonly completes: boolean;
  /** A `break` that leaves the loop around it can be reached. */
  readonly breaks: boolean;
  /** A `continue` of the loop around it can be reached. */
  readonly continues: boolean;
}

const ON: Flow = { completes: true, breaks: false, continues: false };
const STOP: Flow = { ...ON, completes: false };

/** Whether the end of a body can be reached. Statements that cannot be reached are handed to `onUnreachable`. */
export function canComplete(body: TypedStatement, onUnreachable: (place: Located) => void): boolean {
  return flowOf(body, onUnreachable).completes;
}

function flowOf(node: TypedStatement, onUnreachable: (place: Located) => void): Flow {
  const flow = (each: TypedStatement) => flowOf(each, onUnreachable);
  switch (node.kind) {
    case "block":
      return sequence(node.statements, onUnreachable);
    case "declare":
    case "evaluate":
    case "empty":
      return ON;
    case "if": {
      const whenTrue = flow(node.whenTrue);
      const whenFalse = node.whenFalse === undefined ? ON : flow(node.whenFalse);
      return {
        completes: whenTrue.completes || whenFalse.completes,
        breaks: whenTrue.breaks || whenFalse.breaks,
        continues: whenTrue.continues || whenFalse.continues,
      };
    }
    case "while":
      return loop(isConstant(node.condition, true), flow(reached(node.body, node.condition, onUnreachable)));
    case "for":
      return loop(
        node.condition === undefined || isConstant(node.condition, true),
        flow(reached(node.body, node.condition, onUnreachable)),
      );
    case "do": {
      const body = flow(node.body);
      const testsCondition = body.completes || body.continues;
      return body.breaks || (testsCondition && !isConstant(node.condition, true)) ? ON : STOP;
    }
    case "return":
      return STOP;
    case "continue":
      return { ...STOP, continues: true };
    case "break":
      return { ...STOP, breaks: true };
  }
}

function sequence(statements: readonly TypedStatement[], onUnreachable: (place: Located) => void): Flow {
  let breaks = false;
  let continues = false;
  for (const [index, statement] of statements.entries()) {
    const flow = flowOf(statement, onUnreachable);
    breaks ||= flow.breaks;
    continues ||= flow.continues;
    if (flow.completes) continue;
    const next = statements[index + 1];
    if (next !== undefined) onUnreachable(next);
    return { completes: false, breaks, continues };
  }
  return { completes: true, breaks, continues };
}

function loop(isEndless: boolean, body: Flow): Flow {
  return isEndless && !body.breaks ? STOP : ON;
}

/** The body of a loop whose condition is the constant `false` is never run. */
function reached(
  body: TypedStatement,
  condition: TypedExpression | undefined,
  onUnreachable: (place: Located) => void,
): TypedStatement {
  if (condition !== undefined && isConstant(condition, false)) onUnreachable(body);
  return body;
}

export function isConstant(node: TypedExpression, value: boolean): boolean {
  return node.kind === "constant" && node.value.kind === "boolean" && node.value.value === value;
}
