import type { Located } from "../../syntax/source-text.ts";
import type { TypedExpression, TypedStatement, TypedSwitch } from "../../typed/tree.ts";

/** What running statements may lead to (JLS 14.22). */
interface Flow {
  /** The end can be reached. */
  readonly completes: boolean;
  /** The jumps that can be reached and leave the statement: `break`, `continue`, `break l`, `continue l`, `yield`. */
  readonly jumps: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();
const ON: Flow = { completes: true, jumps: NOTHING };
const STOP: Flow = { completes: false, jumps: NOTHING };

/** Whether a `break` out of the loop can be reached in its body. */
export function canBreak(body: TypedStatement): boolean {
  return flowOf(body, () => {}).jumps.has("break");
}

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
    case "assert":
    case "empty":
      return ON;
    case "if":
      return either(flow(node.whenTrue), node.whenFalse === undefined ? ON : flow(node.whenFalse));
    case "while":
      return loop(isConstant(node.condition, true), flow(reached(node.body, node.condition, onUnreachable)));
    case "for":
      return loop(
        node.condition === undefined || isConstant(node.condition, true),
        flow(reached(node.body, node.condition, onUnreachable)),
      );
    case "do": {
      const body = flow(node.body);
      const testsCondition = body.completes || [...body.jumps].some((jump) => jump.startsWith("continue"));
      return loop(!(testsCondition && !isConstant(node.condition, true)), body);
    }
    case "labeled": {
      const body = flow(node.body);
      const completes = body.completes || body.jumps.has(`break ${node.label}`);
      return { completes, jumps: less(body.jumps, `break ${node.label}`, `continue ${node.label}`) };
    }
    case "switch":
      return switchFlow(node.switch, onUnreachable);
    case "try":
      return node.catches.reduce((before, each) => either(before, flow(each.body)), flow(node.body));
    case "protected": {
      const body = flow(node.body);
      const leave = flow(node.leave);
      if (!leave.completes) return leave;
      return { completes: body.completes, jumps: union(body.jumps, leave.jumps) };
    }
    case "return":
    case "throw":
      return STOP;
    case "yield":
      return { completes: false, jumps: new Set(["yield"]) };
    case "continue":
    case "break":
      return {
        completes: false,
        jumps: new Set([node.label === undefined ? node.kind : `${node.kind} ${node.label}`]),
      };
  }
}

function either(a: Flow, b: Flow): Flow {
  return { completes: a.completes || b.completes, jumps: union(a.jumps, b.jumps) };
}

function union(a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> {
  if (a.size === 0 || a === b) return b;
  return b.size === 0 ? a : new Set([...a, ...b]);
}

function less(jumps: ReadonlySet<string>, ...done: readonly string[]): ReadonlySet<string> {
  return done.some((each) => jumps.has(each)) ? new Set([...jumps].filter((each) => !done.includes(each))) : jumps;
}

/** A `switch` ends at its last case, at a `break`, after each case with an arrow, and when no case is meant. */
function switchFlow(node: TypedSwitch, onUnreachable: (place: Located) => void): Flow {
  let jumps = NOTHING;
  let completes = !hasDefault(node);
  for (const [index, each] of node.cases.entries()) {
    const flow = sequence(each.body, onUnreachable);
    jumps = union(jumps, flow.jumps);
    if (flow.completes && (each.isArrow || index === node.cases.length - 1)) completes = true;
  }
  return { completes: completes || jumps.has("break"), jumps: less(jumps, "break") };
}

function hasDefault(node: TypedSwitch): boolean {
  return node.cases.some((each) => each.isDefault);
}

function sequence(statements: readonly TypedStatement[], onUnreachable: (place: Located) => void): Flow {
  let jumps = NOTHING;
  for (const [index, statement] of statements.entries()) {
    const flow = flowOf(statement, onUnreachable);
    jumps = union(jumps, flow.jumps);
    if (flow.completes) continue;
    const rest = statements.slice(index + 1);
    if (rest[0] !== undefined) {
      onUnreachable(rest[0]);
      sequence(rest, onUnreachable);
    }
    return { completes: false, jumps };
  }
  return { completes: true, jumps };
}

function loop(isEndless: boolean, body: Flow): Flow {
  return { completes: !isEndless || body.jumps.has("break"), jumps: less(body.jumps, "break", "continue") };
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
