import {
  Caller,
  type CallOutcome,
  type CallValue,
  type ClassInfo,
  type CodeListener,
  dispatch,
  type HeapArray,
  type HeapObject,
  type Method,
  type Program,
  showType,
  type Type,
} from "../../../../java/index.ts";
import { arrayData, OBJECT } from "../../../separation/index.ts";
import { say } from "../../messages/say.ts";
import { type Branches, type Goals, RunGoals } from "../coverage/index.ts";
import { inputsOf } from "../program/inputs.ts";
import type { InputCell, InputValue, TestInput } from "../test-input/test-input.ts";

/** How a run of an input ended. */
export type RunOutcome =
  | { readonly kind: "return"; readonly value: Returned }
  /** The simple name of its class, and the class. */
  | { readonly kind: "exception"; readonly exception: string; readonly thrown: ClassInfo | undefined }
  /** `System.exit`. */
  | { readonly kind: "exit"; readonly status: number }
  /** It does not end: not within the steps, or never, because it waits for what never comes. */
  | { readonly kind: "step-limit" }
  /** The input is none that Java has: a class that is not there, a number that is too large. */
  | { readonly kind: "impossible"; readonly reason: string };

interface Returned {
  /** `nothing`, `null`, `7`, `true`, `"text"`, `n1` for a cell of the input, `new node`, `int[]`. */
  readonly text: string;
  /** The number or truth value; undefined for anything else. */
  readonly primitive: number | bigint | boolean | undefined;
  /** The id of the cell of the input that came back; undefined for anything else. */
  readonly cell?: string;
}

export interface InputRunOptions {
  /** Which branches to report; undefined: none. */
  readonly branches?: Branches | undefined;
  /** Which goals to report; undefined: none. */
  readonly goals?: Goals | undefined;
  /** After how many steps to give up; a step is about one instruction. */
  readonly stepLimit?: number | undefined;
  /** Of the same program; one for many inputs saves decoding. */
  readonly caller?: Caller | undefined;
}

export interface InputRun {
  readonly outcome: RunOutcome;
  /** `12T`, `14F`, …: every decision of the run, in order. */
  readonly sequence: readonly string[];
  /** Each once, in the order in which they were taken first. */
  readonly branches: readonly string[];
  /** The keys of the goals that it reaches. */
  readonly goals: readonly string[];
}

export const STEP_LIMIT = 200_000;

/**
 * Runs a method on an input, as if nothing had run before: the cells become objects of the classes of the same names, fields that
 * the input does not name have Java's defaults, no constructor runs. What is printed is dropped.
 */
export function runInput(program: Program, method: Method, input: TestInput, options: InputRunOptions = {}): InputRun {
  const { stepLimit = STEP_LIMIT, caller = new Caller(program) } = options;
  const objects = objectsOf(program, input.heap);
  if (typeof objects === "string") return impossible(objects);
  const ids = new Set(objects.keys());
  const inputs = inputsOf(method);
  const missing = inputs.find(({ name, type }) => {
    const value = input.arguments[name];
    return value === undefined || (value === null && type.kind === "primitive");
  });
  if (missing !== undefined) return impossible(say("input.noValue", { name: missing.name }));
  const receiver = otherReceiver(program, method, input);
  if (receiver !== undefined) return impossible(receiver);
  const observed = new Observed(options);
  const values = inputs.map(({ name }) => callValue(input.arguments[name] ?? null));
  const result = caller.call({ method, objects, values, inputs: input.inputs, stepLimit, listener: observed });
  const outcome = outcomeOf(method, result.outcome, (id) =>
    ids.has(id) ? { text: id, cell: id } : { text: newObject(result.heap().get(id)) },
  );
  return { outcome, ...observed.result() };
}

/** What is reported of a run. */
class Observed implements CodeListener {
  readonly #branches: Branches | undefined;
  readonly #goals: RunGoals | undefined;
  readonly #sequence: string[] = [];

  constructor({ branches, goals }: InputRunOptions) {
    this.#branches = branches;
    this.#goals = goals && new RunGoals(goals);
  }

  decided(method: Method, pc: number, holds: boolean, call: object): void {
    const side = this.#branches?.sideOf(method, pc, holds);
    if (side !== undefined) this.#sequence.push(side);
    this.#goals?.decided(method, pc, holds, call);
  }

  executed(method: Method, pc: number, raised: string | undefined, call: object): void {
    this.#goals?.executed(method, pc, raised, call);
  }

  result(): Omit<InputRun, "outcome"> {
    const sequence = this.#sequence;
    return { sequence, branches: [...new Set(sequence)], goals: this.#goals?.reached ?? [] };
  }
}

/** There was no run. */
export function impossible(reason: string): InputRun {
  return { outcome: { kind: "impossible", reason }, sequence: [], branches: [], goals: [] };
}

/** The class whose objects the cells of a data type are: that of the same name, or the only one of that simple name; or `Object`. */
export function classOf(program: Program, type: string): ClassInfo | undefined {
  const own = program.classes.filter(({ isLibrary }) => !isLibrary);
  const nested = own.filter(({ name }) => simpleName(name) === type);
  const found = own.find(({ name }) => name === type) ?? (nested.length === 1 ? nested[0] : undefined);
  return found ?? (type === OBJECT ? program.wellKnown.object : undefined);
}

/** `Inner` of `Outer.Inner`. */
export function simpleName(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}

/** The type of the elements of the arrays that the cells of a data type are; undefined where they are objects. */
export function elementOf(program: Program, data: string): Type | undefined {
  const name = arrayData(data)?.element;
  if (name === undefined) return undefined;
  const info = classOf(program, name);
  return info === undefined ? primitiveNamed(name) : { kind: "class", class: info };
}

function primitiveNamed(name: string): Type | undefined {
  const names = ["boolean", "byte", "char", "double", "float", "int", "long", "short"] as const;
  const found = names.find((each) => each === name);
  return found && { kind: "primitive", name: found };
}

function objectsOf(program: Program, heap: readonly InputCell[]): ReadonlyMap<string, HeapObject | HeapArray> | string {
  const objects = new Map<string, HeapObject | HeapArray>();
  for (const { id, type, fields } of heap) {
    const element = elementOf(program, type);
    if (element !== undefined) {
      objects.set(id, { element, elements: Object.values(fields).map(callValue) });
      continue;
    }
    const info = classOf(program, type);
    if (info === undefined) return say("input.noClass", { class: type });
    if (objects.has(id)) return say("input.twice", { id });
    const values = Object.entries(fields).map(([name, value]) => [name, callValue(value)] as const);
    objects.set(id, { class: info, fields: Object.fromEntries(values) });
  }
  return objects;
}

/** That a call on the receiver would run another method, one that overrides this one. */
function otherReceiver(program: Program, method: Method, { arguments: values, heap }: TestInput): string | undefined {
  const type = heap.find(({ id }) => id === values["this"])?.type;
  const receiver = type === undefined ? undefined : classOf(program, type);
  if (receiver === undefined || receiver === method.class || method.isStatic) return undefined;
  if (dispatch({ kind: "class", class: receiver }, method) === method) return undefined;
  return say("input.receiver", { method: method.label, class: receiver.name });
}

function callValue(value: InputValue): CallValue {
  return typeof value === "string" ? { object: value } : value;
}

function newObject(object: HeapObject | undefined): string {
  return `new ${object?.class.name ?? "object"}`;
}

type NameOf = (id: string) => Pick<Returned, "text" | "cell">;

function outcomeOf(method: Method, outcome: CallOutcome, nameOf: NameOf): RunOutcome {
  switch (outcome.kind) {
    case "returned":
      return { kind: "return", value: returned(method, outcome.value, nameOf) };
    case "exception":
      return { kind: "exception", exception: simpleName(outcome.class.name), thrown: outcome.class };
    case "exited":
      return { kind: "exit", status: outcome.status };
    case "deadlock":
      return { kind: "step-limit" };
    case "step-limit":
    case "impossible":
      return outcome;
  }
}

function returned(method: Method, value: CallValue | undefined, nameOf: NameOf): Returned {
  if (value === undefined) return { text: "nothing", primitive: undefined };
  if (value === null) return { text: "null", primitive: undefined };
  if (typeof value !== "object") {
    const isChar = showType(method.returnType) === "char" && typeof value === "number";
    return { text: isChar ? `'${String.fromCharCode(value)}'` : String(value), primitive: value };
  }
  if ("text" in value) return { text: JSON.stringify(value.text), primitive: undefined };
  return "array" in value
    ? { text: value.array, primitive: undefined }
    : { ...nameOf(value.object), primitive: undefined };
}
