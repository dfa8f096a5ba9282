import { Budget, BudgetSpent, fill } from "../../kernel/index.ts";
import type { ClassInfo, Method, Program } from "../ir/program.ts";
import { CALL_MESSAGES } from "../messages/calls.ts";
import { CallHeap, type CallValue, type HeapArray, type HeapObject } from "./call-heap.ts";
import { Console } from "./machine/console.ts";
import { Frame, HALT, hiddenCode, type Op } from "./machine/frame.ts";
import type { CodeListener } from "./machine/observe.ts";
import { Exit, OutOfSteps, OutOfTime, Thrown } from "./machine/signals.ts";
import { STEP_CLOCK } from "./machine/world.ts";
import { Machine } from "./machine.ts";
import { Deadlock } from "./threads/turns.ts";
import { SymbolicInputs, type SymbolicValue } from "./values/symbolic-inputs.ts";
import { JavaObject } from "./values/values.ts";

/** Calls are observed without the values of all variables before each instruction. */
type CallListener = Omit<CodeListener, "before">;

/** One call of one method, on a heap that is made for it. */
export interface MethodCall {
  /** Runs as it is: an override in the receiver's class does not take its place. */
  readonly method: Method;
  /** The objects and arrays that there are before the call, by name. No constructor runs for them. */
  readonly objects: ReadonlyMap<string, HeapObject | HeapArray>;
  /** The receiver first, where the method has one. */
  readonly values: readonly CallValue[];
  /** What `Symbolic.integer()` and the like give, in their order; without it, each is empty. */
  readonly inputs?: readonly SymbolicValue[] | undefined;
  /** After how many steps to give up. A step is about one instruction. */
  readonly stepLimit: number;
  /** Observes the reader's methods, from the beginning of the call on. */
  readonly listener?: CallListener | undefined;
}

export type CallOutcome =
  /** Undefined where the method returns nothing. */
  | { readonly kind: "returned"; readonly value: CallValue | undefined }
  /** It was not caught. */
  | { readonly kind: "exception"; readonly class: ClassInfo }
  /** `System.exit`. */
  | { readonly kind: "exited"; readonly status: number }
  | { readonly kind: "step-limit" }
  /** It waits for what never comes. */
  | { readonly kind: "deadlock" }
  /** Such a heap or such arguments cannot exist in Java. */
  | { readonly kind: "impossible"; readonly reason: string };

export interface CallResult {
  readonly outcome: CallOutcome;
  /** The given objects and those that can be reached from the returned value, as they are after the call. */
  readonly heap: () => ReadonlyMap<string, HeapObject>;
}

/** Steps between two looks at the clock. */
const SLICE = 10_000;

/** Calls methods of one program, each call as if nothing had run before it. Code is decoded only once. */
export class Caller {
  readonly #machine: Machine;
  #listener: CallListener | undefined;

  /** `budget` is the time of all calls together. */
  constructor(program: Program, budget = Budget.unlimited) {
    const world = {
      stepLimit: 0,
      budget,
      input: "",
      clock: STEP_CLOCK,
      console: new Console(false),
      bytes: [],
    };
    const listener: CallListener = {
      decided: (...decision) => this.#listener?.decided(...decision),
      executed: (...execution) => this.#listener?.executed(...execution),
    };
    this.#machine = new Machine(program, { ...world, inputBytes: undefined, position: 0 }, listener);
  }

  /** Makes the objects, initializes their classes, and calls the method. What is printed is dropped. Throws `BudgetSpent`. */
  call(call: MethodCall): CallResult {
    this.#machine.reset();
    this.#machine.world.stepLimit = call.stepLimit;
    this.#machine.world.symbolicInputs = call.inputs && new SymbolicInputs(call.inputs);
    this.#listener = undefined;
    // Initializers that run before the call are no part of it.
    const begin = (): void => {
      this.#listener = call.listener;
    };
    return new FreshCall(this.#machine, call, begin).run();
  }
}

class FreshCall {
  readonly #machine: Machine;
  readonly #call: MethodCall;
  readonly #begin: () => void;
  readonly #heap: CallHeap;

  constructor(machine: Machine, call: MethodCall, begin: () => void) {
    this.#machine = machine;
    this.#call = call;
    this.#begin = begin;
    this.#heap = new CallHeap(machine.types);
  }

  run(): CallResult {
    const { method, objects, values } = this.#call;
    const made = this.#heap.make(objects);
    const types = [...(method.thisVariable === undefined ? [] : [method.thisVariable]), ...method.parameters].map(
      ({ type }) => type,
    );
    const entered = made.ok ? this.#heap.enterAll(types, values) : made;
    if (!entered.ok) return this.#result({ kind: "impossible", reason: entered.reason });
    if (!method.isStatic && entered.values[0] === null)
      return this.#result({ kind: "impossible", reason: fill(CALL_MESSAGES, "no-receiver") });
    this.#machine.frame = new Frame(hiddenCode(this.#bottom()), [null, ...entered.values], undefined);
    return this.#result(this.#execute());
  }

  /** The bottom of the stack: initializes the classes that have objects and that of the method, then calls it. */
  #bottom(): readonly Op[] {
    const machine = this.#machine;
    const { method, objects, values } = this.#call;
    const classes = new Set([
      ...[...objects.values()].flatMap((made) => ("class" in made ? made.class : [])),
      method.class,
    ]);
    const ops: Op[] = [...classes].map((info, pc) => {
      const type = machine.types.ofClass(info);
      return () => (type.isReady ? pc + 1 : machine.prepare(type, pc));
    });
    const slots = values.map((_, index) => index + 1);
    const pc = ops.length;
    const shape = { slots, padded: slots, delivery: { slot: 0, set: undefined }, pc, next: pc + 1 };
    ops.push((locals) => {
      this.#begin();
      return machine.call(machine.codeOf(method), locals, shape);
    });
    ops.push(() => HALT);
    return ops;
  }

  #execute(): CallOutcome {
    const machine = this.#machine;
    const bottom = machine.frame;
    try {
      if (!this.#runToEnd()) return { kind: "step-limit" };
      if (this.#call.method.returnType.kind === "void") return { kind: "returned", value: undefined };
      return { kind: "returned", value: this.#heap.leave(bottom.locals[0] ?? null) };
    } catch (signal) {
      if (signal instanceof Exit) return { kind: "exited", status: signal.status };
      if (signal instanceof OutOfSteps) return { kind: "step-limit" };
      if (signal instanceof Deadlock) return { kind: "deadlock" };
      if (signal instanceof OutOfTime) throw new BudgetSpent(machine.world.budget.milliseconds);
      if (signal instanceof Thrown && signal.exception instanceof JavaObject)
        return { kind: "exception", class: signal.exception.type.info };
      throw signal;
    }
  }

  /** Whether it comes to its end within the steps. */
  #runToEnd(): boolean {
    const machine = this.#machine;
    const { stepLimit } = this.#call;
    while (!machine.run(Math.min(SLICE, stepLimit - machine.steps))) {
      if (machine.steps >= stepLimit) return false;
      machine.world.budget.spendNow();
    }
    return true;
  }

  #result(outcome: CallOutcome): CallResult {
    return { outcome, heap: () => this.#heap.objects() };
  }
}
