import {
  type ClassInfo,
  type Instruction,
  type InstructionOf,
  isSubclass,
  type MachineClasses,
  type Method,
  RAISED,
  type Raised,
  type Variable,
  variablesRead,
} from "../../../../java/index.ts";
import { append, valueAt } from "../../../../kernel/index.ts";
import type { ExceptionFlow } from "./exception-flow.ts";

/** Classes of `RAISED` as bits, in that order. */
export type RaisedSet = number;

export const ALL_RAISED: RaisedSet = (1 << RAISED.length) - 1;

export function raisedSet(names: readonly Raised[]): RaisedSet {
  return names.reduce((set, name) => set | (1 << RAISED.indexOf(name)), 0);
}

/** Which of the classes that the virtual machine throws are below classes of the program. */
export class RaisedBelow {
  readonly #classes: MachineClasses;
  readonly #sets = new Map<ClassInfo, RaisedSet>();

  constructor(classes: MachineClasses) {
    this.#classes = classes;
  }

  of(types: readonly ClassInfo[]): RaisedSet {
    return types.reduce((set, type) => set | valueAt(this.#sets, type, () => this.#below(type)), 0);
  }

  #below(type: ClassInfo): RaisedSet {
    return raisedSet(RAISED.filter((name) => isSubclass(this.#classes.named(name), type)));
  }
}

/** Which exceptions of the virtual machine something does more with than to let them pass, if they arise at an instruction. */
export interface Need {
  /** Those that a clause of the method does it with. */
  readonly here: RaisedSet;
  /** Those that leave the method: something may do it where the method is called. */
  readonly outside: RaisedSet;
}

const NOTHING: Need = { here: 0, outside: 0 };
/** Of a method without handlers. */
const LEAVES: Need = { here: 0, outside: ALL_RAISED };

/**
 * The needs of each instruction of a method. A clause that only throws its exception on, as that of `finally`, needs what
 * is needed there. With `isEachUsed`, every clause counts as one that does something with its exception.
 */
export function needsOf(
  method: Method,
  flow: (at: Instruction) => ExceptionFlow,
  below: RaisedBelow,
  isEachUsed: boolean,
): (at: Instruction) => Need {
  if (method.handlers.length === 0) return () => LEAVES;
  const used = handedOn(method);
  const clauses = new Map<Variable, Need>();
  const needAt = (at: Instruction): Need => {
    const { catches, escapes } = flow(at);
    let here = 0;
    let outside = escapes === undefined ? 0 : ALL_RAISED & ~below.of(escapes);
    for (const { target, types, taken } of catches) {
      const caught = below.of(types) & ~below.of(taken);
      const need = clauses.get(target) ?? NOTHING;
      here |= caught & need.here;
      outside |= caught & need.outside;
    }
    return { here, outside };
  };
  const thrownOn = rethrows(method);
  for (const { target } of method.body.filter(isCatch)) {
    clauses.set(target, isEachUsed || used.has(target) ? { here: ALL_RAISED, outside: 0 } : NOTHING);
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (const [target, known] of clauses) {
      const needs = (thrownOn.get(target) ?? []).map(needAt);
      const next = needs.reduce((a, b) => ({ here: a.here | b.here, outside: a.outside | b.outside }), known);
      if (next.here === known.here && next.outside === known.outside) continue;
      clauses.set(target, next);
      changed = true;
    }
  }
  return needAt;
}

function isCatch(instruction: Instruction): instruction is InstructionOf<"catch"> {
  return instruction.kind === "catch";
}

/** The instructions that throw what a variable holds, be it under another name. */
function rethrows(method: Method): ReadonlyMap<Variable, readonly Instruction[]> {
  const found = new Map<Variable, Instruction[]>();
  const renames = method.body.filter(isRename);
  for (const at of method.body) {
    if (at.kind === "throw") for (const name of namesOf(at.value, renames)) append(found, name, at);
  }
  return found;
}

/** The variables whose objects may come to a variable by renaming, and itself. */
function namesOf(variable: Variable, renames: readonly Rename[]): ReadonlySet<Variable> {
  const names = new Set([variable]);
  for (let size = -1; size < names.size; ) {
    size = names.size;
    const before = renames.filter(({ target }) => names.has(target));
    for (const name of before.flatMap(variablesRead)) names.add(name);
  }
  return names;
}

/** The variables whose objects are called, stored, returned, cast or handed on, be it under another name. */
function handedOn(method: Method): ReadonlySet<Variable> {
  const used = new Set<Variable>();
  for (let size = -1; size < used.size; ) {
    size = used.size;
    for (const instruction of method.body) {
      const passes = HANDING_ON.has(instruction.kind) || (isRename(instruction) && used.has(instruction.target));
      if (passes) for (const variable of variablesRead(instruction)) used.add(variable);
    }
  }
  return used;
}

/** A cast may fail, which is counted. */
const HANDING_ON: ReadonlySet<Instruction["kind"]> = new Set([
  "array-store",
  "call",
  "cast",
  "closure",
  "new",
  "return",
  "static-store",
  "store",
]);

type Rename = InstructionOf<"copy"> | InstructionOf<"cast">;

function isRename(instruction: Instruction): instruction is Rename {
  return instruction.kind === "copy" || instruction.kind === "cast";
}
