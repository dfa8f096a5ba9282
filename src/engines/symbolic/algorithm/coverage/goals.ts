import {
  type InstructionOf,
  isDivision,
  isIntegral,
  isSubtype,
  type Method,
  type Operand,
  type Variable,
} from "../../../../java/index.ts";
import type { Span } from "../../../../kernel/index.ts";
import type { Code, CoreInstruction } from "../program/code.ts";
import { withPlaces } from "../program/places.ts";

/** What the machine checks before it executes an instruction, and the exception that a failed check makes. */
const exceptionOf = {
  null: "NullPointerException",
  index: "ArrayIndexOutOfBoundsException",
  cast: "ClassCastException",
  division: "ArithmeticException",
  size: "NegativeArraySizeException",
} as const;

type CheckKind = keyof typeof exceptionOf;

/** What inputs are to show of a method beside its branches. */
export type Goal = Where & { readonly key: string } & (
    | { readonly kind: CheckKind; readonly side: "passes" | "fails" }
    | { readonly kind: "return" }
    /** A loop is gone round twice in one call: it jumps back to instruction `to`. */
    | { readonly kind: "loop"; readonly to: number }
  );

interface Where {
  readonly method: Method;
  /** The index of the instruction. */
  readonly pc: number;
  readonly span: Span;
  readonly place: string;
}

/** A check of an instruction, with the goals that are its sides. */
interface Check {
  readonly kind: CheckKind;
  readonly passes: Goal;
  readonly fails: Goal;
}

/** The goals of an instruction. */
export interface GoalsAt {
  /** In the order in which the machine makes them. */
  readonly checks: readonly Check[];
  /** The return, or the jump back of a loop. */
  readonly end: Goal | undefined;
}

/**
 * Every implicit check both ways, every return, every loop twice: what a search for inputs aims at beside the branches. Places
 * are lines, `12`; `12a`, `12b` where one line has several of a kind; `Node:12` outside the first file.
 */
export class Goals {
  readonly #at = new Map<Method, Map<number, GoalsAt>>();

  constructor(code: Code) {
    const found = code.methods.flatMap((method) => {
      const body = code.bodyOf(method);
      const objects = alwaysObjects(method, body);
      return body.flatMap((instruction, pc) =>
        kindsOf(instruction, pc, objects).map((kind) => ({ kind, method, pc, span: instruction.span })),
      );
    });
    for (const each of withPlaces(code, found, ({ kind }) => kind)) this.#add(each, code.bodyOf(each.method)[each.pc]);
  }

  at(method: Method, pc: number): GoalsAt | undefined {
    return this.#at.get(method)?.get(pc);
  }

  /** Those of some methods, in the order of the code. */
  of(methods: readonly Method[]): readonly Goal[] {
    return methods.flatMap((method) =>
      [...(this.#at.get(method)?.values() ?? [])].flatMap(({ checks, end }) => [
        ...checks.flatMap(({ passes, fails }) => [passes, fails]),
        ...(end === undefined ? [] : [end]),
      ]),
    );
  }

  #add({ kind, method, pc, span, place }: Where & Pick<Goal, "kind">, instruction: CoreInstruction | undefined): void {
    const ofMethod = this.#at.get(method) ?? new Map<number, GoalsAt>();
    this.#at.set(method, ofMethod);
    const { checks, end } = ofMethod.get(pc) ?? { checks: [], end: undefined };
    const where = { method, pc, span, place };
    const key = `${kind} ${place}`;
    if (kind === "return") ofMethod.set(pc, { checks, end: { ...where, kind, key } });
    else if (kind === "loop") ofMethod.set(pc, { checks, end: { ...where, kind, key, to: targetOf(instruction) } });
    else {
      const passes: Goal = { ...where, kind, side: "passes", key: `${key} passes` };
      const fails: Goal = { ...where, kind, side: "fails", key: `${key} fails` };
      ofMethod.set(pc, { checks: [...checks, { kind, passes, fails }], end });
    }
  }
}

function targetOf(instruction: CoreInstruction | undefined): number {
  return instruction?.kind === "goto" || instruction?.kind === "if-false" ? instruction.to : 0;
}

/** The sides of the checks that an execution showed: all before the one that failed passed. */
export function sidesShown({ checks }: GoalsAt, raised: string | undefined): readonly Goal[] {
  const failing = checks.findIndex(({ kind }) => exceptionOf[kind] === raised);
  const passed = (failing === -1 ? checks : checks.slice(0, failing)).map(({ passes }) => passes);
  const failed = checks[failing];
  return failed === undefined ? passed : [...passed, failed.fails];
}

/** `this`, and locals that only ever hold what the method itself makes. */
function alwaysObjects(method: Method, body: readonly CoreInstruction[]): ReadonlySet<Variable> {
  const made = new Set<Variable>(method.thisVariable === undefined ? [] : [method.thisVariable]);
  const others = new Set<Variable>(method.parameters);
  for (const instruction of body)
    if ("target" in instruction && instruction.target !== undefined)
      (MAKING.has(instruction.kind) ? made : others).add(instruction.target);
  return new Set([...made].filter((variable) => !others.has(variable)));
}

const MAKING: ReadonlySet<CoreInstruction["kind"]> = new Set([
  "new",
  "new-array",
  "string-literal",
  "concat",
  "closure",
  "catch",
]);

function kindsOf(instruction: CoreInstruction, pc: number, objects: ReadonlySet<Variable>): readonly Goal["kind"][] {
  const nullCheck = (base: Variable | undefined): readonly CheckKind[] =>
    base === undefined || objects.has(base) ? [] : ["null"];
  switch (instruction.kind) {
    case "load":
    case "store":
    case "array-length":
      return nullCheck(instruction.base);
    case "array-load":
    case "array-store":
      return [...nullCheck(instruction.base), "index"];
    case "call":
      return instruction.skipsNull === true ? [] : nullCheck(instruction.receiver);
    case "cast":
      return mayFail(instruction) ? ["cast"] : [];
    case "binary":
      return isDivision(instruction.operator) && isIntegral(instruction.target.type) && !isNonZero(instruction.right)
        ? ["division"]
        : [];
    case "new-array":
      return instruction.lengths.every((length) => length.kind !== "variable") ? [] : ["size"];
    case "return":
      return ["return"];
    case "goto":
    case "if-false":
      return instruction.to <= pc ? ["loop"] : [];
    default:
      return [];
  }
}

/** A cast that the program writes, and to a narrower type. */
function mayFail({ source, type, isWritten }: InstructionOf<"cast">): boolean {
  return isWritten && source.kind === "variable" && !isSubtype(source.variable.type, type);
}

function isNonZero(operand: Operand): boolean {
  return (operand.kind === "int" || operand.kind === "char" || operand.kind === "long") && BigInt(operand.value) !== 0n;
}
