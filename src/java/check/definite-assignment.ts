import type { Local, LocalUse, TypedBlock, TypedExpression, TypedStatement } from "../typed/tree.ts";
import { partsOf } from "../typed/walk.ts";
import { isConstant } from "./flow.ts";

/** The variables that may still be without a value; undefined where control never comes. */
type Unassigned = ReadonlySet<Local> | undefined;

interface Branches {
  readonly whenTrue: Unassigned;
  readonly whenFalse: Unassigned;
}

/** Reports every use of a local variable that some way through the body reaches without assigning it (JLS 16). */
export function checkAssigned(block: TypedBlock, onUse: (use: LocalUse) => void): void {
  new AssignmentCheck(onUse).statement(block, new Set());
}

class AssignmentCheck {
  private readonly onUse: (use: LocalUse) => void;
  private readonly reported = new Set<Local>();
  /** What the jumps out of, and back to the test of, the loops around this place bring along; innermost last. */
  private readonly loops: { breaks: Unassigned; continues: Unassigned }[] = [];

  constructor(onUse: (use: LocalUse) => void) {
    this.onUse = onUse;
  }

  statement(node: TypedStatement, before: Unassigned): Unassigned {
    switch (node.kind) {
      case "block":
        return node.statements.reduce((state, each) => this.statement(each, state), before);
      case "declare":
        return this.declaration(node, before);
      case "evaluate":
        return this.expression(node.expression, before);
      case "if": {
        const { whenTrue, whenFalse } = this.condition(node.condition, before);
        const after = this.statement(node.whenTrue, whenTrue);
        return union(after, node.whenFalse === undefined ? whenFalse : this.statement(node.whenFalse, whenFalse));
      }
      case "while":
      case "for":
        return this.loop(node, before);
      case "do":
        return this.doLoop(node, before);
      case "return":
        if (node.value !== undefined) this.expression(node.value, before);
        return undefined;
      case "break":
      case "continue":
        this.jump(node.kind, before);
        return undefined;
      case "empty":
        return before;
    }
  }

  /** A variable is there, without a value, in its own initialiser already. */
  private declaration(node: Extract<TypedStatement, { kind: "declare" }>, before: Unassigned): Unassigned {
    const declared = before === undefined ? undefined : new Set([...before, node.local]);
    return node.value === undefined ? declared : without(this.expression(node.value, declared), node.local);
  }

  private jump(kind: "break" | "continue", state: Unassigned): void {
    const loop = this.loops.at(-1);
    if (loop === undefined) return;
    if (kind === "break") loop.breaks = union(loop.breaks, state);
    else loop.continues = union(loop.continues, state);
  }

  private loop(node: Extract<TypedStatement, { kind: "while" | "for" }>, before: Unassigned): Unassigned {
    const init = node.kind === "for" ? node.init : [];
    const start = init.reduce((state, each) => this.statement(each, state), before);
    const { whenTrue, whenFalse } =
      node.condition === undefined ? { whenTrue: start, whenFalse: undefined } : this.condition(node.condition, start);
    const loop: { breaks: Unassigned; continues: Unassigned } = { breaks: undefined, continues: undefined };
    this.loops.push(loop);
    const end = this.statement(node.body, whenTrue);
    this.loops.pop();
    const update = node.kind === "for" ? node.update : [];
    update.reduce((state, each) => this.statement(each, state), union(end, loop.continues));
    return union(whenFalse, loop.breaks);
  }

  private doLoop(node: Extract<TypedStatement, { kind: "do" }>, before: Unassigned): Unassigned {
    const loop: { breaks: Unassigned; continues: Unassigned } = { breaks: undefined, continues: undefined };
    this.loops.push(loop);
    const end = this.statement(node.body, before);
    this.loops.pop();
    const { whenFalse } = this.condition(node.condition, union(end, loop.continues));
    return union(whenFalse, loop.breaks);
  }

  /** What is unassigned after a condition depends on how it came out. */
  private condition(node: TypedExpression, before: Unassigned): Branches {
    if (isConstant(node, true)) return { whenTrue: before, whenFalse: undefined };
    if (isConstant(node, false)) return { whenTrue: undefined, whenFalse: before };
    if (node.kind === "unary" && node.operator === "!") {
      const { whenTrue, whenFalse } = this.condition(node.operand, before);
      return { whenTrue: whenFalse, whenFalse: whenTrue };
    }
    if (node.kind === "logical") {
      const left = this.condition(node.left, before);
      if (node.operator === "&&") {
        const right = this.condition(node.right, left.whenTrue);
        return { whenTrue: right.whenTrue, whenFalse: union(left.whenFalse, right.whenFalse) };
      }
      const right = this.condition(node.right, left.whenFalse);
      return { whenTrue: union(left.whenTrue, right.whenTrue), whenFalse: right.whenFalse };
    }
    const after = this.expression(node, before);
    return { whenTrue: after, whenFalse: after };
  }

  private expression(node: TypedExpression, before: Unassigned): Unassigned {
    switch (node.kind) {
      case "local":
        this.use(node, before);
        return before;
      case "logical": {
        const { whenTrue, whenFalse } = this.condition(node, before);
        return union(whenTrue, whenFalse);
      }
      case "conditional": {
        const { whenTrue, whenFalse } = this.condition(node.condition, before);
        return union(this.expression(node.whenTrue, whenTrue), this.expression(node.whenFalse, whenFalse));
      }
      case "assignment": {
        const { target } = node;
        if (target.kind !== "local") return this.parts([...partsOf(target), node.value], before);
        return without(this.expression(node.value, before), target.local);
      }
      default:
        return this.parts(partsOf(node), before);
    }
  }

  private parts(nodes: readonly TypedExpression[], before: Unassigned): Unassigned {
    return nodes.reduce((state, each) => this.expression(each, state), before);
  }

  private use(node: LocalUse, state: Unassigned): void {
    if (state?.has(node.local) !== true || this.reported.has(node.local)) return;
    this.reported.add(node.local);
    this.onUse(node);
  }
}

function union(a: Unassigned, b: Unassigned): Unassigned {
  if (a === undefined || a === b) return b;
  return b === undefined ? a : new Set([...a, ...b]);
}

function without(state: Unassigned, local: Local): Unassigned {
  if (state?.has(local) !== true) return state;
  const rest = new Set(state);
  rest.delete(local);
  return rest;
}
