import type { ClassInfo, Field, Method, Type, Variable } from "../../../../java/index.ts";
import {
  addressStem,
  arrayData,
  asLinear,
  constantTerm,
  type DataType,
  type Linear,
  type Model,
  NULL,
  namesOfDefinitions,
  type Value,
} from "../../../separation/index.ts";
import { fraction, isFractional } from "./fractions.ts";
import { isName, type PathCondition } from "./path-condition.ts";
import { integer, nullValue, reference, type SymbolicValue, truth } from "./values.ts";

/** An object that a path knows: a cell of Δ, or one that the program made. */
export interface HeapObject {
  readonly root: string;
  /** The name of its class, or of its element type followed by []. */
  readonly data: string;
  /** Undefined for arrays and for data types that no class declares. */
  readonly class: ClassInfo | undefined;
  readonly origin: "input" | "new";
  readonly isFreed: boolean;
  readonly initial: ReadonlyMap<string, SymbolicValue>;
  /**
   * s at the field variables: [S-STORE] changes these, Δ keeps the initial heap. They are kept for each object and field,
   * because a rule may use one variable for two fields (`dll` writes its parameter into `prev`).
   */
  readonly fields: ReadonlyMap<string, SymbolicValue>;
  /** Of an array. Its elements are fields by the text of their index. */
  readonly length?: Linear;
  readonly element?: Type;
}

/** An open call. */
export interface Frame {
  readonly method: Method;
  readonly pc: number;
  /** By `Variable.index`. */
  readonly values: readonly (SymbolicValue | undefined)[];
  /** The caller's variable that takes the result. */
  readonly target: Variable | undefined;
  /** The object that a constructor call gives to `target` instead of a result. */
  readonly created: SymbolicValue | undefined;
  /** How often an undecided condition has held, by instruction. */
  readonly decisions: ReadonlyMap<number, number>;
}

/** The branches a path has taken, last one first. */
export interface Trace {
  readonly branch: string;
  readonly before: Trace | undefined;
}

/** Values of Δ's variables in a model of it. */
export interface ModelValues {
  readonly integers: ReadonlyMap<string, bigint>;
  readonly model: Model;
}

/** ⟨Σ, Δ, s, pc, ι⟩: Σ is the same for all, pc and ι are the top frame's. Immutable. */
export interface State {
  readonly delta: PathCondition;
  /** Innermost first; empty when the method has returned. */
  readonly frames: readonly Frame[];
  readonly objects: ReadonlyMap<string, HeapObject>;
  readonly statics: ReadonlyMap<Field, SymbolicValue>;
  readonly caught: SymbolicValue | undefined;
  /** Substitutions of scenario 3 so far. */
  readonly unfoldings: number;
  /** Unconstrained references that were chosen to lie inside of a predicate. */
  readonly inside: ReadonlySet<string>;
  readonly trace: Trace | undefined;
  readonly steps: number;
  /** A model of `delta`, where one is known. */
  readonly model: ModelValues | undefined;
  /** Why the path may not be exactly what the program does; undefined where it is. */
  readonly approximation: string | undefined;
}

/** The content of a field in a cell of Δ. */
export function contentOf(value: Value, type: DataType["fields"][number]["type"]): SymbolicValue {
  if (type.kind === "reference") return isName(value) ? reference(value) : nullValue;
  const term = asLinear(value);
  return type.kind === "bool" ? truthOf(term) : integer(term);
}

/** A truth value that is stored as 0 or 1. */
function truthOf(term: Linear): SymbolicValue {
  if (term.terms.length === 0) return truth(term.constant !== 0n);
  return { kind: "condition", constraint: { relation: "=", left: term, right: constantTerm(1n) } };
}

/** The objects of Δ's cells that a state does not know yet, added. */
export function withObjects(state: State, delta: PathCondition, classes: ReadonlyMap<string, ClassInfo>): State {
  let objects: Map<string, HeapObject> | undefined;
  for (const part of delta.heap.spatial) {
    if (part.kind !== "cell" || state.objects.has(part.root)) continue;
    objects ??= new Map(state.objects);
    const fields = new Map(
      (delta.definitions.data.get(part.data)?.fields ?? []).map(({ name, type }, index) => [
        name,
        contentOf(part.fields[index] ?? NULL, type),
      ]),
    );
    objects.set(part.root, {
      root: part.root,
      data: part.data,
      class: classes.get(part.data),
      origin: "input",
      isFreed: false,
      initial: fields,
      fields,
      ...(arrayData(part.data) === undefined ? {} : { length: constantTerm(BigInt(fields.size)) }),
    });
  }
  return { ...state, delta, objects: objects ?? state.objects };
}

/** The object that a reference is known to be; undefined when it is null or not initialized. */
export function objectOf(state: State, name: string): HeapObject | undefined {
  const made = state.objects.get(name);
  if (made?.origin === "new") return made;
  const cell = state.delta.cellOf(name);
  return cell === undefined ? undefined : state.objects.get(cell.root);
}

/** An object of the program's own. */
export function newObject(
  root: string,
  data: string,
  info: ClassInfo | undefined,
  fields: HeapObject["fields"] = new Map(),
): HeapObject {
  return { root, data, class: info, origin: "new", isFreed: false, initial: fields, fields };
}

export function withObject(state: State, object: HeapObject): State {
  return { ...state, objects: new Map([...state.objects, [object.root, object]]) };
}

/** The default value of a field or an element. */
export function defaultOf(type: Type): SymbolicValue {
  if (type.kind !== "primitive") return nullValue;
  if (type.name === "boolean") return truth(false);
  if (isFractional(type)) return fraction(0);
  return integer(constantTerm(0n));
}

export function topFrame(state: State): Frame | undefined {
  return state.frames[0];
}

/** The top frame changed. */
export function withTop(state: State, change: Partial<Frame>): State {
  const [top, ...others] = state.frames;
  return top === undefined ? state : { ...state, frames: [{ ...top, ...change }, ...others] };
}

/** target := value, and on to the next instruction. */
export function assign(state: State, target: Variable | undefined, value: SymbolicValue | undefined): State {
  const top = topFrame(state);
  if (top === undefined) return state;
  if (target === undefined || value === undefined) return withTop(state, { pc: top.pc + 1 });
  const values = [...top.values];
  values[target.index] = value;
  return withTop(state, { values, pc: top.pc + 1 });
}

export function next(state: State): State {
  return assign(state, undefined, undefined);
}

/** For the objects of [S-NEW]: none of them is one for the cells of an input. */
const LOCATION_LETTERS = ["l", "a", "m"];

/** A name for an object of [S-NEW]: l1, l2, … as in the rule; a1, a2, … where Δ has such variables, or may come to have. */
export function freshLocation({ objects, delta }: State): string {
  const stem = addressStem(LOCATION_LETTERS, [...namesOfDefinitions(delta.definitions), ...delta.types().keys()]);
  let number = 1;
  while (objects.has(`${stem}${number}`)) number++;
  return `${stem}${number}`;
}
