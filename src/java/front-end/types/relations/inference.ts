import { isRoot } from "../../../ir/hierarchy.ts";
import { classType, isReference } from "../../../ir/types.ts";
import type { ClassTable } from "../class-table.ts";
import type { InferenceBounds, StaticType, TypeVariable, VariableType } from "../generic-types.ts";
import {
  isOpen,
  openVariable,
  replacing,
  resolved,
  substitute,
  variableType,
  withSolutions,
} from "../generic-types.ts";
import { erase } from "../static-types.ts";
import { boxOf, unboxed } from "./boxing.ts";
import { greatestBelow } from "./greatest-lower-bound.ts";
import { join } from "./least-upper-bound.ts";
import { isSameStatic, isSubtypeOf, mentions } from "./subtyping.ts";

/** Something that can be checked only when it is known what it becomes: a lambda or a method reference. */
export interface PendingFunction {
  /** The types that have to be known first. */
  readonly inputs: () => readonly StaticType[];
  readonly check: () => void;
  isChecked: boolean;
}

/** The types that one invocation, with the invocations among its arguments, leaves to be found out (JLS 18). */
export class Inference {
  private readonly table: ClassTable;
  private readonly variables = new Set<TypeVariable>();
  private readonly functions = new Set<PendingFunction>();
  /** The inference around, once this one's invocation has turned out to be part of another's. */
  private around: Inference | undefined;

  constructor(table: ClassTable) {
    this.table = table;
  }

  /** Fresh variables for the type parameters of a method or class. `member` puts the receiver's arguments into bounds. */
  open(parameters: readonly TypeVariable[], member: (type: StaticType) => StaticType): readonly StaticType[] {
    const fresh = parameters.map((parameter) => newVariable(parameter));
    const types = fresh.map(variableType);
    for (const [i, variable] of fresh.entries()) {
      variable.bounds = (parameters[i]?.bounds ?? []).map((bound) =>
        substitute(member(bound), replacing(parameters, types)),
      );
      for (const bound of variable.bounds) if (!isObject(bound)) variable.inference.upper.push(bound);
      this.root().variables.add(variable);
    }
    return types;
  }

  private root(): Inference {
    return this.around === undefined ? this : this.around.root();
  }

  /** Takes back the bounds that a question has added when the answer is no. */
  attempt(ask: () => boolean): boolean {
    const before = [...this.root().variables].flatMap(({ inference }) =>
      inference === undefined
        ? []
        : [inference.lower, inference.upper, inference.equal].map((bounds) => [bounds, bounds.length] as const),
    );
    if (ask()) return true;
    for (const [bounds, length] of before) bounds.length = length;
    return false;
  }

  /**
   * A value of this type becomes one of the expected type, if it can. Where a primitive one is expected, what is open
   * is its box, or below it where it has a bound that the box has not, unless it is a box already (JLS 18.5.2.1). Whether
   * the bounds agree so far.
   */
  expect(type: StaticType, expected: StaticType): boolean {
    if (isReference(expected)) return this.attempt(() => isSubtypeOf(type, expected));
    const open = openVariable(resolved(type));
    if (expected.kind !== "primitive" || open === undefined || isBox(open.inference)) return true;
    const box = boxOf(this.table, expected);
    return this.attempt(() => isSameStatic(type, box)) || this.attempt(() => isSubtypeOf(type, box));
  }

  /** What an argument leaves open is found out here too. */
  absorb(other: Inference): void {
    const [own, its] = [this.root(), other.root()];
    if (own === its) return;
    for (const variable of its.variables) own.variables.add(variable);
    for (const pending of its.functions) own.functions.add(pending);
    its.around = own;
  }

  /** One whose parameters are all written is checked at once: its result says something about what is open. */
  later(pending: PendingFunction): void {
    this.root().functions.add(pending);
    if (pending.inputs().length > 0) return;
    pending.isChecked = true;
    pending.check();
  }

  /** Finds a type for everything: lambdas are checked as soon as the types of their parameters are known. */
  run(): void {
    this.root().runAll();
  }

  private runAll(): void {
    for (let next = this.nextFunction(); next !== undefined; next = this.nextFunction()) {
      for (const input of next.inputs()) this.solveIn(input);
      next.isChecked = true;
      next.check();
    }
    for (const variable of this.variables) this.solve(variable);
  }

  /** One whose inputs are known, else one whose inputs have bounds, else the first. */
  private nextFunction(): PendingFunction | undefined {
    const waiting = [...this.functions].filter((each) => !each.isChecked);
    return (
      waiting.find((each) => !each.inputs().some(isOpen)) ??
      waiting.find((each) => each.inputs().every((input) => this.hasBounds(input))) ??
      waiting[0]
    );
  }

  private hasBounds(type: StaticType): boolean {
    const open = openVariable(resolved(type));
    if (open === undefined) return true;
    const { lower, equal } = open.inference;
    return [...lower, ...equal].some((bound) => openVariable(resolved(bound)) === undefined);
  }

  /** Finds the types of everything open in a type. */
  solveIn(type: StaticType): void {
    const now = resolved(type);
    switch (now.kind) {
      case "variable":
        this.solve(now.variable);
        break;
      case "class":
        for (const argument of now.arguments ?? []) this.solveIn(argument);
        break;
      case "array":
        this.solveIn(now.element);
        break;
      case "wildcard":
        if (now.type !== undefined) this.solveIn(now.type);
        break;
      case "intersection":
        for (const each of now.types) this.solveIn(each);
        break;
      default:
        break;
    }
  }

  /** The bound it equals, else the least type above its lower bounds, else the greatest below its upper ones (JLS 18.4). */
  private solve(variable: TypeVariable): void {
    const { inference } = variable;
    if (inference === undefined || inference.solution !== undefined || inference.isBeingSolved) return;
    inference.isBeingSolved = true;
    const found = this.fromEqual(inference) ?? this.fromLower(inference) ?? this.fromUpper(variable, inference);
    inference.solution ??= found ?? classType(this.table.object.info);
  }

  private fromEqual({ equal }: InferenceBounds): StaticType | undefined {
    for (const each of [...equal]) {
      this.solveIn(each);
      if (!isOpen(each)) return withSolutions(each);
    }
    return undefined;
  }

  /** What is known of a variable below is known of this one too; when there is any, that variable comes after it. */
  private fromLower({ lower }: InferenceBounds): StaticType | undefined {
    const known = lower.filter((each) => openVariable(resolved(each)) === undefined);
    let found: StaticType | undefined;
    for (const each of known.length > 0 ? known : [...lower]) {
      this.solveIn(each);
      if (isOpen(each)) continue;
      const type = withSolutions(each);
      found = found === undefined ? type : join(found, type, classType(this.table.object.info));
    }
    return found;
  }

  /** A variable that occurs in its own bounds stands for some type with these bounds (JLS 18.4). */
  private fromUpper(variable: TypeVariable, inference: InferenceBounds): StaticType | undefined {
    const { upper } = inference;
    if (!upper.some((bound) => mentions(bound, variable))) return greatestBelow(upper.map((each) => this.solved(each)));
    const fresh = { name: variable.name, bounds: [] as readonly StaticType[], lower: undefined, isCaptured: true };
    const some: { bounds: readonly StaticType[] } & TypeVariable = { ...fresh, inference: undefined };
    inference.solution = variableType(some);
    some.bounds = upper.map((each) => this.solved(each));
    return undefined;
  }

  private solved(type: StaticType): StaticType {
    this.solveIn(type);
    return isOpen(type) ? erase(type) : withSolutions(type);
  }
}

function isBox({ lower, upper, equal }: InferenceBounds): boolean {
  return [...equal, ...lower, ...upper].some((bound) => unboxed(bound) !== undefined);
}

/** The type of something of which nothing is known: it may become any reference. */
export function unknownType(): VariableType {
  return variableType(
    newVariable({ name: "?", bounds: [], lower: undefined, isCaptured: false, inference: undefined }),
  );
}

interface NewVariable extends TypeVariable {
  bounds: readonly StaticType[];
  readonly inference: InferenceBounds;
}

function newVariable(parameter: TypeVariable): NewVariable {
  return {
    name: parameter.name,
    bounds: [],
    lower: undefined,
    isCaptured: false,
    inference: { lower: [], upper: [], equal: [], solution: undefined, isBeingSolved: false },
  };
}

function isObject(type: StaticType): boolean {
  return type.kind === "class" && isRoot(type.class);
}
