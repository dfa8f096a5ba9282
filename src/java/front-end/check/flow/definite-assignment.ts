import type { Field } from "../../../ir/program.ts";
import type {
  FieldUse,
  Local,
  LocalUse,
  TypedBlock,
  TypedExpression,
  TypedInitializer,
  TypedStatement,
  TypedSwitch,
} from "../../typed/tree.ts";
import { partsOf } from "../../typed/walk.ts";
import { isConstant } from "./flow.ts";
import { VariableSet } from "./variable-set.ts";

/**
 * The variables and final fields that may still be without a value, or that may have one already: what is asked decides.
 * Undefined where control never comes.
 */
type Unassigned = VariableSet | undefined;

interface Branches {
  readonly whenTrue: Unassigned;
  readonly whenFalse: Unassigned;
}

/** Reports every use of a local variable that some way through the body reaches without assigning it (JLS 16). */
export function checkAssigned(block: TypedBlock, onUse: (use: LocalUse) => void): void {
  new AssignmentCheck(onUse).statement(block, VariableSet.empty);
}

/** A name of a final variable or field that is assigned. */
type Assigned = LocalUse | FieldUse;

/** Reports every assignment of a final variable that may have its value already (JLS 16). */
export function checkAssignedOnce(block: TypedBlock, onSecond: (target: Assigned) => void): void {
  new AssignmentCheck(() => {}, onSecond).statement(block, VariableSet.empty);
}

/** The same of final fields, in the order in which their code runs; `set`: those that have their values before. */
export function checkFieldsAssignedOnce(
  set: readonly Field[],
  code: readonly TypedInitializer[],
  onSecond: (target: Assigned) => void,
): void {
  new AssignmentCheck(() => {}, onSecond).run(set, code);
}

/** Reports every use, by its simple name or `this`, of one of the fields that may have no value yet. */
export function checkFieldsRead(
  fields: readonly Field[],
  code: readonly TypedInitializer[],
  onRead: (use: FieldUse) => void,
): void {
  new AssignmentCheck(() => {}, undefined, onRead).run(fields, code);
}

/** Those of the fields that some way through the initializers and the body leaves without a value. */
export function unsetFields(fields: readonly Field[], code: readonly TypedInitializer[]): readonly Field[] {
  return new AssignmentCheck(() => {}).unsetAfter(fields, code);
}

/** A statement that jumps may refer to, and what they bring along. */
interface Target {
  readonly kind: "loop" | "switch" | "label" | "value";
  readonly labels: readonly string[];
  breaks: Unassigned;
  continues: Unassigned;
}

class AssignmentCheck {
  private readonly onUse: (use: LocalUse) => void;
  /** There: sets have the variables that may have a value. */
  private readonly onSecond: ((target: Assigned) => void) | undefined;
  private readonly onRead: ((use: FieldUse) => void) | undefined;
  private readonly reported = new Set<Local | Field>();
  /** All that is assigned in the innermost `try`. */
  private assigned = VariableSet.empty;
  private readonly numbers = new Map<Local | Field, number>();
  /** What the jumps to the end and to the test of the statements around this place bring along; innermost last. */
  private readonly targets: Target[] = [];
  /** Labels of the statement that comes next. */
  private labels: readonly string[] = [];
  private returned: Unassigned;

  constructor(onUse: (use: LocalUse) => void, onSecond?: (target: Assigned) => void, onRead?: (use: FieldUse) => void) {
    this.onUse = onUse;
    this.onSecond = onSecond;
    this.onRead = onRead;
  }

  unsetAfter(fields: readonly Field[], code: readonly TypedInitializer[]): readonly Field[] {
    const left = union(this.run(fields, code), this.returned);
    return fields.filter((field) => left?.has(this.numberOf(field)) === true);
  }

  /** What holds behind code that begins with these fields in the set. */
  run(fields: readonly Field[], code: readonly TypedInitializer[]): Unassigned {
    const start = fields.reduce((state, field) => state.with(this.numberOf(field)), VariableSet.empty);
    return code.reduce<Unassigned>((state, each) => {
      if (each.kind === "block") return this.statement(each, state);
      return this.assign(this.expression(each.value, state), each.field);
    }, start);
  }

  private numberOf(variable: Local | Field): number {
    const number = this.numbers.get(variable) ?? this.numbers.size;
    this.numbers.set(variable, number);
    return number;
  }

  /** Behind an assignment. */
  private assign(state: Unassigned, variable: Local | Field, target?: Assigned): Unassigned {
    const number = this.numberOf(variable);
    if (this.onSecond === undefined) return state?.without(number);
    if (target !== undefined && state?.has(number) === true && !this.reported.has(variable)) {
      this.reported.add(variable);
      this.onSecond(target);
    }
    this.assigned = this.assigned.with(number);
    return state?.with(number);
  }

  /** What a `catch` or `finally` begins with: any part of the body may have run. */
  private interrupted(before: Unassigned, body: () => Unassigned): readonly [after: Unassigned, start: Unassigned] {
    const outside = this.assigned;
    this.assigned = VariableSet.empty;
    const after = body();
    const within = this.assigned;
    this.assigned = outside.union(within);
    return [after, this.onSecond === undefined ? before : before?.union(within)];
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
      case "labeled":
        return this.labeled(node, before);
      case "switch":
        return this.switch(node.switch, before, "switch");
      case "try": {
        const [after, start] = this.interrupted(before, () => this.statement(node.body, before));
        return node.catches.reduce((state, each) => union(state, this.statement(each.body, start)), after);
      }
      case "protected":
        return this.protected(node, before);
      case "throw":
        this.expression(node.value, before);
        return undefined;
      case "yield":
        this.yield(this.expression(node.value, before));
        return undefined;
      case "return":
        if (node.value !== undefined) this.expression(node.value, before);
        this.returned = union(this.returned, before);
        return undefined;
      case "break":
      case "continue":
        this.jump(node.kind, node.label, before);
        return undefined;
      case "assert": {
        const { whenFalse } = this.condition(node.condition, before);
        if (node.detail !== undefined) this.expression(node.detail, whenFalse);
        // It may not have run.
        return before;
      }
      case "empty":
        return before;
    }
  }

  /** A variable is there, without a value, in its own initializer already. */
  private declaration(node: Extract<TypedStatement, { kind: "declare" }>, before: Unassigned): Unassigned {
    const number = this.numberOf(node.local);
    const declared = this.onSecond === undefined ? before?.with(number) : before?.without(number);
    return node.value === undefined ? declared : this.assign(this.expression(node.value, declared), node.local);
  }

  private jump(kind: "break" | "continue", label: string | undefined, state: Unassigned): void {
    const target = this.targets.findLast((each) => {
      if (label !== undefined) return each.labels.includes(label) && (kind === "break" || each.kind === "loop");
      return each.kind === "loop" || (kind === "break" && each.kind === "switch");
    });
    if (target === undefined) return;
    if (kind === "break") target.breaks = union(target.breaks, state);
    else target.continues = union(target.continues, state);
  }

  private yield(state: Unassigned): void {
    const target = this.targets.findLast((each) => each.kind === "value");
    if (target !== undefined) target.breaks = union(target.breaks, state);
  }

  /** Runs something that jumps may refer to; the labels right before it are its own. */
  private within<T>(kind: Target["kind"], run: (target: Target) => T): T {
    const target: Target = { kind, labels: this.labels, breaks: undefined, continues: undefined };
    this.labels = [];
    this.targets.push(target);
    try {
      return run(target);
    } finally {
      this.targets.pop();
    }
  }

  private labeled(node: Extract<TypedStatement, { kind: "labeled" }>, before: Unassigned): Unassigned {
    this.labels = [...this.labels, node.label];
    const isLoop = ["while", "do", "for", "labeled"].includes(node.body.kind);
    if (isLoop) return this.statement(node.body, before);
    return this.within("label", (target) => union(this.statement(node.body, before), target.breaks));
  }

  private switch(node: TypedSwitch, before: Unassigned, kind: "switch" | "value"): Unassigned {
    const start = node.before.reduce((state, each) => this.statement(each, state), before);
    return this.within(kind, (target) => {
      const tested = node.cases
        .flatMap((each) => each.tests)
        .reduce((state, each) => this.expression(each, state), start);
      let state: Unassigned;
      let entry = tested;
      for (const each of node.cases) {
        state = each.body.reduce((now, statement) => this.statement(statement, now), union(state, entry));
        if (each.isArrow) {
          target.breaks = union(target.breaks, state);
          state = undefined;
        } else entry = this.withDeclared(entry, each.body);
      }
      const isSkipped = kind === "switch" && !node.cases.some((each) => each.isDefault);
      return union(union(state, target.breaks), isSkipped ? tested : undefined);
    });
  }

  /** A variable is there in the cases behind its own, which may be entered without its initializer. */
  private withDeclared(entry: Unassigned, body: readonly TypedStatement[]): Unassigned {
    if (this.onSecond !== undefined) return entry;
    return body.reduce(
      (state, each) => (each.kind === "declare" ? state?.with(this.numberOf(each.local)) : state),
      entry,
    );
  }

  /** A jump out of the body runs `leave` too; what that assigns is not credited to the jump. */
  private protected(node: Extract<TypedStatement, { kind: "protected" }>, before: Unassigned): Unassigned {
    const [after, start] = this.interrupted(before, () => this.statement(node.body, before));
    this.statement(node.handler.body, start);
    return this.statement(node.leave, after);
  }

  private loop(node: Extract<TypedStatement, { kind: "while" | "for" }>, before: Unassigned): Unassigned {
    const { labels } = this;
    this.labels = [];
    const init = node.kind === "for" ? node.init : [];
    const start = init.reduce((state, each) => this.statement(each, state), before);
    const { whenTrue, whenFalse } =
      node.condition === undefined ? { whenTrue: start, whenFalse: undefined } : this.condition(node.condition, start);
    this.labels = labels;
    return this.within("loop", (target) => {
      const around = (begin: Unassigned): Unassigned => {
        const end = this.statement(node.body, begin);
        const update = node.kind === "for" ? node.update : [];
        return update.reduce((state, each) => this.statement(each, state), union(end, target.continues));
      };
      const again = around(whenTrue);
      // What the first round assigns is assigned again in the second one.
      if (this.onSecond !== undefined && again !== undefined && node.condition !== undefined)
        around(this.condition(node.condition, union(start, again)).whenTrue);
      else if (this.onSecond !== undefined && again !== undefined) around(union(start, again));
      return union(whenFalse, target.breaks);
    });
  }

  private doLoop(node: Extract<TypedStatement, { kind: "do" }>, before: Unassigned): Unassigned {
    return this.within("loop", (target) => {
      const around = (begin: Unassigned): Branches =>
        this.condition(node.condition, union(this.statement(node.body, begin), target.continues));
      const { whenTrue, whenFalse } = around(before);
      if (this.onSecond !== undefined && whenTrue !== undefined) around(union(before, whenTrue));
      return union(whenFalse, target.breaks);
    });
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
        if (target.kind === "local") return this.assign(this.expression(node.value, before), target.local, target);
        const after = this.parts([...partsOf(target), node.value], before);
        return target.kind === "field" && isOwn(target) ? this.assign(after, target.field, target) : after;
      }
      case "compound": {
        const { target } = node;
        const after = this.parts(partsOf(node), before);
        if (this.onSecond === undefined) return after;
        if (target.kind === "local") return this.assign(after, target.local, target);
        return target.kind === "field" && isOwn(target) ? this.assign(after, target.field, target) : after;
      }
      case "field":
        if (isOwn(node)) this.readField(node, before);
        return this.parts(partsOf(node), before);
      case "switch":
        return this.switch(node.switch, before, "value");
      default:
        return this.parts(partsOf(node), before);
    }
  }

  private parts(nodes: readonly TypedExpression[], before: Unassigned): Unassigned {
    return nodes.reduce((state, each) => this.expression(each, state), before);
  }

  private readField(node: FieldUse, state: Unassigned): void {
    if (this.onRead === undefined || state?.has(this.numberOf(node.field)) !== true) return;
    if (this.reported.has(node.field)) return;
    this.reported.add(node.field);
    this.onRead(node);
  }

  private use(node: LocalUse, state: Unassigned): void {
    if (state?.has(this.numberOf(node.local)) !== true || this.reported.has(node.local)) return;
    this.reported.add(node.local);
    this.onUse(node);
  }
}

function union(a: Unassigned, b: Unassigned): Unassigned {
  if (a === undefined || a === b) return b;
  return b === undefined ? a : a.union(b);
}

function isOwn({ field, receiver }: FieldUse): boolean {
  return field.isStatic || receiver?.kind === "this";
}
